// Many pods for `kinform serve`, and what happens to them.

#pragma once

#include <cstddef>
#include <stop_token>
#include <thread>

#include "kinform/result.hpp"
#include "kinform/server.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_changes.hpp"

namespace kinform::inline v0::tools {

// Pods as a large cluster has them, of ReplicaSets of all sizes; some 10 KB each.
//
// Belongs to the thread that made it, until the changes begin.
class PodLoad {
 public:
  // `server` must outlive the load.
  PodLoad(server::Server& server, std::size_t pods);

  // Stores all pods.
  [[nodiscard]] Result<void> fill();

  // From now on changes come at this rate, most of them of status, from a thread of its own that
  // ends with the load. What others have deleted stays deleted. A server that is too slow for the
  // rate gets what it can take.
  void start_changes(double per_second);

 private:
  void run(double per_second, const std::stop_token& stop);
  void change_one();

  server::Server& server_;
  test_support::Corpus corpus_;
  test_support::ChangeStream changes_;
  std::jthread thread_;  // Last: it uses the others.
};

}  // namespace kinform::inline v0::tools
