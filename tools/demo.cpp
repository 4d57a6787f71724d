// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/demo.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/server.hpp"
#include "tools/demo_journal.hpp"
#include "tools/notice.hpp"

namespace kinform::inline v0::tools {

namespace {

using std::chrono::seconds;

const ApiResource& pods() {
  static const ApiResource resource{.version = "v1", .plural = "pods", .kind = "Pod"};
  return resource;
}

Json pod_named(const std::string& name) {
  return {{"apiVersion", "v1"},
          {"kind", "Pod"},
          {"metadata", {{"name", name}, {"namespace", "default"}, {"labels", {{"app", "web"}}}}},
          {"spec",
           {{"containers",
             Json::array({Json::object({{"name", "web"}, {"image", "example/web:1"}})})}}}};
}

ObjectKey key_of(const std::string& name) {
  return {"default", name};
}

// Runs the steps of the demo. Each step changes something on the server and waits until the
// informer has delivered the change.
class Demo {
 public:
  Demo(std::ostream& out, bool colours)
      : journal_(out, colours),
        server_(server::Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        factory_(client_.lister_watchers(), {.informer = informer_options()}),
        informer_(factory_.informer(pods())),
        registration_(informer_.add_event_handler(journal_.handler("", pods())).value()) {}

  // Returns true if every step delivered the expected events.
  bool run() {
    journal_.say("An API server runs in this process, at " + server_->url() +
                 ". An informer follows its pods over HTTP.");
    return list_what_exists() && follow_a_new_pod() && add_a_label() && resync() &&
           resume_after_a_cut() && relist_after_expiry() && add_second_handler() &&
           compare_with_server();
  }

 private:
  // Sets a short back-off, to keep the demo quick; the default back-off starts at 0.8 s.
  static InformerOptions informer_options() {
    return {.resync_period = seconds(1),
            .backoff = {.first_delay = std::chrono::milliseconds(100)},
            .logger = Logger::none()};  // The journal explains the faults of the demo.
  }

  bool list_what_exists() {
    journal_.heading("Three pods exist already. The informer lists them, then watches.");
    for (const char* name : {"web-0", "web-1", "web-2"}) create(name);
    factory_.start(stop_.get_token());
    const CacheSync sync = factory_.wait_for_cache_sync(seconds(10));
    if (!sync.all_synced()) return journal_.fail(sync.error().message);
    return journal_.wait_for(3, "additions",
                             [](const Entry& entry) { return entry.is_addition(); });
  }

  bool follow_a_new_pod() {
    journal_.heading(
        "A pod is created. Its status changes four times, as a kubelet would change it.");
    create("web-3");
    set_status({{"phase", "Pending"}, {"message", "scheduled"}});
    set_status({{"phase", "Pending"}, {"message", "pulling image"}});
    set_status({{"phase", "Running"}, {"message", "container started"}});
    set_status({{"phase", "Running"}, {"message", "ready"}});
    return journal_.wait_for(4, "updates of web-3", [](const Entry& entry) {
      return entry.is_change() && entry.name == "web-3";
    });
  }

  bool add_a_label() {
    journal_.heading("A label is added to a pod.");
    patch("web-0", {{"metadata", {{"labels", {{"tier", "front"}}}}}});
    return journal_.wait_for(1, "update of web-0", [](const Entry& entry) {
      return entry.is_change() && entry.name == "web-0";
    });
  }

  bool resync() {
    journal_.heading(
        "A resync: every cached pod is delivered again, unchanged, without any request to the "
        "server.");
    const std::uint64_t requests_before = lists() + watches();
    journal_.show_resyncs(true);
    const bool delivered =
        journal_.wait_for(4, "resyncs", [](const Entry& entry) { return entry.is_resync; });
    journal_.show_resyncs(false);
    journal_.say("   requests during the resync: " +
                 std::to_string(lists() + watches() - requests_before));
    return delivered;
  }

  bool resume_after_a_cut() {
    journal_.heading("The connection is cut. The watch resumes from its last resource version.");
    const std::uint64_t lists_before = lists();
    server_->drop_connections();
    server_->request("PATCH", "/api/v1/namespaces/default/pods/web-1",
                     {{"metadata", {{"labels", {{"tier", "back"}}}}}},
                     "application/merge-patch+json");
    const bool delivered = journal_.wait_for(1, "update of web-1", [](const Entry& entry) {
      return entry.is_change() && entry.name == "web-1";
    });
    journal_.say("   watches so far: " + std::to_string(watches()) +
                 ", new lists: " + std::to_string(lists() - lists_before));
    return delivered && (lists() == lists_before || journal_.fail("the informer relisted"));
  }

  bool relist_after_expiry() {
    journal_.heading(
        "The server is unavailable, a pod is deleted, and the event history is compacted.\n"
        "   The watch has expired, so the informer relists and detects the missed deletion.");
    server_->plan({.match = {.method = "GET"}, .status = 503, .times = 3});
    server_->drop_connections();
    server_->request("DELETE", "/api/v1/namespaces/default/pods/web-2?gracePeriodSeconds=0");
    server_->compact();
    return journal_.wait_for(1, "tombstone of web-2", [](const Entry& entry) {
      return entry.is_tombstone && entry.name == "web-2";
    });
  }

  bool add_second_handler() {
    journal_.heading("A second handler is added. It receives an add event for every cached pod.");
    second_registration_ =
        informer_.add_event_handler(journal_.handler("second handler: ", pods())).value();
    return journal_.wait_for(3, "additions for the second handler",
                             [](const Entry& entry) { return entry.is_addition(); });
  }

  bool compare_with_server() {
    const Result<ObjectList<>> listed = client_.list(pods());
    if (!listed) return journal_.fail(to_string(listed.error()));
    const Lister<> lister = informer_.lister();
    const bool equal =
        lister.snapshot().size() == listed->objects.size() &&
        std::all_of(listed->objects.begin(), listed->objects.end(), [&](const ObjectPtr& pod) {
          const ObjectPtr cached = lister.find(pod->key());
          return cached && cached->resource_version() == pod->resource_version();
        });
    if (!equal) return journal_.fail("the cache differs from the server");
    journal_.say("\nThe cache equals the server: " + std::to_string(listed->objects.size()) +
                 " pods. Lists: " + std::to_string(lists()) +
                 ", watches: " + std::to_string(watches()) + ".");
    return true;
  }

  void create(const std::string& name) { client_.create(pods(), pod_named(name)).value(); }
  void patch(const std::string& name, const Json& change) {
    client_.patch(pods(), key_of(name), PatchType::Merge, change).value();
  }
  void set_status(const Json& status) {
    client_
        .patch(pods(), key_of("web-3"), PatchType::Merge, {{"status", status}},
               {.subresource = "status"})
        .value();
  }

  [[nodiscard]] std::uint64_t lists() const { return counters().lists; }
  [[nodiscard]] std::uint64_t watches() const { return counters().watches; }
  [[nodiscard]] ReflectorCounters counters() const { return informer_.status().reflector.counters; }

  Journal journal_;
  const std::unique_ptr<server::Server> server_;
  const Client client_;
  std::stop_source stop_;
  InformerFactory factory_;
  Informer<> informer_;
  const HandlerRegistration registration_;
  HandlerRegistration second_registration_;
};

}  // namespace

int run_demo(std::ostream& out, bool colours) {
  return Demo(out, colours).run() ? kExitSuccess : kExitFailure;
}

}  // namespace kinform::inline v0::tools
