// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/strategic_merge_patch.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kPatch = "$patch";
constexpr std::string_view kRetainKeys = "$retainKeys";
constexpr std::string_view kDeleteFromList = "$deleteFromPrimitiveList/";
constexpr std::string_view kElementOrder = "$setElementOrder/";

using Elements = std::vector<Json>;

bool has_prefix(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

bool is_directive(std::string_view key) {
  return key == kPatch || key == kRetainKeys || has_prefix(key, kDeleteFromList) ||
         has_prefix(key, kElementOrder);
}

Error malformed(std::string message) {
  return {ErrorCode::Malformed, std::move(message)};
}

Error unknown_directive(const Json& directive) {
  return malformed("unknown patch type: " + directive.to_json());
}

// The schema of one value in the document. If both members are null, the value has no schema and
// may be any JSON.
struct Shape {
  const schema::Definition* record = nullptr;
  const schema::Type* element = nullptr;  // For a map: the type of its values.
};

// The schema of a member and its merge strategy.
struct MemberShape {
  Shape shape = {};  // For a list: the shape of its elements.
  schema::PatchStrategy strategy = {};
};

Shape shape_of(const schema::Type& type) {
  const schema::Type& resolved = type.resolved();
  if (resolved.is_list()) return shape_of(resolved.element.front());
  if (resolved.is_map()) return {.element = &resolved.element.front()};
  return {.record = resolved.record()};
}

Result<MemberShape> find_member(const Shape& shape, std::string_view key) {
  if (shape.element != nullptr) return MemberShape{.shape = shape_of(*shape.element)};
  if (shape.record == nullptr) return MemberShape{};
  const schema::Field* const field = shape.record->find_field(key);
  if (field == nullptr) {
    return Error{ErrorCode::Internal, "unable to find api field in struct " +
                                          std::string(shape.record->short_name()) +
                                          " for the json field \"" + std::string(key) + "\""};
  }
  return MemberShape{.shape = shape_of(field->type), .strategy = field->patch};
}

// Returns the value that a patch creates where the document has none: the patch without directives
// and nulls.
Json plain(const Json& patch) {
  if (patch.is_array()) {
    Json kept = Json::array();
    for (const Json& element : patch.elements()) {
      if (!element.contains(kPatch)) kept.push_back(plain(element));
    }
    return kept;
  }
  if (!patch.is_object()) return patch;
  Json kept = Json::object();
  for (const auto& [key, value] : patch.members()) {
    if (!value.is_null() && !is_directive(key)) kept.set(key, plain(value));
  }
  return kept;
}

// Identifies an element of a list: by the value of its merge key, or by the whole element.
std::string identity_of(const Json& element, std::string_view merge_key) {
  return merge_key.empty() || !element.is_object() ? element.to_json()
                                                   : element[merge_key].to_json();
}

using Positions = absl::flat_hash_map<std::string, std::size_t>;

template <class List>
Positions positions_of(const List& elements, std::string_view merge_key) {
  Positions positions;
  std::size_t position = 0;
  for (const Json& element : elements) {
    positions.emplace(identity_of(element, merge_key), position++);
  }
  return positions;
}

Elements elements_of(const Json& list) {
  return {list.elements().begin(), list.elements().end()};
}

// Sorts a merged list. Elements in `order` get that order. Any other element stays before the
// elements that followed it in the original list (`before`); if there are none, it comes last.
Elements in_order(Elements merged, const Positions& order, const Positions& before,
                  std::string_view merge_key) {
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  struct Placed {
    Json* element = nullptr;
    std::size_t wanted = kNone;  // Position in `order`.
    std::size_t was = kNone;     // Position in `before`.
  };
  const auto position = [&](const Positions& positions, const std::string& identity) {
    const auto found = positions.find(identity);
    return found == positions.end() ? kNone : found->second;
  };
  std::vector<Placed> ordered;
  std::vector<Placed> others;
  for (Json& element : merged) {
    // The text of an element may be long: it is made once.
    const std::string identity = identity_of(element, merge_key);
    const Placed placed = {.element = &element,
                           .wanted = position(order, identity),
                           .was = position(before, identity)};
    (placed.wanted == kNone ? others : ordered).push_back(placed);
  }
  std::stable_sort(ordered.begin(), ordered.end(), [](const Placed& left, const Placed& right) {
    return left.wanted < right.wanted;
  });
  Elements out;
  auto other = others.begin();
  for (const Placed& placed : ordered) {
    while (placed.was != kNone && other != others.end() && other->was < placed.was) {
      out.push_back(std::move(*(other++)->element));
    }
    out.push_back(std::move(*placed.element));
  }
  for (; other != others.end(); ++other) out.push_back(std::move(*other->element));
  return out;
}

Result<void> merge_object(Json& original, const Json& patch, const Shape& shape);

// Merges two lists of scalars as sets: appends the elements of the patch that the original lacks.
Elements united(const Json& original, const Json& patch) {
  Elements merged = elements_of(original);
  Positions known = positions_of(merged, {});
  for (const Json& element : patch.elements()) {
    if (known.emplace(element.to_json(), merged.size()).second) merged.push_back(element);
  }
  return merged;
}

void remove_elements(Json& list, const Json& removed) {
  const Positions unwanted = positions_of(removed.elements(), {});
  Elements kept;
  for (Json& element : list.elements()) {
    if (unwanted.find(element.to_json()) == unwanted.end()) kept.push_back(std::move(element));
  }
  list = Json::array_of(std::move(kept));
}

// The `$patch` directives among the elements of a list in a patch.
struct ListDirectives {
  bool replace = false;
  Positions deleted = {};
};

Result<ListDirectives> read_list_directives(const Json& patch, std::string_view merge_key) {
  ListDirectives directives;
  for (const Json& element : patch.elements()) {
    const Json* const directive = element.find(kPatch);
    if (directive == nullptr) continue;
    if (*directive == Json("replace")) {
      directives.replace = true;
    } else if (*directive == Json("delete")) {
      if (!element.contains(merge_key)) {
        return Error{ErrorCode::Internal, "delete patch type with no merge key defined"};
      }
      directives.deleted.emplace(identity_of(element, merge_key), 0);
    } else {
      return unknown_directive(*directive);
    }
  }
  return directives;
}

Result<Elements> merged_elements(const Json& original, const Json& patch, const Shape& shape,
                                 const std::string& merge_key) {
  const Result<ListDirectives> directives = read_list_directives(patch, merge_key);
  if (!directives) return directives.error();
  Elements merged;
  if (!directives->replace) {
    for (const Json& element : original.elements()) {
      const auto deleted = directives->deleted.find(identity_of(element, merge_key));
      if (deleted == directives->deleted.end()) merged.push_back(element);
    }
  }
  Positions known = positions_of(merged, merge_key);
  for (const Json& element : patch.elements()) {
    if (element.contains(kPatch)) continue;
    if (!element.contains(merge_key)) {
      return Error{ErrorCode::Internal, "map: " + element.to_json() +
                                            " does not contain declared merge key: " + merge_key};
    }
    const auto [place, is_new] = known.emplace(identity_of(element, merge_key), merged.size());
    if (is_new) {
      merged.push_back(plain(element));
      continue;
    }
    const Result<void> done = merge_object(merged[place->second], element, shape);
    if (!done) return done.error();
  }
  return merged;
}

enum class ElementForm : std::uint8_t { Scalar, Object };

// The common form of the elements of both lists; empty if both lists are empty.
Result<std::optional<ElementForm>> element_form(const Json& original, const Json& patch) {
  std::optional<ElementForm> form;
  for (const Json* const list : {&original, &patch}) {
    for (const Json& element : list->elements()) {
      if (element.is_array()) {
        return Error{ErrorCode::InvalidArgument, "lists of lists are not supported"};
      }
      const ElementForm here = element.is_object() ? ElementForm::Object : ElementForm::Scalar;
      if (form.value_or(here) != here) {
        return malformed("the elements of a list are of different types");
      }
      form = here;
    }
  }
  return form;
}

// Merges a list. `order` is the value of `$setElementOrder`; without one, the elements that the
// patch contains keep the order of the patch.
Result<void> merge_list(Json& original, const Json& patch, const MemberShape& member,
                        const Json& order) {
  const std::string& merge_key = member.strategy.merge_key;
  const Result<std::optional<ElementForm>> form = element_form(original, patch);
  if (!form) return form.error();
  if (!form->has_value()) return {};
  const bool has_objects = **form == ElementForm::Object;
  if (has_objects && merge_key.empty()) {
    return Error{ErrorCode::Internal, "cannot merge lists without merge key"};
  }
  const Positions before = positions_of(original.elements(), merge_key);
  Elements merged;
  if (has_objects) {
    Result<Elements> elements = merged_elements(original, patch, member.shape, merge_key);
    if (!elements) return elements.error();
    merged = *std::move(elements);
  } else {
    merged = united(original, patch);
  }
  const Json& wanted = order.is_array() ? order : patch;
  original = Json::array_of(
      in_order(std::move(merged), positions_of(wanted.elements(), merge_key), before, merge_key));
  return {};
}

// Returns an error unless `order`, the value of `$setElementOrder`, names all elements of the patch
// in the order in which the patch has them.
Result<void> check_order(const Json& patch, const Json& order, const std::string& merge_key) {
  const Positions places = positions_of(order.elements(), merge_key);
  std::size_t last = 0;
  for (const Json& element : patch.elements()) {
    if (element.contains(kPatch)) continue;
    const auto found = places.find(identity_of(element, merge_key));
    if (found == places.end() || found->second < last) {
      return malformed("invalid patch format of setElementOrder list: it does not fit " +
                       patch.to_json());
    }
    last = found->second;
  }
  return {};
}

Result<void> merge_member(Json& original, std::string_view key, const Json& patch,
                          const MemberShape& member, const Json& order) {
  if (patch.is_null() && order.is_null()) {
    original.erase(key);
    return {};
  }
  Json* const present = original.find(key);
  if (patch.is_object() && present != nullptr && present->is_object() && !member.strategy.replace) {
    return merge_object(*present, patch, member.shape);
  }
  const bool merges = member.strategy.merge && present != nullptr && present->is_array();
  if (merges && (patch.is_array() || patch.is_null())) {
    return merge_list(*present, patch, member, order);
  }
  if (!patch.is_null()) original.set(key, plain(patch));
  return {};
}

Result<void> merge_ordered(Json& original, std::string_view key, const Json& patch,
                           const Json& order, const Shape& shape) {
  if (!order.is_array()) return malformed("invalid patch format of setElementOrder list");
  const Result<MemberShape> member = find_member(shape, key);
  if (!member) return member.error();
  const Json& list = patch[key];
  const Result<void> checked = check_order(list, order, member->strategy.merge_key);
  if (!checked) return checked;
  return merge_member(original, key, list, *member, order);
}

Result<void> remove_scalars(Json& original, std::string_view key, const Json& removed) {
  if (!removed.is_array()) return malformed("invalid patch format of primitive list");
  Json* const list = original.find(key);
  if (list != nullptr && list->is_array()) remove_elements(*list, removed);
  return {};
}

// Drops all fields of the original that `$retainKeys` does not name.
Result<void> retain_keys(Json& original, const Json& patch) {
  const Json* const retained = patch.find(kRetainKeys);
  if (retained == nullptr) return {};
  const Positions kept = positions_of(retained->elements(), {});
  const auto is_kept = [&](std::string_view key) {
    return kept.find(Json(key).to_json()) != kept.end();
  };
  for (const auto& [key, value] : patch.members()) {
    if (!value.is_null() && !is_directive(key) && !is_kept(key)) {
      return malformed("invalid patch format of retainKeys: it does not name " + key);
    }
  }
  std::vector<std::string> dropped;
  for (const auto& [key, value] : std::as_const(original).members()) {
    if (!is_kept(key)) dropped.push_back(key);
  }
  for (const std::string& key : dropped) original.erase(key);
  return {};
}

Result<void> merge_members(Json& original, const Json& patch, const Shape& shape) {
  for (const auto& [key, value] : patch.members()) {
    if (!has_prefix(key, kElementOrder)) continue;
    const std::string_view list = std::string_view(key).substr(kElementOrder.size());
    const Result<void> merged = merge_ordered(original, list, patch, value, shape);
    if (!merged) return merged;
  }
  for (const auto& [key, value] : patch.members()) {
    Result<void> merged;
    if (has_prefix(key, kDeleteFromList)) {
      merged =
          remove_scalars(original, std::string_view(key).substr(kDeleteFromList.size()), value);
    } else if (!is_directive(key) && !patch.contains(std::string(kElementOrder) + key)) {
      const bool is_deep = value.is_object() || value.is_array();
      const Result<MemberShape> member =
          is_deep ? find_member(shape, key) : Result<MemberShape>(MemberShape{});
      if (!member) return member.error();
      merged = merge_member(original, key, value, *member, {});
    }
    if (!merged) return merged;
  }
  return {};
}

Result<void> merge_object(Json& original, const Json& patch, const Shape& shape) {
  if (const Json* const directive = patch.find(kPatch)) {
    if (*directive == Json("replace")) {
      original = plain(patch);
      return {};
    }
    if (*directive == Json("delete")) {
      original = Json::object();
      return {};
    }
    if (!(*directive == Json("merge"))) return unknown_directive(*directive);
  }
  const Result<void> retained = retain_keys(original, patch);
  if (!retained) return retained;
  return merge_members(original, patch, shape);
}

}  // namespace

Result<void> apply_strategic_merge_patch(Json& document, const Json& patch,
                                         const schema::Definition& type) {
  if (!patch.is_object()) return malformed("a strategic merge patch must be an object");
  Json changed = document;
  const Result<void> merged = merge_object(changed, patch, {.record = &type});
  if (merged) document = std::move(changed);
  return merged;
}

}  // namespace kinform::inline v0::server
