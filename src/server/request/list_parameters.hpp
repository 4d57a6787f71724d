// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses and validates the parameters of lists and watches.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "kinform/field_selector.hpp"
#include "kinform/label_selector.hpp"
#include "server/request/failure.hpp"
#include "server/request/list_source.hpp"
#include "server/request/request_target.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// The decoded `continue` parameter: the key at which the next page starts, and the version that all
// pages of the list show.
struct ContinueToken {
  Version version = 0;  // -1: the latest state (SV-14).
  std::string begin = {};

  // Encodes the token as unpadded base64url JSON (SV-13).
  [[nodiscard]] std::string to_text() const;
  [[nodiscard]] static std::optional<ContinueToken> parse(std::string_view text);
};

struct ListParameters {
  bool watch = false;
  LabelSelector labels = {};
  FieldSelector fields = {};
  std::int64_t limit = 0;  // 0: no limit.
  std::optional<ContinueToken> continue_token = {};
  RequestedVersion requested = RequestedVersion::Unset;
  Version version = 0;  // Only for RequestedVersion::Other.
  RequestedMatch match = RequestedMatch::Unset;
  std::optional<bool> send_initial_events = {};
  bool allow_bookmarks = false;
  std::optional<std::int64_t> timeout_seconds = {};

  [[nodiscard]] ListQuery query() const;
  [[nodiscard]] bool selects_everything() const {
    return labels.is_everything() && fields.is_everything();
  }
};

// Parses a resource version sent by a client; empty if it is not a number.
[[nodiscard]] std::optional<Version> parse_version(std::string_view text);

// Parses the parameters. Returns a Failure for malformed versions and tokens (SV-06), and for
// invalid combinations of options for lists (SV-07) and watches (SV-08).
[[nodiscard]] std::variant<ListParameters, Failure> read_list_parameters(
    const RequestTarget& target, const ResourcePath& path);

}  // namespace kinform::inline v0::server
