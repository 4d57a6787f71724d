// Bodies of requests in Kubernetes' protobuf form, which typed clients of Go send, kubectl among
// them.

#pragma once

#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::server {

inline constexpr std::string_view kProtobufType = "application/vnd.kubernetes.protobuf";

// The object that an enveloped body holds, as JSON would have said it: `k8s` and a zero byte, then
// an Unknown message with the type and the object's own bytes. Fields that are not known are
// skipped; empty ones that JSON leaves out are left out.
//
// Errors: UnsupportedMediaType for a kind that the schema does not have; Malformed for bytes that
// are no such message.
[[nodiscard]] Result<Json> json_from_protobuf(
    std::string_view body, const schema::Schema& schema = schema::kubernetes_schema());

}  // namespace kinform::inline v0::server
