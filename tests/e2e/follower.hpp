// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An informer under test. Its handlers check that their calls keep the delivery guarantees, and its
// cache can be compared with the server.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/informer.hpp"
#include "testing/handler_history.hpp"

namespace kinform::inline v0::e2e {

using StateByKey = std::map<std::string, test_support::KnownState>;

// Lists the resource, and returns the uid and resource version of each object by key; std::nullopt
// if the request fails.
[[nodiscard]] std::optional<StateByKey> state_of(const Client& client, const ApiResource& resource,
                                                 const Selection& selection = {});

// Describes the first few differences; empty if there are none.
[[nodiscard]] std::string difference(const StateByKey& cached, const StateByKey& server);

// An informer that runs from construction to destruction. It has one handler from the start, and a
// second one after add_late_handler().
class Follower {
 public:
  Follower(const Client& client, ApiResource resource, Selection selection = {},
           InformerOptions options = {});
  ~Follower();
  Follower(const Follower&) = delete;
  Follower& operator=(const Follower&) = delete;

  [[nodiscard]] Informer<>& informer() { return informer_; }
  [[nodiscard]] bool wait_for_sync(Duration timeout = std::chrono::seconds(60)) const;

  void add_late_handler();
  // Call this when a restored backup has replaced the server's history: from then on, the version
  // of each object may go back once.
  void allow_step_back();

  // True if the cache, and the states of both handlers, equal `state`.
  [[nodiscard]] bool shows(const StateByKey& state);
  [[nodiscard]] StateByKey cached() const;

  // Returns the time until the cache and the handlers equal the server; empty if they do not in
  // time. No object may be written meanwhile.
  [[nodiscard]] std::optional<Duration> wait_until_equal(const Client& client, Duration timeout);

  // Returns a description of each violation of the delivery guarantees in the calls of both
  // handlers (such as an update without an addition before it); empty if there are none.
  [[nodiscard]] std::vector<std::string> problems() const;
  [[nodiscard]] std::uint64_t tombstones() const { return first_.tombstones(); }

 private:
  const ApiResource resource_;
  const Selection selection_;
  test_support::HandlerHistory first_;
  test_support::HandlerHistory late_;
  bool has_late_handler_ = false;
  Informer<> informer_;
  HandlerRegistration first_registration_;
  HandlerRegistration late_registration_;
  std::jthread thread_;
};

}  // namespace kinform::inline v0::e2e
