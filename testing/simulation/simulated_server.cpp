// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulated_server.hpp"

#include <algorithm>
#include <utility>

#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {

namespace {

// How often bookmarks are sent (SV-34).
constexpr Duration kBookmarkPeriod = std::chrono::minutes(1);
// The same for streaming lists without a marker, so that bookmarks arrive before a client gives up.
constexpr Duration kPlainBookmarkPeriod = std::chrono::seconds(5);
constexpr Revision kBump = 1'000'000;
constexpr Revision kLateMarker = 4;  // How many revisions the initial state may be behind.

Error response(ErrorCode code, int status, std::string reason, std::string message) {
  Error error(code, std::move(message));
  error.http_status = status;
  error.reason = std::move(reason);
  return error;
}

Error expired(const std::string& what) {
  return response(ErrorCode::Expired, 410, "Expired", what);
}

// Returns the error 504 for a version that the cache has not reached (SV-33).
Error too_large(Revision wanted, Revision current) {
  return response(ErrorCode::ResourceVersionTooLarge, 504, "Timeout",
                  "Too large resource version: " + std::to_string(wanted) +
                      ", current: " + std::to_string(current));
}

Error bad_request(const std::string& what) {
  return response(ErrorCode::BadRequest, 400, "BadRequest", what);
}

Error invalid(const std::string& what) {
  return response(ErrorCode::Invalid, 422, "Invalid", what);
}

Error too_many_requests(std::optional<std::chrono::seconds> retry_after) {
  Error error = response(ErrorCode::TooManyRequests, 429, "TooManyRequests", "too many requests");
  error.retry_after = retry_after;
  return error;
}

bool is_unset_or_zero(const std::string& version) {
  return version.empty() || version == "0";
}

// Rejects malformed versions and invalid combinations of list options (SV-06, SV-07).
Result<void> check(const ListOptions& options) {
  if (!is_unset_or_zero(options.resource_version) && parse_revision(options.resource_version) < 0) {
    return bad_request("the resource version is not a number");
  }
  if (!options.continue_token.empty()) {
    if (options.version_match != VersionMatch::Unset)
      return invalid("resourceVersionMatch with a continue token");
    if (!options.resource_version.empty())
      return bad_request("resourceVersion with a continue token");
  }
  if (options.version_match == VersionMatch::Unset) return {};
  if (options.resource_version.empty())
    return invalid("resourceVersionMatch without a resourceVersion");
  if (options.version_match == VersionMatch::Exact && options.resource_version == "0") {
    return invalid("resourceVersionMatch=Exact with resourceVersion \"0\"");
  }
  return {};
}

// Rejects malformed versions and invalid combinations of watch options (SV-06, SV-08).
Result<void> check(const WatchOptions& options) {
  if (!is_unset_or_zero(options.resource_version) && parse_revision(options.resource_version) < 0) {
    return bad_request("the resource version is not a number");
  }
  const bool has_match = options.version_match != VersionMatch::Unset;
  if (options.send_initial_events.has_value() != has_match) {
    return invalid("sendInitialEvents requires resourceVersionMatch");
  }
  if (options.version_match == VersionMatch::Exact)
    return invalid("resourceVersionMatch=Exact is not valid for a watch");
  return {};
}

// A continue token: "era:revision:namespace/name", the position to continue from (SV-13).
struct Token {
  Moment moment = {};
  ObjectKey start_after = {};
};

std::string to_text(const Token& token) {
  return std::to_string(token.moment.era) + ":" + std::to_string(token.moment.revision) + ":" +
         token.start_after.to_string();
}

std::optional<Token> parse_token(const std::string& text) {
  const std::size_t first = text.find(':');
  const std::size_t second = text.find(':', first + 1);
  if (first == std::string::npos || second == std::string::npos) return std::nullopt;
  const Revision era = parse_revision(text.substr(0, first));
  const Revision revision = parse_revision(text.substr(first + 1, second - first - 1));
  Result<ObjectKey> start_after = ObjectKey::parse(text.substr(second + 1));
  if (era < 0 || revision < 0 || !start_after) return std::nullopt;
  return Token{.moment = {static_cast<std::size_t>(era), revision},
               .start_after = *std::move(start_after)};
}

}  // namespace

std::string_view to_string(StreamingLists how) noexcept {
  switch (how) {
    case StreamingLists::Complete:
      return "complete";
    case StreamingLists::Invalid:
      return "rejected with 422";
    case StreamingLists::TooManyRequests:
      return "rejected with 429";
    case StreamingLists::PlainBookmarks:
      return "with plain bookmarks only";
    case StreamingLists::NoBookmarks:
      return "without bookmarks";
    case StreamingLists::EndHalfWay:
      return "ended half-way";
  }
  return "";
}

bool never_complete(StreamingLists how) {
  return how != StreamingLists::Complete && how != StreamingLists::Invalid;
}

std::optional<WatchEvent> WatchSession::take() {
  if (ends_half_way()) return std::nullopt;
  if (!initial_.empty()) {
    ObjectPtr object = std::move(initial_.front());
    initial_.pop_front();
    return added(std::move(object));
  }
  if (is_marker_due()) {
    position_ = std::max(position_, *marker_at_);
    marker_at_.reset();
    return initial_events_end(std::to_string(position_));
  }
  if (const Write* write = next_write()) {
    position_ = write->moment.revision;
    return write->event();
  }
  if (!is_bookmark_due()) return std::nullopt;
  position_ = std::max(position_, server_.cached(member_));
  bookmark_at_ = server_.clock_.now() + bookmark_period();
  return bookmark(std::to_string(position_));
}

TimePoint WatchSession::next_at() const {
  if (ends_half_way()) return TimePoint::min();
  if (broken_ || !initial_.empty() || is_marker_due() || next_write() != nullptr) {
    return TimePoint::min();
  }
  // A watch from a future version receives nothing, not even bookmarks (SV-21), so only its timeout
  // counts.
  const bool is_ahead = server_.cached(member_) <= began_at_;
  return is_ahead ? deadline_ : std::min(deadline_, bookmark_at_);
}

bool WatchSession::has_ended() const {
  return ends_half_way() || server_.clock_.now() >= deadline_;
}

bool WatchSession::ends_half_way() const {
  return streaming_ == StreamingLists::EndHalfWay && initial_.size() <= unsent_;
}

Duration WatchSession::bookmark_period() const {
  return streaming_ == StreamingLists::PlainBookmarks ? kPlainBookmarkPeriod : kBookmarkPeriod;
}

const Write* WatchSession::next_write() const {
  for (const Write& write : server_.history_.writes(position_, server_.cached(member_))) {
    if (write.shown || write.shown_before) return &write;
  }
  return nullptr;
}

bool WatchSession::is_marker_due() const {
  if (!marker_at_ || !initial_.empty() || streaming_ != StreamingLists::Complete) return false;
  const Write* next = next_write();
  return next == nullptr || next->moment.revision > *marker_at_;
}

bool WatchSession::is_bookmark_due() const {
  return server_.clock_.now() >= bookmark_at_ && server_.cached(member_) > began_at_;
}

SimulatedServer::SimulatedServer(ServerOptions options, const Clock& clock)
    : options_(options), clock_(clock), members_(kMembers) {
  const Revision now = history_.now().revision;
  compacted_ = now;
  for (Member& member : members_) member = {.cached = now, .oldest = now};
}

void SimulatedServer::compact(Revision revision) {
  compacted_ = std::max(compacted_, revision);
}

void SimulatedServer::catch_up(std::size_t member, Revision revisions) {
  Revision& cached = members_[member].cached;
  cached = std::min(cached + revisions, history_.now().revision);
}

void SimulatedServer::catch_up() {
  for (Member& member : members_) member.cached = history_.now().revision;
}

void SimulatedServer::forget_changes(std::size_t member) {
  members_[member].oldest = members_[member].cached;
}

void SimulatedServer::restart(std::size_t member) {
  break_sessions(member);
  const Revision now = history_.now().revision;
  members_[member] = {.cached = now, .oldest = now};
}

void SimulatedServer::restore(Revision revision, Bump bump) {
  const Revision next = bump == Bump::Yes ? history_.now().revision + kBump : revision;
  history_.restore(revision, next);
  compacted_ = bump == Bump::Yes ? next : std::min(compacted_, revision);
  for (std::size_t member = 0; member < kMembers; ++member) restart(member);
}

void SimulatedServer::break_sessions(std::size_t member) {
  for (const auto& weak : sessions_) {
    const auto session = weak.lock();
    if (session && session->member_ == member) session->broken_ = true;
  }
}

Revision SimulatedServer::awaited(const ListOptions& options) const {
  if (is_unset_or_zero(options.resource_version)) return 0;
  const bool is_not_older = options.version_match == VersionMatch::NotOlderThan ||
                            (options.version_match == VersionMatch::Unset && options.limit == 0);
  return is_not_older ? parse_revision(options.resource_version) : 0;
}

Revision SimulatedServer::awaited(const WatchOptions& options) const {
  if (options.resource_version.empty()) return history_.now().revision;
  return options.send_initial_events.value_or(false) ? parse_revision(options.resource_version) : 0;
}

// The version option selects the state that a list returns (SV-02).
Result<ListPage> SimulatedServer::list(const ListOptions& options, std::size_t member) const {
  if (const Result<void> checked = check(options); !checked) return checked.error();
  if (!options.continue_token.empty()) return list_rest(options);
  const Moment now = history_.now();
  if (options.resource_version.empty()) return page(now, options.limit, {});
  if (options.resource_version == "0" && !options_.has_watch_cache) {
    return page(now, options.limit, {});
  }
  const Revision cached = members_[member].cached;
  // Version "0" is served from the watch cache, which ignores limits (SV-16).
  if (options.resource_version == "0") return page({now.era, cached}, 0, {});
  const Revision wanted = awaited(options);
  if (wanted == 0) return list_exactly(parse_revision(options.resource_version), options.limit);
  if (wanted > cached) return too_large(wanted, cached);
  return page({now.era, cached}, 0, {});
}

Result<ListPage> SimulatedServer::list_exactly(Revision revision, std::int64_t limit) const {
  const Moment now = history_.now();
  if (revision > now.revision) return too_large(revision, now.revision);
  if (revision < compacted_) return expired("the version is too old");
  return page({now.era, revision}, limit, {});
}

Result<ListPage> SimulatedServer::list_rest(const ListOptions& options) const {
  const std::optional<Token> token = parse_token(options.continue_token);
  if (!token) return bad_request("invalid continue token");
  // Rejects a token from before a restored backup. This is a simplification: real tokens do not
  // contain the history (era) that they belong to; see docs/simulation.md.
  const std::size_t era = history_.now().era;
  if (token->moment.revision < compacted_ || !history_.is_part_of(token->moment, era)) {
    return expired("the continue token is too old");
  }
  return page({era, token->moment.revision}, options.limit, token->start_after);
}

ListPage SimulatedServer::page(const Moment& moment, std::int64_t limit,
                               const ObjectKey& start_after) const {
  ListPage page{.metadata = {.resource_version = std::to_string(moment.revision)}};
  std::int64_t left_out = 0;
  for (const auto& [key, object] : history_.state(moment)) {
    if (key <= start_after) continue;
    if (limit == 0 || static_cast<std::int64_t>(page.objects.size()) < limit) {
      page.objects.push_back(object);
    } else {
      ++left_out;
    }
  }
  if (left_out == 0) return page;
  page.metadata.remaining_item_count = left_out;
  page.metadata.continue_token =
      to_text({.moment = moment, .start_after = ObjectKey(page.objects.back()->key())});
  return page;
}

// The version option selects where a watch starts (SV-03).
Result<std::shared_ptr<WatchSession>> SimulatedServer::watch(const WatchOptions& options,
                                                             std::size_t member,
                                                             StreamingLists how) {
  if (const Result<void> checked = check(options); !checked) return checked.error();
  const bool streams = options.send_initial_events.value_or(false);
  if (streams && how == StreamingLists::Invalid) return invalid("sendInitialEvents is forbidden");
  if (streams && how == StreamingLists::TooManyRequests) {
    return too_many_requests(options_.retry_after);
  }
  const Member& source = members_[member];
  const Revision wanted = awaited(options);
  if (wanted > source.cached) return too_large(wanted, source.cached);

  const std::shared_ptr<WatchSession> session(new WatchSession(*this));
  session->member_ = member;
  if (options.timeout_seconds) {
    session->deadline_ = clock_.now() + std::chrono::seconds(*options.timeout_seconds);
  }
  if (options.allow_bookmarks && options_.sends_bookmarks) {
    session->bookmark_at_ = clock_.now() + kBookmarkPeriod;
  }
  if (streams || is_unset_or_zero(options.resource_version)) {
    begin_with_state(*session, options);
    if (streams) begin_streaming_list(*session, how);
  } else {
    const Revision revision = parse_revision(options.resource_version);
    // Reject a watch from before the cached changes with 410 (SV-18).
    if (revision < source.oldest) return expired("too old resource version");
    session->began_at_ = session->position_ = revision;
  }
  std::erase_if(sessions_, [](const auto& weak) { return weak.expired(); });
  sessions_.push_back(session);
  return session;
}

void SimulatedServer::begin_with_state(WatchSession& session, const WatchOptions& options) const {
  const Member& source = members_[session.member_];
  Revision begin = source.cached;
  if (options_.late_marker) begin = std::max(source.oldest, begin - kLateMarker);
  for (const auto& [key, object] : history_.state({history_.now().era, begin})) {
    session.initial_.push_back(object);
  }
  session.position_ = begin;
  // Sets a start below the cached revision, because this is not a watch from a future version.
  session.began_at_ = begin - 1;
  if (options.send_initial_events.value_or(false)) session.marker_at_ = source.cached;
}

void SimulatedServer::begin_streaming_list(WatchSession& session, StreamingLists how) const {
  session.streaming_ = how;
  if (how == StreamingLists::PlainBookmarks) {
    session.bookmark_at_ = clock_.now() + session.bookmark_period();
  }
  if (how == StreamingLists::NoBookmarks) session.bookmark_at_ = TimePoint::max();
  if (how == StreamingLists::EndHalfWay) session.unsent_ = session.initial_.size() / 2;
}

}  // namespace kinform::inline v0::test_support
