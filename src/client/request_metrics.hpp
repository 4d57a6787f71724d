// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Request metrics with client-go's names and labels (RQ-17, MX-02).

#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::client {

// The metric series of one server. Does nothing if the sink is null.
//
// Thread safety: all members may be called from any thread.
class RequestMetrics {
 public:
  // The `code` label of a request without a response.
  static constexpr std::string_view kNoResponse = "<error>";

  // `sink` must outlive this.
  RequestMetrics(MetricsSink* sink, std::string host);

  // Counts one attempt. `code` is the HTTP status or kNoResponse.
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
  // Counters by name, code and method; histograms by name and method.
  std::map<std::tuple<std::string_view, std::string, std::string>, std::shared_ptr<Counter>>
      counters_ KINFORM_GUARDED_BY(mutex_);
  std::map<std::pair<std::string_view, std::string>, std::shared_ptr<Histogram>> histograms_
      KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
