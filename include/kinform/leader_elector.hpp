// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Leader election: of several processes that share a Lease, only its holder does the work.

#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

class EventRecorder;

struct LeaderElectionOptions {
  // The Lease that all candidates share. It is created if it does not exist.
  ObjectKey lease = {};
  // Identifies this candidate; must be unique among all candidates.
  std::string identity = {};

  // How long a candidate waits, after it last observed a change of the lease, before it takes the
  // lease over. Stored in the Lease in whole seconds, rounded up.
  Duration lease_duration = std::chrono::seconds(15);
  // A leader that has not renewed its lease for this long stops leading. Measured from the time
  // when its last successful renewal was sent, so a leader stops at least `lease_duration -
  // renew_deadline` before another one can start.
  Duration renew_deadline = std::chrono::seconds(10);
  // Delay between two attempts. Candidates add a random delay of up to 1.2 times this period, so
  // that they do not all try at once.
  Duration retry_period = std::chrono::seconds(2);

  // Releases the lease on shutdown, so that the next leader need not wait until it expires.
  bool release_on_stop = true;

  // Labels that the leader sets on the Lease.
  std::map<std::string, std::string> labels = {};

  // Records an event on the Lease when this process starts or stops leading. Null: none. Must
  // outlive the elector.
  EventRecorder* recorder = nullptr;

  Logger logger = {};
  // Receives leader_election_master_status and leader_election_slowpath_total, labelled with the
  // lease's name. Null: none. Must outlive the elector.
  MetricsSink* metrics = nullptr;
  // Must outlive the elector.
  Clock* clock = &system_clock();
  // Seed for the jitter. Unset: random.
  std::optional<std::uint64_t> seed = {};
};

// Returns InvalidArgument, with the reason, unless lease_duration > renew_deadline > 1.2 *
// retry_period > 0 and lease name, namespace and identity are set.
[[nodiscard]] KINFORM_EXPORT Result<void> validate(const LeaderElectionOptions& options);

// Returns a unique identity: the host name, `_`, and 16 random hexadecimal digits.
[[nodiscard]] KINFORM_EXPORT std::string make_identity();

// The functions that an elector calls.
struct LeaderCallbacks {
  // The leader's work, called on its own thread. The token is stopped when the leadership ends; the
  // function must then return soon. If it returns earlier, the process continues to lead and renew;
  // if it throws, the leadership is given up.
  std::function<void(std::stop_token)> on_started_leading = {};

  // Called at the end of run(), only if this process has led.
  std::function<void()> on_stopped_leading = {};

  // Called on its own thread with the identity of each new leader, which may be this process;
  // empty: nobody leads. If the leader changes again during a call, only the latest is reported.
  std::function<void(const std::string& identity)> on_new_leader = {};
};

// Takes part in an election until it is stopped, or until it has been the leader and lost the
// lease.
//
// Timestamps that other processes wrote are never compared with the local clock: only the time
// since this process last observed a change of the lease counts.
//
// Guarantee: while clocks run at about the same speed, at most one process at a time has
// is_leader() true or an unstopped token of on_started_leading. The exceptions: a process that was
// frozen needs a moment to notice. Clocks do not advance while a machine is suspended, so after a
// resume its leader acts until a renewal is rejected, or until its deadline if the server cannot be
// reached. There is no fencing: a request in flight when the leadership ends may still reach the
// server.
//
// On a stop, the work is stopped first while renewals continue; the lease is released when the work
// has ended.
//
// Thread safety: all members may be called from any thread. run() may be called once.
class KINFORM_EXPORT LeaderElector {
 public:
  // `client` should not be shared: its rate limit must not delay a renewal.
  LeaderElector(Client client, LeaderElectionOptions options, LeaderCallbacks callbacks);
  // REQUIRES: run() was never called or has returned.
  ~LeaderElector();
  LeaderElector(const LeaderElector&) = delete;
  LeaderElector& operator=(const LeaderElector&) = delete;

  // Acquires the lease, leads, and releases the lease. Fails with InvalidArgument if validate()
  // does or on_started_leading is not set, with Timeout if the leadership was lost, and with
  // UserCode if the work threw. A second call fails with FailedPrecondition.
  [[nodiscard]] Result<void> run(std::stop_token stop);

  // Returns true while this process may act. Checks the clock: becomes false at the renew deadline,
  // even if no thread has noticed the loss yet.
  [[nodiscard]] bool is_leader() const;
  // Returns the identity of the last observed leader; empty if there is none, or nothing was
  // observed yet.
  [[nodiscard]] std::string leader() const;

  // Returns a token that is stopped when the leadership is lost, exactly at the deadline, even if
  // the work is still ending. An orderly stop does not stop it.
  [[nodiscard]] std::stop_token lost() const;

  // For a health endpoint: fails if the work is still running although the last renewal is older
  // than lease_duration + `tolerance`. Such a process should be restarted.
  [[nodiscard]] Result<void> check(Duration tolerance = std::chrono::seconds(20)) const;

 private:
  class KINFORM_HIDDEN Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
