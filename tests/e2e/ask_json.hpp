// Requests to servers that answer in JSON and are not Kubernetes: etcd's gateway, peers.

#pragma once

#include <optional>

#include "kinform/json.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::e2e {

// The body of the answer; nothing if there is none, it is not 200, or not JSON.
[[nodiscard]] std::optional<Json> ask_json(Transport& transport, const HttpRequest& request);

}  // namespace kinform::inline v0::e2e
