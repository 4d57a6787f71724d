// An informer under test: with handlers whose histories are checked, and a cache to compare with
// the server.

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

// What the server has, asked for anew; nothing if it does not answer.
[[nodiscard]] std::optional<StateByKey> state_of(const Client& client, const ApiResource& resource,
                                                 const Selection& selection = {});

// The first few differences, for messages; empty if there is none.
[[nodiscard]] std::string difference(const StateByKey& cached, const StateByKey& server);

// Runs from construction to destruction, with a handler from its beginning and one that joins when
// it is told to.
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
  // The server's history is replaced: versions may go back once.
  void allow_step_back();

  // Whether the cache, and what handlers were told, is this.
  [[nodiscard]] bool shows(const StateByKey& state);
  [[nodiscard]] StateByKey cached() const;

  // How long it takes until the cache and the handlers show what `client` finds on the server;
  // nothing if that does not happen in time. Nobody may write meanwhile.
  [[nodiscard]] std::optional<Duration> wait_until_equal(const Client& client, Duration timeout);

  // What was illegal in a handler's history; empty: nothing.
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
