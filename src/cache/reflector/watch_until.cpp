// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/watch_until.hpp"

#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "base/user_code.hpp"
#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/building_blocks/retry_watch.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

// Returns the error of a wait whose deadline has passed. `cause` is the failure that kept it from
// seeing the server's state, if any.
Error timed_out(const std::optional<Error>& cause) {
  return {ErrorCode::Timeout,
          "timed out waiting for the condition" + (cause ? ": " + to_string(*cause) : "")};
}

// Conditions that must be met one after the other.
class ConditionSequence {
 public:
  explicit ConditionSequence(std::vector<WatchCondition> conditions)
      : conditions_(std::move(conditions)) {
    KINFORM_ASSERT(!conditions_.empty());
  }

  // Tests the event against the next conditions. Returns true once the last condition is met.
  Result<bool> test(const WatchEvent& event) {
    for (; met_ < conditions_.size(); ++met_) {
      const Result<Result<bool>> response =
          call_user_code("watch condition", [&] { return conditions_[met_](event); });
      if (!response) return response.error();
      if (!*response || !**response) return *response;
    }
    return true;
  }

 private:
  const std::vector<WatchCondition> conditions_;
  std::size_t met_ = 0;
};

// A Store that converts the calls of a Reflector to watch events, as an informer would (AUX-13),
// and tests the conditions. Refuses further calls once the outcome is known. Belongs to the
// reflector's thread.
class ConditionStore final : public Store {
 public:
  ConditionStore(const WatchUntilWithSyncOptions& options, std::vector<WatchCondition> conditions)
      : precondition_(options.precondition), conditions_(std::move(conditions)) {}

  // The result of the wait; unset until the conditions are met or one of them fails.
  [[nodiscard]] const std::optional<Result<ObjectPtr>>& outcome() const { return outcome_; }

  Result<void> add(ObjectPtr object, std::stop_token) override { return put(std::move(object)); }
  Result<void> update(ObjectPtr object, std::stop_token) override { return put(std::move(object)); }

  Result<void> remove(ObjectPtr object, std::stop_token) override {
    if (objects_.erase(ObjectKey(object->key())) == 0) return {};
    return test_event(WatchEventType::Deleted, std::move(object));
  }

  Result<void> replace(std::vector<ObjectPtr> objects, std::string /*resource_version*/,
                       std::stop_token) override {
    if (!std::exchange(synced_, true)) test_precondition(objects);
    if (outcome_) return closed();
    if (Result<void> tested = remove_all_except(objects); !tested) return tested;
    for (ObjectPtr& object : objects) {
      if (Result<void> tested = put(std::move(object)); !tested) return tested;
    }
    return {};
  }

  Result<void> resync(std::stop_token) override { return {}; }
  void bookmark(std::string_view) override {}

 private:
  static Error closed() { return {ErrorCode::Closed, "watch_until: the outcome is already known"}; }

  void test_precondition(const std::vector<ObjectPtr>& objects) {
    if (!precondition_) return;
    const Result<Result<bool>> response =
        call_user_code("watch precondition", [&] { return precondition_(objects); });
    if (!response) {
      outcome_ = response.error();
    } else if (!*response) {
      outcome_ = response->error();
    } else if (**response) {
      outcome_ = ObjectPtr();
    }
  }

  Result<void> put(ObjectPtr object) {
    ObjectPtr& place = objects_[ObjectKey(object->key())];
    const bool is_new = !place;
    const bool is_same = place && place->uid() == object->uid() &&
                         place->resource_version() == object->resource_version();
    place = object;
    if (is_same) return {};
    return test_event(is_new ? WatchEventType::Added : WatchEventType::Modified, std::move(object));
  }

  Result<void> remove_all_except(const std::vector<ObjectPtr>& objects) {
    std::map<ObjectKey, ObjectPtr> gone = objects_;
    for (const ObjectPtr& object : objects) gone.erase(ObjectKey(object->key()));
    for (auto& [key, object] : gone) {
      objects_.erase(key);
      if (Result<void> tested = test_event(WatchEventType::Deleted, std::move(object)); !tested)
        return tested;
    }
    return {};
  }

  Result<void> test_event(WatchEventType type, ObjectPtr object) {
    const Result<bool> met = conditions_.test({.type = type, .object = object});
    if (met && !*met) return {};
    outcome_ = met ? Result<ObjectPtr>(std::move(object)) : Result<ObjectPtr>(met.error());
    return closed();
  }

  const std::function<Result<bool>(const std::vector<ObjectPtr>&)> precondition_;
  ConditionSequence conditions_;
  std::map<ObjectKey, ObjectPtr> objects_;
  bool synced_ = false;
  std::optional<Result<ObjectPtr>> outcome_;
};

}  // namespace

Result<ObjectPtr> watch_until(ListerWatcher& lister_watcher, WatchUntilOptions options,
                              std::vector<WatchCondition> conditions, std::stop_token stop) {
  ConditionSequence sequence(std::move(conditions));
  const Result<std::unique_ptr<RetryWatch>> watch =
      RetryWatch::from(lister_watcher, std::move(options.resource_version),
                       {.logger = std::move(options.logger), .clock = options.clock});
  if (!watch) return watch.error();
  while (true) {
    const Duration rest = options.deadline == TimePoint::max()
                              ? Duration::max()
                              : options.deadline - options.clock->now();
    Result<WatchRead> read = (*watch)->next(rest, stop);
    if (!read) return read.error();
    if (read->progress == WatchProgress::NothingYet) {
      if (options.clock->now() >= options.deadline) return timed_out((*watch)->retried_error());
      continue;
    }
    if (read->event.type == WatchEventType::Error) return std::move(read->event.error);
    const Result<bool> met = sequence.test(read->event);
    if (!met) return met.error();
    if (*met) return std::move(read->event.object);
  }
}

Result<ObjectPtr> watch_until_with_sync(ListerWatcher& lister_watcher,
                                        WatchUntilWithSyncOptions options,
                                        std::vector<WatchCondition> conditions,
                                        std::stop_token stop) {
  Clock& clock = *options.reflector.clock;
  ConditionStore store(options, std::move(conditions));
  Reflector reflector(lister_watcher, store, std::move(options.reflector));
  while (!store.outcome()) {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "watch: stopped"};
    if (clock.now() >= options.deadline) {
      const ReflectorStatus status = reflector.status();
      return timed_out(status.failing_since ? status.last_error : std::nullopt);
    }
    std::ignore = cache::ReflectorStepper::step(reflector, options.deadline, stop);
  }
  return *store.outcome();
}

}  // namespace kinform::inline v0
