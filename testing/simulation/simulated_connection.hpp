// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The client's connection to a SimulatedServer, with all network faults.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/building_blocks/reflector_status.hpp"
#include "testing/simulation/fault_schedule.hpp"
#include "testing/simulation/simulated_server.hpp"
#include "testing/simulation/simulated_wire.hpp"
#include "testing/simulation/streaming_list_check.hpp"
#include "testing/simulation/trace.hpp"

namespace kinform::inline v0::test_support {

// The parts of the simulation that a connection uses. All must outlive it.
struct ConnectionContext {
  SimulatedServer& server;
  FaultSchedule& faults;
  Random& random;
  Clock& clock;
  Trace& trace;
  // Lets time pass for everyone except the caller, who waits for a response.
  std::function<void(Duration)> pass_time;
  WireFormat format = WireFormat::Json;
};

// Not thread-safe.
class SimulatedConnection final : public ListerWatcher {
 public:
  using RelistReasons = CountByReason<RelistReason, kRelistReasons>;

  explicit SimulatedConnection(ConnectionContext context);
  ~SimulatedConnection() override;

  Result<std::unique_ptr<ListStream>> list(const ListOptions& options, const KnownObjects* known,
                                           std::stop_token stop) override;
  Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                             std::stop_token stop) override;
  [[nodiscard]] const ApiResource& resource() const override { return resource_; }

  // The time at which the open watch will have something to read, if no object is written before.
  [[nodiscard]] TimePoint ready_at() const;
  // Makes the server end the open watch, if there is one, with 410 Expired.
  void expire_watch();

  // The number of times that the client was given each reason to relist. It may not relist more
  // often.
  [[nodiscard]] const RelistReasons& relist_reasons() const { return relist_reasons_; }
  // The first violation of the rules for streaming lists, if there was one.
  [[nodiscard]] const std::optional<Violation>& streaming_violation() const {
    return streaming_check_.violation();
  }
  // The first request that no correct client makes, if there was one.
  [[nodiscard]] const std::optional<Error>& illegal_request() const { return illegal_request_; }
  [[nodiscard]] std::uint64_t requests() const { return requests_; }
  // Requests other than those for the further pages of a list.
  [[nodiscard]] std::uint64_t attempts() const { return attempts_; }
  [[nodiscard]] std::uint64_t events() const { return events_; }

 private:
  class Page;
  class Stream;

  // Draws a fault for a request, before the server receives it.
  [[nodiscard]] std::optional<Error> disturb();
  // Waits until the cache of a member (one of the API servers) has reached the revision, for up to
  // three seconds, as real servers do (SV-33).
  void await(Revision revision, std::size_t member);
  [[nodiscard]] Result<ListPage> ask(const ListOptions& options);
  [[nodiscard]] Result<std::shared_ptr<WatchSession>> ask(const WatchOptions& options);
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> refuse(const WatchOptions& options,
                                                            const Error& error,
                                                            TimePoint requested);
  [[nodiscard]] std::size_t draw_member();
  // Draws how the server responds if the request is a streaming list.
  [[nodiscard]] std::optional<StreamingLists> draw_streaming_fault();
  // Returns the write whose event the last watch delivered, if this watch resumes from there.
  [[nodiscard]] const Write* last_delivered(const WatchOptions& options) const;
  void record_refusal(const ListOptions& options, const Error& error);
  void record_refusal(const WatchOptions& options, const Error& error, TimePoint requested);
  void record_illegal(const Error& error);

  ConnectionContext world_;
  SimulatedWire wire_;
  const ApiResource resource_ = {.version = "v1", .plural = "pods", .kind = "Pod"};
  Stream* open_watch_ = nullptr;
  // The version of the last change that a watch delivered; empty if a list was requested since.
  std::string delivered_version_;
  RelistReasons relist_reasons_;
  StreamingListCheck streaming_check_;
  std::optional<Error> illegal_request_;
  std::uint64_t requests_ = 0;
  std::uint64_t attempts_ = 0;
  std::uint64_t events_ = 0;
};

}  // namespace kinform::inline v0::test_support
