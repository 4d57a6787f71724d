// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One informer for each resource and scope, whoever asks; started, awaited and stopped together.

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
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "kinform/lister.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct InformerFactoryOptions {
  // Of informers that are asked for without one.
  InformerScope scope = {};
  // Of informers that are asked for without options; `form` is the scope's. The clock, too, of
  // wait_for_cache_sync().
  InformerOptions informer = {};
};

// What one informer has come to.
struct InformerSync {
  ApiResource resource = {};
  InformerScope scope = {};
  bool synced = false;
  std::string reason = {};  // Empty if synced.
};

// What all started informers have come to, by resource and scope.
struct CacheSync {
  std::vector<InformerSync> informers = {};

  [[nodiscard]] bool all_synced() const;
  // Names each informer that has not synced, and why. REQUIRES: not all_synced().
  [[nodiscard]] Error error() const;
};

// Gives out informers; asked twice for the same resource and scope, the same one, so that there is
// one list and one watch.
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
class InformerFactory {
 public:
  explicit InformerFactory(ListerWatcherSource source, InformerFactoryOptions options = {});
  // shutdown().
  ~InformerFactory();
  InformerFactory(const InformerFactory&) = delete;
  InformerFactory& operator=(const InformerFactory&) = delete;

  // The informer of this resource in the factory's scope, in a scope, or with options of its own.
  // The first one who asks decides on the options (FA-01). Runs after the next start() (FA-04).
  // The order of namespaces does not matter. REQUIRES: none of them is empty.
  Informer<> informer(const ApiResource& resource);
  Informer<> informer(const ApiResource& resource, const InformerScope& scope);
  Informer<> informer(const ApiResource& resource, const InformerScope& scope,
                      InformerOptions options);
  // The same, of a kind that is known when compiling: `factory.informer<core::v1::Pod>()`.
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
  // In the factory's scope, but of the objects' metadata alone: much smaller, where that is enough.
  Informer<> metadata_informer(const ApiResource& resource);

  // Starts, each on a thread of its own, the informers that were asked for since the last start;
  // they end when `stop` is requested or shutdown() is called. Does nothing after shutdown()
  // (FA-03).
  void start(std::stop_token stop = {});

  // Blocks until all informers that have been started have synced, one has ended, or a stop comes;
  // with `patience`, no longer than that. Says of each what it has come to (FA-05).
  [[nodiscard]] CacheSync wait_for_cache_sync(std::stop_token stop = {}) const;
  [[nodiscard]] CacheSync wait_for_cache_sync(Duration timeout, std::stop_token stop = {}) const;

  // Stops all informers and waits for their ends. May be called several times, and by several
  // threads; not by a handler.
  void shutdown();

  // Of all informers, started or not, by resource and scope.
  [[nodiscard]] std::vector<InformerStatus> statuses() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
