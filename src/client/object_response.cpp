// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/object_response.hpp"

#include "api/status_error.hpp"
#include "client/body_format.hpp"

namespace kinform::inline v0::client {

Result<ObjectPtr> decode_response(const Response& response) {
  const Result<BodyFormat> format = format_of(find_header(response.headers, "Content-Type"));
  if (!format) return format.error();
  return decode_body(response.body, *format);
}

Result<ObjectPtr> check_object(const Call& call, const Response& response,
                               Result<ObjectPtr> object) {
  if (!object) return object.error().with_context(call.what);
  if (is_failure_status((*object)->root())) {
    return error_from_status((*object)->root(), response.status).with_context(call.what);
  }
  return object;
}

Result<ObjectPtr> decode_object(const Call& call, const Response& response) {
  return check_object(call, response, decode_response(response));
}

}  // namespace kinform::inline v0::client
