// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// client-go's metrics of connections (RQ-17, TR-10).

#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::http {

// Holds the series of one transport. With a null sink it does nothing.
//
// Thread safety: all members may be called from any thread.
class TransportMetrics {
 public:
  // `sink` must outlive this.
  explicit TransportMetrics(MetricsSink* sink) : sink_(sink) {}

  // How long it took to find the addresses of `host`.
  void observe_name_resolution(const std::string& host, Duration duration);
  // A look at the file of certificate authorities that was more than a look: `result` is "success"
  // or "failure".
  void count_ca_reload(std::string_view result, std::string_view reason);

 private:
  MetricsSink* const sink_;

  detail::Mutex mutex_;
  // By host. A client has one server, so there are few.
  std::map<std::string, std::shared_ptr<Histogram>> name_resolutions_ KINFORM_GUARDED_BY(mutex_);
  std::map<std::pair<std::string, std::string>, std::shared_ptr<Counter>> ca_reloads_
      KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::http
