// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/soak.hpp"

#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/client.hpp"
#include "kinform/informer.hpp"
#include "kinform/server.hpp"
#include "testing/handler_history.hpp"

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;
using server::Fault;
using server::FaultKind;
using server::Server;

constexpr Duration kSettleTime = 60s;
constexpr Duration kPollInterval = 20ms;
constexpr std::size_t kNamespaces = 10;
// The time after which a silent watch is reopened. It is so short that stalled and silent watches
// are reopened even in a run of a few seconds.
constexpr Duration kSilenceLimit = 1s;
constexpr Duration kBookmarkPeriod = 250ms;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

using StateByKey = std::map<std::string, KnownState>;

// The objects that some of the informers follow, and how these informers list them.
struct Scope {
  Selection selection = {};
  ObjectForm form = ObjectForm::Whole;
  bool streaming = true;
  std::int64_t page_size = 0;

  [[nodiscard]] std::string target() const {
    std::string path = "/api/v1/";
    if (!selection.namespace_name.empty()) path += "namespaces/" + selection.namespace_name + "/";
    path += "configmaps";
    if (!selection.label_selector.empty()) path += "?labelSelector=" + selection.label_selector;
    return path;
  }
};

const std::vector<Scope>& scopes() {
  static const std::vector<Scope> all = {
      {.streaming = true},
      {.streaming = false},
      {.streaming = false, .page_size = 500},
      {.selection = {.namespace_name = "soak-3"}},
      {.selection = {.label_selector = "tier=web"}},
      {.selection = {.namespace_name = "soak-5", .label_selector = "tier!=web"},
       .streaming = false},
      {.form = ObjectForm::MetadataOnly},
  };
  return all;
}

// An informer with one handler from the start, and one that joins later.
class Follower {
 public:
  Follower(const Client& client, const Scope& scope)
      : scope_(scope),
        informer_(client.lister_watcher(kConfigMaps, scope.selection, {.form = scope.form}),
                  {.form = scope.form,
                   .page_size = scope.page_size,
                   .use_streaming_list = scope.streaming,
                   .silence_timeout = kSilenceLimit,
                   .backoff = {.first_delay = 20ms, .longest_delay = 200ms},
                   .logger = Logger::none()}),  // Its faults would be thousands of lines.
        first_registration_(informer_.add_event_handler(first_.handler()).value()),
        thread_([this](const std::stop_token& stop) { run_ = informer_.run(stop); }) {}

  [[nodiscard]] const Scope& scope() const { return scope_; }
  [[nodiscard]] Informer<>& informer() { return informer_; }

  void add_late_handler() {
    late_registration_ = informer_.add_event_handler(late_.handler()).value();
  }

  void allow_step_back() {
    for (HandlerHistory* const history : histories()) history->allow_step_back();
  }

  [[nodiscard]] std::vector<HandlerHistory*> histories() { return {&first_, &late_}; }

  // True if the cache and the states of both handlers equal `state`.
  [[nodiscard]] bool shows(const StateByKey& state) {
    return cached() == state && first_.state() == state && late_.state() == state;
  }

  [[nodiscard]] StateByKey cached() {
    StateByKey state;
    const Snapshot snapshot = informer_.lister().snapshot();
    for (const Object& object : snapshot) {
      state[object.key().to_string()] = {.uid = std::string(object.uid()),
                                         .version = std::string(object.resource_version())};
    }
    return state;
  }

  // Returns the result of run().
  [[nodiscard]] Result<void> stop() {
    thread_.request_stop();
    thread_.join();
    return run_;
  }

 private:
  const Scope scope_;
  HandlerHistory first_;
  HandlerHistory late_;
  Informer<> informer_;
  HandlerRegistration first_registration_;
  HandlerRegistration late_registration_;
  Result<void> run_;
  std::jthread thread_;
};

std::size_t entries_of(const char* folder) {
  const auto entries = std::filesystem::directory_iterator(folder);
  return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

// Counts the client ends of connections to a port.
std::size_t connections_to(int port) {
  std::size_t count = 0;
  for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int descriptor = std::stoi(file.path().filename().string());
    sockaddr_in peer{};
    socklen_t length = sizeof(peer);
    if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &length) != 0) continue;
    if (peer.sin_family == AF_INET && ntohs(peer.sin_port) == port) ++count;
  }
  return count;
}

std::string counts_text(const char* when, const ProcessCounts& counts) {
  return std::string(when) + ": " + std::to_string(counts.threads) + " threads, " +
         std::to_string(counts.connections) + " connections, " +
         std::to_string(counts.descriptors) + " descriptors\n";
}

std::string milliseconds_text(Duration duration) {
  return std::to_string(duration / 1ms) + " ms";
}

// One run of the soak test. Its thread writes and injects faults; all other threads belong to the
// informers.
class Soak {
 public:
  explicit Soak(const SoakOptions& options)
      : options_(options),
        random_(options.seed),
        server_(
            Server::start(
                {.tls = options.tls, .bookmark_period = kBookmarkPeriod, .version_timeout = 50ms})
                .value()),
        port_(std::stoi(server_->url().substr(server_->url().rfind(':') + 1))) {}

  SoakReport run() {
    report_.before = count();
    create_objects();
    start_followers();
    if (!wait_until([this] { return all_synced(); })) fail("not all informers synced");
    report_.synced = check_count("synced", 1);
    misbehave();
    settle();
    stop_followers();
    return std::move(report_);
  }

 private:
  void fail(std::string problem) { report_.problems.push_back(std::move(problem)); }

  template <class Condition>
  static bool wait_until(Condition condition) {
    const TimePoint deadline = system_clock().after(kSettleTime);
    while (!condition()) {
      if (system_clock().now() > deadline) return false;
      std::this_thread::sleep_for(kPollInterval);
    }
    return true;
  }

  [[nodiscard]] ProcessCounts count() const {
    return {.threads = entries_of("/proc/self/task"),
            .descriptors = entries_of("/proc/self/fd"),
            .connections = connections_to(port_)};
  }

  // The expected numbers of threads, descriptors and connections once the informers are idle. An
  // informer has one thread for the queue, one for the reflector and one per handler; its watch has
  // three descriptors, and the server's end is a fourth.
  [[nodiscard]] ProcessCounts expected_count(std::size_t handlers_each) const {
    const std::size_t informers = followers_.size();
    return {.threads = report_.before.threads + informers * (2 + handlers_each),
            .descriptors = report_.before.descriptors + informers * 4,
            .connections = informers};
  }

  // Compares the counts with the expected ones, and returns them. Retries for a while: a watch may
  // just be reopening, or the server may not have noticed yet that a client disconnected.
  ProcessCounts check_count(const char* when, std::size_t handlers_each) {
    const ProcessCounts expected = expected_count(handlers_each);
    ProcessCounts now = {};
    const auto at_rest = [&] { return (now = count()) == expected; };
    if (!wait_until(at_rest))
      fail(counts_text(when, now) + "in place of " + counts_text(when, expected));
    return now;
  }

  static std::string path_of(std::size_t number) {
    return "/api/v1/namespaces/soak-" + std::to_string(number % kNamespaces) + "/configmaps";
  }
  static std::string name_of(std::size_t number) { return "object-" + std::to_string(number); }

  [[nodiscard]] Json object(std::size_t number) {
    constexpr std::array kTiers = {"web", "db", "cache"};
    return {
        {"metadata", {{"name", name_of(number)}, {"labels", {{"tier", kTiers[random_.below(3)]}}}}},
        {"data", {{"change", std::to_string(report_.changes)}}}};
  }

  void create_objects() {
    for (std::size_t number = 0; number < kNamespaces; ++number) {
      const Json holder = {{"metadata", {{"name", "soak-" + std::to_string(number)}}}};
      server_->request("POST", "/api/v1/namespaces", holder);
    }
    for (std::size_t number = 0; number < options_.objects; ++number) {
      server_->request("POST", path_of(number), object(number));
    }
  }

  void start_followers() {
    // Keep no idle connections: they would make the expected counts unpredictable.
    const auto transport =
        make_http_transport({.tls = server_->client_config().tls, .idle_connections_max = 0});
    client_.emplace(transport, server_->client_config(),
                    ClientOptions{.requests_per_second = 0, .retries_max = 2});
    for (std::size_t number = 0; number < options_.informers; ++number) {
      followers_.push_back(
          std::make_unique<Follower>(*client_, scopes()[number % scopes().size()]));
    }
  }

  [[nodiscard]] bool all_synced() const {
    return std::all_of(followers_.begin(), followers_.end(),
                       [](const auto& follower) { return follower->informer().has_synced(); });
  }

  // Creates, changes or deletes a random object.
  void change() {
    const std::size_t number = random_.below(options_.objects);
    const std::string target = path_of(number) + "/" + name_of(number);
    ++report_.changes;
    if (random_.chance(0.15) && server_->request("DELETE", target).status == 200) return;
    if (server_->request("PUT", target, object(number)).status == 200) return;
    server_->request("POST", path_of(number), object(number));
  }

  void misbehave() {
    const TimePoint begin = system_clock().now();
    TimePoint next_fault = begin;
    bool late = false;
    std::size_t number = 0;
    for (TimePoint now = begin; now < begin + options_.duration; now = system_clock().now()) {
      change();
      if (!late && now > begin + options_.duration / 3) {
        for (const auto& follower : followers_) follower->add_late_handler();
        late = true;
      }
      if (now >= next_fault) {
        next_fault = now + options_.fault_interval;
        if (++number % options_.faults_per_roll_back == 0) {
          roll_back();
        } else {
          inject();
        }
        record_counts();
      }
      std::this_thread::sleep_for(options_.change_interval);
    }
  }

  void record_counts() {
    const ProcessCounts now = count();
    report_.most = {.threads = std::max(report_.most.threads, now.threads),
                    .descriptors = std::max(report_.most.descriptors, now.descriptors),
                    .connections = std::max(report_.most.connections, now.connections)};
  }

  void plan(const char* name, Fault fault) {
    ++report_.faults[name];
    fault.times = 1 + random_.below(options_.informers);
    server_->plan(std::move(fault));
  }

  void response(int status) {
    const std::string name = "answer " + std::to_string(status);
    plan(name.c_str(), {.match = {.method = "GET"}, .kind = FaultKind::Response, .status = status});
  }

  // Injects one of the faults that do not change the server's history.
  void inject() {
    const std::size_t bytes = random_.below(20'000);
    switch (random_.below(13)) {
      case 0:
        return plan("cut watch",
                    {.match = {.watch = true}, .kind = FaultKind::Cut, .after_bytes = bytes});
      case 1:
        return plan("stall watch",
                    {.match = {.watch = true}, .kind = FaultKind::Stall, .after_bytes = bytes});
      case 2:
        return plan("cut list", {.match = {.method = "GET", .watch = false},
                                 .kind = FaultKind::Cut,
                                 .after_bytes = bytes});
      case 3:
        return plan("delay", {.match = {.method = "GET"}, .kind = FaultKind::Delay, .delay = 50ms});
      case 4:
        return response(410);
      case 5:
        return response(random_.chance(0.5) ? 429 : 500);
      case 6:
        return response(503);
      case 7:
        ++report_.faults["drop connections"];
        return server_->drop_connections();
      case 8:
        ++report_.faults["end watches"];
        return server_->end_watches();
      case 9:
        return plan("truncate watch",
                    {.match = {.watch = true}, .kind = FaultKind::Truncate, .after_bytes = bytes});
      case 10:
        ++report_.faults["restart"];
        return server_->restart(50ms);
      case 11:
        ++report_.faults["compact"];
        server_->drop_connections();
        return server_->compact();
      default:
        ++report_.faults["lag"];
        return server_->set_watch_cache_lag(random_.chance(0.5) ? 30ms : 0ms);
    }
  }

  // Rolls the server back by some changes, as a restored backup does, and waits until all informers
  // have noticed. No object is written meanwhile: once the new history has passed the version that
  // a client knows, the client cannot notice.
  void roll_back() {
    const std::int64_t version = server_->resource_version();
    const auto steps = static_cast<std::int64_t>(random_.below(50)) + 1;
    for (const auto& follower : followers_) follower->allow_step_back();
    if (!server_->roll_back(version - steps)) return;  // The version was just compacted.
    ++report_.faults["roll back"];
    const TimePoint began = system_clock().now();
    const auto noticed = [this] {
      return !knows_the_future() && find_difference(Look::AtCaches).empty();
    };
    if (!wait_until(noticed)) {
      fail("after a backup was restored: " + find_difference(Look::AtCaches));
    }
    report_.slowest_roll_back = std::max(report_.slowest_roll_back, system_clock().now() - began);
  }

  // True if an informer still has a resource version that the rolled-back server has not reached
  // again. Such an informer has not noticed the roll-back, even if its cache looks correct.
  [[nodiscard]] bool knows_the_future() {
    const std::int64_t now = server_->resource_version();
    return std::any_of(followers_.begin(), followers_.end(), [now](const auto& follower) {
      return std::stoll(follower->informer().last_sync_resource_version()) > now;
    });
  }

  [[nodiscard]] StateByKey server_state(const Scope& scope) {
    StateByKey state;
    const Json list = server_->request("GET", scope.target()).body;
    for (const Json& item : list["items"].elements()) {
      const Json& metadata = item["metadata"];
      state[std::string(metadata["namespace"].as_string()) + "/" +
            std::string(metadata["name"].as_string())] = {
          .uid = std::string(metadata["uid"].as_string()),
          .version = std::string(metadata["resourceVersion"].as_string())};
    }
    return state;
  }

  enum class Look { AtCaches, AtHandlersToo };

  // Describes the first follower that differs from the server; empty if none does.
  [[nodiscard]] std::string find_difference(Look look) {
    std::map<std::string, StateByKey> states;
    for (std::size_t number = 0; number < followers_.size(); ++number) {
      Follower& follower = *followers_[number];
      const std::string target = follower.scope().target();
      if (!states.contains(target)) states[target] = server_state(follower.scope());
      const bool equal = look == Look::AtHandlersToo ? follower.shows(states[target])
                                                     : follower.cached() == states[target];
      if (!equal) {
        return "informer " + std::to_string(number) + " of " + target + " has " +
               std::to_string(follower.cached().size()) + " objects, the server " +
               std::to_string(states[target].size()) + "; " + follower.informer().status().reason;
      }
    }
    return {};
  }

  void settle() {
    server_->clear_plan();
    server_->set_watch_cache_lag(0ms);
    const TimePoint began = system_clock().now();
    const auto equal = [this] { return find_difference(Look::AtHandlersToo).empty(); };
    if (!wait_until(equal)) fail("not equal: " + find_difference(Look::AtHandlersToo));
    report_.settled_after = system_clock().now() - began;
    report_.settled = check_count("settled", 2);
  }

  void stop_followers() {
    for (const auto& follower : followers_) {
      const ReflectorCounters counters = follower->informer().status().reflector.counters;
      report_.lists += counters.lists;
      report_.watches += counters.watches;
      if (const Result<void> ended = follower->stop(); !ended) fail(ended.error().message);
      for (const HandlerHistory* const history : follower->histories()) {
        report_.handler_calls += history->calls();
        report_.tombstones += history->tombstones();
        for (const std::string& problem : history->problems()) fail(problem);
      }
    }
    followers_.clear();
    client_.reset();
    report_.after = check_count("after", 0);
  }

  const SoakOptions options_;
  Random random_;
  SoakReport report_;
  const std::unique_ptr<Server> server_;
  const int port_;
  std::optional<Client> client_;
  std::vector<std::unique_ptr<Follower>> followers_;
};

}  // namespace

std::string SoakReport::to_text() const {
  std::string text = std::to_string(changes) + " changes, " + std::to_string(handler_calls) +
                     " handler calls (" + std::to_string(tombstones) + " tombstones), " +
                     std::to_string(lists) + " lists, " + std::to_string(watches) +
                     " watches\nfaults:";
  for (const auto& [name, times] : faults) text += " " + name + " " + std::to_string(times) + ";";
  text += "\ncaches equal after a restored backup within " + milliseconds_text(slowest_roll_back) +
          ", at the end within " + milliseconds_text(settled_after) + "\n";
  return text + counts_text("before", before) + counts_text("synced", synced) +
         counts_text("most", most) + counts_text("settled", settled) + counts_text("after", after);
}

SoakReport run_soak(const SoakOptions& options) {
  return Soak(options).run();
}

}  // namespace kinform::inline v0::test_support
