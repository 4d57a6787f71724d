// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulated_connection.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Duration kVeryShort = seconds(1);
constexpr Duration kCacheWait = seconds(3);  // How long the server waits for its cache (SV-33).

Error status_error(ErrorCode code, int status, std::string message) {
  Error error(code, std::move(message));
  error.http_status = status;
  return error;
}

Error too_many_requests() {
  Error error = status_error(ErrorCode::TooManyRequests, 429, "too many requests");
  error.retry_after = seconds(1);
  return error;
}

Error internal_error() {
  return status_error(ErrorCode::Internal, 500, "internal error");
}

Error connection_reset() {
  return {ErrorCode::ConnectionReset, "connection reset by peer"};
}

std::string to_text(const ListOptions& options) {
  std::string text = "version=\"" + options.resource_version + "\"";
  if (options.version_match != VersionMatch::Unset) {
    text.append(" match=").append(to_string(options.version_match));
  }
  if (options.limit != 0) text += " limit=" + std::to_string(options.limit);
  if (!options.continue_token.empty()) text += " continue=" + options.continue_token;
  return text;
}

std::string to_text(const WatchOptions& options) {
  std::string text = "version=\"" + options.resource_version + "\"";
  if (options.send_initial_events) text += " as a streaming list";
  return text;
}

std::string to_text(const WatchEvent& event) {
  std::string text(to_string(event.type));
  if (!event.object) return text + " " + to_string(event.error);
  if (event.type != WatchEventType::Bookmark) return text + " " + describe(event.object);
  return text + " " + std::string(event.object->resource_version());
}

bool is_probe(const ListOptions& options) {
  return options.version_match == VersionMatch::NotOlderThan;
}

}  // namespace

// A list response, possibly truncated.
class SimulatedConnection::Page final : public ListStream {
 public:
  Page(std::unique_ptr<codec::ListDecoder> decoder, std::optional<std::size_t> cut_after)
      : decoder_(std::move(decoder)), cut_after_(cut_after) {}

  Result<std::optional<ListItem>> next(std::stop_token /*stop*/) override {
    if (cut_after_ && next_ == *cut_after_) {
      return Error(ErrorCode::EndOfStream, "the list was cut off");
    }
    Result<codec::ListRead> read = decoder_->next({});
    if (!read) return read.error();
    if (read->progress == codec::ListProgress::Ended) return std::optional<ListItem>();
    KINFORM_ASSERT(read->progress == codec::ListProgress::Item);  // It has all bytes.
    ++next_;
    return std::optional<ListItem>(std::move(read->item));
  }

  [[nodiscard]] const ListMetadata& metadata() const override { return decoder_->metadata(); }

 private:
  const std::unique_ptr<codec::ListDecoder> decoder_;
  const std::optional<std::size_t> cut_after_;
  std::size_t next_ = 0;
};

// An open watch and its faults.
class SimulatedConnection::Stream final : public WatchStream {
 public:
  Stream(SimulatedConnection& connection, std::shared_ptr<WatchSession> session,
         TimePoint requested)
      : Stream(connection, requested) {
    session_ = std::move(session);
    draw_fate();
    if (session_->is_streaming_list()) connection_.streaming_check_.opened(world_.clock.now());
  }
  // A watch that the server accepts, and then refuses inside the stream (SV-20).
  Stream(SimulatedConnection& connection, Error refusal, bool is_streaming_list,
         TimePoint requested)
      : Stream(connection, requested) {
    error_ = std::move(refusal);
    refused_streaming_list_ = is_streaming_list;
  }
  ~Stream() override {
    connection_.streaming_check_.closed(world_.clock.now());
    if (connection_.open_watch_ == this) connection_.open_watch_ = nullptr;
  }

  Result<WatchRead> next(Duration /*patience*/, std::stop_token /*stop*/) override {
    connection_.streaming_check_.reading(world_.clock.now());
    if (silent_) return WatchRead::nothing_yet();
    if (error_) return deliver_error(*error_);
    if (session_->is_broken()) return cut(connection_reset(), "the server is gone");
    if (is_fate_due()) return meet_fate();
    if (world_.clock.now() < blocked_until_) return WatchRead::nothing_yet();
    if (repeated_) return deliver(*std::exchange(repeated_, std::nullopt));
    if (std::optional<WatchEvent> event = session_->take()) return deliver(*std::move(event));
    if (!session_->has_ended()) return WatchRead::nothing_yet();
    return end("after its time");
  }

  [[nodiscard]] TimePoint ready_at() const {
    if (silent_) return TimePoint::max();
    if (error_ || session_->is_broken()) return TimePoint::min();
    const TimePoint news = repeated_ ? TimePoint::min() : session_->next_at();
    const TimePoint arrival = std::max(news, blocked_until_);
    return has_fate() ? std::min(arrival, fate_at_) : arrival;
  }

  // Sets an event that the stream returns first, although an earlier watch has already delivered
  // it.
  void set_repeated(WatchEvent event) { repeated_ = std::move(event); }
  [[nodiscard]] bool ends_after_event() const { return fate_ == Fault::EndAfterEvent; }

  void expire() {
    silent_ = false;
    error_ = status_error(ErrorCode::Expired, 410, "too old resource version");
  }

 private:
  Stream(SimulatedConnection& connection, TimePoint requested)
      : connection_(connection),
        world_(connection.world_),
        requested_(requested),
        decoder_(connection.wire_.open_watch()) {
    connection_.open_watch_ = this;
  }

  static constexpr Fault kFates[] = {Fault::CutWatch,
                                     Fault::CutInsideEvent,
                                     Fault::BrokenEvent,
                                     Fault::SilentWatch,
                                     Fault::EarlyEnd,
                                     Fault::ExpiredEvent,
                                     Fault::TooManyRequestsEvent,
                                     Fault::InternalErrorEvent,
                                     Fault::EndAfterEvent};

  void draw_fate() {
    for (const Fault fault : kFates) {
      if (!world_.faults.will_strike(fault)) continue;
      fate_ = fault;
      if (fault == Fault::EndAfterEvent) return;  // Whenever that event comes.
      fate_after_events_ = world_.random.below(6);
      fate_at_ = world_.clock.now() + (world_.random.chance(0.2)
                                           ? Duration::zero()
                                           : world_.random.between(Duration(0), seconds(100)));
      return;
    }
  }

  [[nodiscard]] bool has_fate() const { return fate_ && !world_.faults.is_calm(); }
  [[nodiscard]] bool is_fate_due() const {
    return has_fate() && (events_ > fate_after_events_ || world_.clock.now() >= fate_at_);
  }

  Result<WatchRead> meet_fate() {
    const Fault fault = *std::exchange(fate_, std::nullopt);
    world_.faults.count(fault);
    switch (fault) {
      case Fault::CutInsideEvent:
        return cut(connection_.wire_.cut_inside_event(*decoder_), "inside an event");
      case Fault::BrokenEvent:
        return break_event();
      case Fault::SilentWatch:
        world_.trace.add("watch lost in silence");
        silent_ = true;
        return WatchRead::nothing_yet();
      case Fault::EarlyEnd:
        return end("early");
      case Fault::EndAfterEvent:
        return end("after one event");
      case Fault::ExpiredEvent:
        return deliver_error(status_error(ErrorCode::Expired, 410, "too old resource version"));
      case Fault::TooManyRequestsEvent:
        return deliver_error(too_many_requests());
      case Fault::InternalErrorEvent:
        return deliver_error(internal_error());
      default:
        return cut(connection_reset(), "on the way");
    }
  }

  WatchRead deliver(const WatchEvent& sent) {
    WatchEvent event = connection_.wire_.transmit(*decoder_, sent);
    ++events_;
    ++connection_.events_;
    world_.trace.add("watch tells", to_text(event));
    connection_.streaming_check_.delivered(event, world_.clock.now());
    if (event.type != WatchEventType::Bookmark && !session_->is_streaming_list()) {
      connection_.delivered_version_ = event.object->resource_version();
    }
    if (world_.faults.strikes(Fault::LateEvent)) {
      blocked_until_ =
          world_.clock.now() + world_.random.between(milliseconds(1), Duration(seconds(20)));
    }
    return WatchRead::of(std::move(event));
  }

  WatchRead deliver_error(const Error& error) {
    world_.trace.add("watch tells of an error:", error.message);
    record_error(error);
    return WatchRead::of(error_event(error));
  }

  Error break_event() {
    world_.trace.add("watch tells what cannot be decoded");
    Error error(ErrorCode::Malformed, "not a watch event");
    record_error(error);
    return error;
  }

  void record_error(const Error& error) {
    const bool is_streaming_list =
        session_ ? session_->is_streaming_list() : refused_streaming_list_;
    // Do not count errors of a streaming list as reasons to relist: the client has no complete list
    // yet, and tries another streaming list or lists pages.
    if (is_streaming_list) {
      connection_.streaming_check_.refused(error, world_.clock.now());
      return;
    }
    if (error.code == ErrorCode::Expired) {
      ++connection_.relist_reasons_[RelistReason::Expired];
    } else if (error.code != ErrorCode::TooManyRequests) {
      ++connection_.relist_reasons_[RelistReason::WatchFailed];
    }
  }

  Error cut(Error error, std::string_view reason) {
    world_.trace.add("watch is cut,", reason);
    record_end();
    return error;
  }

  WatchRead end(std::string_view reason) {
    world_.trace.add("watch ends", reason);
    record_end();
    return WatchRead::ended();
  }

  void record_end() {
    const bool is_very_short = events_ == 0 && world_.clock.now() - requested_ < kVeryShort;
    if (session_->is_streaming_list()) {
      is_very_short ? connection_.streaming_check_.failed()
                    : connection_.streaming_check_.ended_early();
    }
    if (is_very_short) ++connection_.relist_reasons_[RelistReason::VeryShortWatch];
  }

  SimulatedConnection& connection_;
  ConnectionContext& world_;
  const TimePoint requested_;
  const std::unique_ptr<codec::WatchDecoder> decoder_;
  std::shared_ptr<WatchSession> session_;  // Null if the watch was refused.
  bool refused_streaming_list_ = false;
  std::optional<Error> error_;  // The error that ends the stream.
  std::optional<WatchEvent> repeated_;
  std::uint64_t events_ = 0;
  bool silent_ = false;
  TimePoint blocked_until_ = TimePoint::min();
  std::optional<Fault> fate_;
  std::uint64_t fate_after_events_ = 0;
  TimePoint fate_at_ = TimePoint::max();
};

SimulatedConnection::SimulatedConnection(ConnectionContext context)
    : world_(std::move(context)), wire_(world_.format) {}

SimulatedConnection::~SimulatedConnection() = default;

TimePoint SimulatedConnection::ready_at() const {
  return open_watch_ == nullptr ? TimePoint::max() : open_watch_->ready_at();
}

void SimulatedConnection::expire_watch() {
  if (open_watch_ != nullptr) open_watch_->expire();
}

std::optional<Error> SimulatedConnection::disturb() {
  FaultSchedule& faults = world_.faults;
  if (faults.strikes(Fault::SlowResponse)) {
    world_.pass_time(world_.random.between(milliseconds(1), Duration(seconds(5))));
  }
  if (faults.strikes(Fault::ConnectionRefused)) {
    return Error(ErrorCode::ConnectionRefused, "connection refused");
  }
  if (faults.strikes(Fault::TooManyRequests)) return too_many_requests();
  if (faults.strikes(Fault::InternalError)) return internal_error();
  if (faults.strikes(Fault::Forbidden)) {
    return status_error(ErrorCode::Forbidden, 403, "forbidden");
  }
  if (faults.strikes(Fault::ConnectionReset)) return connection_reset();
  return std::nullopt;
}

std::size_t SimulatedConnection::draw_member() {
  return world_.random.below(SimulatedServer::kMembers);
}

void SimulatedConnection::await(Revision revision, std::size_t member) {
  if (world_.server.cached(member) < revision) world_.pass_time(kCacheWait);
}

Result<ListPage> SimulatedConnection::ask(const ListOptions& options) {
  if (std::optional<Error> error = disturb()) return *std::move(error);
  const std::size_t member = draw_member();
  await(world_.server.awaited(options), member);
  return world_.server.list(options, member);
}

Result<std::unique_ptr<ListStream>> SimulatedConnection::list(const ListOptions& options,
                                                              const KnownObjects* known,
                                                              std::stop_token /*stop*/) {
  ++requests_;
  if (options.continue_token.empty()) ++attempts_;
  delivered_version_.clear();
  streaming_check_.requested_list(world_.clock.now());
  Result<ListPage> page = ask(options);
  if (!page) {
    world_.trace.add("list " + to_text(options) + " is refused:", page.error().message);
    record_refusal(options, page.error());
    return page.error();
  }
  std::optional<std::size_t> cut_after;
  if (world_.faults.strikes(Fault::TruncatedList)) {
    cut_after = world_.random.below(page->objects.size() + 1);
    record_refusal(options, {ErrorCode::EndOfStream, ""});
  }
  world_.trace.add("list " + to_text(options) + " brings",
                   std::to_string(page->objects.size()) + " objects at " +
                       page->metadata.resource_version + (cut_after ? ", cut off" : ""));
  // Delay the response after the server has computed it: meanwhile, objects change and other faults
  // occur.
  if (world_.faults.strikes(Fault::SlowResponse)) {
    world_.pass_time(world_.random.between(milliseconds(1), Duration(seconds(5))));
  }
  return std::unique_ptr<ListStream>(
      std::make_unique<Page>(wire_.receive(*page, known), cut_after));
}

Result<std::shared_ptr<WatchSession>> SimulatedConnection::ask(const WatchOptions& options) {
  if (std::optional<Error> error = disturb()) return *std::move(error);
  const std::size_t member = draw_member();
  await(world_.server.awaited(options), member);
  if (!options.send_initial_events) return world_.server.watch(options, member);
  const std::optional<StreamingLists> fault = draw_streaming_fault();
  return fault ? world_.server.watch(options, member, *fault)
               : world_.server.watch(options, member);
}

std::optional<StreamingLists> SimulatedConnection::draw_streaming_fault() {
  constexpr std::pair<Fault, StreamingLists> kStreamFaults[] = {
      {Fault::StreamRefused, StreamingLists::TooManyRequests},
      {Fault::StreamPlainBookmarks, StreamingLists::PlainBookmarks},
      {Fault::StreamNoBookmarks, StreamingLists::NoBookmarks},
      {Fault::StreamEndsHalfWay, StreamingLists::EndHalfWay}};
  for (const auto& [fault, how] : kStreamFaults) {
    if (world_.faults.strikes(fault)) return how;
  }
  return std::nullopt;
}

Result<std::unique_ptr<WatchStream>> SimulatedConnection::watch(const WatchOptions& options,
                                                                std::stop_token /*stop*/) {
  ++requests_;
  ++attempts_;
  if (options.send_initial_events) streaming_check_.requested_stream(world_.clock.now());
  const TimePoint requested = world_.clock.now();
  Result<std::shared_ptr<WatchSession>> session = ask(options);
  if (!session) return refuse(options, session.error(), requested);
  world_.trace.add("watch " + to_text(options) + " is opened");
  auto stream = std::make_unique<Stream>(*this, *std::move(session), requested);
  const Write* const last = last_delivered(options);
  if (last != nullptr &&
      (world_.faults.strikes(Fault::RepeatedEvent) || stream->ends_after_event())) {
    stream->set_repeated(*last->event());
  }
  return std::unique_ptr<WatchStream>(std::move(stream));
}

const Write* SimulatedConnection::last_delivered(const WatchOptions& options) const {
  const bool resumes = !delivered_version_.empty() && !options.send_initial_events &&
                       options.resource_version == delivered_version_;
  if (!resumes) return nullptr;
  const Revision version = parse_revision(delivered_version_);
  const std::span<const Write> last = world_.server.history().writes(version - 1, version);
  return !last.empty() && last.front().event() ? &last.front() : nullptr;
}

Result<std::unique_ptr<WatchStream>> SimulatedConnection::refuse(const WatchOptions& options,
                                                                 const Error& error,
                                                                 TimePoint requested) {
  const bool is_from_cache =
      error.code == ErrorCode::Expired || error.code == ErrorCode::ResourceVersionTooLarge;
  if (is_from_cache && world_.random.chance(0.7)) {
    world_.trace.add("watch " + to_text(options) + " is opened, to be refused inside");
    const bool is_streaming_list = options.send_initial_events.value_or(false);
    return std::unique_ptr<WatchStream>(
        std::make_unique<Stream>(*this, error, is_streaming_list, requested));
  }
  world_.trace.add("watch " + to_text(options) + " is refused:", error.message);
  record_refusal(options, error, requested);
  return error;
}

void SimulatedConnection::record_refusal(const ListOptions& options, const Error& error) {
  record_illegal(error);
  const bool is_too_large = error.code == ErrorCode::ResourceVersionTooLarge;
  if (!is_probe(options)) ++relist_reasons_[RelistReason::ListFailed];
  if (is_probe(options) && is_too_large) ++relist_reasons_[RelistReason::HistoryReplaced];
}

void SimulatedConnection::record_refusal(const WatchOptions& options, const Error& error,
                                         TimePoint requested) {
  const bool is_lost = error.code == ErrorCode::ConnectionReset;
  const bool was_quick = world_.clock.now() - requested < kVeryShort;
  // Record an illegal request, unless it was for a streaming list: servers may reject those with
  // 422 (SV-09). All other watches are rejected only if the client sent invalid options.
  if (!options.send_initial_events) record_illegal(error);
  if (options.send_initial_events) {
    // The client lists pages instead, or tries again.
    if (is_lost && !was_quick) {
      streaming_check_.ended_early();
    } else {
      streaming_check_.refused(error, world_.clock.now());
    }
    return;
  }
  if (is_lost) {
    // A lost response counts as a watch that ended without an event (RQ-10).
    if (was_quick) ++relist_reasons_[RelistReason::VeryShortWatch];
  } else if (error.code == ErrorCode::Expired) {
    ++relist_reasons_[RelistReason::Expired];
  } else if (error.code != ErrorCode::ConnectionRefused &&
             error.code != ErrorCode::TooManyRequests) {
    ++relist_reasons_[RelistReason::WatchNotOpened];
  }
}

void SimulatedConnection::record_illegal(const Error& error) {
  if (error.code == ErrorCode::BadRequest || error.code == ErrorCode::Invalid) {
    illegal_request_ = error;
  }
}

}  // namespace kinform::inline v0::test_support
