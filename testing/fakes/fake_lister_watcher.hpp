// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A fake ListerWatcher: returns the prepared lists and watches, and records the requests.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "testing/fakes/fake_watch.hpp"

namespace kinform::inline v0::test_support {

// One page of a list.
struct ListResponse {
  std::vector<ObjectPtr> objects = {};
  std::string resource_version = {};
  std::string continue_token = {};
  std::optional<std::int64_t> remaining_item_count = {};
  std::uint64_t bytes = 0;  // The size that bytes_read() returns.
  // If set, the page fails with this error after its objects, in place of returning its metadata.
  std::optional<Error> cut = {};
};

// Random connection faults. The first three are probabilities, from 0 to 1, drawn for each request,
// object or event.
struct ConnectionFaults {
  double refuse = 0;                      // The request fails with ConnectionRefused.
  double cut = 0;                         // The connection breaks in place of this object or event.
  double lose = 0;                        // The watch stays silent from this event on.
  Duration delay_max = Duration::zero();  // Watch events are delayed by up to this.
};

// Answers requests with the prepared responses, in order. Requests without one go to the list or
// watch function, if set; otherwise they fail with ErrorCode::Unavailable.
//
//   FakeListerWatcher server(clock);
//   server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
//   const auto watch = server.add_watch();
//   …
//   watch->send(modified(make_pod("web/a", "11")));
//   EXPECT_THAT(server.requests(), ElementsAre("list limit=500 resourceVersion=0", …));
//
// No request blocks, except after hang_list() or hang_watch(), so a Reflector can be stepped on the
// test's thread.
//
// Thread safety: all members may be called from any thread.
class FakeListerWatcher final : public ListerWatcher {
 public:
  using ListFunction = std::function<Result<ListResponse>(const ListOptions&)>;
  using WatchFunction = std::function<Result<std::shared_ptr<FakeWatch>>(const WatchOptions&)>;

  static ApiResource pods() { return {.version = "v1", .plural = "pods", .kind = "Pod"}; }

  // `clock` must outlive the server.
  explicit FakeListerWatcher(Clock& clock, ApiResource resource = pods());

  void add_list(ListResponse response);
  void refuse_list(Error error);
  std::shared_ptr<FakeWatch> add_watch();
  void refuse_watch(Error error);
  // The next request without a prepared response blocks until it is stopped.
  void hang_list();
  void hang_watch();
  // Swaps the responses of the next two watches. REQUIRES: two are prepared.
  void swap_next_watches();

  // Handle requests without a prepared response; for example with a model of a server.
  void set_list_function(ListFunction function);
  void set_watch_function(WatchFunction function);
  // Called for each request before its response; for example to advance the clock, which simulates
  // a slow response.
  void set_before_response(std::function<void()> function);

  // Applies to all later requests. Random draws use `seed`.
  void set_faults(ConnectionFaults faults, std::uint64_t seed);
  void set_supports_streaming_lists(bool supports);
  void set_json_fallback(std::string reason);

  // Each check of a search for the resource calls `function`. Unset, the default: find_resource()
  // returns null.
  using SearchFunction = std::function<ResourceSighting()>;
  void set_search_function(SearchFunction function);

  [[nodiscard]] std::vector<ListOptions> list_requests() const;
  [[nodiscard]] std::vector<WatchOptions> watch_requests() const;
  // All requests in order, as "list limit=500 resourceVersion=0" or "watch resourceVersion=10".
  // Options that every watch has (bookmarks, timeout) are omitted.
  [[nodiscard]] std::vector<std::string> requests() const;
  // Blocks until there were `count` requests. Returns false after `timeout` of real time.
  [[nodiscard]] bool wait_for_requests(std::size_t count,
                                       Duration timeout = std::chrono::seconds(30));
  // The number of watches that are open now, and the highest number so far.
  [[nodiscard]] std::size_t open_watches() const;
  [[nodiscard]] std::size_t open_watches_max() const;
  // The known objects that were passed to the last list().
  [[nodiscard]] const KnownObjects* last_known_objects() const;

  [[nodiscard]] Result<std::unique_ptr<ListStream>> list(const ListOptions& options,
                                                         const KnownObjects* known,
                                                         std::stop_token stop) override;
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                                           std::stop_token stop) override;
  [[nodiscard]] bool supports_streaming_lists() const override;
  [[nodiscard]] std::string json_fallback() const override;
  [[nodiscard]] std::unique_ptr<ResourceSearch> find_resource() override;
  [[nodiscard]] const ApiResource& resource() const override { return resource_; }

 private:
  class ListOfResponse;
  class FaultyWatch;
  struct Hang {};
  using ListPlan = std::variant<ListResponse, Error, Hang>;
  using WatchPlan = std::variant<std::shared_ptr<FakeWatch>, Error, Hang>;

  void record_request(std::string text);
  void call_before_response();
  [[nodiscard]] ListPlan plan_list(const ListOptions& options);
  [[nodiscard]] WatchPlan plan_watch(const WatchOptions& options);
  [[nodiscard]] bool draw(double ConnectionFaults::*fault);
  [[nodiscard]] Duration draw_delay();
  [[nodiscard]] Error hang_until_stopped(std::stop_token stop);

  Clock& clock_;
  const ApiResource resource_;

  mutable detail::Mutex mutex_;
  detail::CondVar requested_;
  std::deque<ListPlan> list_plans_ KINFORM_GUARDED_BY(mutex_);
  std::deque<WatchPlan> watch_plans_ KINFORM_GUARDED_BY(mutex_);
  ListFunction list_function_ KINFORM_GUARDED_BY(mutex_);
  WatchFunction watch_function_ KINFORM_GUARDED_BY(mutex_);
  std::function<void()> before_response_ KINFORM_GUARDED_BY(mutex_);
  SearchFunction search_function_ KINFORM_GUARDED_BY(mutex_);
  ConnectionFaults faults_ KINFORM_GUARDED_BY(mutex_);
  Random random_ KINFORM_GUARDED_BY(mutex_) = Random(0);
  bool supports_streaming_lists_ KINFORM_GUARDED_BY(mutex_) = true;
  std::string json_fallback_ KINFORM_GUARDED_BY(mutex_);
  std::vector<ListOptions> list_requests_ KINFORM_GUARDED_BY(mutex_);
  std::vector<WatchOptions> watch_requests_ KINFORM_GUARDED_BY(mutex_);
  std::vector<std::string> requests_ KINFORM_GUARDED_BY(mutex_);
  std::size_t open_watches_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::size_t open_watches_max_ KINFORM_GUARDED_BY(mutex_) = 0;
  const KnownObjects* last_known_objects_ KINFORM_GUARDED_BY(mutex_) = nullptr;
};

}  // namespace kinform::inline v0::test_support
