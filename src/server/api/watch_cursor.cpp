// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/watch_cursor.hpp"

#include <algorithm>

#include "codec/protobuf/wire_writer.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kEndOfStateAnnotation =
    R"(,"annotations":{"k8s.io/initial-events-end":"true"})";

bool is_in_namespace(const Entry& entry, const std::string& namespace_name) {
  if (namespace_name.empty()) return true;
  const std::string& key = entry.key();
  return key.size() > namespace_name.size() && key[namespace_name.size()] == '/' &&
         key.compare(0, namespace_name.size(), namespace_name) == 0;
}

}  // namespace

WatchCursor::WatchCursor(WatchScope scope, const WatchStart& start, WatchCache& cache)
    : scope_(std::move(scope)), cache_reload_count_(cache.reload_count()) {
  if (start.after) {
    position_ = *start.after;
    return;
  }
  position_ = cache.version();
  for (const auto& [key, entry] : cache.collection(*scope_.kind).current()) {
    if (is_in_scope(entry)) state_.push_back(entry);
  }
  if (start.marks_end_of_state) marker_due_ = Marker::Annotated;
}

WatchCursor::WatchCursor(const Failure& failure, Encoding encoding)
    : scope_{.format = {.encoding = encoding}}, failure_(failure) {}

void WatchCursor::replace_marker(Marker marker) {
  if (marker_due_ != Marker::None) marker_due_ = marker;
}

void WatchCursor::end_after(std::size_t events) {
  events_left_ = events;
  ended_ = events == 0;
}

std::string WatchCursor::read(WatchCache& cache, std::size_t bytes_max) {
  std::string out;
  if (ended_) return out;
  if (failure_) {
    append_error(out, *failure_);
    return out;
  }
  append_state(out, cache, bytes_max);
  if (state_.empty() && !ended_) append_changes(out, cache, bytes_max);
  // If the custom kind is no longer served, the watch ends after its last event.
  if (out.empty() && scope_.kind->custom != nullptr && !scope_.kind->custom->served) ended_ = true;
  return out;
}

void WatchCursor::append_state(std::string& out, WatchCache& cache, std::size_t bytes_max) {
  while (!state_.empty() && !ended_ && out.size() < bytes_max) {
    append_event(out, cache, "ADDED", *state_.front());
    state_.pop_front();
  }
  if (!state_.empty() || ended_ || marker_due_ == Marker::None) return;
  append_bookmark(out, marker_due_);
  marker_due_ = Marker::None;
}

void WatchCursor::append_changes(std::string& out, WatchCache& cache, std::size_t bytes_max) {
  const Collection& collection = cache.collection(*scope_.kind);
  if (position_ < collection.floor() || cache_reload_count_ != cache.reload_count()) {
    append_error(out, expired("too old resource version: " + std::to_string(position_) + " (" +
                              std::to_string(collection.floor() + 1) + ")"));
    return;
  }
  const std::deque<StoredChange>& changes = collection.changes();
  for (auto change = collection.first_after(position_); change != changes.end(); ++change) {
    if (out.size() >= bytes_max || ended_) return;
    if (!change->is_hidden) append_change(out, cache, *change);
    position_ = change->version;
  }
  // All events of this resource are sent; newer versions belong to writes to other resources. Skip
  // them, so that bookmarks report the newest version and the position does not expire.
  position_ = std::max(position_, cache.version());
}

// Appends the event for a change. With a selector, an object that starts to match is sent as ADDED
// and one that stops matching as DELETED (SV-38).
void WatchCursor::append_change(std::string& out, WatchCache& cache, const StoredChange& change) {
  const bool matched = is_in_scope(change.before);
  const bool matches = is_in_scope(change.after);
  if (matches) {
    append_event(out, cache, matched ? "MODIFIED" : "ADDED", *change.after);
  } else if (matched) {
    const EntryPtr gone =
        change.deleted != nullptr ? change.deleted : change.before->at_version(change.version);
    append_event(out, cache, "DELETED", *gone);
  }
}

void WatchCursor::append_event(std::string& out, WatchCache& cache, std::string_view type,
                               const Entry& entry) {
  if (scope_.format.encoding == Encoding::Protobuf) {
    const EntryForm form = scope_.format.form;
    codec::append_watch_frame(out, type, type_of(*scope_.kind, form),
                              entry.message(form, cache.message_encoder()));
  } else {
    out.append(R"({"type":")").append(type).append(R"(","object":)");
    if (scope_.table != nullptr) {
      scope_.table->append_object(out, entry, headers_);
      headers_ = TableHeaders::Hidden;
    } else {
      entry.append_to(out, scope_.format.form, *scope_.kind);
    }
    out += "}\n";
  }
  if (--events_left_ == 0) ended_ = true;
}

void WatchCursor::append_object(std::string& out, std::string_view event,
                                std::string_view object) const {
  if (scope_.format.encoding == Encoding::Protobuf) {
    codec::append_watch_frame(out, event, protobuf_from_json(object));
    return;
  }
  out.append(R"({"type":")").append(event).append(R"(","object":)");
  out.append(object).append("}\n");
}

void WatchCursor::append_bookmark(std::string& out, Marker marker) const {
  std::string metadata = R"({"resourceVersion":")" + std::to_string(position_) + "\"";
  if (marker == Marker::Annotated) metadata += kEndOfStateAnnotation;
  metadata += '}';
  std::string object;
  if (scope_.table != nullptr) {
    scope_.table->append_empty(object, metadata);
  } else {
    const codec::TypeMeta type = type_of(*scope_.kind, scope_.format.form);
    object = R"({"kind":")" + type.kind + R"(","apiVersion":")" + type.api_version +
             R"(","metadata":)" + metadata + "}";
  }
  append_object(out, "BOOKMARK", object);
}

void WatchCursor::append_error(std::string& out, const Failure& failure) {
  append_object(out, "ERROR", failure.to_json().to_json());
  ended_ = true;
}

std::string WatchCursor::bookmark(WatchCache& cache) {
  std::string out;
  const bool sent_everything = state_.empty() && marker_due_ == Marker::None && !failure_ &&
                               !ended_ && position_ == cache.version();
  if (sent_everything) append_bookmark(out, Marker::Plain);
  return out;
}

bool WatchCursor::is_in_scope(const EntryPtr& entry) const {
  return entry != nullptr && is_in_namespace(*entry, scope_.namespace_name) &&
         entry->matches(scope_.labels, scope_.fields);
}

}  // namespace kinform::inline v0::server
