// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/patch.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "api/object/json_pointer.hpp"

namespace kinform::inline v0::server {
namespace {

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

// Inserts an element before `index`. Rebuilds the array, because Json can only append.
void insert_element(Json& array, std::size_t index, Json value) {
  std::vector<Json> elements;
  for (Json& element : array.elements()) elements.push_back(std::move(element));
  elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(index), std::move(value));
  array = Json::array_of(std::move(elements));
}

Result<void> add(Json& document, std::string_view path, Json value) {
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
  insert_element(holder, *index, std::move(value));
  return {};
}

Result<void> remove(Json& document, std::string_view path) {
  if (path.empty()) return refused("the whole document cannot be removed");
  const std::optional<MemberPlace> place = find_place(document, path);
  if (!place) return missing(path);
  Json& holder = *place->holder;
  if (holder.is_object() && holder.erase(place->token)) return {};
  const std::optional<std::size_t> index = json_pointer_index(place->token);
  if (!holder.is_array() || !index || *index >= holder.size()) return missing(path);
  holder.erase(*index);
  return {};
}

Result<void> replace(Json& document, std::string_view path, Json value) {
  Json* const found = document.find_at(path);
  if (found == nullptr) return missing(path);
  *found = std::move(value);
  return {};
}

Result<void> copy(Json& document, std::string_view from, std::string_view path) {
  const Json* const found = std::as_const(document).find_at(from);
  if (found == nullptr) return missing(from);
  return add(document, path, Json(*found));
}

Result<void> move(Json& document, std::string_view from, std::string_view path) {
  if (path.size() > from.size() && path.substr(0, from.size()) == from &&
      path[from.size()] == '/') {
    return refused("a value cannot be moved into itself");
  }
  const Json* const found = std::as_const(document).find_at(from);
  if (found == nullptr) return missing(from);
  Json value = *found;
  if (Result<void> removed = remove(document, from); !removed) return removed;
  return add(document, path, std::move(value));
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

Result<void> apply_operation(Json& document, const Json& operation) {
  const std::string_view name = operation["op"].as_string();
  if (!operation.is_object() || !operation["path"].is_string()) {
    return Error{ErrorCode::Malformed, "a JSON patch operation has no path"};
  }
  const std::string_view path = operation["path"].as_string();
  const std::string_view from = operation["from"].as_string();
  if (name == "remove") return remove(document, path);
  if (name == "move") return move(document, from, path);
  if (name == "copy") return copy(document, from, path);
  if (name == "add") return add(document, path, operation["value"]);
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
  Json changed = document;
  for (const Json& operation : patch.elements()) {
    if (Result<void> applied = apply_operation(changed, operation); !applied) return applied;
  }
  document = std::move(changed);
  return {};
}

}  // namespace kinform::inline v0::server
