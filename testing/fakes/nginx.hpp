// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs nginx for a test: as a reverse proxy in front of a scripted server, or to serve files.

#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::test_support {

struct NginxOptions {
  // The contents of the `server` block apart from the port: usually locations.
  std::string server_block = {};
  // If set, the server uses TLS with this certificate.
  std::optional<ClientCertificate> identity = {};
};

// Runs nginx with one worker, as the user who runs the test, until destruction. The port accepts
// connections from the start: it is open before nginx runs.
//
// Thread safety: immutable after construction.
class Nginx {
 public:
  explicit Nginx(const NginxOptions& options);
  ~Nginx();
  Nginx(const Nginx&) = delete;
  Nginx& operator=(const Nginx&) = delete;

  // True if nginx is installed (Debian package nginx-light).
  [[nodiscard]] static bool is_installed();

  // A temporary folder, deleted with this object. A test may put files to serve there.
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

}  // namespace kinform::inline v0::test_support
