// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the guarantees of informers over sockets against the embedded server: those that the
// network can affect.

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/api/core/v1.hpp"
#include "kinform/building_blocks/index_function.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::FaultKind;
using server::Server;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr Duration kTimeout = 30s;
const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

// Records the calls of a handler as lines that a test can wait for.
class Story {
 public:
  [[nodiscard]] EventHandler<> handler() {
    return {.on_add = [this](const AddEvent& event) { say("added", event.object); },
            .on_update = [this](const UpdateEvent& event) { say("updated", event.new_object); },
            .on_delete =
                [this](const DeleteEvent& event) {
                  say(event.final_state_unknown ? "missed the end of" : "deleted", event.object);
                }};
  }

  // Returns all lines, once there are `count`, or after the timeout.
  [[nodiscard]] std::vector<std::string> wait_for(std::size_t count) {
    return wait_until([count](const auto& lines) { return lines.size() >= count; });
  }
  [[nodiscard]] std::vector<std::string> wait_for_line(const std::string& line) {
    return wait_until([&line](const auto& lines) {
      return std::find(lines.begin(), lines.end(), line) != lines.end();
    });
  }

 private:
  using Lines = std::vector<std::string>;

  Lines wait_until(const std::function<bool(const Lines&)>& condition) {
    const detail::MutexLock lock(mutex_);
    std::ignore = changed_.wait_until(mutex_, system_clock(), system_clock().after(kTimeout), {},
                                      [&]() KINFORM_REQUIRES(mutex_) { return condition(lines_); });
    return lines_;
  }

  void say(const std::string& what, const ObjectPtr& object) {
    const detail::MutexLock lock(mutex_);
    lines_.push_back(what + " " + std::string(object->name()) + "=" +
                     std::string((*object)["data"]["v"].as_string()));
    changed_.notify_all();
  }

  detail::Mutex mutex_;
  detail::CondVar changed_;
  Lines lines_ KINFORM_GUARDED_BY(mutex_);
};

// Counts the requests to the server by verb.
class Asked {
 public:
  void note(const server::Access& access) {
    const detail::MutexLock lock(mutex_);
    ++counts_[access.verb];
  }
  [[nodiscard]] int count(const std::string& verb) const {
    const detail::MutexLock lock(mutex_);
    const auto found = counts_.find(verb);
    return found == counts_.end() ? 0 : found->second;
  }

 private:
  mutable detail::Mutex mutex_;
  std::map<std::string, int> counts_ KINFORM_GUARDED_BY(mutex_);
};

struct Wire {
  bool tls = false;
  bool streaming_lists = false;
  WireFormat format = WireFormat::Automatic;  // Protobuf.
};

class EmbeddedInformerTest : public ::testing::TestWithParam<Wire> {
 protected:
  EmbeddedInformerTest()
      : server_(Server::start({.tls = GetParam().tls,
                               .authorize =
                                   [this](const server::Access& access) {
                                     asked_.note(access);
                                     return true;
                                   },
                               .bookmark_period = 50ms,
                               .version_timeout = 10ms})
                    .value()),
        client_(server_->client_config(),
                {.requests_per_second = 0, .retries_max = 0, .wire_format = GetParam().format}) {
    for (const char* const name : {"web", "ops"}) {
      const Json holder = {{"metadata", {{"name", name}}}};
      EXPECT_EQ(server_->request("POST", "/api/v1/namespaces", holder).status, 201);
    }
  }

  static InformerOptions options() {
    return {.use_streaming_list = GetParam().streaming_lists,
            .backoff = {.first_delay = 1ms, .longest_delay = 1ms}};
  }

  // Runs an informer until destruction.
  class Running {
   public:
    Running(std::unique_ptr<ListerWatcher> source, InformerOptions informer_options)
        : informer_(std::move(source), std::move(informer_options)),
          thread_([this](const std::stop_token& stop) { EXPECT_TRUE(informer_.run(stop).ok()); }) {}

    Informer<>& operator*() { return informer_; }
    Informer<>* operator->() { return &informer_; }

    void stop() {
      thread_.request_stop();
      thread_.join();
    }

   private:
    Informer<> informer_;
    std::jthread thread_;
  };

  // Writes an object directly to the server, without a socket, so that no planned fault applies.
  void write(const std::string& method, const std::string& name, const std::string& value = "1",
             const Json& labels = {}, const std::string& ns = "web") {
    const std::string collection = "/api/v1/namespaces/" + ns + "/configmaps";
    Json object = {{"metadata", {{"name", name}}}, {"data", {{"v", value}}}};
    if (labels.is_object()) object["metadata"]["labels"] = labels;
    const bool is_new = method == "POST";
    const auto response = server_->request(method, is_new ? collection : collection + "/" + name,
                                           method == "DELETE" ? Json() : object);
    ASSERT_EQ(response.status, is_new ? 201 : 200) << response.body;
  }
  void create(const std::string& name, const std::string& value = "1", const Json& labels = {}) {
    write("POST", name, value, labels);
  }
  void update(const std::string& name, const std::string& value, const Json& labels = {}) {
    write("PUT", name, value, labels);
  }
  void remove(const std::string& name) { write("DELETE", name); }

  std::unique_ptr<ListerWatcher> source(Selection selection = {}) const {
    return client_.lister_watcher(kConfigMaps, std::move(selection));
  }

  Asked asked_;
  std::unique_ptr<Server> server_;
  Client client_;
};

// A late handler receives the cache first, then every later change (SI-22).
TEST_P(EmbeddedInformerTest, LateHandlerReceivesTheCacheThenLaterChanges) {
  create("a");
  Running informer(source(), options());
  Story early;
  const auto first = informer->add_event_handler(early.handler()).value();
  EXPECT_THAT(early.wait_for(1), ElementsAre("added a=1"));
  update("a", "2");
  EXPECT_THAT(early.wait_for(2), ElementsAre("added a=1", "updated a=2"));

  Story late;
  const auto second = informer->add_event_handler(late.handler()).value();
  EXPECT_THAT(late.wait_for(1), ElementsAre("added a=2"));
  create("b");
  EXPECT_THAT(late.wait_for(2), ElementsAre("added a=2", "added b=1"));
  EXPECT_THAT(early.wait_for(3), ElementsAre("added a=1", "updated a=2", "added b=1"));
  EXPECT_EQ(asked_.count("list") + asked_.count("watch"), GetParam().streaming_lists ? 1 : 2);
}

TEST_P(EmbeddedInformerTest, RemovedHandlerReceivesNothingMore) {
  create("a");
  Running informer(source(), options());
  Story stays;
  Story leaves;
  const auto kept = informer->add_event_handler(stays.handler()).value();
  auto removed = informer->add_event_handler(leaves.handler()).value();
  EXPECT_THAT(leaves.wait_for(1), ElementsAre("added a=1"));
  removed.remove();
  update("a", "2");
  EXPECT_THAT(stays.wait_for(2), ElementsAre("added a=1", "updated a=2"));
  EXPECT_THAT(leaves.wait_for(1), ElementsAre("added a=1"));
}

// A resync sends no request to the server (REF-38, MIS-06).
TEST_P(EmbeddedInformerTest, ResyncDeliversTheCacheAgainWithoutARequest) {
  create("a");
  InformerOptions resyncing = options();
  resyncing.resync_period = 1s;
  Running informer(source(), resyncing);
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(2), Contains("updated a=1"));
  EXPECT_EQ(asked_.count("list") + asked_.count("watch"), GetParam().streaming_lists ? 1 : 2);
}

// An object that leaves the selection is a deletion for the client (SV-38).
TEST_P(EmbeddedInformerTest, SelectorTurnsChangesIntoAdditionsAndDeletions) {
  create("in", "1", {{"tier", "web"}});
  create("out", "1", {{"tier", "db"}});
  Running informer(source({.label_selector = "tier=web"}), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added in=1"));
  update("out", "2", {{"tier", "web"}});
  update("in", "3", {{"tier", "db"}});
  update("in", "4", {{"tier", "db"}});
  update("in", "5", {{"tier", "web"}});
  EXPECT_THAT(story.wait_for(4),
              ElementsAre("added in=1", "added out=2", "deleted in=1", "added in=5"));
  EXPECT_EQ(informer->lister().list().size(), 2u);
}

TEST_P(EmbeddedInformerTest, FieldSelectorFollowsOneObject) {
  create("a");
  create("b");
  Running informer(source({.namespace_name = "web", .field_selector = "metadata.name=b"}),
                   options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added b=1"));
  update("a", "2");
  remove("b");
  EXPECT_THAT(story.wait_for(2), ElementsAre("added b=1", "deleted b=1"));
}

TEST_P(EmbeddedInformerTest, OnlyTheGivenNamespaceIsFollowed) {
  Running informer(source({.namespace_name = "web"}), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  ASSERT_TRUE(informer->wait_for_sync());
  write("POST", "elsewhere", "1", {}, "ops");
  create("here");
  EXPECT_THAT(story.wait_for(1), ElementsAre("added here=1"));
}

TEST_P(EmbeddedInformerTest, SeveralNamespacesShareOneCache) {
  write("POST", "a", "1", {}, "web");
  write("POST", "b", "1", {}, "ops");
  write("POST", "c", "1", {}, "default");
  InformerFactory factory(client_.lister_watchers(), {.informer = options()});
  Informer<> informer = factory.informer(kConfigMaps, {.namespaces = {"web", "ops"}});
  Story story;
  const auto registration = informer.add_event_handler(story.handler()).value();
  factory.start();
  EXPECT_THAT(story.wait_for(2), UnorderedElementsAre("added a=1", "added b=1"));
  write("PUT", "b", "2", {}, "ops");
  EXPECT_THAT(story.wait_for(3), Contains("updated b=2"));
  EXPECT_EQ(informer.lister().in("ops").list().size(), 1u);
}

TEST_P(EmbeddedInformerTest, CacheIsSyncedOnceAllNamespacesAreListed) {
  for (int round = 0; round < 50; ++round) {
    InformerFactory factory(client_.lister_watchers(), {.informer = options()});
    Informer<> informer = factory.informer(kConfigMaps, {.namespaces = {"web", "ops"}});
    factory.start();
    ASSERT_TRUE(informer.wait_for_sync());
    const InformerStatus status = informer.status();
    ASSERT_EQ(status.parts.size(), 2u);
    ASSERT_TRUE(status.reflector.listed);
    for (const PartStatus& part : status.parts) {
      ASSERT_TRUE(part.reflector.listed);
      ASSERT_EQ(part.reflector.counters.lists, 1u);
    }
  }
}

// Only the object's metadata is sent and cached (DY-04).
TEST_P(EmbeddedInformerTest, MetadataOnlyInformerHasNoContents) {
  create("a", "1", {{"tier", "web"}});
  InformerOptions metadata = options();
  metadata.form = ObjectForm::MetadataOnly;
  Running informer(client_.lister_watcher(kConfigMaps, {}, {.form = ObjectForm::MetadataOnly}),
                   metadata);
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a="));
  update("a", "2");
  EXPECT_THAT(story.wait_for(2), ElementsAre("added a=", "updated a="));
  const ObjectPtr cached = informer->lister().find(ObjectKeyView{"web", "a"});
  ASSERT_TRUE(cached);
  EXPECT_TRUE((*cached)["data"].is_absent());
  EXPECT_FALSE(cached->uid().empty());
}

TEST_P(EmbeddedInformerTest, ListIsStreamedOnlyWhenRequested) {
  create("a");
  Running informer(source(), options());
  ASSERT_TRUE(informer->wait_for_sync());
  informer.stop();
  EXPECT_EQ(asked_.count("list"), GetParam().streaming_lists ? 0 : 1);
  EXPECT_EQ(informer->status().reflector.counters.streaming_lists,
            GetParam().streaming_lists ? 1u : 0u);
}

// A relist detects deletions that no watch delivered, and delivers the last known state (RF-07,
// CT-08).
TEST_P(EmbeddedInformerTest, MissedDeletionIsDetectedByTheNextList) {
  create("a");
  create("b");
  Running informer(source(), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(2), UnorderedElementsAre("added a=1", "added b=1"));
  server_->plan({.match = {.method = "GET"}, .status = 503, .times = 3});
  server_->drop_connections();
  remove("a");
  update("b", "2");
  server_->compact();
  EXPECT_THAT(story.wait_for_line("missed the end of a=1"), Contains("missed the end of a=1"));
  EXPECT_THAT(story.wait_for_line("updated b=2"), Contains("updated b=2"));
  EXPECT_FALSE(informer->lister().find(ObjectKeyView{"web", "a"}));
}

// A watch is resumed from its last version, without a relist (MIS-04).
TEST_P(EmbeddedInformerTest, WatchIsResumedWithoutListingAgain) {
  create("a");
  Running informer(source(), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  const int lists = asked_.count("list");
  for (int round = 2; round < 5; ++round) {
    update("a", std::to_string(round));
    EXPECT_THAT(story.wait_for_line("updated a=" + std::to_string(round)),
                Contains("updated a=" + std::to_string(round)));
    round % 2 == 0 ? server_->end_watches() : server_->drop_connections();
  }
  update("a", "5");
  EXPECT_THAT(story.wait_for_line("updated a=5"),
              ElementsAre("added a=1", "updated a=2", "updated a=3", "updated a=4", "updated a=5"));
  EXPECT_EQ(asked_.count("list"), lists);
  EXPECT_LE(informer->status().reflector.counters.lists, 1u);
}

// A resource that does not change is resumed from its bookmark, not from its list (SV-34, MIS-03).
TEST_P(EmbeddedInformerTest, QuietResourceIsResumedFromItsBookmark) {
  create("a");
  Running informer(source(), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  // Change another resource, and compact the history up to that point.
  const Json secret = {{"metadata", {{"name", "s"}}}};
  const auto created = server_->request("POST", "/api/v1/namespaces/web/secrets", secret);
  ASSERT_EQ(created.status, 201);
  const std::string newest(created.body["metadata"]["resourceVersion"].as_string());
  const TimePoint deadline = system_clock().after(kTimeout);
  while (informer->last_sync_resource_version() != newest && system_clock().now() < deadline) {
    std::this_thread::yield();  // Only the version shows that a bookmark has arrived.
  }
  server_->compact();
  server_->drop_connections();
  update("a", "2");
  EXPECT_THAT(story.wait_for(2), ElementsAre("added a=1", "updated a=2"));
  EXPECT_LE(informer->status().reflector.counters.lists, 1u);
}

TEST_P(EmbeddedInformerTest, TransformedObjectsAreCachedAndDelivered) {
  create("a", "1", {{"secret", "x"}});
  InformerOptions transforming = options();
  transforming.transform = [](ObjectPtr object) -> Result<ObjectPtr> {
    Json json = edit(*object);
    json["data"]["v"] = "hidden";
    return parse_object(json.to_json());
  };
  Running informer(source(), transforming);
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=hidden"));
  create("b", "2");
  remove("a");
  EXPECT_THAT(story.wait_for(3),
              ElementsAre("added a=hidden", "added b=hidden", "deleted a=hidden"));
}

TEST_P(EmbeddedInformerTest, IndexFollowsWhatTheServerSends) {
  create("a", "1", {{"tier", "web"}});
  create("b", "1", {{"tier", "db"}});
  InformerOptions indexed = options();
  indexed.indexers = {{"tier", index_by_label("tier")}};
  Running informer(source(), indexed);
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(2), UnorderedElementsAre("added a=1", "added b=1"));
  EXPECT_EQ(informer->lister().by_index("tier", "web")->size(), 1u);
  update("b", "2", {{"tier", "web"}});
  EXPECT_THAT(story.wait_for(3), Contains("updated b=2"));
  EXPECT_EQ(informer->lister().by_index("tier", "web")->size(), 2u);
  EXPECT_THAT(*informer->lister().by_index("tier", "db"), IsEmpty());
}

// Each failure is reported before the informer tries again (REF-10).
TEST_P(EmbeddedInformerTest, WatchErrorHandlerReceivesEachFailure) {
  create("a");
  // A failed streaming list falls back to a plain one (WL-08), so both must fail.
  server_->plan({.match = {.method = "GET"}, .status = 500, .times = 2});
  OneShotEvent failed;
  std::string message;  // Written before the event is set.
  InformerOptions telling = options();
  telling.on_watch_error = [&](const Error& error) {
    if (failed.is_set()) return;
    message = error.message;
    failed.set();
  };
  Running informer(source(), telling);
  ASSERT_TRUE(failed.wait({}));
  EXPECT_THAT(message, HasSubstr("500"));
  EXPECT_TRUE(informer->wait_for_sync(kTimeout));
}

// The factory shares one list and one watch, whatever the number of users (FA-01).
TEST_P(EmbeddedInformerTest, FactoryListsAndWatchesOnceForAllUsers) {
  create("a");
  InformerFactory factory(client_.lister_watchers(), {.informer = options()});
  Story first;
  Story second;
  const auto one = factory.informer(kConfigMaps).add_event_handler(first.handler()).value();
  const auto two = factory.informer(kConfigMaps).add_event_handler(second.handler()).value();
  factory.start();
  ASSERT_TRUE(factory.wait_for_cache_sync(kTimeout).all_synced());
  create("b");
  EXPECT_THAT(first.wait_for(2), ElementsAre("added a=1", "added b=1"));
  EXPECT_THAT(second.wait_for(2), ElementsAre("added a=1", "added b=1"));
  EXPECT_EQ(asked_.count("list"), GetParam().streaming_lists ? 0 : 1);
  EXPECT_EQ(asked_.count("watch"), 1);
}

// An informer cannot run twice; a new one starts from the server's current state (SI-09).
TEST_P(EmbeddedInformerTest, StoppedInformerKeepsItsCacheAndANewOneStartsFresh) {
  create("a");
  Running informer(source(), options());
  ASSERT_TRUE(informer->wait_for_sync(kTimeout));
  informer.stop();
  create("b");
  EXPECT_EQ(informer->lister().list().size(), 1u);
  EXPECT_EQ(informer->run({}).error().code, ErrorCode::FailedPrecondition);

  Running next(source(), options());
  ASSERT_TRUE(next->wait_for_sync(kTimeout));
  EXPECT_EQ(next->lister().list().size(), 2u);
}

TEST_P(EmbeddedInformerTest, InformersRecoverAfterAServerRestart) {
  create("a");
  Running informer(source(), options());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  server_->restart(50ms);
  update("a", "2");
  EXPECT_THAT(story.wait_for_line("updated a=2"), ElementsAre("added a=1", "updated a=2"));
}

// A restored backup is detected although a watch from a version that the server no longer knows
// stays silent: after silence_timeout, the informer asks the server whether it knows the version.
TEST_P(EmbeddedInformerTest, RestoredBackupIsDetected) {
  create("a");
  Running informer(source(), [] {
    InformerOptions watchful = options();
    watchful.silence_timeout = 200ms;
    return watchful;
  }());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  const std::int64_t backup = server_->resource_version();
  create("lost");
  EXPECT_THAT(story.wait_for(2), Contains("added lost=1"));
  ASSERT_TRUE(server_->roll_back(backup).ok());
  EXPECT_THAT(story.wait_for_line("missed the end of lost=1"),
              Contains("missed the end of lost=1"));
  EXPECT_GE(informer->status().reflector.counters.relists[RelistReason::HistoryReplaced], 1u);
}

TEST_P(EmbeddedInformerTest, ForbiddenWatchIsReportedUntilAllowed) {
  detail::Mutex mutex;
  bool allowed = false;
  const auto guarded = Server::start({.tls = GetParam().tls,
                                      .authorize =
                                          [&](const server::Access&) {
                                            const detail::MutexLock lock(mutex);
                                            return allowed;
                                          }})
                           .value();
  const Client client(guarded->client_config(), {.requests_per_second = 0, .retries_max = 0});
  OneShotEvent failed;
  InformerOptions telling = options();
  telling.on_watch_error = [&](const Error& error) {
    EXPECT_TRUE(is_forbidden(error)) << error.message;
    failed.set();
  };
  Running informer(client.lister_watcher(kConfigMaps), telling);
  ASSERT_TRUE(failed.wait({}));
  EXPECT_FALSE(informer->has_synced());
  {
    const detail::MutexLock lock(mutex);
    allowed = true;
  }
  EXPECT_TRUE(informer->wait_for_sync(kTimeout));
}

// A ListerWatcher that calls a function before each page except the first.
class BetweenPages : public ListerWatcher {
 public:
  BetweenPages(std::unique_ptr<ListerWatcher> source, std::function<void()> act)
      : source_(std::move(source)), act_(std::move(act)) {}

  Result<std::unique_ptr<ListStream>> list(const ListOptions& list_options,
                                           const KnownObjects* known,
                                           std::stop_token stop) override {
    if (!list_options.continue_token.empty()) act_();
    return source_->list(list_options, known, stop);
  }
  Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& watch_options,
                                             std::stop_token stop) override {
    return source_->watch(watch_options, stop);
  }
  [[nodiscard]] bool supports_streaming_lists() const override { return false; }
  [[nodiscard]] const ApiResource& resource() const override { return source_->resource(); }

 private:
  std::unique_ptr<ListerWatcher> source_;
  std::function<void()> act_;
};

// Makes the informer list in pages, by a first list that fails as expired. Without it, the first
// list is at version 0, which the watch cache serves without paging (SV-16); after an expired list,
// the client requests the newest state, which is paged.
class PagedInformerTest : public EmbeddedInformerTest {
 protected:
  PagedInformerTest() {
    for (const char* const name : {"a", "b", "c", "d", "e"}) create(name);
    server_->plan({.match = {.method = "GET"}, .status = 410});
  }

  static InformerOptions in_pages() {
    InformerOptions paged = options();
    paged.page_size = 2;
    return paged;
  }
};

TEST_P(PagedInformerTest, PagesComeFromOneSnapshot) {
  bool deleted = false;
  Running informer(std::make_unique<BetweenPages>(source(),
                                                  [&] {
                                                    if (!std::exchange(deleted, true)) remove("e");
                                                  }),
                   in_pages());
  Story story;
  const auto registration = informer->add_event_handler(story.handler()).value();
  // The list still has the deleted object, because the deletion came after the first page. The
  // watch delivers the deletion.
  EXPECT_THAT(story.wait_for(6), UnorderedElementsAre("added a=1", "added b=1", "added c=1",
                                                      "added d=1", "added e=1", "deleted e=1"));
  EXPECT_EQ(asked_.count("list"), 3);  // The failed list did not reach the server.
}

// An expired continue token leads to a list without paging (PG-05).
TEST_P(PagedInformerTest, ExpiredTokenLeadsToAFullList) {
  Running informer(std::make_unique<BetweenPages>(source(),
                                                  [&] {
                                                    update("a", "2");
                                                    server_->compact();
                                                  }),
                   in_pages());
  ASSERT_TRUE(informer->wait_for_sync(kTimeout));
  EXPECT_EQ(informer->lister().list().size(), 5u);
  EXPECT_EQ((*informer->lister().find(ObjectKeyView{"web", "a"}))["data"]["v"].as_string(), "2");
  EXPECT_EQ(asked_.count("list"), 3);  // First page, rejected page, full list.
}

std::string wire_name(const ::testing::TestParamInfo<Wire>& test) {
  return std::string(test.param.tls ? "Tls" : "Plain") +
         (test.param.streaming_lists ? "StreamingList" : "List") +
         (test.param.format == WireFormat::Json ? "Json" : "");
}

TEST_P(EmbeddedInformerTest, InformerIsMadeFromTheClient) {
  const ApiResource config_maps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
  for (const char* name : {"first", "second"}) {
    Json object = {{"metadata", {{"namespace", "default"}, {"name", name}}}};
    object["metadata"]["labels"]["which"] = name;
    client_.create(config_maps, object).value();
  }
  const Informer<core::v1::ConfigMap> all(client_, {.namespaces = {"default"}});
  const Informer<> second =
      client_.informer(config_maps, {.namespaces = {"default"}, .label_selector = "which=second"});
  const Informer<core::v1::ConfigMap> typed = client_.informer<core::v1::ConfigMap>();
  std::stop_source stop;
  {
    const std::jthread runs_all([&] { all.run(stop.get_token()).value(); });
    const std::jthread runs_second([&] { second.run(stop.get_token()).value(); });
    const std::jthread runs_typed([&] { typed.run(stop.get_token()).value(); });
    EXPECT_TRUE(all.wait_for_sync(30s));
    EXPECT_TRUE(second.wait_for_sync(30s));
    EXPECT_TRUE(typed.wait_for_sync(30s));
    EXPECT_TRUE(all.lister().find("default/first"));
    EXPECT_TRUE(all.lister().find("default/second"));
    EXPECT_FALSE(second.lister().find("default/first"));
    EXPECT_TRUE(second.lister().find("default/second"));
    EXPECT_TRUE(typed.lister().get("default/first").ok());
    EXPECT_EQ(typed, Informer<core::v1::ConfigMap>(typed.untyped()));
    stop.request_stop();
  }
  EXPECT_TRUE(all.is_stopped());
}

INSTANTIATE_TEST_SUITE_P(
    Wires, EmbeddedInformerTest,
    ::testing::Values(Wire{}, Wire{.streaming_lists = true}, Wire{.tls = true},
                      Wire{.tls = true, .streaming_lists = true}, Wire{.format = WireFormat::Json},
                      Wire{.streaming_lists = true, .format = WireFormat::Json}),
    wire_name);
INSTANTIATE_TEST_SUITE_P(Wires, PagedInformerTest,
                         ::testing::Values(Wire{}, Wire{.tls = true},
                                           Wire{.format = WireFormat::Json}),
                         wire_name);

}  // namespace
}  // namespace kinform::inline v0
