// `kinform serve`: the embedded API server as a process.

#include "tools/serve.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstring>
#include <ostream>
#include <string_view>
#include <utility>

#include "kinform/clock.hpp"
#include "kinform/server.hpp"

namespace kinform::tools {
namespace {

// `127.0.0.1:8080` or `[::1]:8080`.
Result<std::pair<std::string, std::uint16_t>> parse_listen(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  const Error wrong(ErrorCode::InvalidArgument,
                    "--listen " + std::string(text) + " is not ADDRESS:PORT, as in 127.0.0.1:0");
  if (colon == std::string_view::npos) return wrong;
  std::string_view address = text.substr(0, colon);
  if (address.size() > 1 && address.front() == '[' && address.back() == ']') {
    address = address.substr(1, address.size() - 2);
  }
  const std::string_view digits = text.substr(colon + 1);
  std::uint16_t port = 0;
  const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc() || rest != digits.data() + digits.size()) return wrong;
  return std::pair(std::string(address), port);
}

// Holds a token, so it is for its owner alone.
Result<void> write_secret(const std::string& path, std::string_view text) {
  const auto failed = [&path] {
    return Error{ErrorCode::InvalidArgument, "write " + path + ": " + std::strerror(errno)};
  };
  const int file =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return failed();
  Result<void> written;
  while (!text.empty() && written) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count < 0) {
      written = failed();
    } else {
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  if (::close(file) != 0 && written) written = failed();
  return written;
}

int refuse(std::ostream& errors, const Error& error) {
  errors << "kinform serve: " << to_string(error) << '\n';
  return 1;
}

}  // namespace

int run_serve(const ServeOptions& options, std::ostream& out, std::ostream& errors,
              std::stop_token stop) {
  const auto listen = parse_listen(options.listen);
  if (!listen) return refuse(errors, listen.error());
  const auto server = server::Server::start({.address = listen->first,
                                             .port = listen->second,
                                             .tls = !options.http,
                                             .token = options.token});
  if (!server) return refuse(errors, server.error());
  if (!options.kubeconfig_out.empty()) {
    const Result<void> written = write_secret(options.kubeconfig_out, (*server)->kubeconfig());
    if (!written) return refuse(errors, written.error());
  }
  out << (*server)->url() << std::endl;  // At once: whoever started us waits for it.
  if (options.kubeconfig_out.empty() && !options.token) {
    errors << "token: " << (*server)->token() << '\n';
  }
  std::ignore = system_clock().wait_until(TimePoint::max(), stop);
  return 0;
}

}  // namespace kinform::tools
