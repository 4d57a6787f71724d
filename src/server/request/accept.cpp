// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/accept.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

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

// A clause of the Accept header.
struct MediaRange {
  std::string_view type = {};
  double quality = 1;
  std::string_view as = {};
  std::string_view group = {};
  std::string_view version = {};
  std::string_view stream = {};
  std::string_view server_version = {};

  [[nodiscard]] bool is_wildcard() const { return type == "application/*" || type == "*/*"; }
  [[nodiscard]] bool includes(Encoding encoding) const {
    return is_wildcard() || type == content_type_of(encoding);
  }
  [[nodiscard]] bool is_transformed() const {
    return !as.empty() || !group.empty() || !version.empty();
  }
  [[nodiscard]] bool has_known_stream() const { return stream.empty() || stream == "watch"; }
  // Of the versions of meta.k8s.io, the server has v1.
  [[nodiscard]] bool has_known_version() const {
    return server_version.empty() || server_version == "v1";
  }
};

// Returns the value of `q`; 0 if it is malformed.
double parse_quality(std::string_view text) {
  double quality = 0;
  std::from_chars(text.data(), text.data() + text.size(), quality);
  return quality > 0 ? quality : 0;  // Not if it is no number.
}

MediaRange parse_range(std::string_view text) {
  MediaRange range = {.type = take_until(text, ';')};
  if (range.type == "*") range.type = "*/*";
  while (!text.empty()) {
    std::string_view parameter = take_until(text, ';');
    const std::string_view name = take_until(parameter, '=');
    if (name == "q") range.quality = parse_quality(parameter);
    if (name == "as") range.as = parameter;
    if (name == "g") range.group = parameter;
    if (name == "v") range.version = parameter;
    if (name == "stream") range.stream = parameter;
    if (name == "sv") range.server_version = parameter;
  }
  return range;
}

// The media ranges of the header, preferred ones first.
std::vector<MediaRange> parse_accept(std::string_view accept) {
  if (trimmed(accept).empty()) accept = "*/*";
  std::vector<MediaRange> ranges;
  while (!accept.empty()) ranges.push_back(parse_range(take_until(accept, ',')));
  std::stable_sort(ranges.begin(), ranges.end(),
                   [](const MediaRange& left, const MediaRange& right) {
                     if (left.quality != right.quality) return left.quality > right.quality;
                     return !left.is_wildcard() && right.is_wildcard();
                   });
  return ranges;
}

std::optional<EntryForm> form_of(const MediaRange& range) {
  if (!range.is_transformed()) return EntryForm::Whole;
  if (range.group != "meta.k8s.io" || range.version != "v1") return std::nullopt;
  if (range.as == "Table") return EntryForm::Table;
  const bool is_partial =
      range.as == "PartialObjectMetadata" || range.as == "PartialObjectMetadataList";
  return is_partial ? std::optional(EntryForm::Metadata) : std::nullopt;
}

bool has_format(const KindFacts& kind, EntryFormat format) {
  if (format.encoding == Encoding::Json) return true;
  return format.form == EntryForm::Metadata ||
         (format.form == EntryForm::Whole && kind.custom == nullptr);
}

constexpr std::array kEncodings = {Encoding::Json, Encoding::Protobuf};

}  // namespace

std::string_view content_type_of(Encoding encoding) {
  return encoding == Encoding::Protobuf ? kProtobufType : kJsonType;
}

std::string_view watch_content_type_of(Encoding encoding) {
  return encoding == Encoding::Protobuf ? "application/vnd.kubernetes.protobuf;stream=watch"
                                        : kJsonType;
}

std::optional<EntryFormat> accepted_format(std::string_view accept, const KindFacts& kind) {
  for (const MediaRange& range : parse_accept(accept)) {
    const std::optional<EntryForm> form = form_of(range);
    if (!form || !range.has_known_stream() || !range.has_known_version()) continue;
    for (const Encoding encoding : kEncodings) {
      const EntryFormat format = {.form = *form, .encoding = encoding};
      if (range.includes(encoding) && has_format(kind, format)) return format;
    }
  }
  return std::nullopt;
}

Encoding accepted_encoding(std::string_view accept) {
  for (const MediaRange& range : parse_accept(accept)) {
    if (range.is_transformed() || !range.has_known_stream()) continue;
    if (!range.server_version.empty()) continue;  // Errors have no version to choose.
    for (const Encoding encoding : kEncodings) {
      if (range.includes(encoding)) return encoding;
    }
  }
  return Encoding::Json;
}

std::optional<DiscoveryForm> accepted_discovery(std::string_view accept) {
  for (const MediaRange& range : parse_accept(accept)) {
    if (!range.includes(Encoding::Json) || !range.server_version.empty()) continue;
    if (range.as.empty()) return DiscoveryForm::PerVersion;
    const bool is_aggregated = range.as == "APIGroupDiscoveryList" &&
                               range.group == "apidiscovery.k8s.io" && range.version == "v2";
    if (is_aggregated) return DiscoveryForm::Aggregated;
  }
  return std::nullopt;
}

}  // namespace kinform::inline v0::server
