// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/error_response.hpp"

#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/protobuf_object.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0::codec {

Result<ObjectPtr> parse_error_body(std::string_view body) {
  // Unlike objects, an error is not cached: what a newer server adds to it must not cost the reason
  // and the causes, on which the next request depends.
  return body.starts_with(kProtobufMagic) ? parse_protobuf_object(body, UnknownFields::Skip)
                                          : parse_object(body);
}

Error decode_failed_response(const FailedResponse& response) {
  const Result<ObjectPtr> body = parse_error_body(response.body);
  if (!body || !is_failure_status((*body)->root())) return error_from_response(response);
  Error error = error_from_status((*body)->root(), response.http_status);
  if (!error.retry_after) error.retry_after = response.retry_after;
  return error;
}

}  // namespace kinform::inline v0::codec
