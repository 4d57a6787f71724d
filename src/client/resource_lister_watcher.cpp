// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/resource_lister_watcher.hpp"

#include <utility>

#include "client/format_negotiation.hpp"

namespace kinform::inline v0::client {

ResourceListerWatcher::ResourceListerWatcher(std::shared_ptr<Requester> requester,
                                             std::shared_ptr<ServedResources> served_resources,
                                             WatchTarget target, bool streaming_lists)
    : requester_(std::move(requester)),
      served_resources_(std::move(served_resources)),
      target_(std::move(target)),
      streaming_lists_(streaming_lists),
      can_be_protobuf_(can_be_protobuf({.resource = target_.resource,
                                        .form = target_.form,
                                        .wire_format = target_.wire_format})) {}

Result<std::unique_ptr<ListStream>> ResourceListerWatcher::list(const ListOptions& options,
                                                                const KnownObjects* known,
                                                                std::stop_token stop) {
  return open_list(requester_, decoding_, target_, options, known, &wait_reason_, stop);
}

Result<std::unique_ptr<WatchStream>> ResourceListerWatcher::watch(const WatchOptions& options,
                                                                  std::stop_token stop) {
  return open_watch(requester_, decoding_, target_, options, &wait_reason_, stop);
}

std::unique_ptr<ResourceSearch> ResourceListerWatcher::find_resource() {
  return std::make_unique<DiscoverySearch>(served_resources_, target_.resource);
}

}  // namespace kinform::inline v0::client
