// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Create, update, patch and delete, with defaults, validation, finalizers and managedFields as in
// kube-apiserver.

#pragma once

#include <string>

#include "server/api/cluster.hpp"
#include "server/request/api_message.hpp"
#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {

struct WriteRequest {
  ResourcePath path = {};
  RequestTarget target = {};
  EntryForm form = EntryForm::Whole;
  // Only for responses that are sent while they are generated; others are JSON, and converted at
  // the end.
  Encoding encoding = Encoding::Json;
  std::string content_type = {};
  std::string body = {};
};

[[nodiscard]] ApiResponse create_object(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse update_object(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse patch_object(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse delete_object(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse delete_collection(Cluster& cluster, const WriteRequest& request);

}  // namespace kinform::inline v0::server
