// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Creates and changes many pods, for `kinform serve --pods N --rate R`.

#pragma once

#include <cstddef>
#include <stop_token>
#include <thread>

#include "kinform/result.hpp"
#include "kinform/server.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_changes.hpp"

namespace kinform::inline v0::tools {

// Generates pods like those of a large cluster: about 10 KB each, owned by ReplicaSets of many
// sizes.
//
// Not thread-safe. After start_changes() its own thread uses the members.
class PodLoad {
 public:
  // `server` must outlive the load.
  PodLoad(server::Server& server, std::size_t pods);

  // Stores all pods in the server.
  [[nodiscard]] Result<void> fill();

  // Starts a thread that changes pods at this rate, mostly their status, until destruction. Pods
  // that clients delete stay deleted. If the server is too slow, the actual rate is lower.
  void start_changes(double per_second);

 private:
  void run(double per_second, const std::stop_token& stop);
  void change_one();

  server::Server& server_;
  test_support::Corpus corpus_;
  test_support::ChangeStream changes_;
  std::jthread thread_;  // Last, because it uses the other members.
};

}  // namespace kinform::inline v0::tools
