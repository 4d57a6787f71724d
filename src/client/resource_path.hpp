// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds the URL paths of resources and objects.

#pragma once

#include <string>
#include <string_view>

#include "kinform/api_resource.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// All functions return an escaped path that begins with a slash (RQ-01). They return
// InvalidArgument if a name is empty, `.` or `..`, or contains a slash or a percent sign, and if
// the namespace does not match the scope of the resource (RQ-02).

// Returns a path such as `/apis/apps/v1/namespaces/web/deployments`; without a namespace, the path
// for all namespaces.
[[nodiscard]] Result<std::string> collection_path(const ApiResource& resource,
                                                  std::string_view namespace_name);

// Returns the path for creating an object. Requires a namespace if the resource is namespaced.
[[nodiscard]] Result<std::string> creation_path(const ApiResource& resource,
                                                std::string_view namespace_name);

// Returns a path such as `/api/v1/namespaces/web/pods/a`, followed by the subresource, such as
// `/status`. A subresource may have several segments: `proxy/metrics`.
[[nodiscard]] Result<std::string> object_path(const ApiResource& resource, const ObjectKeyView& key,
                                              std::string_view subresource = {});

// Returns a name for messages: `pods`, `deployments.apps`.
[[nodiscard]] std::string short_name(const ApiResource& resource);

}  // namespace kinform::inline v0::client
