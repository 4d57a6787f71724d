// The informers of one `kinform watch`, from their start to the last line.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/endpoint_server.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "tools/line_output.hpp"
#include "tools/load_meter.hpp"
#include "tools/notice.hpp"
#include "tools/watch.hpp"
#include "tools/watch_report.hpp"

namespace kinform::inline v0::tools {

// Says on stderr that a termination has come, if the output is for people, until destroyed.
class TerminationNotice {
 public:
  TerminationNotice(OutputFormat format, const std::stop_token& stop);

 private:
  const std::stop_callback<std::function<void()>> on_stop_;
};

// Of what has not come within `timeout`, and why.
[[nodiscard]] Error not_synced_in_time(Duration timeout, const std::string& reason);

// Not thread-safe; what its informers' threads use is guarded.
class WatchSession {
 public:
  // `flags`, and `meter` and `metrics`, which may be null, must outlive it. The time-out counts
  // from `begin`.
  WatchSession(const Client& client, const WatchFlags& flags, TimePoint begin, LoadMeter* meter,
               PrometheusMetrics* metrics);
  ~WatchSession();
  WatchSession(const WatchSession&) = delete;
  WatchSession& operator=(const WatchSession&) = delete;

  // Follows until `stop`, or for as long as the flags say. Returns the exit status.
  [[nodiscard]] int run(const std::vector<ApiResource>& resources, const std::stop_token& stop);

 private:
  struct WatchTarget;

  void follow(const ApiResource& resource);
  [[nodiscard]] Result<std::unique_ptr<EndpointServer>> serve_endpoints();
  [[nodiscard]] EventHandler<> handler_of(WatchTarget& followed);
  void print(const Notice& notice, LineOutput::More more);

  [[nodiscard]] bool wait_until_synced();
  void announce_synced();
  void wait_for_end();
  void show_progress();
  void clear_progress();
  void tell_troubles();

  // Ends the session if waiting will not help.
  void record_failure(const Informer<>& informer, const Error& error);
  void end_with(const Error& error);
  [[nodiscard]] int finish();

  const Client client_;
  const WatchFlags& flags_;
  const TimePoint begin_;
  LoadMeter* const meter_;
  PrometheusMetrics* const metrics_;
  const bool colours_;

  std::stop_source end_;  // Requested by whatever ends the session.
  LineOutput output_;
  std::optional<InformerFactory> factory_;
  std::vector<std::unique_ptr<WatchTarget>> followed_;  // After factory_: registrations go first.
  TimePoint start_ = {};
  std::optional<Duration> sync_duration_;
  bool progress_shown_ = false;

  detail::Mutex mutex_;
  std::optional<Error> failure_ KINFORM_GUARDED_BY(mutex_);  // The first.
};

}  // namespace kinform::inline v0::tools
