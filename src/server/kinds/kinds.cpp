// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/kinds.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace kinform::inline v0::server {
namespace {

// The subresources that this server serves, of any kind that has them.
constexpr std::array<std::string_view, 5> kSubresources = {"binding", "eviction", "log", "scale",
                                                           "status"};

bool contains(const auto& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<KindFacts> read_kinds() {
  std::vector<schema::ResourceFacts> resources = schema::kubernetes_resources();
  std::vector<KindFacts> kinds;
  kinds.reserve(resources.size());
  for (schema::ResourceFacts& resource : resources) {
    KindFacts& kind = kinds.emplace_back(std::move(resource));
    std::erase_if(kind.subresources,
                  [](const std::string& name) { return !contains(kSubresources, name); });
    kind.has_generation = kind.generation;
  }
  return kinds;
}

// Returns the first built-in kind for which `is_meant` returns true; null if there is none.
const KindFacts* find_if(const auto& is_meant) {
  const std::span<const KindFacts> kinds = all_kinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(), is_meant);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

std::span<const KindFacts> all_kinds() {
  static const std::vector<KindFacts> kinds = read_kinds();
  return kinds;
}

const KindFacts* find_kind(std::string_view group, std::string_view version,
                           std::string_view plural) {
  return find_if([&](const KindFacts& kind) {
    return kind.plural == plural && kind.version == version && kind.group == group;
  });
}

const KindFacts* find_kind_of(std::string_view api_version, std::string_view kind) {
  const std::size_t slash = std::min(api_version.find('/'), api_version.size());
  const bool is_core = slash == api_version.size();
  const std::string_view group = is_core ? std::string_view() : api_version.substr(0, slash);
  const std::string_view version = is_core ? api_version : api_version.substr(slash + 1);
  return find_if([&](const KindFacts& facts) {
    return facts.kind == kind && facts.version == version && facts.group == group;
  });
}

std::string KindFacts::api_version() const {
  return group.empty() ? version : group + "/" + version;
}

bool KindFacts::has_subresource(std::string_view name) const {
  return contains(subresources, name);
}

bool KindFacts::allows(std::string_view verb) const {
  return contains(verbs, verb);
}

}  // namespace kinform::inline v0::server
