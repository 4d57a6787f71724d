// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The state machine of leader election, without threads or I/O. It decides which request to send
// next, processes the response, and knows whether this process leads.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "controller/lease_record.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
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

// One candidate, from its first attempt to the end of its leadership. The driver (LeaderElector)
// calls next() and performs the returned step: an Ask is a request to send, whose response it
// passes to response(); a Wait is a pause. All times are of one clock.
//
// Not thread-safe.
class Election {
 public:
  enum class Verb : std::uint8_t { Get, Create, Update };
  struct Ask {
    Verb verb = Verb::Get;
    Json lease = {};          // For Create and Update.
    TimePoint deadline = {};  // The request has failed if no response has arrived by then.
  };
  struct Wait {
    TimePoint until = {};  // TimePoint::max(): until finish() is called.
  };
  struct End {};
  using Step = std::variant<Ask, Wait, End>;

  enum class Role : std::uint8_t {
    Candidate,
    Leader,
    Deposed,  // Lost its leadership: not renewed in time, or replaced. Waits for finish().
    Leaving,  // After finish().
  };

  Election(ElectionOptions options, Random random);

  // Returns the next step. REQUIRES: the last Ask has its response.
  [[nodiscard]] Step next(TimePoint now, WallTime date);
  // Passes in the response to the last Ask. REQUIRES: the last step was an Ask.
  void response(const Result<ObjectPtr>& response, TimePoint now);
  // Ends the leadership. Called when the driver's leadership timer has expired. REQUIRES: the last
  // Ask has its response.
  void depose(TimePoint now);
  // Releases the lease if this process holds it, then ends the election. Call it when the leader's
  // work, if any, has ended. REQUIRES: the last Ask has its response.
  void finish(TimePoint now);

  [[nodiscard]] Role role() const { return role_; }
  [[nodiscard]] bool leads(TimePoint now) const {
    return role_ == Role::Leader && now < leads_until_;
  }
  // The time at which the leadership ends unless the lease is renewed. REQUIRES: has been leader.
  [[nodiscard]] TimePoint leads_until() const { return leads_until_; }
  // The time at which the last successful renewal was sent.
  [[nodiscard]] TimePoint renewed_at() const { return renewed_at_; }

  [[nodiscard]] const LeaseRecord& observed() const { return observed_; }
  // False until the lease has been read or written once.
  [[nodiscard]] bool has_observed() const { return static_cast<bool>(lease_); }
  // Number of fast-path renewals (updates without a read) that failed, so that the lease had to be
  // read (LE-16).
  [[nodiscard]] std::uint64_t slow_paths() const { return slow_paths_; }
  // The reason why the last attempt failed or the leader was deposed; empty after a success.
  [[nodiscard]] const std::string& last_failure() const { return last_failure_; }

 private:
  // Selects the next request to send. In Resting, none is sent before next_attempt_.
  enum class State : std::uint8_t {
    Resting,
    Renewing,  // Fast path: updates the lease without reading it first (LE-04).
    Reading,   // Slow path: reads the lease, then creates or takes it (LE-05).
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

  [[nodiscard]] std::string reason_without_failure(TimePoint now) const;
  void observe(const ObjectPtr& lease, TimePoint now);
  void observe_absence();
  [[nodiscard]] bool is_mine() const { return lease_ && observed_.holder == options_.identity; }
  // The time at which the lease expires, by this process's clock, unless it changes (LE-03).
  [[nodiscard]] TimePoint expiry() const;
  // True if the lease has a holder and has not expired.
  [[nodiscard]] bool is_held(TimePoint now) const;
  [[nodiscard]] Duration request_timeout() const;

  ElectionOptions options_;
  Random random_;
  Role role_ = Role::Candidate;
  State state_ = State::Resting;

  ObjectPtr lease_;  // The last observed version; null if none was seen.
  LeaseRecord observed_;
  TimePoint observed_at_ = {};  // When this process last saw the record change.

  bool is_asking_ = false;  // The last Ask has no response yet.
  TimePoint attempt_began_ = {};
  TimePoint next_attempt_ = TimePoint::min();
  TimePoint sent_at_ = {};
  TimePoint renewed_at_ = {};
  TimePoint leads_until_ = {};
  TimePoint release_until_ = {};
  // A write got no response, so the server may or may not have applied it.
  bool write_in_doubt_ = false;
  std::uint64_t slow_paths_ = 0;
  std::string last_failure_;
};

}  // namespace kinform::inline v0::controller
