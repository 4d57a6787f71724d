// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a Reflector against a small model of a server, with random changes, faults and delays. The
// store never goes back to an older state, and finally it equals the server.

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "testing/long_run.hpp"
#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeWatch;
using test_support::ListResponse;
using test_support::make_pod;
using test_support::ReflectorHarness;

// A model of a server: its objects, the history of their changes, and the open watches.
class ModelServer {
 public:
  ModelServer(ReflectorHarness& bench, std::uint64_t seed) : clock_(bench.clock), random_(seed) {
    streams_lists_ = random_.chance(0.5);
    bench.server.set_list_function([this](const ListOptions& options) { return list(options); });
    bench.server.set_watch_function([this](const WatchOptions& options) { return watch(options); });
  }

  void change_something() {
    const std::string key = "web/p" + std::to_string(random_.below(8));
    const std::string version = std::to_string(++version_);
    const auto found = objects_.find(key);
    if (found == objects_.end()) {
      objects_[key] = make_pod(key, version);
      publish(test_support::added(objects_[key]));
    } else if (random_.chance(0.3)) {
      objects_.erase(found);
      publish(test_support::deleted(make_pod(key, version)));
    } else {
      found->second = make_pod(key, version);
      publish(test_support::modified(found->second));
    }
  }

  void compact() { compacted_ = version_; }

  void end_watches() {
    for (const auto& watch : watches_) watch->end();
    watches_.clear();
  }

  void send_bookmarks() {
    for (const auto& watch : watches_)
      watch->send(test_support::bookmark(std::to_string(version_)));
  }

  std::string content() const {
    std::string text;
    for (const auto& [key, object] : objects_) {
      if (!text.empty()) text += ' ';
      text += key + "@" + std::string(object->resource_version());
    }
    return text;
  }

 private:
  struct Change {
    std::uint64_t version;
    WatchEvent event;
  };

  void publish(WatchEvent event) {
    for (const auto& watch : watches_) watch->send(event);
    history_.push_back({version_, std::move(event)});
  }

  Result<ListResponse> list(const ListOptions& options) {
    if (!options.continue_token.empty()) {
      if (random_.chance(0.3)) return Error{ErrorCode::Expired, "the token is too old"};
      return ListResponse{.objects = std::move(rest_), .resource_version = rest_version_};
    }
    if (!options.resource_version.empty() && std::stoull(options.resource_version) > version_) {
      return Error{ErrorCode::ResourceVersionTooLarge, "Too large resource version"};
    }
    ListResponse response{.resource_version = std::to_string(version_)};
    for (const auto& [key, object] : objects_) response.objects.push_back(object);
    if (options.limit != 0 && response.objects.size() > 3) {
      rest_.assign(response.objects.begin() + 3, response.objects.end());
      rest_version_ = response.resource_version;
      response.objects.resize(3);
      response.continue_token = "rest";
    }
    return response;
  }

  Result<std::shared_ptr<FakeWatch>> watch(const WatchOptions& options) {
    auto watch = std::make_shared<FakeWatch>(clock_);
    if (options.send_initial_events) {
      if (!streams_lists_) return Error{ErrorCode::Invalid, "sendInitialEvents is forbidden"};
      for (const auto& [key, object] : objects_) watch->send(test_support::added(object));
      watch->send(test_support::initial_events_end(std::to_string(version_)));
    } else if (!replay(*watch, std::stoull(options.resource_version))) {
      watch->send(test_support::error_event({ErrorCode::Expired, "too old resource version"}));
      return watch;
    }
    watches_.push_back(watch);
    return watch;
  }

  // Sends the changes after `version` to the watch. Returns false if the history of changes was
  // compacted since.
  bool replay(FakeWatch& watch, std::uint64_t version) {
    if (version < compacted_) return false;
    for (const Change& change : history_) {
      if (change.version > version) watch.send(change.event);
    }
    return true;
  }

  Clock& clock_;
  Random random_;
  bool streams_lists_ = true;
  std::map<std::string, ObjectPtr> objects_;
  std::vector<Change> history_;
  std::uint64_t version_ = 100;
  std::uint64_t compacted_ = 0;
  std::vector<std::shared_ptr<FakeWatch>> watches_;
  std::vector<ObjectPtr> rest_;  // The remaining objects of a paged list.
  std::string rest_version_;
};

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed)
      : bench_({.seed = seed}), server_(bench_, seed), random_(seed + 1) {
    bench_.server.set_faults({.refuse = 0.1, .cut = 0.03, .lose = 0.01, .delay_max = Duration(2s)},
                             seed + 2);
  }

  // Runs 150 random rounds. Returns a description of the first violation; empty if there is none.
  std::string run() {
    for (int round = 0; round < 150; ++round) {
      do_something();
      if (const std::string wrong = settle(); !wrong.empty()) return wrong;
    }
    bench_.server.set_faults({}, 0);
    for (int minute = 0; minute < 10; ++minute) {
      server_.send_bookmarks();
      for (int i = 0; i < 6; ++i) bench_.advance(10s);
    }
    if (bench_.store.content() == server_.content()) return "";
    return "store: " + bench_.store.content() + "\nserver: " + server_.content();
  }

 private:
  void do_something() {
    switch (random_.below(8)) {
      case 0:
        return bench_.clock.advance(random_.between(Duration(0s), Duration(20s)));
      case 1:
        return random_.chance(0.2) ? server_.compact() : server_.send_bookmarks();
      case 2:
        if (random_.chance(0.3)) server_.end_watches();
        return;
      default:
        return server_.change_something();
    }
  }

  // Like ReflectorHarness::settle(), but checks the store after each step. Returns a description of
  // the first violation; empty if there is none.
  std::string settle() {
    std::string wrong;
    TimePoint due = TimePoint::min();
    while (due <= bench_.clock.now() && wrong.empty()) {
      due = bench_.step();
      wrong = went_back();
    }
    return wrong;
  }

  // Returns a description of an object that went back to an older version; empty if none did.
  // Versions of the model are numbers, so they can be compared.
  std::string went_back() {
    std::string wrong;
    for (int i = 0; i < 8; ++i) {
      const ObjectKey key("web", "p" + std::to_string(i));
      const ObjectPtr object = bench_.store.get(key);
      if (!object) continue;
      const std::uint64_t version = std::stoull(std::string(object->resource_version()));
      std::uint64_t& newest = newest_[key];
      if (version < newest) wrong = key.to_string() + " went back to " + std::to_string(version);
      newest = std::max(newest, version);
    }
    return wrong;
  }

  ReflectorHarness bench_;
  ModelServer server_;
  Random random_;
  std::map<ObjectKey, std::uint64_t> newest_;
};

// The store shows the states of each object in order, perhaps skipping some, and finally the
// current state (SI-01, SI-02).
TEST(ReflectorConvergenceTest, StoreNeverGoesBackAndEndsEqualToTheServer) {
  for (const std::uint64_t seed : test_support::seeds(200)) {
    EXPECT_EQ(Simulation(seed).run(), "") << "KINFORM_TEST_SEED=" << seed;
  }
}

TEST(ReflectorConvergenceTest, RunsWithTheSameSeedAreEqual) {
  // Two runs with the same seed make the same log, unless something depends on an address or on
  // real time.
  const auto log_of = [](std::uint64_t seed) {
    ReflectorHarness bench({.seed = seed});
    ModelServer server(bench, seed);
    bench.server.set_faults({.refuse = 0.2, .cut = 0.1}, seed);
    for (int i = 0; i < 100; ++i) {
      server.change_something();
      bench.advance(1s);
    }
    return std::pair(bench.server.requests(), bench.store.calls());
  };
  EXPECT_EQ(log_of(7), log_of(7));
}

}  // namespace
}  // namespace kinform::inline v0
