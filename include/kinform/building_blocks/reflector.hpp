// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Keeps a Store equal to a collection on the server: list, watch, resume, recover, for ever.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/backoff.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector_status.hpp"
#include "kinform/building_blocks/store.hpp"
#include "kinform/error.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

namespace cache {
class ReflectorStepper;
}

// What the objects of a collection say they are. Empty: whatever comes is welcome.
struct ExpectedKind {
  std::string api_version = {};  // For example "apps/v1".
  std::string kind = {};         // For example "Deployment".

  friend bool operator==(const ExpectedKind&, const ExpectedKind&) = default;
};

// For logs, as client-go writes it: "apps/v1, Kind=Deployment", "/v1, Kind=Pod".
[[nodiscard]] std::string to_string(const ExpectedKind& kind);

struct ReflectorOptions {
  // For logs and metrics; by default the resource, as "pods.v1".
  std::string name = {};
  // The objects' type in logs; by default the expected kind, or else the resource.
  std::string type_description = {};

  // Objects that say they are something else are skipped, reported and counted (REF-27).
  ExpectedKind expected_kind = {};

  // How often the store delivers what it has once more (Store::resync). Zero: never.
  Duration resync_period = Duration::zero();
  // Asked at each of these times; unset means yes.
  std::function<bool()> should_resync = {};

  // Objects per page. Zero, the default, is 500 where pages cost the server little, and no limit
  // where a limit would make it bypass its cache; so leave it alone (REF-18).
  std::int64_t page_size = 0;

  // A watch asks to be ended after a time between this and twice this, so that many clients do not
  // come back at once. Less than the default is not honoured (REF-02).
  Duration min_watch_timeout = std::chrono::minutes(5);

  BackoffOptions backoff = {};

  // For this long, a watch that fails with an internal error is opened again at once, instead of
  // fetching the collection anew. Zero: not at all (REF-35).
  Duration internal_error_window = Duration::zero();

  // A watch that brings neither event nor bookmark for this long is taken for dead and opened
  // again from the last version, which costs no relist. Servers send a bookmark every minute.
  // Zero: never.
  Duration silence_timeout = std::chrono::seconds(75);

  // Fetches the collection as a stream, which costs the server least, if the ListerWatcher can and
  // the server will; else in pages.
  bool use_streaming_list = true;

  // Told, in place of the log, of each list that fails and each watch that is refused, before the
  // wait that follows. Not told of watches that break (REF-11); see ReflectorStatus for those. It
  // runs on the reflector's thread; what it throws is logged and counted.
  std::function<void(const Error&)> on_watch_error = {};

  Logger logger = {};

  // Must outlive the reflector.
  Clock* clock = &system_clock();

  // Of the jitter in waits and watch time-outs; by default different each time.
  std::optional<std::uint64_t> seed = {};
};

// Fetches a collection, as a stream or in pages, hands it to the store, and then hands over each
// change as it comes. A watch that ends is resumed from the last version; only where that cannot be
// done is the collection fetched again. Every failure is retried for as long as it takes, with a
// growing wait in between.
//
// The store gets whole lists and single changes in the server's order. Its version never goes back
// while the server's history is continuous.
//
// Exceptions from the ListerWatcher or the Store pass through run() (REF-14).
//
// Thread safety: run() belongs to one thread; the rest may be called from any thread.
class Reflector {
 public:
  // Both must outlive the reflector. REQUIRES: no duration or size in the options is negative.
  Reflector(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options = {});
  ~Reflector();

  Reflector(const Reflector&) = delete;
  Reflector& operator=(const Reflector&) = delete;

  // Blocks until a stop is requested or the store is closed; then all its connections are closed,
  // and it cannot be run again.
  void run(std::stop_token stop);

  // The version that the store is known to have reached; empty before the first list. For watching
  // from, and for comparing with what the server says. Not synchronised with the store's content.
  [[nodiscard]] std::string last_sync_resource_version() const;

  [[nodiscard]] ReflectorStatus status() const;

 private:
  friend class cache::ReflectorStepper;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
