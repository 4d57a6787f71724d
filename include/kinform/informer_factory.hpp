// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Creates informers and shares them: one for each resource and scope. Starts, awaits and stops them
// together.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "kinform/lister.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct InformerFactoryOptions {
  // The scope of informers that are requested without one.
  InformerScope scope = {};
  // The options of informers that are requested without any; `form` is taken from the scope. Its
  // clock is also that of wait_for_cache_sync().
  InformerOptions informer = {};
};

// The sync state of one informer.
struct InformerSync {
  ApiResource resource = {};
  InformerScope scope = {};
  bool synced = false;
  bool parked = false;      // The server does not serve the resource; see InformerStatus.
  std::string reason = {};  // Empty if synced.
};

// The sync states of all informers of a factory, ordered by resource and scope.
struct KINFORM_EXPORT CacheSync {
  std::vector<InformerSync> informers = {};

  [[nodiscard]] bool all_synced() const;
  // True if each informer has synced, or waits for a resource that the server does not serve.
  [[nodiscard]] bool all_synced_or_parked() const;
  // Returns an error that names each informer that has not synced, and the reason. REQUIRES: not
  // all_synced().
  [[nodiscard]] Error error() const;
};

// Creates informers. Requests for the same resource and scope return the same informer, so that
// there is only one list and one watch.
//
//   InformerFactory factory(client);
//   Informer<core::v1::Pod> pods = factory.informer<core::v1::Pod>();
//   Informer<> foos = factory.informer({.group = "example.com", .version = "v1", …});
//   const auto registration = pods.add_event_handler(…).value();
//   factory.start(stop);
//   if (const CacheSync sync = factory.wait_for_cache_sync(stop); !sync.all_synced()) …
//
// Informers live as long as the factory. Registrations may outlive it.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT InformerFactory {
 public:
  explicit InformerFactory(ListerWatcherSource source, InformerFactoryOptions options = {});
  // Calls shutdown().
  ~InformerFactory();
  InformerFactory(const InformerFactory&) = delete;
  InformerFactory& operator=(const InformerFactory&) = delete;

  // Returns the informer of this resource, in the factory's scope or the given one. `options` are
  // used only if this call creates the informer. A new informer runs after the next start(). The
  // order of namespaces does not matter. REQUIRES: no namespace is empty.
  Informer<> informer(const ApiResource& resource);
  Informer<> informer(const ApiResource& resource, const InformerScope& scope);
  Informer<> informer(const ApiResource& resource, const InformerScope& scope,
                      InformerOptions options);
  // Returns the informer of a kind: `factory.informer<core::v1::Pod>()`.
  template <class Kind>
  [[nodiscard]] Informer<Kind> informer() {
    return Informer<Kind>(informer(Kind::resource()));
  }
  template <class Kind>
  [[nodiscard]] Informer<Kind> informer(const InformerScope& scope) {
    return Informer<Kind>(informer(Kind::resource(), scope));
  }
  template <class Kind>
  [[nodiscard]] Informer<Kind> informer(const InformerScope& scope, InformerOptions options) {
    return Informer<Kind>(informer(Kind::resource(), scope, std::move(options)));
  }
  // Returns an informer of the objects' metadata only, in the factory's scope. Its cache is much
  // smaller than one of whole objects.
  Informer<> metadata_informer(const ApiResource& resource);

  // Starts the informers that were created since the last start(), each on its own thread. They run
  // until `stop` is requested or shutdown() is called. Does nothing after shutdown().
  void start(std::stop_token stop = {});

  // Blocks until all informers have synced, one of them has stopped, a stop was requested, or
  // `timeout` has passed. Returns the sync state of each. Returns at once if an informer was not
  // started, which CacheSync::error() then names: it would never sync.
  [[nodiscard]] CacheSync wait_for_cache_sync(std::stop_token stop = {}) const;
  [[nodiscard]] CacheSync wait_for_cache_sync(Duration timeout, std::stop_token stop = {}) const;
  // Like wait_for_cache_sync() above. To continue without the informers whose resource the server
  // does not serve: `wait_for_cache_sync({.without_parked = true}, stop)`. InformerSync::parked of
  // the result says which these are; check all_synced_or_parked().
  [[nodiscard]] CacheSync wait_for_cache_sync(const SyncWaitOptions& options,
                                              std::stop_token stop = {}) const;

  // Stops all informers and waits until they have stopped. May be called several times, and from
  // several threads, but not from a handler.
  void shutdown();

  // Returns the states of all informers, started or not, ordered by resource and scope.
  [[nodiscard]] std::vector<InformerStatus> statuses() const;

 private:
  class KINFORM_HIDDEN Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
