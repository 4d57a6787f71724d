// A server that a test starts, hurts and starts again. Its log goes to a file.

#pragma once

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::e2e {

// Ends with the thread that started it, however that ends: a test that crashes leaves nothing
// behind.
//
// Not thread-safe.
class ServerProcess {
 public:
  ServerProcess(std::string program, std::vector<std::string> arguments, std::string log_file);
  // Kills it.
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // REQUIRES: it does not run.
  void start();
  [[nodiscard]] bool is_running();

  // As a machine that loses its power would, as far as the process can tell. Returns when it is
  // gone.
  void kill();
  // SIGTERM, and its end; killed if that takes longer than `patience`.
  void stop(Duration timeout);
  // SIGSTOP: it is there, and does nothing.
  void freeze() const;
  void thaw() const;

  // The end of its log, for messages of failing tests.
  [[nodiscard]] std::string log_tail() const;
  // Resident memory; 0 if it does not run.
  [[nodiscard]] std::size_t memory_bytes() const;

 private:
  const std::string program_;
  const std::vector<std::string> arguments_;
  const std::string log_file_;
  pid_t process_ = -1;  // -1: does not run.
};

}  // namespace kinform::inline v0::e2e
