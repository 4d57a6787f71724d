// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_parameters.hpp"

#include <algorithm>
#include <charconv>

#include "base/base64.hpp"
#include "kinform/json.hpp"
#include "server/kinds/selectable_fields.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kTokenVersion = "meta.k8s.io/v1";

std::optional<std::int64_t> parse_integer(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || text.empty()) return std::nullopt;
  return number;
}

bool parse_boolean(std::string_view text) {
  // Parse booleans as Go does for query parameters: everything but these false values is true, even
  // an empty value.
  return !(text == "0" || text == "false" || text == "False" || text == "FALSE" || text == "f" ||
           text == "F");
}

FieldProblems list_problems(const RequestTarget& target) {
  FieldProblems problems;
  const std::string_view match = target.parameter("resourceVersionMatch");
  const std::string_view version = target.parameter("resourceVersion");
  if (!match.empty()) {
    if (version.empty()) {
      problems.add(
          forbidden_field("resourceVersionMatch",
                          "resourceVersionMatch is forbidden unless resourceVersion is provided"));
    }
    if (!target.parameter("continue").empty()) {
      problems.add(forbidden_field("resourceVersionMatch",
                                   "resourceVersionMatch is forbidden when continue is provided"));
    }
    if (match != "Exact" && match != "NotOlderThan") {
      problems.add(unsupported_value("resourceVersionMatch", match, {"Exact", "NotOlderThan", ""}));
    }
    if (match == "Exact" && version == "0") {
      problems.add(
          forbidden_field("resourceVersionMatch",
                          R"(resourceVersionMatch "exact" is forbidden for resourceVersion "0")"));
    }
  }
  if (target.has("sendInitialEvents")) {
    problems.add(forbidden_field("sendInitialEvents", "sendInitialEvents is forbidden for list"));
  }
  return problems;
}

FieldProblems watch_problems(const RequestTarget& target) {
  FieldProblems problems;
  const std::string_view match = target.parameter("resourceVersionMatch");
  const bool sends_initial_events = target.has("sendInitialEvents");
  if (sends_initial_events && match != "NotOlderThan") {
    problems.add(
        forbidden_field("resourceVersionMatch",
                        "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan"));
  }
  if (match.empty()) return problems;
  if (!sends_initial_events) {
    problems.add(forbidden_field(
        "resourceVersionMatch",
        "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided"));
  }
  if (match != "NotOlderThan") {
    problems.add(unsupported_value("resourceVersionMatch", match, {"NotOlderThan"}));
  }
  if (!target.parameter("continue").empty()) {
    problems.add(forbidden_field("resourceVersionMatch",
                                 "resourceVersionMatch is forbidden when continue is provided"));
  }
  return problems;
}

std::optional<Failure> read_selectors(const RequestTarget& target, const ResourcePath& path,
                                      ListParameters& parameters) {
  const Result<LabelSelector> labels = LabelSelector::parse(target.parameter("labelSelector"));
  if (!labels) return bad_request("unable to parse labelSelector: " + labels.error().message);
  const Result<FieldSelector> fields = FieldSelector::parse(target.parameter("fieldSelector"));
  if (!fields) return bad_request("unable to parse fieldSelector: " + fields.error().message);
  if (const auto field = unknown_field(*path.kind, *fields)) {
    return bad_request("Unable to find \"" + path.kind->api_version() + ", Resource=" +
                       std::string(path.kind->plural) + "\" that match label selector \"" +
                       labels->to_string() + "\", field selector \"" + fields->to_string() +
                       "\": field label not supported: " + *field);
  }
  parameters.labels = *labels;
  parameters.fields = *fields;
  if (path.name.empty()) return std::nullopt;
  // Watching one object by name is the same as a field selector on metadata.name (SV-11).
  const auto named = parameters.fields.requires_exact_match("metadata.name");
  if (named && *named != path.name) {
    return bad_request("fieldSelector metadata.name doesn't match requested name");
  }
  std::vector<FieldRequirement> requirements = parameters.fields.requirements();
  requirements.push_back({.field = "metadata.name", .value = path.name});
  parameters.fields = FieldSelector::from_requirements(std::move(requirements)).value_or({});
  return std::nullopt;
}

std::optional<Failure> read_numbers(const RequestTarget& target, ListParameters& parameters) {
  if (const std::string_view limit = target.parameter("limit"); !limit.empty()) {
    const auto number = parse_integer(limit);
    if (!number)
      return bad_request("strconv.ParseInt: parsing \"" + std::string(limit) +
                         "\": invalid syntax");
    parameters.limit = std::max<std::int64_t>(0, *number);
  }
  if (const std::string_view timeout = target.parameter("timeoutSeconds"); !timeout.empty()) {
    const auto number = parse_integer(timeout);
    if (!number)
      return bad_request("strconv.ParseInt: parsing \"" + std::string(timeout) +
                         "\": invalid syntax");
    parameters.timeout_seconds = *number;
  }
  return std::nullopt;
}

std::optional<Failure> read_version(const RequestTarget& target, ListParameters& parameters) {
  const std::string_view version = target.parameter("resourceVersion");
  if (version == "0") parameters.requested = RequestedVersion::Zero;
  if (!version.empty() && version != "0") {
    const std::optional<Version> number = parse_version(version);
    if (!number)
      return bad_request("Invalid value: \"" + std::string(version) +
                         "\": invalid resource version");
    parameters.requested = *number == 0 ? RequestedVersion::Zero : RequestedVersion::Other;
    parameters.version = *number;
  }
  const std::string_view match = target.parameter("resourceVersionMatch");
  if (match == "Exact") parameters.match = RequestedMatch::Exact;
  if (match == "NotOlderThan") parameters.match = RequestedMatch::NotOlderThan;
  return std::nullopt;
}

std::optional<Failure> read_continue(const RequestTarget& target, ListParameters& parameters) {
  const std::string_view text = target.parameter("continue");
  if (text.empty() || parameters.watch) return std::nullopt;
  if (parameters.requested == RequestedVersion::Other) {
    return bad_request("specifying resource version is not allowed when using continue");
  }
  parameters.continue_token = ContinueToken::parse(text);
  if (!parameters.continue_token) {
    return bad_request("continue key is not valid: illegal base64 data or JSON");
  }
  return std::nullopt;
}

}  // namespace

std::string ContinueToken::to_text() const {
  const Json json = {{"v", kTokenVersion}, {"rv", version}, {"start", begin}};
  std::string text = encode_base64(json.to_json());
  while (!text.empty() && text.back() == '=') text.pop_back();
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  return text;
}

std::optional<ContinueToken> ContinueToken::parse(std::string_view text) {
  std::string padded(text);
  std::replace(padded.begin(), padded.end(), '-', '+');
  std::replace(padded.begin(), padded.end(), '_', '/');
  padded.append((4 - padded.size() % 4) % 4, '=');
  const std::optional<std::string> decoded = decode_base64(padded);
  if (!decoded) return std::nullopt;
  const Result<Json> parsed = parse_json(*decoded);
  if (!parsed) return std::nullopt;
  const Json& json = *parsed;
  ContinueToken token = {.version = json["rv"].as_int64(),
                         .begin = std::string(json["start"].as_string())};
  if (json["v"].as_string() != kTokenVersion || token.begin.empty()) return std::nullopt;
  if (token.version == 0 || token.version < -1) return std::nullopt;
  return token;
}

ListQuery ListParameters::query() const {
  return {.version = requested,
          .match = match,
          .has_limit = limit > 0,
          .has_continue = continue_token.has_value(),
          .continues_at_latest = continue_token && continue_token->version < 0};
}

std::optional<Version> parse_version(std::string_view text) {
  const std::optional<std::int64_t> number = parse_integer(text);
  return number && *number >= 0 ? number : std::nullopt;
}

std::variant<ListParameters, Failure> read_list_parameters(const RequestTarget& target,
                                                           const ResourcePath& path) {
  ListParameters parameters;
  parameters.watch =
      path.watch || (target.has("watch") && parse_boolean(target.parameter("watch")));
  parameters.allow_bookmarks =
      target.has("allowWatchBookmarks") && parse_boolean(target.parameter("allowWatchBookmarks"));
  if (target.has("sendInitialEvents")) {
    parameters.send_initial_events = parse_boolean(target.parameter("sendInitialEvents"));
  }
  if (auto failure = read_numbers(target, parameters)) return *std::move(failure);
  if (auto failure = read_selectors(target, path, parameters)) return *std::move(failure);
  const FieldProblems problems = parameters.watch ? watch_problems(target) : list_problems(target);
  if (!problems.empty()) return invalid("meta.k8s.io", "ListOptions", "", problems);
  if (auto failure = read_version(target, parameters)) return *std::move(failure);
  if (auto failure = read_continue(target, parameters)) return *std::move(failure);
  return parameters;
}

}  // namespace kinform::inline v0::server
