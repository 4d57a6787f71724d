// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/lifecycle/fake_source.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "testing/objects.hpp"

namespace kinform::inline v0::lifecycle {

using detail::MutexLock;
using test_support::FakeListerWatcher;
using test_support::FakeWatch;
using test_support::make_pod;

namespace {

constexpr int kPods = 4;

std::string pod_name(std::uint64_t number) {
  return "web/p" + std::to_string(number % kPods);
}

}  // namespace

std::unique_ptr<ListerWatcher> FakeSource::make(const ApiResource& resource) {
  auto server = std::make_unique<FakeListerWatcher>(system_clock(), resource);
  server->set_supports_streaming_lists(false);
  server->set_list_function([this](const ListOptions&) { return list(); });
  server->set_watch_function([this](const WatchOptions&) { return watch(); });
  MutexLock lock(mutex_);
  server->set_faults({.refuse = 0.05, .cut = 0.02}, random_.next());
  return server;
}

ListerWatcherSource FakeSource::source() {
  return
      [this](const ApiResource& resource, const Selection&, ObjectForm) { return make(resource); };
}

void FakeSource::change() {
  const std::uint64_t version = ++version_;
  const WatchEvent event =
      test_support::modified(make_pod(pod_name(version), std::to_string(version)));
  MutexLock lock(mutex_);
  std::erase_if(watches_, [](const auto& watch) { return watch.expired(); });
  for (const auto& watch : watches_) {
    if (const std::shared_ptr<FakeWatch> open = watch.lock()) open->send(event);
  }
}

InformerOptions FakeSource::informer_options() {
  InformerOptions options;
  options.backoff = {.first_delay = std::chrono::milliseconds(1),
                     .longest_delay = std::chrono::milliseconds(2)};
  return options;
}

test_support::ListResponse FakeSource::list() {
  test_support::ListResponse response{.resource_version = std::to_string(version_.load())};
  for (std::uint64_t i = 0; i < kPods; ++i)
    response.objects.push_back(make_pod(pod_name(i), response.resource_version));
  return response;
}

std::shared_ptr<FakeWatch> FakeSource::watch() {
  auto watch = std::make_shared<FakeWatch>(system_clock());
  MutexLock lock(mutex_);
  watches_.push_back(watch);
  return watch;
}

}  // namespace kinform::inline v0::lifecycle
