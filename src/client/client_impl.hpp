// The hidden half of a Client.

#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "client/requester.hpp"
#include "kinform/client.hpp"

namespace kinform::inline v0 {

// Thread safety: all members may be called from any thread.
class Client::Impl {
 public:
  Impl(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options);

  // Sends a request whose answer is an object. `path` may be an error, which is then the result.
  [[nodiscard]] Result<ObjectPtr> exchange(client::Call call, Result<std::string> path,
                                           const std::stop_token& stop) const;
  // The same where only success counts: the answer may be empty, or a list of any length.
  [[nodiscard]] Result<void> confirm(client::Call call, Result<std::string> path,
                                     const std::stop_token& stop) const;
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const ObjectKey& key,
                                         std::string body, const WriteOptions& options,
                                         const std::stop_token& stop) const;
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const ObjectKey& key,
                                         std::string body, const WriteOptions& options,
                                         const std::stop_token& stop) const;

  // Constant after construction; a Requester takes care of its own threads.
  const std::string default_namespace;
  const std::shared_ptr<client::Requester> requester;
};

}  // namespace kinform::inline v0
