// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/notice.hpp"

#include <array>
#include <ctime>

#include "base/json_text.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

namespace {

std::string_view name_of(NoticeType type) {
  switch (type) {
    case NoticeType::Added:
      return "ADDED";
    case NoticeType::Updated:
      return "UPDATED";
    case NoticeType::Deleted:
      return "DELETED";
    case NoticeType::Synced:
      return "SYNCED";
  }
  return {};
}

std::string_view colour_of(NoticeType type) {
  switch (type) {
    case NoticeType::Added:
      return "\033[32m";
    case NoticeType::Updated:
      return "\033[33m";
    case NoticeType::Deleted:
      return "\033[31m";
    case NoticeType::Synced:
      break;
  }
  return {};
}

std::string sentence_of(const Notice& notice) {
  const std::string kind = printable(notice.resource->kind);
  const std::string name = printable(notice.key.name);
  switch (notice.type) {
    case NoticeType::Added:
      return "New " + kind + " Added to Store: " + name;
    case NoticeType::Updated:
      return printable(notice.old_name) + " " + kind + " Updated to " + name;
    case NoticeType::Deleted:
      return kind + " Deleted from Store: " + name;
    case NoticeType::Synced:
      break;
  }
  return {};
}

void append_member(std::string& out, std::string_view key, std::string_view text) {
  out.append(out.empty() ? "{\"" : ",\"").append(key).append("\":");
  append_json_string(out, text);
}

void append_member(std::string& out, std::string_view key, bool truth) {
  out.append(",\"").append(key).append(truth ? "\":true" : "\":false");
}

}  // namespace

Notice notice_of(const ApiResource& resource, const AddEvent& event) {
  return {.type = NoticeType::Added,
          .resource = &resource,
          .key = event.object->key(),
          .resource_version = event.object->resource_version(),
          .initial = event.in_initial_list};
}

Notice notice_of(const ApiResource& resource, const UpdateEvent& event) {
  return {.type = NoticeType::Updated,
          .resource = &resource,
          .key = event.new_object->key(),
          .resource_version = event.new_object->resource_version(),
          .old_name = event.old_object->name(),
          .old_resource_version = event.old_object->resource_version()};
}

Notice notice_of(const ApiResource& resource, const DeleteEvent& event) {
  return {.type = NoticeType::Deleted,
          .resource = &resource,
          .key = event.object->key(),
          .resource_version = event.object->resource_version(),
          .final_state_unknown = event.final_state_unknown};
}

std::string text_of(const Notice& notice, bool colours) {
  const std::string sentence = sentence_of(notice);
  if (!colours || sentence.empty()) return sentence;
  return std::string(colour_of(notice.type)) + sentence + "\033[0m";
}

std::string json_of(const Notice& notice) {
  std::string out;
  append_member(out, "type", name_of(notice.type));
  append_member(out, "kind", notice.resource->kind);
  append_member(out, "resource", notice.resource->plural);
  append_member(out, "key", notice.key.name.empty() ? std::string() : notice.key.to_string());
  append_member(out, "resourceVersion", notice.resource_version);
  append_member(out, "oldResourceVersion", notice.old_resource_version);
  append_member(out, "initial", notice.initial);
  append_member(out, "finalStateUnknown", notice.final_state_unknown);
  return out + "}";
}

std::string local_time(WallTime time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm local = {};
  ::localtime_r(&seconds, &local);
  std::array<char, 32> text = {};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y/%m/%d %H:%M:%S", &local);
  return {text.data(), size};
}

}  // namespace kinform::inline v0::tools
