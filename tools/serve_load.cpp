// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/serve_load.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <tuple>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::tools {
namespace {

// The shortest wait between two rounds of changes. At more than 1000 changes per second, each round
// makes several changes.
constexpr Duration kStepMin = std::chrono::milliseconds(1);
// If the server is too slow for the rate, changes that are overdue by more than this are skipped.
constexpr Duration kBehindMax = std::chrono::seconds(1);

}  // namespace

PodLoad::PodLoad(server::Server& server, std::size_t pods)
    : server_(server), corpus_({.objects = pods}), changes_(corpus_) {}

Result<void> PodLoad::fill() {
  std::string text;
  for (std::size_t i = 0; i < corpus_.size(); ++i) {
    text.clear();
    corpus_.append_object(text, i);
    const Result<bool> stored = server_.put(text);
    if (!stored) return stored.error();
  }
  return {};
}

void PodLoad::start_changes(double per_second) {
  thread_ =
      std::jthread([this, per_second](const std::stop_token& stop) { run(per_second, stop); });
}

void PodLoad::run(double per_second, const std::stop_token& stop) {
  const auto step =
      std::chrono::duration_cast<Duration>(std::chrono::duration<double>(1 / per_second));
  TimePoint due = system_clock().now();
  while (system_clock().wait_until(std::max(due, system_clock().after(kStepMin)), stop)) {
    const TimePoint now = system_clock().now();
    due = std::max(due, now - kBehindMax);
    for (; due <= now && !stop.stop_requested(); due += step) change_one();
  }
}

void PodLoad::change_one() {
  const test_support::CorpusChange change = changes_.next();
  // Ignore the results: generated pods are valid, and a pod that does not exist was deleted by a
  // client.
  if (change.type == WatchEventType::Deleted) {
    const ObjectKey key = corpus_.key(change.index);
    std::ignore = server_.request("DELETE", "/api/v1/namespaces/" + key.namespace_name + "/pods/" +
                                                key.name + "?gracePeriodSeconds=0");
    return;
  }
  const bool is_new = change.type == WatchEventType::Added;
  std::ignore =
      server_.put(changes_.object(change), is_new ? server::PutIf::Always : server::PutIf::Present);
}

}  // namespace kinform::inline v0::tools
