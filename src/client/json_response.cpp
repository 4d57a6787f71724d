// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/json_response.hpp"

#include <string>

#include "api/parse_error.hpp"
#include "api/status_error.hpp"
#include "base/ascii.hpp"

namespace kinform::inline v0::client {

Result<void> check_json(std::string_view content_type) {
  std::string media_type = lower_case(content_type.substr(0, content_type.find(';')));
  while (media_type.ends_with(' ')) media_type.pop_back();
  if (media_type.empty() || media_type == "application/json") return {};
  return Error{ErrorCode::Malformed, "response is not JSON but " + api::quote(media_type) +
                                         ": is this the address of an API server?"};
}

Result<ObjectPtr> decode_object(const Call& call, const Response& response) {
  const Result<void> json = check_json(find_header(response.headers, "Content-Type"));
  if (!json) return json.error().with_context(call.what);
  Result<ObjectPtr> object = parse_object(response.body);
  if (!object) return object.error().with_context(call.what);
  if (is_failure_status((*object)->root())) {
    return error_from_status((*object)->root(), response.status).with_context(call.what);
  }
  return object;
}

}  // namespace kinform::inline v0::client
