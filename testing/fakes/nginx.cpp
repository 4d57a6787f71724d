// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/nginx.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "kinform/detail/assert.hpp"
#include "testing/loopback.hpp"

namespace kinform::inline v0::test_support {
namespace {

constexpr const char* kProgram = "/usr/sbin/nginx";

std::filesystem::path make_folder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "kinform-nginx-XXXXXX").string();
  KINFORM_ASSERT(::mkdtemp(pattern.data()) != nullptr);
  return pattern;
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file(path);
  file << text;
  KINFORM_ASSERT(file.good());
}

std::string tls_lines(const std::filesystem::path& folder, const ClientCertificate& identity) {
  write_file(folder / "server.crt", identity.certificate_pem);
  write_file(folder / "server.key", identity.key_pem);
  return "ssl_certificate " + (folder / "server.crt").string() + "; ssl_certificate_key " +
         (folder / "server.key").string() + ";\n";
}

void configure(const std::filesystem::path& folder, int port, const NginxOptions& options) {
  const std::string place = folder.string() + "/";
  // If this test runs as root, tell nginx to stay root: by default it would switch to a user that
  // has no access to the folder.
  const std::string as_caller = ::geteuid() == 0 ? "user root root; " : "";
  std::string text = as_caller + "daemon off; worker_processes 1; pid " + place +
                     "pid; error_log " + place +
                     "error.log;\nevents { worker_connections 4096; }\nhttp {\naccess_log off;\n";
  for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
    text += std::string(kind) + "_temp_path " + place + kind + ";\n";
  }
  text += "server {\nlisten 127.0.0.1:" + std::to_string(port);
  text += options.identity ? " ssl;\n" + tls_lines(folder, *options.identity) : ";\n";
  write_file(folder / "nginx.conf", text + options.server_block + "\n}\n}\n");
}

pid_t start(const std::filesystem::path& folder, int listener) {
  const std::string place = folder.string();
  const std::string configuration = (folder / "nginx.conf").string();
  const std::string log = (folder / "error.log").string();
  // The variable NGINX hands over the listening socket, as in an upgrade of nginx, so that no other
  // process can take the port.
  const std::string inherited = "NGINX=" + std::to_string(listener) + ";";
  const std::array<const char*, 8> arguments = {
      "nginx", "-p", place.c_str(), "-c", configuration.c_str(), "-e", log.c_str(), nullptr};
  const std::array<const char*, 2> environment = {inherited.c_str(), nullptr};
  const pid_t process = ::fork();
  KINFORM_ASSERT(process >= 0);
  if (process > 0) return process;
  ::fcntl(listener, F_SETFD, 0);  // nginx inherits the socket.
  ::execve(kProgram, const_cast<char**>(arguments.data()), const_cast<char**>(environment.data()));
  ::_exit(127);
}

}  // namespace

Nginx::Nginx(const NginxOptions& options)
    : folder_(make_folder()),
      listener_(listen_on_loopback()),
      port_(port_of(listener_)),
      is_tls_(options.identity.has_value()),
      process_((configure(folder_, port_, options), start(folder_, listener_))) {
  ::close(listener_);  // nginx has its own copy by now.
}

Nginx::~Nginx() {
  ::kill(process_, SIGTERM);
  int status = 0;
  ::waitpid(process_, &status, 0);
  std::error_code ignored;  // The system cleans up leftover temporary files.
  std::filesystem::remove_all(folder_, ignored);
}

bool Nginx::is_installed() {
  return ::access(kProgram, X_OK) == 0;
}

std::string Nginx::url(std::string_view path) const {
  return (is_tls_ ? "https://127.0.0.1:" : "http://127.0.0.1:") + std::to_string(port_) +
         std::string(path);
}

}  // namespace kinform::inline v0::test_support
