// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reflector: keeps a Store equal to a collection on the server by list and watch, and recovers from
// every failure.

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
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

namespace cache {
class ReflectorStepper;
}

// The expected apiVersion and kind of the objects in a collection. An empty value accepts all
// objects.
struct ExpectedKind {
  std::string api_version = {};  // For example "apps/v1".
  std::string kind = {};         // For example "Deployment".

  friend bool operator==(const ExpectedKind&, const ExpectedKind&) = default;
};

// Returns the text used in logs, in client-go's form: "apps/v1, Kind=Deployment", "/v1, Kind=Pod".
[[nodiscard]] KINFORM_EXPORT std::string to_string(const ExpectedKind& kind);

// Limits on one complete list: on all of its pages together, or on the initial events of a
// streaming list. A list beyond a limit fails with LimitExceeded, before it fills the memory; the
// cache is kept, and the list is repeated with backoff. The defaults are several times what the
// largest clusters have: raise them if yours has more, and lower them where a small collection is
// expected.
struct ListLimits {
  std::uint64_t objects_max = 5'000'000;
  std::uint64_t bytes_max = std::uint64_t{4} << 30;  // Of the responses, decompressed: 4 GiB.
  std::uint64_t pages_max = 100'000;
};

struct ReflectorOptions {
  // Used in logs and metrics; by default the resource, as "pods.v1".
  std::string name = {};
  // Type of the objects in logs; by default the expected kind, or else the resource.
  std::string type_description = {};

  // An object of another kind fails a list. In a watch it is skipped, reported and counted.
  ExpectedKind expected_kind = {};

  // Resync period: how often the store redelivers its objects (Store::resync). Zero disables
  // resyncs.
  Duration resync_period = Duration::zero();
  // Called before each resync; false skips it. Unset means always resync.
  std::function<bool()> should_resync = {};

  // Objects per page. With the default of zero, the page size is 500 where paging is cheap for the
  // server, and unlimited where a limit would make the server bypass its watch cache. Rarely worth
  // changing.
  std::int64_t page_size = 0;

  // See ListLimits.
  ListLimits list_limits = {};

  // The requested duration of a watch is random between this and twice this, so that many clients
  // do not reconnect at once. Values below the default are raised to the default.
  Duration min_watch_timeout = std::chrono::minutes(5);

  BackoffOptions backoff = {};

  // For this long after the first internal error, a failing watch is reopened instead of relisting.
  // Zero disables this.
  Duration internal_error_window = Duration::zero();

  // A watch without events or bookmarks for this long is considered dead and reopened from the last
  // version, without a relist. Servers send a bookmark about once a minute. Zero disables this.
  Duration silence_timeout = std::chrono::seconds(75);

  // Fetches the collection as a streaming list, the cheapest way for the server, if both the
  // ListerWatcher and the server support it; otherwise in pages. A stream that the server does not
  // complete is given up; see StreamingFallback.
  bool use_streaming_list = true;

  // Called for each failed list and each rejected watch request, before the backoff, and replaces
  // the log entry. For a resource that the server does not serve: once until the next list. Not
  // called when an open watch fails; see ReflectorStatus for that. Runs on the reflector's thread;
  // exceptions are logged and counted.
  std::function<void(const Error&)> on_watch_error = {};

  // Called with true once the reflector has looked for a resource that the server does not serve,
  // and did not find it; called with false when the resource is served again. Runs on the
  // reflector's thread; exceptions are logged and counted.
  std::function<void(bool parked)> on_parked = {};

  Logger logger = {};

  // Must outlive the reflector.
  Clock* clock = &system_clock();

  // Seed of the jitter in backoff and watch timeouts; random by default.
  std::optional<std::uint64_t> seed = {};
};

// Fetches a collection, as a stream or in pages, passes it to the store, and then passes on each
// change as it arrives. When a watch ends, it is resumed from the last version, immediately unless
// the watches before it were very short, too; the collection is fetched again only if that is
// impossible. Every failure is retried without limit, with exponential backoff.
//
// If the server does not serve the resource (404), the reflector parks: it keeps the store as it
// is, sends no more lists and watches, and looks for the resource with
// ListerWatcher::find_resource(). If three checks in a row fail, it tries its list. It lists again
// as soon as the resource is served. Once it is certain that the resource was removed, it empties
// the store, if that had a list, and keeps looking.
//
// The store receives whole lists and single changes in the server's order. Its resource version
// never decreases, unless the server lost its history, for example when restored from a backup.
//
// Exceptions from the ListerWatcher or the Store propagate out of run().
//
// Thread safety: run() belongs to one thread; all other members may be called from any thread.
class KINFORM_EXPORT Reflector {
 public:
  // `lister_watcher` and `store` must outlive the reflector. REQUIRES: no duration or size in the
  // options is negative.
  Reflector(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options = {});
  ~Reflector();

  Reflector(const Reflector&) = delete;
  Reflector& operator=(const Reflector&) = delete;

  // Blocks until a stop is requested or the store is closed. All connections are closed when it
  // returns. It cannot be restarted: later calls return immediately.
  void run(std::stop_token stop);

  // Returns the version that the store has reached; empty before the first list. For starting a
  // watch, or for comparing with the server's version. Not synchronised with the store's content.
  [[nodiscard]] std::string last_sync_resource_version() const;

  [[nodiscard]] ReflectorStatus status() const;

 private:
  friend class cache::ReflectorStepper;
  class KINFORM_HIDDEN Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
