// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/objects.hpp"

#include <utility>

#include "base/json_text.hpp"

namespace kinform::inline v0::test_support {

namespace {

void append_member(std::string& json, std::string_view key, std::string_view text) {
  if (json.back() != '{') json += ',';
  append_json_string(json, key);
  json += ':';
  append_json_string(json, text);
}

void append_member_if(std::string& json, std::string_view key, std::string_view text) {
  if (!text.empty()) append_member(json, key, text);
}

void append_map(std::string& json, std::string_view key,
                const std::map<std::string, std::string>& map) {
  if (map.empty()) return;
  if (json.back() != '{') json += ',';
  append_json_string(json, key);
  json += ":{";
  for (const auto& [name, text] : map) append_member(json, name, text);
  json += '}';
}

WatchEvent event_of(WatchEventType type, ObjectPtr object) {
  return {.type = type, .object = std::move(object)};
}

}  // namespace

ObjectPtr make_object(const ObjectFields& fields) {
  std::string json = "{";
  append_member_if(json, "apiVersion", fields.api_version);
  append_member_if(json, "kind", fields.kind);
  json += json.back() == '{' ? "\"metadata\":{" : ",\"metadata\":{";
  append_member_if(json, "name", fields.name);
  append_member_if(json, "namespace", fields.namespace_name);
  append_member(
      json, "uid",
      fields.uid.empty() ? "uid-of-" + fields.namespace_name + "-" + fields.name : fields.uid);
  append_member_if(json, "resourceVersion", fields.resource_version);
  append_map(json, "labels", fields.labels);
  append_map(json, "annotations", fields.annotations);
  json += '}';
  if (!fields.extra.empty()) json += "," + fields.extra;
  json += '}';
  return parse_object(json).value();
}

ObjectPtr make_object(std::string_view kind, std::string_view namespace_name, std::string_view name,
                      std::string_view resource_version, std::string_view extra) {
  return make_object({.kind = std::string(kind),
                      .namespace_name = std::string(namespace_name),
                      .name = std::string(name),
                      .resource_version = std::string(resource_version),
                      .extra = std::string(extra)});
}

ObjectPtr make_pod(std::string_view key, std::string_view resource_version,
                   std::string_view extra) {
  const ObjectKey parsed = ObjectKey::parse(key).value();
  return make_object("Pod", parsed.namespace_name, parsed.name, resource_version, extra);
}

WatchEvent added(ObjectPtr object) {
  return event_of(WatchEventType::Added, std::move(object));
}

WatchEvent modified(ObjectPtr object) {
  return event_of(WatchEventType::Modified, std::move(object));
}

WatchEvent deleted(ObjectPtr object) {
  return event_of(WatchEventType::Deleted, std::move(object));
}

WatchEvent bookmark(std::string_view resource_version, std::string_view kind) {
  return event_of(
      WatchEventType::Bookmark,
      make_object({.kind = std::string(kind), .resource_version = std::string(resource_version)}));
}

WatchEvent initial_events_end(std::string_view resource_version, std::string_view kind) {
  return event_of(WatchEventType::Bookmark,
                  make_object({.kind = std::string(kind),
                               .resource_version = std::string(resource_version),
                               .annotations = {{"k8s.io/initial-events-end", "true"}}}));
}

WatchEvent error_event(Error error) {
  return {.type = WatchEventType::Error, .object = nullptr, .error = std::move(error)};
}

}  // namespace kinform::inline v0::test_support
