// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Of several processes that could do a work, one does it: the holder of a Lease.

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
#include "kinform/logging.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

class EventRecorder;

struct LeaderElectionOptions {
  // The Lease that all candidates name. It is made if it is not there.
  ObjectKey lease = {};
  // Tells this candidate from the others: no two processes may have the same.
  std::string identity = {};

  // How long others wait, after they have last seen the lease change, before they take it. In the
  // lease it stands in whole seconds, rounded up.
  Duration lease_duration = std::chrono::seconds(15);
  // A leader that has not renewed its lease for this long has lost it. Counted from when the last
  // renewal that succeeded was sent, so a leader stops `lease_duration - renew_deadline` before
  // anybody else can start.
  Duration renew_deadline = std::chrono::seconds(10);
  // Between two tries. Candidates add up to 1.2 times as much, so that they do not come together.
  Duration retry_period = std::chrono::seconds(2);

  // On the way out, gives the lease back, so that the next leader need not wait for it to expire.
  bool release_on_stop = true;

  // Put on the lease by whoever holds it.
  std::map<std::string, std::string> labels = {};

  // Gets an event of this Lease for each beginning and end. Null: nobody. Must outlive the elector.
  EventRecorder* recorder = nullptr;

  Logger logger = {};
  // leader_election_master_status and leader_election_slowpath_total, by the lease's name. Null:
  // nowhere. Must outlive the elector.
  MetricsSink* metrics = nullptr;
  // Must outlive the elector.
  Clock* clock = &system_clock();
  // Of the jitter; by default different each time.
  std::optional<std::uint64_t> seed = {};
};

// InvalidArgument, with the reason, unless lease_duration > renew_deadline > 1.2 * retry_period > 0
// and there are a name, a namespace and an identity (LE-01).
[[nodiscard]] Result<void> validate(const LeaderElectionOptions& options);

// `host_` and 16 random digits: different for each call, and still telling where it is.
[[nodiscard]] std::string make_identity();

// What a candidate does while it leads, and what it hears about the election.
struct LeaderCallbacks {
  // The leader's work, on a thread of its own. The token is stopped when the leadership ends; the
  // function then has to return soon. If it returns before that, the process goes on leading and
  // renewing; if it throws, the leadership is given up.
  std::function<void(std::stop_token)> on_started_leading = {};

  // Called by run() as its last act, if there was a leadership, and never otherwise (MIS-24).
  std::function<void()> on_stopped_leading = {};

  // Who holds the lease now, oneself among them; empty: nobody. On a thread of its own; if several
  // follow each other closely, the last one is told.
  std::function<void(const std::string& identity)> on_new_leader = {};
};

// Takes part in an election until it is stopped, or has been leader and lost that.
//
// Times that others have written are never compared with a clock of this machine: what counts is
// how long ago this process saw the lease change (LE-03).
//
// How much it promises: while clocks run at about the same speed, no two processes see is_leader()
// true at a time, nor have a token of on_started_leading that is not stopped, except for the moment
// that a process needs to notice after it was itself frozen. Clocks stand still while a machine is
// suspended: when it is resumed, its leader acts until its next renewal is refused, or until its
// deadline if the server cannot be reached. There is no fencing (LE-11): a request that is on its
// way when the leadership ends may still arrive. A stop ends the work first and goes on renewing
// meanwhile; the lease is given back when the work has ended.
//
// Thread safety: all members may be called from any thread. run() is called once.
class LeaderElector {
 public:
  // `client` should be one that nobody else uses: a client's limit on requests must not delay a
  // renewal.
  LeaderElector(Client client, LeaderElectionOptions options, LeaderCallbacks callbacks);
  // REQUIRES: run() was never called or has returned.
  ~LeaderElector();
  LeaderElector(const LeaderElector&) = delete;
  LeaderElector& operator=(const LeaderElector&) = delete;

  // Waits for the lease, leads, and gives the lease back. Fails with InvalidArgument as validate()
  // does or if there is no on_started_leading, with Timeout if the leadership was lost,
  // and with UserCode if the work threw. A second run is refused with FailedPrecondition.
  [[nodiscard]] Result<void> run(std::stop_token stop);

  // True while this process may act. Takes the time into account: it turns false when the lease has
  // not been renewed in time, whoever has noticed.
  [[nodiscard]] bool is_leader() const;
  // Who holds the lease as far as this process has seen; empty: nobody, or nothing seen yet.
  [[nodiscard]] std::string leader() const;

  // Stopped when a leadership is lost, at the very deadline, whether or not the work is coming to
  // an end by then; never by an orderly stop.
  [[nodiscard]] std::stop_token lost() const;

  // For a health endpoint: fails if the work still runs although the last renewal is older than the
  // lease's duration and `tolerance` (LE-12). Such a process should be ended.
  [[nodiscard]] Result<void> check(Duration tolerance = std::chrono::seconds(20)) const;

 private:
  class Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
