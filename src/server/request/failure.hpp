// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Error responses: Status objects with the codes, reasons and messages of kube-apiserver.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"
#include "server/request/api_message.hpp"
#include "server/request/field_problems.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

struct Failure {
  int code = 500;
  std::string reason = {};
  std::string message = {};
  Json details = {};  // Null if there are none.
  std::string continue_token =
      {};  // For an expired list: lets the client continue at the latest state.
  std::optional<int> retry_after_seconds = {};

  // Returns the Status object, for a response body or an ERROR event.
  [[nodiscard]] Json to_json() const;
  [[nodiscard]] ApiResponse to_response() const;
};

[[nodiscard]] Failure bad_request(std::string message);
[[nodiscard]] Failure unauthorized();
[[nodiscard]] Failure forbidden(const KindFacts& kind, std::string_view name, std::string message);
[[nodiscard]] Failure not_found(const KindFacts& kind, std::string_view name);
[[nodiscard]] Failure already_exists(const KindFacts& kind, std::string_view name);
[[nodiscard]] Failure method_not_allowed();
// Lists the media types of watches instead of those of objects, if it is one.
[[nodiscard]] Failure not_acceptable(bool is_watch);
[[nodiscard]] Failure unsupported_media_type(std::string_view accepted);
[[nodiscard]] Failure entity_too_large(std::size_t bytes_max);
[[nodiscard]] Failure entity_too_large(std::string_view reason);
// Returns a 409 Conflict. `kind` is the name in the message: the plural (`pods`) if the object has
// been modified, the kind (`Pod`) if a precondition failed.
[[nodiscard]] Failure conflict(std::string_view group, std::string_view kind, std::string_view name,
                               std::string_view reason);
[[nodiscard]] Failure modified_meanwhile(const KindFacts& kind, std::string_view name);
// Returns a 422 Invalid that lists the problems that were kept and says how many more there are.
[[nodiscard]] Failure invalid(std::string_view group, std::string_view kind, std::string_view name,
                              const FieldProblems& problems);
[[nodiscard]] Failure expired(std::string message);
[[nodiscard]] Failure version_too_large(Version wanted, Version current);
[[nodiscard]] Failure internal_error(std::string message);

}  // namespace kinform::inline v0::server
