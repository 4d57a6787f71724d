// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The ListerWatcher for one resource and selection of a server.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "client/object_streams.hpp"
#include "client/requester.hpp"
#include "client/served_resources.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::client {

// All streams of a ResourceListerWatcher share one decoder, so only one thread may read them: that
// of the Reflector.
//
// Not thread-safe, except for waiting_reason(), json_fallback() and shared_bytes(). Streams may
// outlive it.
class ResourceListerWatcher final : public ListerWatcher {
 public:
  ResourceListerWatcher(std::shared_ptr<Requester> requester,
                        std::shared_ptr<ServedResources> served_resources, WatchTarget target,
                        bool streaming_lists);

  [[nodiscard]] Result<std::unique_ptr<ListStream>> list(const ListOptions& options,
                                                         const KnownObjects* known,
                                                         std::stop_token stop) override;
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                                           std::stop_token stop) override;
  [[nodiscard]] bool supports_streaming_lists() const override { return streaming_lists_; }
  [[nodiscard]] std::string waiting_reason() const override { return wait_reason_.text(); }
  [[nodiscard]] std::string json_fallback() const override {
    if (!can_be_protobuf_) return {};  // Another source of the resource may have one.
    return requester_->json_fallbacks()->reason(target_.resource);
  }
  [[nodiscard]] std::size_t shared_bytes() const override { return decoding_->pool->held_bytes(); }
  [[nodiscard]] std::unique_ptr<ResourceSearch> find_resource() override;
  [[nodiscard]] const ApiResource& resource() const override { return target_.resource; }

 private:
  // Constant after construction.
  const std::shared_ptr<Requester> requester_;
  const std::shared_ptr<ServedResources> served_resources_;
  const WatchTarget target_;
  const bool streaming_lists_;
  const bool can_be_protobuf_;

  const std::shared_ptr<DecoderState> decoding_ = std::make_shared<DecoderState>();
  WaitReason wait_reason_;  // Thread-safe, unlike the rest.
};

}  // namespace kinform::inline v0::client
