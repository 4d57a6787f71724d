// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The planned faults: which requests fail, and how.

#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/server.hpp"
#include "server/request/failure.hpp"
#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {

// Thread safety: all members may be called from any thread.
class FaultPlan {
 public:
  void add(Fault fault);
  void clear();
  // The faults that are still to occur, in order.
  [[nodiscard]] std::vector<Fault> faults() const;

  // Returns the first planned fault that matches this request, and counts the request: a fault is
  // removed once it has hit Fault::times requests.
  // Ignores the faults of HTTP/2.
  [[nodiscard]] std::optional<Fault> take(std::string_view method, std::string_view target);
  // The same for the faults of HTTP/2 only, which occur before a request is processed.
  // `earlier_streams` is the number of requests that the connection had before.
  [[nodiscard]] std::optional<Fault> take_stream_fault(std::string_view method,
                                                       std::string_view target,
                                                       std::size_t earlier_streams);

 private:
  [[nodiscard]] std::optional<Fault> take_if(
      std::string_view method, std::string_view target,
      const std::function<bool(const Fault&, const RequestTarget&)>& applies);

  mutable detail::Mutex mutex_;
  std::deque<Fault> faults_ KINFORM_GUARDED_BY(mutex_);
};

// The URL path of the fault endpoint, which exists only if the server's options enable it.
inline constexpr std::string_view kFaultPath = "/kinform/faults";

// A response of the fault endpoint, and a function to call once it has been written.
struct FaultResponse {
  ApiResponse response = {};
  std::function<void()> afterwards = {};
};

// The failure that FaultKind::Response returns to the client.
[[nodiscard]] Failure planned_failure(const Fault& fault);

}  // namespace kinform::inline v0::server
