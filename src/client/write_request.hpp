// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds method, query and body of write requests, and the query of pod logs.

#pragma once

#include <string>
#include <string_view>

#include "client/request_url.hpp"
#include "client/requester.hpp"
#include "kinform/client.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// The functions below return calls whose `path` and `what` the caller must set.

[[nodiscard]] Call write_call(std::string_view method, std::string body,
                              const WriteOptions& options);

// Makes the call of a patch. Returns InvalidArgument for an Apply patch without a field manager,
// and for `force` with another patch type.
[[nodiscard]] Result<Call> patch_call(PatchType type, const Json& patch,
                                      const PatchOptions& options);

// Makes the call of a delete request. The options are sent in its body, as client-go does.
[[nodiscard]] Call delete_call(const DeleteOptions& options);

[[nodiscard]] Result<Query> log_query(const PodLogOptions& options);

}  // namespace kinform::inline v0::client
