// nginx, run for a test: a real server to stand in front of a scripted one, or to give out files.

#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::test_support {

struct NginxOptions {
  // What stands in the `server` block of its configuration besides the port: locations.
  std::string server_block = {};
  // With it the server speaks TLS and shows this certificate.
  std::optional<ClientCertificate> identity = {};
};

// Runs from construction to destruction, with one worker, as whoever runs the test.
// Connections are taken from the beginning: the port is open before nginx starts.
//
// Thread safety: constant after construction.
class Nginx {
 public:
  explicit Nginx(const NginxOptions& options);
  ~Nginx();
  Nginx(const Nginx&) = delete;
  Nginx& operator=(const Nginx&) = delete;

  // Debian's package is called nginx-light.
  [[nodiscard]] static bool is_installed();

  // Its own, gone with it; files to give out may be put there.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] std::string url(std::string_view path = "") const;

 private:
  const std::filesystem::path folder_;
  const int listener_;
  const int port_;
  const bool is_tls_;
  const pid_t process_;
};

}  // namespace kinform::inline v0::testing
