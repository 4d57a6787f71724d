// Where a resource or an object of it is on a server.

#pragma once

#include <string>
#include <string_view>

#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// All of these give an escaped path that begins with a slash (RQ-01). What would lead elsewhere is
// InvalidArgument (RQ-02): a name that is empty, `.` or `..`, or holds a slash or a percent sign; a
// namespace for a resource that has none, or none where there has to be one.

// `/apis/apps/v1/namespaces/web/deployments`. Without a namespace: those of all namespaces.
[[nodiscard]] Result<std::string> collection_path(const ApiResource& resource,
                                                  std::string_view namespace_name);

// The collection in which an object is created: a namespaced one names its namespace.
[[nodiscard]] Result<std::string> creation_path(const ApiResource& resource,
                                                std::string_view namespace_name);

// `/api/v1/namespaces/web/pods/a`, and `/status` behind it if that is the subresource. A
// subresource may have parts: `proxy/metrics`.
[[nodiscard]] Result<std::string> object_path(const ApiResource& resource, const ObjectKeyView& key,
                                              std::string_view subresource = {});

// For messages: `pods`, `deployments.apps`.
[[nodiscard]] std::string short_name(const ApiResource& resource);

}  // namespace kinform::inline v0::client
