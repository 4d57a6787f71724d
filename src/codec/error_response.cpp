#include "codec/error_response.hpp"

#include "kinform/object.hpp"

namespace kinform::inline v0::codec {

Error decode_failed_answer(const FailedAnswer& answer) {
  const Result<ObjectPtr> body = parse_object(answer.body);
  if (!body || !is_failure_status((*body)->root())) return error_from_answer(answer);
  Error error = error_from_status((*body)->root(), answer.http_status);
  if (!error.retry_after) error.retry_after = answer.retry_after;
  return error;
}

}  // namespace kinform::inline v0::codec
