// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_lister_watcher.hpp"

#include <algorithm>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

namespace {

void append_parameter(std::string& text, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  text.append(" ").append(name).append("=").append(value);
}

std::string describe(const ListOptions& options) {
  std::string text = "list";
  append_parameter(text, "continue", options.continue_token);
  if (options.limit != 0) append_parameter(text, "limit", std::to_string(options.limit));
  append_parameter(text, "resourceVersion", options.resource_version);
  append_parameter(text, "resourceVersionMatch", to_string(options.version_match));
  return text;
}

std::string describe(const WatchOptions& options) {
  std::string text = "watch";
  append_parameter(text, "resourceVersion", options.resource_version);
  append_parameter(text, "resourceVersionMatch", to_string(options.version_match));
  if (options.send_initial_events) {
    append_parameter(text, "sendInitialEvents", *options.send_initial_events ? "true" : "false");
  }
  return text;
}

// The error for a request that the test did not prepare a response for.
Error not_prepared(const std::string& request) {
  return {ErrorCode::Unavailable, "FakeListerWatcher: no response was prepared for: " + request};
}

}  // namespace

class FakeListerWatcher::ListOfResponse final : public ListStream {
 public:
  ListOfResponse(FakeListerWatcher& server, ListResponse response, const KnownObjects* known)
      : server_(server), response_(std::move(response)), known_(known) {
    metadata_ = {.resource_version = response_.resource_version,
                 .continue_token = response_.continue_token,
                 .remaining_item_count = response_.remaining_item_count};
  }

  Result<std::optional<ListItem>> next(std::stop_token stop) override {
    KINFORM_ASSERT(!ended_);
    // Assume that this read ends the page; reset below if it returns an object.
    ended_ = true;
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read list: stopped"};
    if (server_.draw(&ConnectionFaults::cut)) {
      return Error{ErrorCode::ConnectionReset, "connection reset by peer"};
    }
    if (position_ == response_.objects.size()) {
      if (response_.cut) return *response_.cut;
      return std::optional<ListItem>();
    }
    ended_ = false;
    return std::optional(item(response_.objects[position_++]));
  }

  const ListMetadata& metadata() const override {
    KINFORM_ASSERT(ended_);
    return metadata_;
  }

  std::uint64_t bytes_read() const override { return response_.bytes; }

 private:
  ListItem item(const ObjectPtr& object) const {
    const ObjectPtr known = known_ != nullptr && object ? known_->find(object->key()) : nullptr;
    const bool unchanged = known && known->uid() == object->uid() &&
                           known->resource_version() == object->resource_version();
    return {.object = unchanged ? known : object, .unchanged = unchanged};
  }

  FakeListerWatcher& server_;
  const ListResponse response_;
  const KnownObjects* const known_;
  ListMetadata metadata_;
  std::size_t position_ = 0;
  bool ended_ = false;
};

// Applies the connection faults to a watch, and counts it as open while it exists.
class FakeListerWatcher::FaultyWatch final : public WatchStream {
 public:
  FaultyWatch(FakeListerWatcher& server, std::shared_ptr<FakeWatch> watch)
      : server_(server), watch_(std::move(watch)), stream_(watch_->connect()) {
    const Duration delay = server_.draw_delay();
    if (delay > Duration::zero()) watch_->set_delay(delay);
    const detail::MutexLock lock(server_.mutex_);
    ++server_.open_watches_;
    server_.open_watches_max_ = std::max(server_.open_watches_max_, server_.open_watches_);
  }

  ~FaultyWatch() override {
    const detail::MutexLock lock(server_.mutex_);
    --server_.open_watches_;
  }

  Result<WatchRead> next(Duration timeout, std::stop_token stop) override {
    Result<WatchRead> read = stream_->next(timeout, stop);
    if (!read || read->progress != WatchProgress::Event) return read;
    // Do not add a fault to an error event: it ends the watch anyway.
    if (read->event.type == WatchEventType::Error) return read;
    if (server_.draw(&ConnectionFaults::cut)) {
      return Error{ErrorCode::ConnectionReset, "connection reset by peer"};
    }
    if (server_.draw(&ConnectionFaults::lose)) {
      watch_->lose();
      return stream_->next(timeout, std::move(stop));
    }
    return read;
  }
  std::uint64_t bytes_read() const override { return stream_->bytes_read(); }

 private:
  FakeListerWatcher& server_;
  const std::shared_ptr<FakeWatch> watch_;
  const std::unique_ptr<WatchStream> stream_;
};

FakeListerWatcher::FakeListerWatcher(Clock& clock, ApiResource resource)
    : clock_(clock), resource_(std::move(resource)) {}

void FakeListerWatcher::add_list(ListResponse response) {
  const detail::MutexLock lock(mutex_);
  list_plans_.emplace_back(std::move(response));
}

void FakeListerWatcher::refuse_list(Error error) {
  const detail::MutexLock lock(mutex_);
  list_plans_.emplace_back(std::move(error));
}

std::shared_ptr<FakeWatch> FakeListerWatcher::add_watch() {
  auto watch = std::make_shared<FakeWatch>(clock_);
  const detail::MutexLock lock(mutex_);
  watch_plans_.emplace_back(watch);
  return watch;
}

void FakeListerWatcher::refuse_watch(Error error) {
  const detail::MutexLock lock(mutex_);
  watch_plans_.emplace_back(std::move(error));
}

void FakeListerWatcher::hang_list() {
  const detail::MutexLock lock(mutex_);
  list_plans_.emplace_back(Hang());
}

void FakeListerWatcher::hang_watch() {
  const detail::MutexLock lock(mutex_);
  watch_plans_.emplace_back(Hang());
}

void FakeListerWatcher::swap_next_watches() {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(watch_plans_.size() >= 2);
  std::swap(watch_plans_[0], watch_plans_[1]);
}

void FakeListerWatcher::set_list_function(ListFunction function) {
  const detail::MutexLock lock(mutex_);
  list_function_ = std::move(function);
}

void FakeListerWatcher::set_watch_function(WatchFunction function) {
  const detail::MutexLock lock(mutex_);
  watch_function_ = std::move(function);
}

void FakeListerWatcher::set_before_response(std::function<void()> function) {
  const detail::MutexLock lock(mutex_);
  before_response_ = std::move(function);
}

void FakeListerWatcher::set_faults(ConnectionFaults faults, std::uint64_t seed) {
  const detail::MutexLock lock(mutex_);
  faults_ = faults;
  random_ = Random(seed);
}

void FakeListerWatcher::set_json_fallback(std::string reason) {
  const detail::MutexLock lock(mutex_);
  json_fallback_ = std::move(reason);
}

void FakeListerWatcher::set_supports_streaming_lists(bool supports) {
  const detail::MutexLock lock(mutex_);
  supports_streaming_lists_ = supports;
}

std::vector<ListOptions> FakeListerWatcher::list_requests() const {
  const detail::MutexLock lock(mutex_);
  return list_requests_;
}

std::vector<WatchOptions> FakeListerWatcher::watch_requests() const {
  const detail::MutexLock lock(mutex_);
  return watch_requests_;
}

std::vector<std::string> FakeListerWatcher::requests() const {
  const detail::MutexLock lock(mutex_);
  return requests_;
}

bool FakeListerWatcher::wait_for_requests(std::size_t count, Duration timeout) {
  Clock& real = system_clock();
  const TimePoint deadline = real.after(timeout);
  const detail::MutexLock lock(mutex_);
  return requested_.wait_until(mutex_, real, deadline, {}, [&]() KINFORM_REQUIRES(mutex_) {
    return requests_.size() >= count;
  }) == detail::Wake::Notified;
}

std::size_t FakeListerWatcher::open_watches() const {
  const detail::MutexLock lock(mutex_);
  return open_watches_;
}

std::size_t FakeListerWatcher::open_watches_max() const {
  const detail::MutexLock lock(mutex_);
  return open_watches_max_;
}

const KnownObjects* FakeListerWatcher::last_known_objects() const {
  const detail::MutexLock lock(mutex_);
  return last_known_objects_;
}

void FakeListerWatcher::set_search_function(SearchFunction function) {
  const detail::MutexLock lock(mutex_);
  search_function_ = std::move(function);
}

std::string FakeListerWatcher::json_fallback() const {
  const detail::MutexLock lock(mutex_);
  return json_fallback_;
}

bool FakeListerWatcher::supports_streaming_lists() const {
  const detail::MutexLock lock(mutex_);
  return supports_streaming_lists_;
}

Result<std::unique_ptr<ListStream>> FakeListerWatcher::list(const ListOptions& options,
                                                            const KnownObjects* known,
                                                            std::stop_token stop) {
  {
    const detail::MutexLock lock(mutex_);
    list_requests_.push_back(options);
    last_known_objects_ = known;
  }
  record_request(describe(options));
  call_before_response();
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "list: stopped"};
  ListPlan plan = plan_list(options);
  if (std::holds_alternative<Hang>(plan)) return hang_until_stopped(std::move(stop));
  if (auto* error = std::get_if<Error>(&plan)) return std::move(*error);
  return std::unique_ptr<ListStream>(
      std::make_unique<ListOfResponse>(*this, std::get<ListResponse>(std::move(plan)), known));
}

Result<std::unique_ptr<WatchStream>> FakeListerWatcher::watch(const WatchOptions& options,
                                                              std::stop_token stop) {
  {
    const detail::MutexLock lock(mutex_);
    watch_requests_.push_back(options);
  }
  record_request(describe(options));
  call_before_response();
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "watch: stopped"};
  WatchPlan plan = plan_watch(options);
  if (std::holds_alternative<Hang>(plan)) return hang_until_stopped(std::move(stop));
  if (auto* error = std::get_if<Error>(&plan)) return std::move(*error);
  return std::unique_ptr<WatchStream>(
      std::make_unique<FaultyWatch>(*this, std::get<std::shared_ptr<FakeWatch>>(std::move(plan))));
}

std::unique_ptr<ResourceSearch> FakeListerWatcher::find_resource() {
  class Search final : public ResourceSearch {
   public:
    explicit Search(SearchFunction function) : function_(std::move(function)) {}
    ResourceSighting check(std::stop_token) override { return function_(); }

   private:
    const SearchFunction function_;
  };
  const detail::MutexLock lock(mutex_);
  return search_function_ ? std::make_unique<Search>(search_function_) : nullptr;
}

void FakeListerWatcher::record_request(std::string text) {
  const detail::MutexLock lock(mutex_);
  requests_.push_back(std::move(text));
  requested_.notify_all();
}

void FakeListerWatcher::call_before_response() {
  std::function<void()> function;
  {
    const detail::MutexLock lock(mutex_);
    function = before_response_;
  }
  if (function) function();
}

FakeListerWatcher::ListPlan FakeListerWatcher::plan_list(const ListOptions& options) {
  if (draw(&ConnectionFaults::refuse)) return Error{ErrorCode::ConnectionRefused, "list: refused"};
  ListFunction function;
  {
    const detail::MutexLock lock(mutex_);
    if (!list_plans_.empty()) {
      ListPlan plan = std::move(list_plans_.front());
      list_plans_.pop_front();
      return plan;
    }
    function = list_function_;
  }
  if (!function) return not_prepared(describe(options));
  Result<ListResponse> response = function(options);
  if (!response) return std::move(response).error();
  return *std::move(response);
}

FakeListerWatcher::WatchPlan FakeListerWatcher::plan_watch(const WatchOptions& options) {
  if (draw(&ConnectionFaults::refuse)) return Error{ErrorCode::ConnectionRefused, "watch: refused"};
  WatchFunction function;
  {
    const detail::MutexLock lock(mutex_);
    if (!watch_plans_.empty()) {
      WatchPlan plan = std::move(watch_plans_.front());
      watch_plans_.pop_front();
      return plan;
    }
    function = watch_function_;
  }
  if (!function) return not_prepared(describe(options));
  Result<std::shared_ptr<FakeWatch>> watch = function(options);
  if (!watch) return std::move(watch).error();
  return *std::move(watch);
}

bool FakeListerWatcher::draw(double ConnectionFaults::*fault) {
  const detail::MutexLock lock(mutex_);
  return faults_.*fault > 0 && random_.chance(faults_.*fault);
}

Duration FakeListerWatcher::draw_delay() {
  const detail::MutexLock lock(mutex_);
  if (faults_.delay_max == Duration::zero()) return Duration::zero();
  return random_.between(Duration::zero(), faults_.delay_max);
}

Error FakeListerWatcher::hang_until_stopped(std::stop_token stop) {
  // Simulates a response that never arrives: only the stop ends the wait.
  std::ignore = clock_.wait_until(TimePoint::max(), stop);
  return {ErrorCode::Cancelled, "stopped while waiting for a response"};
}

}  // namespace kinform::inline v0::test_support
