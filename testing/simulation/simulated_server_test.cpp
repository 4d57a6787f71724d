// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulated_server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::test_support {
namespace {

using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr ObjectKeyView kKeys[] = {{"web", "a"}, {"web", "b"}, {"web", "c"}};

// A server with three objects, written at revisions 101, 102 and 103. The caches of both members
// (API servers) have all of them.
class SimulatedServerTest : public ::testing::Test {
 protected:
  explicit SimulatedServerTest(ServerOptions options = {}) : server_(options, clock_) {
    for (const ObjectKeyView& key : kKeys) server_.history().put(ObjectKey(key), true);
    server_.catch_up();
  }

  void change(int object = 0) { server_.history().put(ObjectKey(kKeys[object]), true); }

  // Returns "a@101 b@102 at 103", or the error's code.
  std::string list(const ListOptions& options) {
    const Result<ListPage> page = server_.list(options, 0);
    if (!page) return std::string(to_string(page.error().code));
    last_ = page->metadata;
    std::string text;
    for (const ObjectPtr& object : page->objects) {
      text.append(object->name()).append("@").append(object->resource_version()).append(" ");
    }
    return text + "at " + page->metadata.resource_version;
  }

  std::shared_ptr<WatchSession> watch(const std::string& version) {
    return server_.watch({.resource_version = version, .allow_bookmarks = true}, 0).value();
  }

  std::string watch_error(const WatchOptions& options) {
    const auto session = server_.watch(options, 0);
    return session ? "" : std::string(to_string(session.error().code));
  }

  static std::vector<std::string> events(WatchSession& session) {
    std::vector<std::string> texts;
    while (const auto event = session.take()) {
      std::string text(to_string(event->type));
      text.append(" ").append(event->object->name()).append("@");
      text.append(event->object->resource_version());
      if (!event->object->annotations().empty()) text += " marker";
      texts.push_back(std::move(text));
    }
    return texts;
  }

  FakeClock clock_;
  SimulatedServer server_;
  ListMetadata last_;
};

// The version option selects the state (SV-02).
TEST_F(SimulatedServerTest, ListReturnsTheStateThatTheVersionSelects) {
  change();  // 104, not yet in any member's cache.
  EXPECT_EQ(list({}), "a@104 b@102 c@103 at 104");
  EXPECT_EQ(list({.resource_version = "0"}), "a@101 b@102 c@103 at 103");
  EXPECT_EQ(list({.resource_version = "102"}), "a@101 b@102 c@103 at 103");
  EXPECT_EQ(list({.resource_version = "102", .limit = 5}), "a@101 b@102 at 102");
  EXPECT_EQ(list({.resource_version = "102", .version_match = VersionMatch::Exact}),
            "a@101 b@102 at 102");
  EXPECT_EQ(
      list({.resource_version = "102", .version_match = VersionMatch::NotOlderThan, .limit = 1}),
      "a@101 b@102 c@103 at 103");
}

// Versions beyond the newest are too large (SV-33).
TEST_F(SimulatedServerTest, FutureVersionIsTooLarge) {
  EXPECT_EQ(list({.resource_version = "104"}), "ResourceVersionTooLarge");
  EXPECT_EQ(list({.resource_version = "104", .limit = 5}), "ResourceVersionTooLarge");
}

// Invalid combinations of options are rejected (SV-07).
TEST_F(SimulatedServerTest, InvalidOptionsAreRejected) {
  EXPECT_EQ(list({.version_match = VersionMatch::Exact}), "Invalid");
  EXPECT_EQ(list({.resource_version = "0", .version_match = VersionMatch::Exact}), "Invalid");
  EXPECT_EQ(list({.resource_version = "1", .continue_token = "0:103:web/a"}), "BadRequest");
  EXPECT_EQ(list({.resource_version = "new"}), "BadRequest");
  EXPECT_EQ(list({.continue_token = "rest"}), "BadRequest");
  EXPECT_EQ(watch_error({.send_initial_events = true}), "Invalid");
  EXPECT_EQ(watch_error({.version_match = VersionMatch::NotOlderThan}), "Invalid");
}

// A continue token stays at the version of the first page (SV-13).
TEST_F(SimulatedServerTest, PagesComeFromOneSnapshot) {
  EXPECT_EQ(list({.limit = 2}), "a@101 b@102 at 103");
  EXPECT_EQ(last_.remaining_item_count, 1);
  const std::string token = last_.continue_token;
  change(2);
  EXPECT_EQ(list({.limit = 2, .continue_token = token}), "c@103 at 103");
  EXPECT_EQ(last_.continue_token, "");
}

// Compacted versions and continue tokens are rejected with 410 (SV-05, SV-14).
TEST_F(SimulatedServerTest, CompactedVersionsAndTokensAreExpired) {
  EXPECT_EQ(list({.limit = 2}), "a@101 b@102 at 103");
  const std::string token = last_.continue_token;
  change();
  server_.compact(104);
  EXPECT_EQ(list({.limit = 2, .continue_token = token}), "Expired");
  EXPECT_EQ(list({.resource_version = "103", .limit = 2}), "Expired");
}

TEST_F(SimulatedServerTest, WatchDeliversTheMembersChangesSinceTheVersion) {
  const auto session = watch("102");
  change();
  EXPECT_THAT(events(*session), ElementsAre("ADDED c@103"));
  server_.catch_up(1, 1);
  EXPECT_THAT(events(*session), IsEmpty());
  server_.catch_up(0, 1);
  EXPECT_THAT(events(*session), ElementsAre("MODIFIED a@104"));
}

// A watch from before the cached changes is rejected with 410 (SV-18).
TEST_F(SimulatedServerTest, WatchFromBeforeTheCachedChangesIsExpired) {
  change();
  server_.catch_up();
  server_.forget_changes(0);
  EXPECT_EQ(watch_error({.resource_version = "103"}), "Expired");
  EXPECT_EQ(watch_error({.resource_version = "104"}), "");
}

// A watch from a future version receives nothing (SV-21).
TEST_F(SimulatedServerTest, WatchFromTheFutureIsSilent) {
  const auto session = watch("110");
  clock_.advance(seconds(61));
  change();
  server_.catch_up();
  EXPECT_THAT(events(*session), IsEmpty());
  EXPECT_EQ(session->next_at(), TimePoint::max());
}

// Bookmarks are sent once a minute and carry the current version (SV-34, SV-35).
TEST_F(SimulatedServerTest, BookmarkComesAfterAMinute) {
  const auto session = watch("103");
  server_.history().skip();
  server_.catch_up();
  EXPECT_THAT(events(*session), IsEmpty());
  clock_.advance(seconds(60));
  EXPECT_THAT(events(*session), ElementsAre("BOOKMARK @104"));
}

// The server ends a watch at its timeout (SV-36).
TEST_F(SimulatedServerTest, WatchEndsAtItsTimeout) {
  const auto session =
      server_.watch({.resource_version = "103", .timeout_seconds = 300}, 0).value();
  clock_.advance(seconds(299));
  EXPECT_FALSE(session->has_ended());
  clock_.advance(seconds(1));
  EXPECT_TRUE(session->has_ended());
}

const WatchOptions kStreamingList{.version_match = VersionMatch::NotOlderThan,
                                  .allow_bookmarks = true,
                                  .send_initial_events = true};

// A streaming list sends initial events, then the bookmark that marks their end, then changes
// (SV-22, SV-23).
TEST_F(SimulatedServerTest, StreamingListSendsStateThenMarkerThenChanges) {
  const auto session = server_.watch(kStreamingList, 0).value();
  change();
  server_.catch_up();
  EXPECT_TRUE(session->is_streaming_list());
  EXPECT_THAT(events(*session), ElementsAre("ADDED a@101", "ADDED b@102", "ADDED c@103",
                                            "BOOKMARK @103 marker", "MODIFIED a@104"));
  EXPECT_FALSE(session->is_streaming_list());
}

TEST_F(SimulatedServerTest, StreamingListOfTheNewestStateWaitsForTheMember) {
  change();
  EXPECT_EQ(server_.awaited(kStreamingList), 104);
  EXPECT_EQ(watch_error(kStreamingList), "ResourceVersionTooLarge");
}

TEST_F(SimulatedServerTest, StreamingListHasPlainBookmarksInPlaceOfTheMarker) {
  const auto session = server_.watch(kStreamingList, 0, StreamingLists::PlainBookmarks).value();
  EXPECT_THAT(events(*session), ElementsAre("ADDED a@101", "ADDED b@102", "ADDED c@103"));
  for (int i = 0; i < 2; ++i) {
    clock_.advance(session->next_at() - clock_.now());
    EXPECT_THAT(events(*session), ElementsAre("BOOKMARK @103"));
  }
  EXPECT_TRUE(session->is_streaming_list());
}

TEST_F(SimulatedServerTest, StreamingListHasChangesAndNoBookmarks) {
  const auto session = server_.watch(kStreamingList, 0, StreamingLists::NoBookmarks).value();
  EXPECT_THAT(events(*session), ElementsAre("ADDED a@101", "ADDED b@102", "ADDED c@103"));
  clock_.advance(std::chrono::hours(1));
  change();
  server_.catch_up();
  EXPECT_THAT(events(*session), ElementsAre("MODIFIED a@104"));
  EXPECT_TRUE(session->is_streaming_list());
}

TEST_F(SimulatedServerTest, StreamingListEndsHalfWay) {
  const auto session = server_.watch(kStreamingList, 0, StreamingLists::EndHalfWay).value();
  EXPECT_FALSE(session->has_ended());
  EXPECT_THAT(events(*session), ElementsAre("ADDED a@101", "ADDED b@102"));
  EXPECT_TRUE(session->has_ended());
  EXPECT_EQ(session->next_at(), TimePoint::min());
}

TEST_F(SimulatedServerTest, OnlyStreamingListsAreRejectedWith429) {
  constexpr StreamingLists kHow = StreamingLists::TooManyRequests;
  EXPECT_EQ(server_.watch(kStreamingList, 0, kHow).error().code, ErrorCode::TooManyRequests);
  EXPECT_TRUE(server_.watch({.resource_version = "103"}, 0, kHow));
}

class LateMarkerTest : public SimulatedServerTest {
 protected:
  LateMarkerTest() : SimulatedServerTest({.late_marker = true}) {}
};

// Changes that happen during a streaming list are sent before the bookmark that marks the end of
// the initial events (WL-02).
TEST_F(LateMarkerTest, ChangesComeBeforeTheMarker) {
  change();
  server_.catch_up();
  const auto session = server_.watch(kStreamingList, 0).value();
  EXPECT_THAT(events(*session), ElementsAre("ADDED a@101", "ADDED b@102", "ADDED c@103",
                                            "MODIFIED a@104", "BOOKMARK @104 marker"));
}

class OldServerTest : public SimulatedServerTest {
 protected:
  OldServerTest()
      : SimulatedServerTest(
            {.has_watch_cache = false, .streaming_lists = StreamingLists::Invalid}) {}
};

// Without a watch cache limits are honoured (REF-21); old servers reject streaming lists (SV-09).
TEST_F(OldServerTest, PagesTheFirstListAndStreamsNone) {
  EXPECT_EQ(list({.resource_version = "0", .limit = 2}), "a@101 b@102 at 103");
  EXPECT_EQ(watch_error(kStreamingList), "Invalid");
}

TEST_F(SimulatedServerTest, RestartBreaksWatchesAndForgetsChanges) {
  change();
  server_.catch_up();
  const auto here = watch("104");
  const auto there = server_.watch({.resource_version = "104"}, 1).value();
  server_.restart(0);
  EXPECT_TRUE(here->is_broken());
  EXPECT_FALSE(there->is_broken());
  EXPECT_EQ(watch_error({.resource_version = "103"}), "Expired");
}

TEST_F(SimulatedServerTest, RestoredServerDoesNotKnowTheLatestVersions) {
  EXPECT_EQ(list({.limit = 2}), "a@101 b@102 at 103");
  const std::string token = last_.continue_token;
  server_.restore(102, SimulatedServer::Bump::No);
  EXPECT_EQ(list({}), "a@101 b@102 at 102");
  EXPECT_EQ(list({.resource_version = "103"}), "ResourceVersionTooLarge");
  EXPECT_EQ(list({.continue_token = token}), "Expired");
  const auto session = watch("103");  // It receives nothing.
  change();                           // Revision 103 again.
  server_.catch_up();
  EXPECT_THAT(events(*session), IsEmpty());
}

TEST_F(SimulatedServerTest, BumpedServerExpiresAllEarlierVersions) {
  server_.restore(102, SimulatedServer::Bump::Yes);
  EXPECT_EQ(list({}), "a@101 b@102 at 1000103");
  EXPECT_EQ(list({.resource_version = "103"}), "a@101 b@102 at 1000103");
  EXPECT_EQ(list({.resource_version = "103", .limit = 2}), "Expired");
  EXPECT_EQ(watch_error({.resource_version = "103"}), "Expired");
}

}  // namespace
}  // namespace kinform::inline v0::test_support
