// The HTTP side of the server: listens, and has a thread for all its connections.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "kinform/result.hpp"
#include "server/api/api.hpp"
#include "server/http/certificates.hpp"
#include "server/http/connection.hpp"
#include "server/http/fault_plan.hpp"

namespace kinform::inline v0::server {

struct FrontOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;
  // What the server proves itself with; unset: plain HTTP.
  std::optional<Identity> identity = {};
  std::size_t connections_max = 10'000;
  ConnectionOptions connection = {};
  // Unset: the fault plan cannot be had over HTTP.
  std::function<FaultResponse(const ApiRequest&)> handle_fault_request = {};
  std::uint64_t seed = 1;
};

// One thread of its own. Watchers pull: a slow one delays nobody, and holds one piece of its answer
// at a time.
//
// Thread safety: all members may be called from any thread. Destruction ends the thread and closes
// what is open.
class Front {
 public:
  // Listens on return, and answers once it runs. `api` and `faults` must outlive the front.
  [[nodiscard]] static Result<std::unique_ptr<Front>> listen(FrontOptions options, Api& api,
                                                             FaultPlan& faults);
  // To be called once.
  void run();
  ~Front();
  Front(const Front&) = delete;
  Front& operator=(const Front&) = delete;

  [[nodiscard]] std::uint16_t port() const;

  // To be called after a write that did not come through a connection.
  void notice_changes();
  void drop_connections();
  void end_watches();
  // Closes everything, which is done on return; listens again after `away`, with a new watch cache.
  void restart(Duration away);

 private:
  class Impl;
  explicit Front(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::server
