// The method, parameters and body of requests that change something, and of logs.

#pragma once

#include <string>
#include <string_view>

#include "client/requester.hpp"
#include "client/request_url.hpp"
#include "kinform/client.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// All of these leave path and `what` to the caller.

[[nodiscard]] Call write_call(std::string_view method, std::string body,
                              const WriteOptions& options);

// Refuses an Apply without a field manager, and force for anything else.
[[nodiscard]] Result<Call> patch_call(PatchType type, const Json& patch,
                                      const PatchOptions& options);

// Options go into the body, as client-go sends them.
[[nodiscard]] Call delete_call(const DeleteOptions& options);

[[nodiscard]] Result<Query> log_query(const PodLogOptions& options);

}  // namespace kinform::inline v0::client
