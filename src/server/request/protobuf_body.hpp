// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes request bodies in Kubernetes' protobuf format, which typed Go clients such as kubectl
// send.

#pragma once

#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::server {

inline constexpr std::string_view kProtobufType = "application/vnd.kubernetes.protobuf";

// Decodes an enveloped body to the JSON form of its object. The envelope is `k8s` and a zero byte,
// followed by an Unknown message with the type and the bytes of the object. Unknown fields are
// skipped; empty fields are omitted where JSON omits them.
//
// Fails with NotSupported for a kind without schema, and with Malformed for invalid bytes.
[[nodiscard]] Result<Json> json_from_protobuf(
    std::string_view body, const schema::Schema& schema = schema::kubernetes_schema());

}  // namespace kinform::inline v0::server
