// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/accept.hpp"

#include <algorithm>
#include <string>

#include "base/ascii.hpp"

namespace kinform::inline v0::server {
namespace {

// Returns the text up to the separator, and removes both from the front of `rest`.
std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view part = trimmed(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

struct MediaRange {
  std::string_view type = {};
  std::string_view as = {};
  std::string_view group = {};
  std::string_view version = {};

  [[nodiscard]] bool is_json() const {
    return type == "application/json" || type == "application/*" || type == "*/*";
  }
};

MediaRange parse_range(std::string_view text) {
  MediaRange range = {.type = take_until(text, ';')};
  while (!text.empty()) {
    std::string_view parameter = take_until(text, ';');
    const std::string_view name = take_until(parameter, '=');
    if (name == "as") range.as = parameter;
    if (name == "g") range.group = parameter;
    if (name == "v") range.version = parameter;
  }
  return range;
}

// Calls `choose` for each media range and returns its first result.
template <class Choose>
auto first_choice(std::string_view accept, Choose choose) -> decltype(choose(MediaRange())) {
  if (trimmed(accept).empty()) accept = "*/*";
  while (!accept.empty()) {
    if (const auto chosen = choose(parse_range(take_until(accept, ',')))) return chosen;
  }
  return std::nullopt;
}

}  // namespace

std::optional<EntryForm> accepted_form(std::string_view accept) {
  return first_choice(accept, [](const MediaRange& range) -> std::optional<EntryForm> {
    if (!range.is_json()) return std::nullopt;
    if (range.as.empty()) return EntryForm::Whole;
    const bool is_partial =
        range.as == "PartialObjectMetadata" || range.as == "PartialObjectMetadataList";
    if (range.as == "Table" && range.group == "meta.k8s.io" && range.version == "v1") {
      return EntryForm::Table;
    }
    if (is_partial && range.group == "meta.k8s.io" && range.version == "v1") {
      return EntryForm::Metadata;
    }
    return std::nullopt;
  });
}

std::optional<DiscoveryForm> accepted_discovery(std::string_view accept) {
  return first_choice(accept, [](const MediaRange& range) -> std::optional<DiscoveryForm> {
    if (!range.is_json()) return std::nullopt;
    if (range.as.empty()) return DiscoveryForm::PerVersion;
    const bool is_aggregated = range.as == "APIGroupDiscoveryList" &&
                               range.group == "apidiscovery.k8s.io" && range.version == "v2";
    return is_aggregated ? std::optional(DiscoveryForm::Aggregated) : std::nullopt;
  });
}

}  // namespace kinform::inline v0::server
