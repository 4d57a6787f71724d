// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/custom_kinds.hpp"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace kinform::inline v0::server {
namespace {

// The rank of a version name such as `v2` or `v10beta3` in Kubernetes' version order.
struct VersionRank {
  int stability = 0;  // 3: stable, 2: beta, 1: alpha, 0: not a version name.
  long major = 0;
  long minor = 0;
};

bool take_number(std::string_view& text, long& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number <= 0) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

VersionRank rank_of(std::string_view version) {
  VersionRank rank;
  if (version.substr(0, 1) != "v") return {};
  version.remove_prefix(1);
  if (!take_number(version, rank.major)) return {};
  if (version.empty()) {
    rank.stability = 3;
    return rank;
  }
  const bool is_beta = version.substr(0, 4) == "beta";
  if (!is_beta && version.substr(0, 5) != "alpha") return {};
  version.remove_prefix(is_beta ? 4 : 5);
  if (!take_number(version, rank.minor) || !version.empty()) return {};
  rank.stability = is_beta ? 2 : 1;
  return rank;
}

std::vector<std::string> texts_of(const Json& list) {
  std::vector<std::string> texts;
  for (const Json& text : list.elements()) texts.emplace_back(text.as_string());
  return texts;
}

std::vector<std::string> subresources_of(const Json& version) {
  std::vector<std::string> names;
  if (version.at("/subresources/scale").is_object()) names.emplace_back("scale");
  if (version["subresources"].contains("status")) names.emplace_back("status");
  return names;
}

// Returns the kind that one version of a definition describes.
KindFacts facts_of(const Json& definition, const Json& version) {
  const Json& spec = definition["spec"];
  const Json& names = spec["names"];
  KindFacts facts({.group = std::string(spec["group"].as_string()),
                   .version = std::string(version["name"].as_string()),
                   .plural = std::string(names["plural"].as_string()),
                   .singular = std::string(names["singular"].as_string()),
                   .kind = std::string(names["kind"].as_string()),
                   .namespaced = spec["scope"].as_string() == "Namespaced",
                   .short_names = texts_of(names["shortNames"]),
                   .categories = texts_of(names["categories"]),
                   .verbs = schema::all_verbs(),
                   .subresources = subresources_of(version)});
  facts.has_generation = true;
  return facts;
}

std::string key_of(std::string_view group, std::string_view version, std::string_view plural) {
  std::string key(group);
  key.append("/").append(version).append("/").append(plural);
  return key;
}

bool is_established(const Json& definition) {
  for (const Json& condition : definition.at("/status/conditions").elements()) {
    if (condition["type"].as_string() == "Established") {
      return condition["status"].as_string() == "True";
    }
  }
  return false;
}

}  // namespace

bool is_preferred_version(std::string_view left, std::string_view right) {
  const VersionRank a = rank_of(left);
  const VersionRank b = rank_of(right);
  if (a.stability == 0 && b.stability == 0) return left < right;
  return std::tie(a.stability, a.major, a.minor) > std::tie(b.stability, b.major, b.minor);
}

void CustomKinds::follow(const EntryMap& definitions) {
  for (auto known = followed_.begin(); known != followed_.end();) {
    const auto now = definitions.find(known->first);
    const bool is_same = now != definitions.end() && now->second == known->second;
    if (!is_same) stop_serving(known->first);
    known = is_same ? std::next(known) : followed_.erase(known);
  }
  for (const auto& [name, entry] : definitions) {
    if (followed_.emplace(name, entry).second) add(entry->to_json());
  }
}

void CustomKinds::stop_serving(std::string_view definition) {
  for (auto& [key, kind] : kinds_) {
    if (kind->custom.definition == definition) kind->custom.served = false;
  }
}

void CustomKinds::add(const Json& definition) {
  if (!is_established(definition)) return;
  const auto patterns = std::make_shared<PatternSet>();
  for (const Json& version : definition.at("/spec/versions").elements()) {
    add(definition, version, patterns);
  }
}

void CustomKinds::add(const Json& definition, const Json& version,
                      const std::shared_ptr<PatternSet>& patterns) {
  KindFacts facts = facts_of(definition, version);
  std::unique_ptr<CustomKind>& place = kinds_[key_of(facts.group, facts.version, facts.plural)];
  if (place == nullptr) place = std::make_unique<CustomKind>();
  place->custom = {.definition = std::string(definition.at("/metadata/name").as_string()),
                   .schema = version.at("/schema/openAPIV3Schema"),
                   .patterns = patterns,
                   .printer_columns = version["additionalPrinterColumns"],
                   .scale = version.at("/subresources/scale"),
                   .served = version["served"].as_bool()};
  const KindFacts*& stored = stored_[facts.group + "/" + facts.plural];
  if (stored == nullptr) stored = &place->facts;
  facts.stored_as = stored;
  facts.custom = &place->custom;
  place->facts = std::move(facts);
}

const KindFacts* CustomKinds::find(std::string_view group, std::string_view version,
                                   std::string_view plural) const {
  const auto found = kinds_.find(key_of(group, version, plural));
  if (found == kinds_.end() || !found->second->custom.served) return nullptr;
  return &found->second->facts;
}

std::vector<const KindFacts*> CustomKinds::served() const {
  std::vector<const KindFacts*> kinds;
  for (const auto& [key, kind] : kinds_) {
    if (kind->custom.served) kinds.push_back(&kind->facts);
  }
  std::stable_sort(kinds.begin(), kinds.end(), [](const KindFacts* left, const KindFacts* right) {
    if (left->group != right->group) return left->group < right->group;
    return is_preferred_version(left->version, right->version);
  });
  return kinds;
}

const KindFacts* CustomKinds::of_definition(std::string_view definition) const {
  for (const auto& [key, kind] : kinds_) {
    if (kind->custom.definition == definition) return &kind->facts;
  }
  return nullptr;
}

std::vector<const KindFacts*> all_served(const CustomKinds& custom_kinds) {
  std::vector<const KindFacts*> kinds;
  for (const KindFacts& kind : all_kinds()) kinds.push_back(&kind);
  for (const KindFacts* const kind : custom_kinds.served()) kinds.push_back(kind);
  return kinds;
}

}  // namespace kinform::inline v0::server
