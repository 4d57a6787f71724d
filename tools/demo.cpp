#include "tools/demo.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <iostream>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/server.hpp"
#include "tools/demo_journal.hpp"
#include "tools/notice.hpp"
#include "tools/terminal.hpp"

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

// The whole story. Each step does something to the world and waits until the informer has heard of
// it.
class Demo {
 public:
  Demo(std::ostream& out, bool colours)
      : journal_(out, colours),
        server_(server::Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        factory_(client_.lister_watchers(), {.informer = informer_options()}),
        informer_(factory_.informer(pods())),
        registration_(informer_.add_event_handler(journal_.handler("", pods())).value()) {}

  // Whether all came as told.
  bool run() {
    journal_.say("An API server runs in this process, at " + server_->url() +
                 ". An informer follows its pods over HTTP.");
    return list_what_exists() && follow_a_new_pod() && add_a_label() && resync() &&
           resume_after_a_cut() && relist_after_expiry() && join_late() && compare_with_server();
  }

 private:
  // Quick to recover, so that nobody has to wait: the default begins with 0.8 s.
  static InformerOptions informer_options() {
    return {.resync_period = seconds(1),
            .backoff = {.first_delay = std::chrono::milliseconds(100)}};
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
    journal_.heading("A pod is created. Its status changes four times, as a kubelet would do it.");
    create("web-3");
    set_status({{"phase", "Pending"}, {"message", "scheduled"}});
    set_status({{"phase", "Pending"}, {"message", "image is pulled"}});
    set_status({{"phase", "Running"}, {"message", "container runs"}});
    set_status({{"phase", "Running"}, {"message", "ready"}});
    return journal_.wait_for(4, "updates of web-3", [](const Entry& entry) {
      return entry.is_change() && entry.name == "web-3";
    });
  }

  bool add_a_label() {
    journal_.heading("Somebody adds a label.");
    patch("web-0", {{"metadata", {{"labels", {{"tier", "front"}}}}}});
    return journal_.wait_for(1, "update of web-0", [](const Entry& entry) {
      return entry.is_change() && entry.name == "web-0";
    });
  }

  bool resync() {
    journal_.heading(
        "A resync: every cached pod is delivered once more, unchanged. The server is not asked.");
    const std::uint64_t requests_before = lists() + watches();
    journal_.show_resyncs(true);
    const bool delivered =
        journal_.wait_for(4, "resyncs", [](const Entry& entry) { return entry.is_resync; });
    journal_.show_resyncs(false);
    journal_.say("   requests meanwhile: " + std::to_string(lists() + watches() - requests_before));
    return delivered;
  }

  bool resume_after_a_cut() {
    journal_.heading("The connection is cut. The watch goes on from its last version.");
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
    return delivered && (lists() == lists_before || journal_.fail("it listed again"));
  }

  bool relist_after_expiry() {
    journal_.heading(
        "The server is away, a pod is deleted, and its history is gone when it comes back.\n"
        "   Listing again finds the deletion that nobody announced.");
    server_->plan({.match = {.method = "GET"}, .status = 503, .times = 3});
    server_->drop_connections();
    server_->request("DELETE", "/api/v1/namespaces/default/pods/web-2?gracePeriodSeconds=0");
    server_->compact();
    return journal_.wait_for(1, "tombstone of web-2", [](const Entry& entry) {
      return entry.is_tombstone && entry.name == "web-2";
    });
  }

  bool join_late() {
    journal_.heading("A second handler joins late. It hears of everything that is cached.");
    late_ = informer_.add_event_handler(journal_.handler("second handler: ", pods())).value();
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
    if (!equal) return journal_.fail("the cache is not what the server has");
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
  HandlerRegistration late_;
};

}  // namespace

void add_demo_command(CLI::App& app, Action& chosen) {
  CLI::App* const command =
      app.add_subcommand("demo", "Shows an informer at work on a small world of its own");
  command->callback(
      [&chosen] { chosen = [] { return run_demo(std::cout, shows_colours(STDOUT_FILENO)); }; });
}

int run_demo(std::ostream& out, bool colours) {
  return Demo(out, colours).run() ? kExitSuccess : kExitFailure;
}

}  // namespace kinform::inline v0::tools
