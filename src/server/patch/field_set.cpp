// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/field_set.hpp"

#include <algorithm>
#include <utility>

#include "server/schema/field_path.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kSelf = ".";

// Formats `{"name":"a","port":80}`, the part after `k:`, as `[name="a",port=80]`.
std::string keys_text(std::string_view keys) {
  std::string text;
  const Json parsed = parse_json(keys).value_or({});
  for (const auto& [key, value] : parsed.members()) {
    text += (text.empty() ? "[" : ",") + key + "=" + value.to_json();
  }
  return text + "]";
}

std::string step_text(std::string_view step) {
  // A name in the tree may be shorter than the prefix `f:`, because Server::put stores malformed
  // managedFields unchanged.
  const std::string_view what = step.substr(std::min<std::size_t>(step.size(), 2));
  if (step.substr(0, 2) == "f:") return "." + std::string(what);
  if (step.substr(0, 2) == "k:") return keys_text(what);
  if (step.substr(0, 2) == "v:") return "[=" + std::string(what) + "]";
  return "[" + std::string(what) + "]";
}

void visit_paths(const FieldSet& set, const std::string& path,
                 const std::function<void(const std::string&)>& visit) {
  if (set.owned) visit(path);
  for (const auto& [step, child] : set.children) {
    visit_paths(child, extended_path(path, step_text(step)), visit);
  }
}

}  // namespace

const FieldSet* FieldSet::find(std::string_view step) const {
  const auto found = children.find(step);
  return found == children.end() ? nullptr : &found->second;
}

void FieldSet::add(const FieldSet& other) {
  owned = owned || other.owned;
  for (const auto& [step, child] : other.children) children[step].add(child);
}

void FieldSet::remove(const FieldSet& other) {
  if (other.owned) owned = false;
  for (const auto& [step, child] : other.children) {
    const auto found = children.find(step);
    if (found == children.end()) continue;
    found->second.remove(child);
    if (found->second.empty()) children.erase(found);
  }
}

FieldSet FieldSet::intersection(const FieldSet& other) const {
  FieldSet common = {.owned = owned && other.owned};
  for (const auto& [step, child] : children) {
    const FieldSet* const there = other.find(step);
    if (there == nullptr) continue;
    FieldSet below = child.intersection(*there);
    if (!below.empty()) common.children.emplace(step, std::move(below));
  }
  return common;
}

void FieldSet::for_each_path(const std::function<void(const std::string&)>& visit) const {
  visit_paths(*this, {}, visit);
}

Json FieldSet::to_json() const {
  Json json = Json::object();
  if (owned && !children.empty()) json.set(kSelf, Json::object());
  for (const auto& [step, child] : children) json.set(step, child.to_json());
  return json;
}

FieldSet FieldSet::from_json(const Json& fields) {
  FieldSet set;
  for (const auto& [step, below] : fields.members()) {
    if (step == kSelf) {
      set.owned = true;
      continue;
    }
    FieldSet child = from_json(below);
    if (below.empty()) child.owned = true;
    set.children.emplace(step, std::move(child));
  }
  return set;
}

}  // namespace kinform::inline v0::server
