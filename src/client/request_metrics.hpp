// client-go's metrics of requests (RQ-17, MX-02).

#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/metrics.hpp"

namespace kinform::inline v0::client {

// Holds the series of one server. With a null sink it does nothing.
//
// Thread safety: all members may be called from any thread.
class RequestMetrics {
 public:
  // What `code` is for a request that got no answer.
  static constexpr std::string_view kNoResponse = "<error>";

  // `sink` must outlive this.
  RequestMetrics(MetricsSink* sink, std::string host);

  // One try: `code` is the HTTP status or kNoResponse.
  void count_request(std::string_view code, std::string_view method);
  void count_retry(std::string_view code, std::string_view method);
  void observe_duration(std::string_view method, Duration duration);
  void observe_rate_limiter(std::string_view method, Duration duration);
  void observe_request_size(std::string_view method, std::size_t bytes);
  void observe_response_size(std::string_view method, std::size_t bytes);

 private:
  struct Family;

  void count(const Family& family, std::string_view code, std::string_view method);
  void observe(const Family& family, std::string_view method, double value);

  // Constant after construction.
  MetricsSink* const sink_;
  const std::string host_;

  detail::Mutex mutex_;
  // By name, code and method; by name and method.
  std::map<std::tuple<std::string_view, std::string, std::string>, std::shared_ptr<Counter>>
      counters_ KINFORM_GUARDED_BY(mutex_);
  std::map<std::pair<std::string_view, std::string>, std::shared_ptr<Histogram>> histograms_
      KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
