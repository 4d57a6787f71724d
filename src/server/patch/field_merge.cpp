// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/field_merge.hpp"

#include <string>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

namespace kinform::inline v0::server {
namespace {

bool is_list(Granularity granularity) {
  return granularity == Granularity::ListMap || granularity == Granularity::ListSet;
}

bool is_atomic(const Json& value, const FieldShape& shape) {
  return shape.granularity(value) == Granularity::Atomic || value.empty();
}

std::string member_step(std::string_view key) {
  return "f:" + std::string(key);
}

// Returns the elements of a list, each with its name in a FieldSet, such as `k:{"name":"a"}`. An
// element that lacks its keys is named by its index. Of elements with the same name, only the first
// is returned.
std::vector<std::pair<std::string, const Json*>> elements_by_step(const Json& list,
                                                                  const FieldShape& shape) {
  std::vector<std::pair<std::string, const Json*>> elements;
  absl::flat_hash_map<std::string, bool> known;
  std::size_t index = 0;
  for (const Json& element : list.elements()) {
    std::string step = shape.step_to(element).value_or("i:" + std::to_string(index));
    if (known.emplace(step, true).second) elements.emplace_back(std::move(step), &element);
    ++index;
  }
  return elements;
}

void erase_empty(FieldSet& set, const std::string& step) {
  const auto found = set.children.find(step);
  if (found != set.children.end() && found->second.empty()) set.children.erase(found);
}

void compare(const Json& before, const Json& after, const FieldShape& shape, FieldSet& set,
             FieldSet& removed);

// Compares one member or element before (`left`) and after a change (`right`); null if it does not
// exist on that side. Adds its new and changed fields to `set` and its removed fields to `removed`,
// both under the name `step`.
void compare_children(const Json* left, const Json* right, const FieldShape& shape,
                      const std::string& step, FieldSet& set, FieldSet& removed) {
  if (left == nullptr) {
    set.children[step] = all_fields(*right, shape);
  } else if (right == nullptr) {
    removed.children[step] = all_fields(*left, shape);
  } else {
    compare(*left, *right, shape, set.children[step], removed.children[step]);
    erase_empty(set, step);
    erase_empty(removed, step);
  }
}

void compare_lists(const Json& before, const Json& after, const FieldShape& shape, FieldSet& set,
                   FieldSet& removed) {
  const auto left = elements_by_step(before, shape);
  const auto right = elements_by_step(after, shape);
  const absl::flat_hash_map<std::string, const Json*> had(left.begin(), left.end());
  const absl::flat_hash_map<std::string, const Json*> has(right.begin(), right.end());
  const FieldShape element = shape.element();
  for (const auto& [step, value] : left) {
    const auto there = has.find(step);
    const Json* const now = there == has.end() ? nullptr : there->second;
    compare_children(value, now, element, step, set, removed);
    if (now == nullptr) removed.children[step].owned = true;
  }
  for (const auto& [step, value] : right) {
    if (had.find(step) != had.end()) continue;
    compare_children(nullptr, value, element, step, set, removed);
    set.children[step].owned = true;
  }
}

void compare(const Json& before, const Json& after, const FieldShape& shape, FieldSet& set,
             FieldSet& removed) {
  const Granularity left = shape.granularity(before);
  const Granularity right = shape.granularity(after);
  if (left != right || left == Granularity::Atomic) {
    if (!(before == after)) set.owned = true;
    return;
  }
  if (is_list(left)) return compare_lists(before, after, shape, set, removed);
  for (const auto& [key, value] : before.members()) {
    compare_children(&value, after.find(key), shape.member(key), member_step(key), set, removed);
  }
  for (const auto& [key, value] : after.members()) {
    if (before.contains(key)) continue;
    compare_children(nullptr, &value, shape.member(key), member_step(key), set, removed);
  }
}

Result<void> state(const Json& value, const FieldShape& shape, FieldSet& set) {
  if (is_atomic(value, shape)) {
    set.owned = true;
    return {};
  }
  if (!is_list(shape.granularity(value))) {
    for (const auto& [key, member] : value.members()) {
      Result<void> below = state(member, shape.member(key), set.children[member_step(key)]);
      if (!below) return below;
    }
    return {};
  }
  std::size_t index = 0;
  for (const Json& element : value.elements()) {
    const std::optional<std::string> step = shape.step_to(element);
    const std::string where = "element " + std::to_string(index++);
    if (!step) {
      return Error{ErrorCode::InvalidArgument,
                   where + ": associative list with keys has an element that omits key field"};
    }
    FieldSet& child = set.children[*step];
    if (child.owned) {
      return Error{ErrorCode::InvalidArgument, where + ": duplicate entries for key " + *step};
    }
    Result<void> below = state(element, shape.element(), child);
    if (!below) return below;
    child.owned = true;
  }
  return {};
}

void merge_lists(Json& object, const Json& configuration, const FieldShape& shape) {
  absl::flat_hash_map<std::string, std::size_t> places;
  std::size_t index = 0;
  for (const Json& element : std::as_const(object).elements()) {
    if (const auto step = shape.step_to(element)) places.emplace(*step, index);
    ++index;
  }
  for (const Json& element : configuration.elements()) {
    const std::optional<std::string> step = shape.step_to(element);
    const auto place = step ? places.find(*step) : places.end();
    if (place == places.end()) {
      object.push_back(element);
    } else {
      merge_fields(object[place->second], element, shape.element());
    }
  }
}

// Returns whether the set of fields that must stay, at this node of the object, is not empty.
bool is_kept(const FieldSet* kept) {
  return kept != nullptr && !kept->empty();
}

void remove_elements(Json& list, const FieldSet& removed, const FieldSet& kept,
                     const FieldShape& shape) {
  std::vector<Json> left;
  for (Json& element : list.elements()) {
    const std::optional<std::string> step = shape.step_to(element);
    const FieldSet* const unwanted = step ? removed.find(*step) : nullptr;
    const FieldSet* const wanted = step ? kept.find(*step) : nullptr;
    if (unwanted != nullptr && unwanted->owned && !is_kept(wanted)) continue;
    if (unwanted != nullptr) {
      remove_fields(element, *unwanted, wanted == nullptr ? FieldSet() : *wanted, shape.element());
    }
    left.push_back(std::move(element));
  }
  list = Json::array_of(std::move(left));
}

void remove_members(Json& object, const FieldSet& removed, const FieldSet& kept,
                    const FieldShape& shape) {
  std::vector<std::string> gone;
  for (auto& [key, member] : object.members()) {
    const FieldSet* const unwanted = removed.find(member_step(key));
    if (unwanted == nullptr) continue;
    const FieldSet* const wanted = kept.find(member_step(key));
    if (!is_atomic(member, shape.member(key)) && !unwanted->children.empty()) {
      remove_fields(member, *unwanted, wanted == nullptr ? FieldSet() : *wanted, shape.member(key));
      if (member.empty() && !is_kept(wanted)) gone.push_back(key);
    } else if (unwanted->owned && !is_kept(wanted)) {
      gone.push_back(key);
    }
  }
  for (const std::string& key : gone) object.erase(key);
}

}  // namespace

Result<FieldSet> stated_fields(const Json& object, const FieldShape& shape) {
  FieldSet set;
  const Result<void> stated = state(object, shape, set);
  if (!stated) return stated.error();
  return set;
}

FieldSet all_fields(const Json& object, const FieldShape& shape) {
  FieldSet set;
  if (is_atomic(object, shape)) {
    set.owned = true;
    return set;
  }
  const Granularity granularity = shape.granularity(object);
  if (is_list(granularity)) {
    for (const auto& [step, element] : elements_by_step(object, shape)) {
      FieldSet child = all_fields(*element, shape.element());
      child.owned = true;
      set.children.emplace(step, std::move(child));
    }
    return set;
  }
  set.owned = granularity == Granularity::Map;
  for (const auto& [key, member] : object.members()) {
    set.children.emplace(member_step(key), all_fields(member, shape.member(key)));
  }
  return set;
}

FieldChanges compare_fields(const Json& before, const Json& after, const FieldShape& shape) {
  FieldChanges changes;
  compare(before, after, shape, changes.set, changes.removed);
  return changes;
}

void merge_fields(Json& object, const Json& configuration, const FieldShape& shape) {
  const Granularity granularity = shape.granularity(configuration);
  if (granularity == Granularity::Atomic || shape.granularity(object) != granularity) {
    object = configuration;
    return;
  }
  if (is_list(granularity)) return merge_lists(object, configuration, shape);
  for (const auto& [key, value] : configuration.members()) {
    if (value.is_null()) {
      object.erase(key);
    } else {
      merge_fields(object[key], value, shape.member(key));
    }
  }
}

void remove_fields(Json& object, const FieldSet& removed, const FieldSet& kept,
                   const FieldShape& shape) {
  if (is_list(shape.granularity(object))) {
    remove_elements(object, removed, kept, shape);
  } else {
    remove_members(object, removed, kept, shape);
  }
}

}  // namespace kinform::inline v0::server
