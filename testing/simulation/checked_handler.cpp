// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/checked_handler.hpp"

#include <stdexcept>
#include <utility>

namespace kinform::inline v0::test_support {

CheckedHandler::CheckedHandler(HandlerContext context, HandlerHabits habits)
    : world_(context), habits_(std::move(habits)) {}

EventHandler<> CheckedHandler::handler() {
  return {.on_add = [this](const AddEvent& event) { on_add(event); },
          .on_update = [this](const UpdateEvent& event) { on_update(event); },
          .on_delete = [this](const DeleteEvent& event) { on_delete(event); }};
}

void CheckedHandler::leave() {
  present_ = false;
  registration_.remove();
}

void CheckedHandler::on_add(const AddEvent& event) {
  begin_call(event.in_initial_list ? "hears of initial" : "hears of new", event.object);
  LastDelivered& last = last_delivered_[ObjectKey(event.object->key())];
  if (last.object) {
    report(ViolationKind::IllegalHistory,
           "addition of " + describe(event.object) + " after " + describe(last.object));
  }
  check_order(last, event.object);
  check_cache_had(event.object, world_.history.written_at(write_number(event.object)));
  last = {event.object, world_.history.written_at(write_number(event.object))};
  if (event.in_initial_list) ++initial_adds_;
  end_call();
}

void CheckedHandler::on_update(const UpdateEvent& event) {
  begin_call("hears of update to", event.new_object);
  const ObjectKey key(event.new_object->key());
  LastDelivered& last = last_delivered_[key];
  if (write_number(last.object) != write_number(event.old_object)) {
    report(ViolationKind::IllegalHistory, "update from " + describe(event.old_object) + " to " +
                                              describe(event.new_object) + " after " +
                                              describe(last.object));
  }
  const bool is_unchanged = write_number(event.old_object) == write_number(event.new_object);
  if (is_unchanged) ++unchanged_[key];
  check_order(last, event.new_object);
  check_cache_had(event.new_object, world_.history.written_at(write_number(event.new_object)));
  last = {event.new_object, world_.history.written_at(write_number(event.new_object))};
  end_call();
}

void CheckedHandler::on_delete(const DeleteEvent& event) {
  begin_call(event.final_state_unknown ? "hears of missed deletion of" : "hears of deletion of",
             event.object);
  LastDelivered& last = last_delivered_[ObjectKey(event.object->key())];
  const Revision revision = parse_revision(event.object->resource_version());
  if (!is_end_of(last, event.object)) {
    report(ViolationKind::IllegalHistory,
           "deletion of " + describe(event.object) + " after " + describe(last.object));
  } else if (event.final_state_unknown) {
    const bool is_cached =
        write_number(world_.cache.get(event.object->key())) == write_number(event.object);
    if (is_cached && world_.cache.moment().era == era_) {
      report(ViolationKind::HandlerBeforeCache, "the cache still has " + describe(event.object));
    }
    last.object = nullptr;
  } else {
    const bool is_replaced = !world_.history.is_part_of(last.moment, world_.cache.moment().era);
    if (!is_replaced && revision <= last.moment.revision) {
      report(ViolationKind::VersionWentBack,
             "deletion of " + describe(event.object) + " after " + to_string(last.moment));
    }
    const Moment deleted{era_, revision};
    check_cache_had(event.object, deleted);
    last = {.moment = deleted};
  }
  end_call();
}

void CheckedHandler::begin_call(std::string_view what, const ObjectPtr& object) {
  ++calls_;
  world_.trace.add("handler " + habits_.name + " " + std::string(what), describe(object));
  if (!present_) report(ViolationKind::CallAfterRemoval, "it was called after its removal");
  if (silenced_)
    report(ViolationKind::CallAfterRemoval, "it was called after the informer had stopped");
}

void CheckedHandler::end_call() {
  if (world_.random.chance(habits_.leaves_from_call)) {
    world_.trace.add("handler " + habits_.name + " leaves from its call");
    leave();
  }
  if (world_.random.chance(habits_.throws)) throw std::runtime_error("exception from a handler");
}

// True if a deletion may deliver the object `deleted`: normally only the last state delivered. A
// relist that detects a deletion delivers the last cached state; the next watch may then deliver
// the same deletion again, with the real final state (DF-04).
bool CheckedHandler::is_end_of(const LastDelivered& last, const ObjectPtr& deleted) const {
  if (!last.object) return false;
  if (write_number(last.object) == write_number(deleted)) return true;
  return world_.faults.counts()[static_cast<std::size_t>(Fault::RepeatedEvent)] > 0;
}

// Reports a violation unless the new state is later in the same history; or a restored backup has
// replaced that history by one without the old state, and the cache already shows the new one.
void CheckedHandler::check_order(const LastDelivered& last, const ObjectPtr& object) {
  const History& history = world_.history;
  const Moment& written = history.written_at(write_number(object));
  const bool is_first = last.moment == Moment();
  for (std::size_t era = era_; era <= world_.cache.moment().era; ++era) {
    if (!history.is_part_of(written, era)) continue;
    const bool is_later = is_first || !history.is_part_of(last.moment, era) ||
                          last.moment.revision <= written.revision;
    if (!is_later) continue;
    era_ = era;
    return;
  }
  // Do not report a state that is newer than the cache here: check_cache_had() reports it.
  if (written.era > world_.cache.moment().era) return;
  report(ViolationKind::VersionWentBack,
         describe(object) + " of " + to_string(written) + " after " + to_string(last.moment));
}

void CheckedHandler::check_cache_had(const ObjectPtr& object, const Moment& moment) {
  const Moment& cached = world_.cache.moment();
  if (cached.era > moment.era || cached.revision >= moment.revision) return;
  report(ViolationKind::HandlerBeforeCache, "it received " + describe(object) + " of " +
                                                to_string(moment) + ", the cache is at " +
                                                to_string(cached));
}

void CheckedHandler::check_synced(std::optional<std::size_t> initial) const {
  if (!present_ || !registration_.has_synced()) return;
  if (initial && initial_adds_ >= *initial) return;
  world_.referee.report(ViolationKind::SyncedTooEarly,
                        "handler " + habits_.name + " is synced after " +
                            std::to_string(initial_adds_) + " initial additions of " +
                            (initial ? std::to_string(*initial) : "an unknown number"));
}

bool CheckedHandler::equals(const State& state) const {
  std::size_t present = 0;
  for (const auto& [key, last] : last_delivered_) {
    if (!last.object) continue;
    ++present;
    const auto found = state.find(key);
    if (found == state.end() || write_number(found->second) != write_number(last.object)) {
      return false;
    }
  }
  return present == state.size();
}

void CheckedHandler::report(ViolationKind kind, const std::string& what) {
  world_.referee.report(kind, "handler " + habits_.name + ": " + what);
}

}  // namespace kinform::inline v0::test_support
