// The way to a SimulatedServer, with everything that goes wrong on it.

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
#include "testing/simulation/trace.hpp"

namespace kinform::inline v0::test_support {

// What a connection lives in. All must outlive it.
struct ConnectionSurroundings {
  SimulatedServer& server;
  FaultSchedule& faults;
  Random& random;
  Clock& clock;
  Trace& trace;
  // Lets time pass for everybody but the caller, who waits for an answer.
  std::function<void(Duration)> pass_time;
};

// Not thread-safe.
class SimulatedConnection final : public ListerWatcher {
 public:
  using RelistReasons = CountByReason<RelistReason, kRelistReasons>;

  explicit SimulatedConnection(ConnectionSurroundings surroundings);
  ~SimulatedConnection() override;

  Result<std::unique_ptr<ListStream>> list(const ListOptions& options, const KnownObjects* known,
                                           std::stop_token stop) override;
  Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                             std::stop_token stop) override;
  [[nodiscard]] const ApiResource& resource() const override { return resource_; }

  // When reading the open watch will bring something, unless somebody writes.
  [[nodiscard]] TimePoint ready_at() const;
  // Tells the open watch, if there is one, that its version is too old.
  void expire_watch();

  // How often the client was given this reason to list again. It may not do so more often.
  [[nodiscard]] const RelistReasons& relist_reasons() const { return relist_reasons_; }
  // A request that no correct client makes.
  [[nodiscard]] const std::optional<Error>& illegal_request() const { return illegal_request_; }
  [[nodiscard]] std::uint64_t requests() const { return requests_; }
  [[nodiscard]] std::uint64_t events() const { return events_; }

 private:
  class Page;
  class Stream;

  // What goes wrong with any request, before the server sees it.
  [[nodiscard]] std::optional<Error> disturb();
  // Waits for a member's cache, as the server does for up to three seconds (SV-33).
  void await(Revision revision, std::size_t member);
  [[nodiscard]] Result<ListPage> ask(const ListOptions& options);
  [[nodiscard]] Result<std::shared_ptr<WatchSession>> ask(const WatchOptions& options);
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> refuse(const WatchOptions& options,
                                                            const Error& error,
                                                            TimePoint requested);
  [[nodiscard]] std::size_t draw_member();
  void record_refusal(const ListOptions& options, const Error& error);
  void record_refusal(const WatchOptions& options, const Error& error);
  void record_illegal(const Error& error);

  ConnectionSurroundings world_;
  const ApiResource resource_ = {.version = "v1", .plural = "pods", .kind = "Pod"};
  Stream* open_watch_ = nullptr;
  RelistReasons relist_reasons_;
  std::optional<Error> illegal_request_;
  std::uint64_t requests_ = 0;
  std::uint64_t events_ = 0;
};

}  // namespace kinform::inline v0::testing
