// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/patch.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "api/object/json_pointer.hpp"
#include "server/store/json_extent.hpp"

namespace kinform::inline v0::server {
namespace {

// Limits of kube-apiserver: a small patch can otherwise make a document of any size.
constexpr std::size_t kOperationsMax = 10'000;
constexpr std::size_t kCopiedBytesMax = 3 * 1024 * 1024;
// Limits the time that a patch takes: about a second. It permits kOperationsMax insertions at the
// front of an empty array.
constexpr std::size_t kStepsMax = 64'000'000;

Error refused(std::string message) {
  return {ErrorCode::InvalidArgument, std::move(message)};
}

Error missing(std::string_view path) {
  return refused("the path \"" + std::string(path) + "\" does not exist");
}

// The location of a value: its parent, and its member name or index there.
struct MemberPlace {
  Json* holder = nullptr;
  std::string token = {};
};

// Returns the location that a JSON pointer names; empty if the pointer is malformed or the parent
// does not exist. REQUIRES: `path` is not the root.
std::optional<MemberPlace> find_place(Json& document, std::string_view path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;
  Json* const holder = document.find_at(path.substr(0, slash));
  if (holder == nullptr) return std::nullopt;
  const std::string last(path.substr(slash));
  JsonPointerReader reader(last);
  const std::optional<std::string_view> token = reader.next();
  if (!token) return std::nullopt;
  return MemberPlace{.holder = holder, .token = std::string(*token)};
}

// Inserts an element before `index`.
void insert_element(Json& array, std::size_t index, Json value) {
  array.push_back({});
  const std::span<Json> elements = array.elements();
  std::move_backward(elements.begin() + static_cast<std::ptrdiff_t>(index), elements.end() - 1,
                     elements.end());
  elements[index] = std::move(value);
}

// What the operations of a patch have used of its limits so far.
struct Usage {
  std::size_t copied_bytes = 0;
  // Elements that were shifted, and values that were visited.
  std::size_t steps = 0;
};

Result<void> spend_steps(Usage& usage, std::size_t steps) {
  usage.steps += steps;
  if (usage.steps <= kStepsMax) return {};
  return Error{ErrorCode::RequestTooLarge,
               "the operations of the JSON patch move too many values; split the patch"};
}

Result<void> check_depth(std::string_view path, const JsonExtent& value) {
  const auto levels = static_cast<std::size_t>(std::count(path.begin(), path.end(), '/'));
  if (levels + value.depth <= kStoredDepthMax) return {};
  return refused("the patched object is nested more than " + std::to_string(kStoredDepthMax) +
                 " levels deep");
}

Result<void> spend_copy(Usage& usage, std::size_t bytes) {
  usage.copied_bytes += bytes;
  if (usage.copied_bytes <= kCopiedBytesMax) return {};
  return refused("Unable to complete the copy, the accumulated size increase of copy is " +
                 std::to_string(usage.copied_bytes) + ", exceeding the limit " +
                 std::to_string(kCopiedBytesMax));
}

Result<void> add(Json& document, std::string_view path, Json value, Usage& usage) {
  const JsonExtent extent = extent_of(value);
  if (Result<void> spent = spend_steps(usage, extent.values); !spent) return spent;
  if (Result<void> checked = check_depth(path, extent); !checked) return checked;
  if (path.empty()) {
    document = std::move(value);
    return {};
  }
  const std::optional<MemberPlace> place = find_place(document, path);
  if (!place) return missing(path);
  Json& holder = *place->holder;
  if (holder.is_object()) {
    holder.set(place->token, std::move(value));
    return {};
  }
  if (!holder.is_array()) return missing(path);
  if (place->token == "-") {
    holder.push_back(std::move(value));
    return {};
  }
  const std::optional<std::size_t> index = json_pointer_index(place->token);
  if (!index || *index > holder.size()) return missing(path);
  if (Result<void> spent = spend_steps(usage, holder.size() - *index); !spent) return spent;
  insert_element(holder, *index, std::move(value));
  return {};
}

Result<void> remove(Json& document, std::string_view path, Usage& usage) {
  if (path.empty()) return refused("the whole document cannot be removed");
  const std::optional<MemberPlace> place = find_place(document, path);
  if (!place) return missing(path);
  Json& holder = *place->holder;
  if (holder.is_object() && holder.erase(place->token)) return {};
  const std::optional<std::size_t> index = json_pointer_index(place->token);
  if (!holder.is_array() || !index || *index >= holder.size()) return missing(path);
  if (Result<void> spent = spend_steps(usage, holder.size() - *index); !spent) return spent;
  holder.erase(*index);
  return {};
}

Result<void> replace(Json& document, std::string_view path, Json value) {
  Json* const found = document.find_at(path);
  if (found == nullptr) return missing(path);
  if (Result<void> checked = check_depth(path, extent_of(value)); !checked) return checked;
  *found = std::move(value);
  return {};
}

Result<void> copy(Json& document, std::string_view from, std::string_view path, Usage& usage) {
  const Json* const found = std::as_const(document).find_at(from);
  if (found == nullptr) return missing(from);
  if (Result<void> spent = spend_copy(usage, extent_of(*found).bytes); !spent) return spent;
  return add(document, path, Json(*found), usage);
}

Result<void> move(Json& document, std::string_view from, std::string_view path, Usage& usage) {
  if (path.size() > from.size() && path.substr(0, from.size()) == from &&
      path[from.size()] == '/') {
    return refused("a value cannot be moved into itself");
  }
  Json* const found = document.find_at(from);
  if (found == nullptr) return missing(from);
  Json value = std::move(*found);
  if (Result<void> removed = remove(document, from, usage); !removed) return removed;
  return add(document, path, std::move(value), usage);
}

Result<void> test(const Json& document, std::string_view path, const Json& value) {
  const Json* const found = document.find_at(path);
  if (found == nullptr && value.is_null())
    return {};  // As in kube-apiserver, null also matches a missing value.
  if (found == nullptr || !(*found == value)) {
    return refused("testing path " + std::string(path) + " failed");
  }
  return {};
}

Result<void> apply_operation(Json& document, const Json& operation, Usage& usage) {
  const std::string_view name = operation["op"].as_string();
  if (!operation.is_object() || !operation["path"].is_string()) {
    return Error{ErrorCode::Malformed, "a JSON patch operation has no path"};
  }
  const std::string_view path = operation["path"].as_string();
  const std::string_view from = operation["from"].as_string();
  if (name == "remove") return remove(document, path, usage);
  if (name == "move") return move(document, from, path, usage);
  if (name == "copy") return copy(document, from, path, usage);
  if (name == "add") return add(document, path, operation["value"], usage);
  if (name == "replace") return replace(document, path, operation["value"]);
  if (name == "test") return test(document, path, operation["value"]);
  return Error{ErrorCode::Malformed, "unexpected operation kind: " + std::string(name)};
}

}  // namespace

void apply_merge_patch(Json& document, const Json& patch) {
  if (!patch.is_object()) {
    document = patch;
    return;
  }
  if (!document.is_object()) document = Json::object();
  for (const auto& [key, value] : patch.members()) {
    if (value.is_null()) {
      document.erase(key);
    } else {
      apply_merge_patch(document[key], value);
    }
  }
}

Result<void> apply_json_patch(Json& document, const Json& patch) {
  if (!patch.is_array()) return Error{ErrorCode::Malformed, "a JSON patch must be an array"};
  if (patch.size() > kOperationsMax) {
    return Error{ErrorCode::RequestTooLarge, "The allowed maximum operations in a JSON patch is " +
                                                 std::to_string(kOperationsMax) + ", got " +
                                                 std::to_string(patch.size())};
  }
  Json changed = document;
  Usage usage;
  for (const Json& operation : patch.elements()) {
    if (Result<void> applied = apply_operation(changed, operation, usage); !applied) {
      return applied;
    }
  }
  document = std::move(changed);
  return {};
}

}  // namespace kinform::inline v0::server
