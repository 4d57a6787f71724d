// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts bodies between JSON, which the layers below read and write, and Kubernetes' protobuf
// format, which typed Go clients send and ask for.

#pragma once

#include <string>
#include <string_view>

#include "kinform/result.hpp"
#include "server/request/api_message.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// Returns the JSON text of an object in its envelope. Fields that the schema lacks are skipped.
//
// Fails with NotSupported for a kind without schema, and with Malformed or LimitExceeded for
// invalid bytes.
[[nodiscard]] Result<std::string> json_from_protobuf(std::string_view body);

// Converts the JSON body of a response, if it is an object of a built-in kind. Other bodies, and
// lists that are generated while they are sent, are not changed.
void encode_body(ApiResponse& response, Encoding encoding);

}  // namespace kinform::inline v0::server
