// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/history.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {

namespace {

std::string spec_of(std::int64_t number) {
  // Any number of a pod will do that is in its protobuf form, too.
  return R"("spec":{"priority":)" + std::to_string(number) + "}";
}

ObjectFields fields_of(const Object& object) {
  return {.namespace_name = std::string(object.namespace_name()),
          .name = std::string(object.name()),
          .resource_version = std::string(object.resource_version()),
          .uid = std::string(object.uid()),
          .extra = spec_of(write_number(object))};
}

// Returns the same content with another version.
ObjectPtr with_version(const Object& object, Revision revision) {
  ObjectFields fields = fields_of(object);
  fields.resource_version = std::to_string(revision);
  return make_object(fields);
}

}  // namespace

std::string to_string(const Moment& moment) {
  return "#" + std::to_string(moment.era) + "@" + std::to_string(moment.revision);
}

std::optional<WatchEvent> Write::event() const {
  if (shown) return shown_before ? modified(object) : added(object);
  if (shown_before) return deleted(removed);
  return std::nullopt;
}

std::int64_t write_number(const Object& object) {
  return object["spec"]["priority"].as_int64();
}

std::int64_t write_number(const ObjectPtr& object) {
  return object ? write_number(*object) : 0;
}

ObjectPtr transformed(const Object& object) {
  ObjectFields fields = fields_of(object);
  fields.extra += R"(,"transformed":true)";
  return make_object(fields);
}

bool is_transformed(const Object& object) {
  return object["transformed"].as_bool();
}

std::string describe(const ObjectPtr& object) {
  if (!object) return "none";
  return object->key().to_string() + "@" + std::string(object->resource_version()) + " (write " +
         std::to_string(write_number(object)) + ")";
}

Revision parse_revision(std::string_view resource_version) {
  Revision revision = -1;
  const char* const end = resource_version.data() + resource_version.size();
  const auto [rest, error] = std::from_chars(resource_version.data(), end, revision);
  return error == std::errc() && rest == end ? revision : -1;
}

History::History() : eras_(1), written_at_(1) {}

ObjectPtr History::make_object(const ObjectKey& key, const std::string& uid, bool shown) {
  const auto number = static_cast<std::int64_t>(written_at_.size());
  written_at_.push_back(now());
  ObjectFields fields{.namespace_name = key.namespace_name,
                      .name = key.name,
                      .resource_version = std::to_string(revision_),
                      .uid = uid,
                      .labels = {{"tier", shown ? "front" : "back"}},
                      .extra = spec_of(number)};
  return test_support::make_object(fields);
}

void History::put(const ObjectKey& key, bool shown) {
  ++revision_;
  const Write* before = newest(key);
  if (before != nullptr && !before->object) before = nullptr;
  const std::string uid =
      before != nullptr ? std::string(before->object->uid()) : "uid-" + std::to_string(++created_);
  Write write{.moment = now(), .object = make_object(key, uid, shown), .shown = shown};
  if (before != nullptr) {
    write.removed = with_version(*before->object, revision_);
    write.shown_before = before->shown;
  }
  eras_.back().writes.push_back(std::move(write));
}

void History::remove(const ObjectKey& key) {
  KINFORM_ASSERT(exists(key));
  ++revision_;
  const Write* before = newest(key);
  Write write{.moment = now(),
              .removed = with_version(*before->object, revision_),
              .shown_before = before->shown};
  eras_.back().writes.push_back(std::move(write));
}

void History::restore(Revision revision, Revision next) {
  KINFORM_ASSERT(revision <= revision_ && next >= revision);
  const std::span<const Write> kept = writes(0, revision);
  eras_.back().last = revision_;
  Era era{.forked = revision, .writes = {kept.begin(), kept.end()}};
  eras_.push_back(std::move(era));
  revision_ = next;
}

const Write* History::newest(const ObjectKey& key) const {
  const std::vector<Write>& all = eras_.back().writes;
  const auto found = std::find_if(all.rbegin(), all.rend(),
                                  [&](const Write& write) { return write.key() == key; });
  return found == all.rend() ? nullptr : &*found;
}

bool History::exists(const ObjectKey& key) const {
  const Write* write = newest(key);
  return write != nullptr && write->object;
}

State History::state(const Moment& moment) const {
  State state;
  advance(state, {moment.era, 0}, moment.revision);
  return state;
}

void History::advance(State& state, const Moment& from, Revision to) const {
  for (const Write& write : writes(from.era, from.revision, to)) {
    // Erases before inserting, because the map's key points into the stored object.
    state.erase(write.key());
    if (write.shown) state.emplace(write.object->key(), write.object);
  }
}

bool History::has_been(const Moment& moment) const {
  if (moment.era >= eras_.size()) return false;
  const bool is_over = moment.era + 1 < eras_.size();
  return moment.revision <= (is_over ? eras_[moment.era].last : revision_);
}

bool History::is_part_of(const Moment& written, std::size_t era) const {
  if (era < written.era) return false;
  for (std::size_t i = written.era + 1; i <= era; ++i) {
    if (written.revision > eras_[i].forked) return false;
  }
  return true;
}

bool History::is_continuous(const Moment& earlier, const Moment& later) const {
  return is_part_of(earlier, later.era) && earlier.revision <= later.revision;
}

std::span<const Write> History::writes(std::size_t era, Revision after, Revision last) const {
  const std::vector<Write>& all = eras_[era].writes;
  const auto is_behind = [](Revision revision, const Write& write) {
    return revision < write.moment.revision;
  };
  const auto first = std::upper_bound(all.begin(), all.end(), after, is_behind);
  const auto end = std::upper_bound(first, all.end(), last, is_behind);
  return {first, end};
}

const Moment& History::written_at(std::int64_t number) const {
  return written_at_.at(static_cast<std::size_t>(number));
}

}  // namespace kinform::inline v0::test_support
