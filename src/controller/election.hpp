// The rules of a leader election, without threads, requests and waiting: it says what to ask the
// server next, is told the answer, and knows who leads.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "controller/lease_record.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::controller {

struct ElectionOptions {
  ObjectKey lease = {};
  std::string identity = {};
  Duration lease_duration = std::chrono::seconds(15);
  Duration renew_deadline = std::chrono::seconds(10);
  Duration retry_period = std::chrono::seconds(2);
  bool release_on_stop = true;
  std::map<std::string, std::string> labels = {};
};

// One candidate, from its first try to the end of its leadership. Whoever drives it calls next()
// and does what that says: sends the request and hands over the answer, or waits. Times are those
// of one clock.
//
// Not thread-safe.
class Election {
 public:
  enum class Verb : std::uint8_t { Get, Create, Update };
  struct Ask {
    Verb verb = Verb::Get;
    Json lease = {};          // Of Create and Update.
    TimePoint deadline = {};  // Without an answer by then, the answer is an error.
  };
  struct Wait {
    TimePoint until = {};  // TimePoint::max(): until finish().
  };
  struct End {};
  using Step = std::variant<Ask, Wait, End>;

  enum class Role : std::uint8_t {
    Candidate,
    Leader,
    Deposed,  // Was leader, and could not renew in time or was replaced. Waits for finish().
    Leaving,  // After finish().
  };

  Election(ElectionOptions options, Random random);

  // REQUIRES: the last Ask was answered.
  [[nodiscard]] Step next(TimePoint now, WallTime date);
  // REQUIRES: the last step was an Ask.
  void response(const Result<ObjectPtr>& response, TimePoint now);
  // Whoever keeps the time has found that a leader's is over. REQUIRES: no Ask is unanswered.
  void depose(TimePoint now);
  // The work has ended, or there was none: gives the lease back if it is held, then ends.
  // REQUIRES: no Ask is unanswered.
  void finish(TimePoint now);

  [[nodiscard]] Role role() const { return role_; }
  [[nodiscard]] bool leads(TimePoint now) const {
    return role_ == Role::Leader && now < leads_until_;
  }
  // When a leader stops being one, unless it renews. REQUIRES: has been leader.
  [[nodiscard]] TimePoint leads_until() const { return leads_until_; }
  // When the last renewal that succeeded was sent.
  [[nodiscard]] TimePoint renewed_at() const { return renewed_at_; }

  [[nodiscard]] const LeaseRecord& observed() const { return observed_; }
  // False until the lease has been read or written once.
  [[nodiscard]] bool has_observed() const { return static_cast<bool>(lease_); }
  // Renewals that did not succeed at once, so that the lease had to be read (LE-16).
  [[nodiscard]] std::uint64_t slow_paths() const { return slow_paths_; }
  // Why the last try failed, or a leader was deposed although none did; empty after a success.
  [[nodiscard]] const std::string& last_failure() const { return last_failure_; }

 private:
  // What the next request is; Resting: none before the time has come.
  enum class State : std::uint8_t {
    Resting,
    Renewing,  // The fast path: writes what was seen last (LE-04).
    Reading,   // The slow path, and what follows from what was read (LE-05).
    Creating,
    Taking,
    ReadingToRelease,
    Releasing,
    Ended,
  };

  [[nodiscard]] Step rest() const;
  void begin_attempt(TimePoint now);
  [[nodiscard]] Step ask(Verb verb, Json lease, TimePoint now);
  [[nodiscard]] Json claimed_lease(WallTime date) const;
  [[nodiscard]] Json released_lease(WallTime date) const;
  [[nodiscard]] Json edited_lease() const;

  [[nodiscard]] State after_reading(const Result<ObjectPtr>& response, TimePoint now);
  [[nodiscard]] State after_claiming(const Result<ObjectPtr>& response, TimePoint now);
  [[nodiscard]] State after_reading_to_release(const Result<ObjectPtr>& response, TimePoint now);
  [[nodiscard]] State after_releasing(const Result<ObjectPtr>& response, TimePoint now);
  [[nodiscard]] State fail_attempt(std::string why, TimePoint now);

  [[nodiscard]] std::string why_without_failure(TimePoint now) const;
  void observe(const ObjectPtr& lease, TimePoint now);
  void observe_absence();
  [[nodiscard]] bool is_mine() const { return lease_ && observed_.holder == options_.identity; }
  // When the lease is anybody's unless it changes until then (LE-03).
  [[nodiscard]] TimePoint expiry() const;
  // Held by somebody, and seen changing less than its duration ago.
  [[nodiscard]] bool is_held(TimePoint now) const;
  [[nodiscard]] Duration request_timeout() const;

  ElectionOptions options_;
  Random random_;
  Role role_ = Role::Candidate;
  State state_ = State::Resting;

  ObjectPtr lease_;  // As last seen; null: never.
  LeaseRecord observed_;
  TimePoint observed_at_ = {};  // When this process saw the record change.

  bool is_asking_ = false;  // The last step was an Ask, and has no answer yet.
  TimePoint attempt_began_ = {};
  TimePoint next_attempt_ = TimePoint::min();
  TimePoint sent_at_ = {};
  TimePoint renewed_at_ = {};
  TimePoint leads_until_ = {};
  TimePoint release_until_ = {};
  // A write got no answer, so it may or may not have been done.
  bool write_in_doubt_ = false;
  std::uint64_t slow_paths_ = 0;
  std::string last_failure_;
};

}  // namespace kinform::inline v0::controller
