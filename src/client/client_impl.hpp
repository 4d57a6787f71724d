// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The implementation of Client: requests for single objects on top of Requester.

#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "client/requester.hpp"
#include "client/served_resources.hpp"
#include "kinform/client.hpp"

namespace kinform::inline v0 {

// Thread safety: all members may be called from any thread.
class Client::Impl {
 public:
  Impl(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options);

  // Reads an object, as protobuf if `format` and the server allow that. Returns the error of
  // `path`, if any.
  [[nodiscard]] Result<ObjectPtr> read(client::Call call, Result<std::string> path,
                                       const ApiResource& resource, WireFormat format,
                                       const std::stop_token& stop) const;
  // Sends a request and decodes the object in the response. Returns the error of `path`, if any.
  [[nodiscard]] Result<ObjectPtr> exchange(client::Call call, Result<std::string> path,
                                           const std::stop_token& stop) const;
  // Like exchange(), but checks only for success: the response may be empty or a list of any size.
  [[nodiscard]] Result<void> confirm(client::Call call, Result<std::string> path,
                                     const std::stop_token& stop) const;
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const ObjectKey& key,
                                         std::string body, const WriteOptions& options,
                                         const std::stop_token& stop) const;
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const ObjectKey& key,
                                         std::string body, const WriteOptions& options,
                                         const std::stop_token& stop) const;

  // Constant after construction; Requester and ServedResources are thread-safe.
  const std::string default_namespace;
  const std::shared_ptr<client::Requester> requester;
  // Shared by the informers of this client whose resource the server does not serve.
  const std::shared_ptr<client::ServedResources> served_resources;
};

}  // namespace kinform::inline v0
