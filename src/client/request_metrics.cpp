// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/request_metrics.hpp"

#include <vector>

namespace kinform::inline v0::client {

// One metric: the properties that all its series share.
struct RequestMetrics::Family {
  std::string_view name;
  std::string_view help;
  // The name of the label for the HTTP method: "method" in one of client-go's metrics, "verb" in
  // the others.
  std::string_view method_label;
  std::vector<double> buckets = {};
};

namespace {

std::vector<double> duration_buckets() {
  return {0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60};
}

std::vector<double> size_buckets() {
  return {64, 256, 512, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216};
}

double seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

}  // namespace

RequestMetrics::RequestMetrics(MetricsSink* sink, std::string host)
    : sink_(sink), host_(std::move(host)) {}

void RequestMetrics::count_request(std::string_view code, std::string_view method) {
  static const Family family{.name = "rest_client_requests_total",
                             .help = "Number of HTTP requests, by status code, method and host.",
                             .method_label = "method"};
  count(family, code, method);
}

void RequestMetrics::count_retry(std::string_view code, std::string_view method) {
  static const Family family{.name = "rest_client_request_retries_total",
                             .help = "Number of request retries, by status code, verb and host.",
                             .method_label = "verb"};
  count(family, code, method);
}

void RequestMetrics::observe_duration(std::string_view method, Duration duration) {
  static const Family family{.name = "rest_client_request_duration_seconds",
                             .help = "Request latency in seconds, by verb and host.",
                             .method_label = "verb",
                             .buckets = duration_buckets()};
  observe(family, method, seconds(duration));
}

void RequestMetrics::observe_rate_limiter(std::string_view method, Duration duration) {
  static const Family family{
      .name = "rest_client_rate_limiter_duration_seconds",
      .help = "Client-side rate limiter latency in seconds, by verb and host.",
      .method_label = "verb",
      .buckets = duration_buckets()};
  observe(family, method, seconds(duration));
}

void RequestMetrics::observe_request_size(std::string_view method, std::size_t bytes) {
  static const Family family{.name = "rest_client_request_size_bytes",
                             .help = "Request size in bytes, by verb and host.",
                             .method_label = "verb",
                             .buckets = size_buckets()};
  observe(family, method, static_cast<double>(bytes));
}

void RequestMetrics::observe_response_size(std::string_view method, std::size_t bytes) {
  static const Family family{.name = "rest_client_response_size_bytes",
                             .help = "Response size in bytes, by verb and host.",
                             .method_label = "verb",
                             .buckets = size_buckets()};
  observe(family, method, static_cast<double>(bytes));
}

void RequestMetrics::count(const Family& family, std::string_view code, std::string_view method) {
  if (sink_ == nullptr) return;
  const detail::MutexLock lock(mutex_);
  std::shared_ptr<Counter>& counter =
      counters_[{family.name, std::string(code), std::string(method)}];
  if (!counter) {
    counter = sink_->counter({.name = std::string(family.name),
                              .help = std::string(family.help),
                              .labels = {{"code", std::string(code)},
                                         {std::string(family.method_label), std::string(method)},
                                         {"host", host_}}});
  }
  counter->add(1);
}

void RequestMetrics::observe(const Family& family, std::string_view method, double value) {
  if (sink_ == nullptr) return;
  const detail::MutexLock lock(mutex_);
  std::shared_ptr<Histogram>& histogram = histograms_[{family.name, std::string(method)}];
  if (!histogram) {
    histogram = sink_->histogram(
        {.name = std::string(family.name),
         .help = std::string(family.help),
         .labels = {{std::string(family.method_label), std::string(method)}, {"host", host_}}},
        family.buckets);
  }
  histogram->observe(value);
}

}  // namespace kinform::inline v0::client
