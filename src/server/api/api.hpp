// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Handles Kubernetes API requests, independent of HTTP. The outcome is a response, a watch, or
// WaitForVersion: the request must be repeated once the watch cache has reached a version.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "kinform/detail/mutex.hpp"
#include "kinform/server.hpp"
#include "server/api/cluster.hpp"
#include "server/api/reads.hpp"
#include "server/request/api_message.hpp"
#include "server/store/bulk_decoder.hpp"

namespace kinform::inline v0::server {

struct ApiOptions {
  ClusterOptions cluster = {};
  ListRules list_rules = ListRules::Current;
  std::function<bool(const Access&)> authorize = {};
  std::uint64_t seed = 1;
};

using Outcome = ReadOutcome;

// Thread safety: all members may be called from any thread.
class Api {
 public:
  // `clock` must outlive the API.
  Api(ApiOptions options, Clock& clock);

  // Handles one request; never blocks. If the outcome is WaitForVersion, call it again once the
  // watch cache has reached that version, or with MayWait::No after a timeout.
  [[nodiscard]] Outcome handle(const ApiRequest& request, MayWait may_wait = MayWait::Yes);

  // Stores the object in `text` without the checks of an API request; see Server::put.
  [[nodiscard]] Result<bool> put(std::string_view text, PutIf condition);

  // Return the next events of a watch, or a bookmark for it. Both lock the mutex that guards the
  // watch cache and then call the function of the same name of WatchCursor.
  [[nodiscard]] std::string read(WatchCursor& cursor, std::size_t bytes_max);
  [[nodiscard]] std::string bookmark(WatchCursor& cursor);

  [[nodiscard]] Version version();
  [[nodiscard]] Version cache_version();
  // Returns the time at which the next write becomes visible in the watch cache; empty if all
  // writes are visible, as they always are without a lag (ServerOptions::watch_cache_lag).
  [[nodiscard]] std::optional<TimePoint> next_cache_advance();

  void compact();
  void set_watch_cache_lag(Duration lag);
  // Hides the next `count` changes from watches; see Server::drop_events.
  void drop_events(std::size_t count);
  // Rebuilds the watch cache without history, as a restart of the server does; see Server::restart.
  void reload_cache();
  // Restores the objects as they were at `version`; see Server::roll_back.
  [[nodiscard]] Result<void> roll_back(Version version);

 private:
  [[nodiscard]] Result<ObjectPtr> decode(std::string_view text);
  [[nodiscard]] Outcome handle_locked(const ApiRequest& request, MayWait may_wait)
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Outcome handle_resource_locked(const ApiRequest& request,
                                               const RequestTarget& target,
                                               const ResourcePath& path, MayWait may_wait)
      KINFORM_REQUIRES(mutex_);

  const ApiOptions options_;
  // Lock order: never lock this one while mutex_ is held.
  detail::Mutex decoder_mutex_;
  BulkDecoder decoder_ KINFORM_GUARDED_BY(decoder_mutex_);

  mutable detail::Mutex mutex_;
  Cluster cluster_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::server
