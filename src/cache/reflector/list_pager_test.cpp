// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/list_pager.hpp"

#include <cstdint>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/fakes/recording_store.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A ListPager and the requests that it wants.
class FetchedList {
 public:
  FetchedList(ListerWatcher& server, const ObjectFilter& filter, ListRequest request,
              const KnownObjects* known)
      : server_(server),
        known_(known),
        pager_("list " + server.resource().to_string(), filter, std::move(request)) {}

  // Fetches the next page. Returns true if it was the last one.
  Result<bool> fetch_page(const std::stop_token& stop) {
    std::uint64_t bytes = 0;
    Result<ListMetadata> page = read_page(bytes, stop);
    const Result<bool> complete =
        page ? pager_.end_page(*std::move(page), bytes) : Result<bool>(page.error());
    if (complete) return complete;
    const Result<void> restarted = pager_.fail_page(complete.error());
    if (!restarted) return restarted.error();
    return false;
  }

  std::vector<ObjectPtr> take_objects() { return pager_.take_objects(); }
  const std::string& resource_version() const { return pager_.resource_version(); }
  bool paginated() const { return pager_.paginated(); }

 private:
  Result<ListMetadata> read_page(std::uint64_t& bytes, const std::stop_token& stop) {
    const auto page = server_.list(pager_.next_page(), known_, stop);
    if (!page) return page.error();
    while (true) {
      Result<std::optional<ListItem>> item = (*page)->next(stop);
      if (!item) return item.error();
      bytes = (*page)->bytes_read();
      if (!item->has_value()) return (*page)->metadata();
      const Result<void> added = pager_.add((*item)->object, bytes);
      if (!added) return added.error();
    }
  }

  ListerWatcher& server_;
  const KnownObjects* const known_;
  ListPager pager_;
};

class ListPagerTest : public ::testing::Test {
 protected:
  FetchedList make_pager(ListRequest request = {}, const KnownObjects* known = nullptr) {
    return {server_, filter_, std::move(request), known};
  }

  static std::vector<std::string> texts(const std::vector<ObjectPtr>& objects) {
    std::vector<std::string> result;
    for (const ObjectPtr& object : objects) result.emplace_back(object->name());
    return result;
  }

  static Error expired(std::string reason = "Expired") {
    Error error(ErrorCode::Expired, "the continue token is too old");
    error.reason = std::move(reason);
    return error;
  }

  test_support::FakeClock clock_;
  test_support::FakeListerWatcher server_{clock_};
  ObjectFilter filter_{{.api_version = "v1", .kind = "Pod"}};
};

// The page size is sent as the limit, and a first page without a token is the whole list (PG-01,
// PG-02).
TEST_F(ListPagerTest, SinglePageIsRequestedWithTheLimit) {
  server_.add_list({.objects = {make_pod("a", "1"), make_pod("b", "2")}, .resource_version = "9"});
  FetchedList pager = make_pager({.resource_version = "0", .page_size = 500});
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("a", "b"));
  EXPECT_EQ(pager.resource_version(), "9");
  EXPECT_FALSE(pager.paginated());
  EXPECT_THAT(server_.requests(), ElementsAre("list limit=500 resourceVersion=0"));
}

// Page size zero sends no limit (PG-01).
TEST_F(ListPagerTest, PageSizeOfZeroSendsNoLimit) {
  server_.add_list({.resource_version = "9"});
  FetchedList pager = make_pager({.resource_version = "7", .page_size = 0});
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(server_.requests(), ElementsAre("list resourceVersion=7"));
}

// Each request fetches one page; later pages send only the token, and the list has the version of
// the first page (LW-01, PG-03, PG-04, MIS-14).
TEST_F(ListPagerTest, PagesAreJoinedWithTheFirstPagesVersion) {
  server_.add_list(
      {.objects = {make_pod("a", "1")}, .resource_version = "9", .continue_token = "t1"});
  server_.add_list(
      {.objects = {make_pod("b", "2")}, .resource_version = "9", .continue_token = "t2"});
  server_.add_list({.objects = {make_pod("c", "3")}, .resource_version = "11"});
  FetchedList pager = make_pager({.resource_version = "0", .page_size = 1});
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_EQ(server_.requests().size(), 1u);
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("a", "b", "c"));
  EXPECT_EQ(pager.resource_version(), "9");
  EXPECT_TRUE(pager.paginated());
  EXPECT_THAT(server_.requests(),
              ElementsAre("list limit=1 resourceVersion=0", "list continue=t1 limit=1",
                          "list continue=t2 limit=1"));
}

// A selector may leave a page empty; only a missing token ends the list (SV-12).
TEST_F(ListPagerTest, EmptyPageWithATokenIsNotTheEnd) {
  server_.add_list({.resource_version = "9", .continue_token = "t1"});
  server_.add_list({.objects = {make_pod("a", "1")}, .resource_version = "9"});
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("a"));
}

// If a later page has expired, one list without pages follows (PG-05).
TEST_F(ListPagerTest, ExpiredLaterPageFallsBackToAListWithoutPages) {
  server_.add_list(
      {.objects = {make_pod("a", "1")}, .resource_version = "9", .continue_token = "t1"});
  server_.refuse_list(expired());
  server_.add_list({.objects = {make_pod("x", "1"), make_pod("y", "2")}, .resource_version = "20"});
  FetchedList pager = make_pager({.resource_version = "0", .page_size = 1});
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("x", "y"));
  EXPECT_EQ(pager.resource_version(), "20");
  EXPECT_TRUE(pager.paginated());
  EXPECT_EQ(server_.requests().back(), "list resourceVersion=0");
}

// If a later page expires after some of its items have arrived, one list without pages follows, too
// (PG-05).
TEST_F(ListPagerTest, ExpiryInTheMiddleOfALaterPageFallsBackToo) {
  server_.add_list(
      {.objects = {make_pod("a", "1")}, .resource_version = "9", .continue_token = "t1"});
  server_.add_list({.objects = {make_pod("b", "2")}, .cut = expired()});
  server_.add_list({.objects = {make_pod("x", "1")}, .resource_version = "20"});
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("x"));
}

// A later page that fails with Gone is an error: Gone is about resource versions, not about
// continue tokens, so there is no fallback to a list without pages (PG-05, ERR-02).
TEST_F(ListPagerTest, GoneLaterPageIsAnError) {
  server_.add_list({.resource_version = "9", .continue_token = "t1"});
  server_.refuse_list(expired("Gone"));
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().reason, "Gone");
}

// If the fallback, a list without pages, expires as well, the result is an error (PG-05).
TEST_F(ListPagerTest, ExpiryOfTheListWithoutPagesIsAnError) {
  server_.add_list({.resource_version = "9", .continue_token = "t1"});
  server_.refuse_list(expired());
  server_.refuse_list(expired());
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}));
}

// A continue token that always expires does not lead to an endless loop: the list without pages is
// the whole list, whatever its token says (PG-05).
TEST_F(ListPagerTest, ListWithoutPagesIsTakenEvenIfItHasAToken) {
  server_.add_list(
      {.objects = {make_pod("a", "1")}, .resource_version = "9", .continue_token = "t1"});
  server_.refuse_list(expired());
  server_.add_list({.objects = {make_pod("x", "1"), make_pod("y", "2")},
                    .resource_version = "20",
                    .continue_token = "t2"});
  FetchedList pager = make_pager({.resource_version = "0", .page_size = 1});
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("x", "y"));
  EXPECT_EQ(pager.resource_version(), "20");
  EXPECT_EQ(server_.requests().size(), 3u);
}

// The bytes of the discarded pages do not count for the list without pages.
TEST_F(ListPagerTest, ListWithoutPagesHasTheWholeLimitOfBytes) {
  server_.add_list({.resource_version = "9", .continue_token = "t1", .bytes = 60});
  server_.refuse_list(expired());
  server_.add_list({.objects = {make_pod("x", "1")}, .resource_version = "20", .bytes = 60});
  FetchedList pager = make_pager({.limits = {.bytes_max = 100}});
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_TRUE(pager.fetch_page({}).value());
}

// Otherwise the objects that are missing would count as deleted.
TEST_F(ListPagerTest, IncompleteListWithoutPagesIsAnError) {
  server_.add_list({.resource_version = "9", .continue_token = "t1"});
  server_.refuse_list(expired());
  server_.add_list({.objects = {make_pod("x", "1")},
                    .resource_version = "20",
                    .continue_token = "t2",
                    .remaining_item_count = 7});
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().message,
            "list: 7 objects are missing in a list that was requested without pages; the cache is "
            "kept");
}

// An expired first page is returned as an error, without a fallback (PG-06).
TEST_F(ListPagerTest, ExpiredFirstPageIsReturnedAsAnError) {
  server_.refuse_list(expired());
  FetchedList pager = make_pager();
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::Expired);
  EXPECT_EQ(server_.requests().size(), 1u);
}

// A stop is checked before each page (PG-07).
TEST_F(ListPagerTest, StopBetweenPagesCancelsTheList) {
  server_.add_list({.resource_version = "9", .continue_token = "t1"});
  server_.add_list({.resource_version = "9"});
  std::stop_source stop;
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page(stop.get_token()).value());
  stop.request_stop();
  const Result<bool> page = pager.fetch_page(stop.get_token());
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::Cancelled);
}

// Objects do not depend on the memory of their page (PG-08).
TEST_F(ListPagerTest, ObjectsOutliveTheirPage) {
  server_.add_list({.objects = {make_pod("a", "1"), make_pod("b", "2")}, .resource_version = "9"});
  std::vector<ObjectPtr> objects;
  {
    FetchedList pager = make_pager();
    EXPECT_TRUE(pager.fetch_page({}).value());
    objects = pager.take_objects();
  }
  objects.erase(objects.begin());
  EXPECT_THAT(texts(objects), ElementsAre("b"));
}

TEST_F(ListPagerTest, TruncatedPageIsAnError) {
  server_.add_list({.objects = {make_pod("a", "1")}, .cut = Error(ErrorCode::EndOfStream, "cut")});
  FetchedList pager = make_pager();
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::EndOfStream);
}

// An item of another kind makes the list fail. If it were skipped, the list would seem to lack that
// object (REF-23).
TEST_F(ListPagerTest, ItemOfAnotherKindIsAnError) {
  server_.add_list({.objects = {make_pod("a", "1"), make_object("Node", "", "n", "2")},
                    .resource_version = "9"});
  FetchedList pager = make_pager();
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::Malformed);
  EXPECT_EQ(page.error().message,
            "list: unexpected item in the response: n: the server sends /v1, Kind=Node, expected "
            "/v1, Kind=Pod; check the kind and the version of the resource; the cache is kept");
}

TEST_F(ListPagerTest, UnchangedObjectsAreTheKnownHandles) {
  test_support::RecordingStore store;
  store.set_knows_objects(true);
  const ObjectPtr known = make_pod("a", "1");
  ASSERT_TRUE(store.add(known, {}));
  server_.add_list({.objects = {make_pod("a", "1"), make_pod("b", "2")}, .resource_version = "9"});
  FetchedList pager = make_pager({}, store.known_objects());
  EXPECT_TRUE(pager.fetch_page({}).value());
  const std::vector<ObjectPtr> objects = pager.take_objects();
  ASSERT_EQ(objects.size(), 2u);
  EXPECT_EQ(objects[0], known);
  EXPECT_EQ(objects[1]->name(), "b");
}

// A 200 from something that is not an API server must not empty the cache.
TEST_F(ListPagerTest, ListWithoutAVersionIsAnError) {
  server_.add_list({.objects = {make_pod("a", "1")}});
  FetchedList pager = make_pager();
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::Malformed);
  EXPECT_EQ(page.error().message, "list pods.v1: no metadata.resourceVersion; the cache is kept");
}

TEST_F(ListPagerTest, RepeatedContinueTokenIsAnError) {
  for (const char* token : {"t1", "t2", "t1"}) {
    server_.add_list(
        {.objects = {make_pod("a", "1")}, .resource_version = "9", .continue_token = token});
  }
  FetchedList pager = make_pager();
  EXPECT_FALSE(pager.fetch_page({}).value());
  EXPECT_FALSE(pager.fetch_page({}).value());
  const Result<bool> page = pager.fetch_page({});
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, ErrorCode::Malformed);
  EXPECT_THAT(page.error().message, HasSubstr("repeats a continue token"));
}

// Endless pages end at the first limit that they reach, and the error names its option. A list
// that just reaches the limits is complete.
TEST_F(ListPagerTest, LimitsApplyToAllPagesTogether) {
  struct Case {
    ListLimits limits;
    const char* option;
  };
  for (const Case& test : {Case{{.objects_max = 3}, "list_limits.objects_max (3)"},
                           Case{{.bytes_max = 300}, "list_limits.bytes_max (300)"},
                           Case{{.pages_max = 3}, "list_limits.pages_max (3)"}}) {
    int pages = 0;
    server_.set_list_function([&](const ListOptions&) -> Result<test_support::ListResponse> {
      return test_support::ListResponse{.objects = {make_pod("a", "1")},
                                        .resource_version = "9",
                                        .continue_token = "t" + std::to_string(++pages),
                                        .bytes = 100};
    });
    FetchedList pager = make_pager({.limits = test.limits});
    Result<bool> page = false;
    while (page && !*page) page = pager.fetch_page({});
    ASSERT_FALSE(page);
    EXPECT_LE(pages, 4);
    EXPECT_EQ(page.error().code, ErrorCode::LimitExceeded);
    EXPECT_THAT(page.error().message, HasSubstr(test.option));
    EXPECT_THAT(page.error().message, HasSubstr("the cache is kept"));
  }
}

TEST_F(ListPagerTest, OneHugePageEndsAtTheLimit) {
  std::vector<ObjectPtr> objects(10, make_pod("a", "1"));
  server_.add_list({.objects = objects, .resource_version = "9"});
  FetchedList pager = make_pager({.limits = {.objects_max = 9}});
  EXPECT_EQ(pager.fetch_page({}).error().code, ErrorCode::LimitExceeded);
  server_.add_list({.objects = objects, .resource_version = "9"});
  FetchedList exact = make_pager({.limits = {.objects_max = 10, .pages_max = 1}});
  EXPECT_TRUE(exact.fetch_page({}).value());
}

TEST_F(ListPagerTest, EmptyListIsValid) {
  server_.add_list({.resource_version = "9"});
  FetchedList pager = make_pager();
  EXPECT_TRUE(pager.fetch_page({}).value());
  EXPECT_THAT(pager.take_objects(), IsEmpty());
  EXPECT_EQ(pager.resource_version(), "9");
}

TEST_F(ListPagerTest, RepeatedPageReplacesItsItemsOnly) {
  ListPager pager("list pods", filter_, {});
  ASSERT_TRUE(pager.add(make_pod("web/a", "1"), 1).ok());
  EXPECT_FALSE(pager.end_page({.resource_version = "9", .continue_token = "t"}, 1).value());
  ASSERT_TRUE(pager.add(make_pod("web/b", "2"), 1).ok());
  const ListOptions page = pager.next_page();
  pager.repeat_page();
  EXPECT_EQ(pager.next_page(), page);
  ASSERT_TRUE(pager.add(make_pod("web/c", "3"), 1).ok());
  EXPECT_TRUE(pager.end_page({}, 1).value());
  EXPECT_THAT(texts(pager.take_objects()), ElementsAre("a", "c"));
  EXPECT_EQ(pager.resource_version(), "9");
}

}  // namespace
}  // namespace kinform::inline v0
