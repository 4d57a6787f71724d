// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api_catalog.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "api/parse_error.hpp"
#include "base/ascii.hpp"
#include "client/resource_path.hpp"

namespace kinform::inline v0 {

namespace {

constexpr std::size_t kSuggestionsMax = 3;

// One way to read a name such as `deployments.v1.apps`, where `v1` may be a version or the
// beginning of a group.
struct ParsedName {
  std::string name = {};
  std::optional<std::string> version = {};
  std::optional<std::string> group = {};
};

bool looks_like_version(std::string_view text) {
  return text.size() >= 2 && text[0] == 'v' && text[1] >= '0' && text[1] <= '9';
}

// Returns the possible interpretations of a name, the most likely first.
std::vector<ParsedName> parse_candidates(std::string_view text) {
  const std::string lower = lower_case(text);
  const std::size_t dot = lower.find('.');
  const std::string name = lower.substr(0, dot);
  if (dot == std::string::npos) return {{.name = name}};

  std::vector<ParsedName> readings;
  const std::string rest = lower.substr(dot + 1);
  const std::size_t second_dot = rest.find('.');
  const std::string version = rest.substr(0, second_dot);
  if (looks_like_version(version)) {
    const std::string group = second_dot == std::string::npos ? "" : rest.substr(second_dot + 1);
    readings.push_back({.name = name, .version = version, .group = group});
  }
  readings.push_back({.name = name, .group = rest});
  return readings;
}

// How a name can match a resource, best first (RM-04).
enum class MatchKind : std::uint8_t { Name, Kind, ShortName };

bool fits(const DiscoveredResource& resource, std::string_view name, MatchKind match_kind) {
  switch (match_kind) {
    case MatchKind::Name:
      return resource.resource.plural == name || resource.singular == name;
    case MatchKind::Kind:
      return lower_case(resource.resource.kind) == name;
    case MatchKind::ShortName:
      return std::find(resource.short_names.begin(), resource.short_names.end(), name) !=
             resource.short_names.end();
  }
  return false;
}

enum class GroupMatch : std::uint8_t { Exact, Prefix };

bool fits_group(const DiscoveredResource& resource, const ParsedName& typed, GroupMatch match) {
  if (typed.version && resource.resource.version != *typed.version) return false;
  if (!typed.group) return true;
  if (match == GroupMatch::Exact) return resource.resource.group == *typed.group;
  return !typed.group->empty() && resource.resource.group.starts_with(*typed.group);
}

Error ambiguous(std::string_view name, const DiscoveredResource& one,
                const DiscoveredResource& other) {
  return {ErrorCode::InvalidArgument, api::quote(name) +
                                          " is ambiguous: " + one.resource.to_string() + " or " +
                                          other.resource.to_string() + ": specify one of them"};
}

std::size_t edit_distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < right.size(); ++j) {
      const std::size_t replaced = diagonal + (left[i] == right[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
    }
  }
  return row.back();
}

// Returns resource names with a small edit distance to the given one, the closest first.
std::vector<std::string> similar_names(const std::vector<DiscoveredResource>& resources,
                                       std::string_view typed) {
  constexpr std::size_t kNameBytesMax = 256;
  if (typed.size() > kNameBytesMax) return {};
  const std::size_t distance_max = std::min<std::size_t>(2, typed.size() / 3);
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const DiscoveredResource& resource : resources) {
    if (resource.resource.plural.size() > kNameBytesMax) continue;
    std::size_t distance = std::min(edit_distance(typed, resource.resource.plural),
                                    edit_distance(typed, resource.singular));
    for (const MatchKind match_kind : {MatchKind::Name, MatchKind::Kind, MatchKind::ShortName}) {
      if (fits(resource, typed, match_kind)) distance = 0;
    }
    if (distance <= distance_max)
      found.emplace_back(distance, client::short_name(resource.resource));
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& left, const auto& right) { return left.first < right.first; });
  std::vector<std::string> names;
  for (auto& [distance, name] : found) {
    const bool is_new = std::find(names.begin(), names.end(), name) == names.end();
    if (is_new && names.size() < kSuggestionsMax) names.push_back(std::move(name));
  }
  return names;
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
  std::string result;
  for (const std::string& text : texts) {
    if (!result.empty()) result += separator;
    result += text;
  }
  return result;
}

std::string failures_text(const std::vector<DiscoveryFailure>& failures) {
  if (failures.empty()) return {};
  std::vector<std::string> names;
  names.reserve(failures.size());
  for (const DiscoveryFailure& failure : failures) names.push_back(failure.api_version);
  return "; it may be in a group whose discovery failed: " + joined(names, ", ");
}

}  // namespace

bool DiscoveredResource::supports(std::string_view verb) const {
  return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

ApiCatalog::ApiCatalog(ApiCatalogParts parts)
    : groups_(std::move(parts.groups)),
      resources_(std::move(parts.resources)),
      failures_(std::move(parts.failures)) {}

Result<DiscoveredResource> ApiCatalog::find(std::string_view name) const {
  for (const ParsedName& typed : parse_candidates(name)) {
    for (const GroupMatch match : {GroupMatch::Exact, GroupMatch::Prefix}) {
      for (const MatchKind match_kind : {MatchKind::Name, MatchKind::Kind, MatchKind::ShortName}) {
        const auto is_meant = [&](const DiscoveredResource& resource) {
          return fits_group(resource, typed, match) && fits(resource, typed.name, match_kind);
        };
        const auto found = std::find_if(resources_.begin(), resources_.end(), is_meant);
        if (found == resources_.end()) continue;
        const auto other =
            std::find_if(found + 1, resources_.end(), [&](const DiscoveredResource& second) {
              return is_meant(second) && second.resource.group == found->resource.group &&
                     second.resource.version == found->resource.version;
            });
        if (other != resources_.end()) return ambiguous(name, *found, *other);
        return *found;
      }
    }
  }
  const std::vector<std::string> near =
      similar_names(resources_, parse_candidates(name).front().name);
  const std::string advice = near.empty() ? "run `kubectl api-resources` for a list"
                                          : "did you mean " + joined(near, " or ") + "?";
  return Error{ErrorCode::NotFound, "the server has no resource " + api::quote(name) + ": " +
                                        advice + failures_text(failures_)};
}

Result<DiscoveredResource> ApiCatalog::find_kind(std::string_view api_version,
                                                 std::string_view kind) const {
  const auto found =
      std::find_if(resources_.begin(), resources_.end(), [&](const DiscoveredResource& resource) {
        return resource.resource.kind == kind && resource.resource.api_version() == api_version;
      });
  if (found != resources_.end()) return *found;
  return Error{ErrorCode::NotFound, "the server has no kind " + api::quote(kind) + " in " +
                                        api::quote(api_version) + failures_text(failures_)};
}

}  // namespace kinform::inline v0
