// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/error_response.hpp"

#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/protobuf_object.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0::codec {

Error decode_failed_response(const FailedResponse& response) {
  const Result<ObjectPtr> body = response.body.starts_with(kProtobufMagic)
                                     ? parse_protobuf_object(response.body)
                                     : parse_object(response.body);
  if (!body || !is_failure_status((*body)->root())) return error_from_response(response);
  Error error = error_from_status((*body)->root(), response.http_status);
  if (!error.retry_after) error.retry_after = response.retry_after;
  return error;
}

}  // namespace kinform::inline v0::codec
