// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/user_agent.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace kinform::inline v0::client {
namespace {

constexpr std::string_view kLibrary = "kinform/" KINFORM_VERSION;

// Go's names of architectures, as used in the user agents of other clients.
constexpr std::string_view architecture() {
#if defined(__x86_64__)
  return "amd64";
#elif defined(__aarch64__)
  return "arm64";
#elif defined(__arm__)
  return "arm";
#elif defined(__i386__)
  return "386";
#elif defined(__riscv) && __riscv_xlen == 64
  return "riscv64";
#elif defined(__powerpc64__)
  return "ppc64le";
#elif defined(__s390x__)
  return "s390x";
#else
  return "unknown";
#endif
}

}  // namespace

std::string default_user_agent() {
  std::error_code failure;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failure);
  return user_agent_of(failure ? "" : program.filename().string());
}

std::string user_agent_of(std::string_view program) {
  std::string name(program.empty() ? "unknown" : program);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c <= ' ' || c >= 0x7f || c == '/'; }, '_');
  return name + "/unknown (linux/" + std::string(architecture()) + ") " + std::string(kLibrary);
}

std::string header_safe(std::string_view text) {
  std::string safe(text);
  const auto is_control = [](char c) {
    return (static_cast<unsigned char>(c) < ' ' && c != '\t') || c == 0x7f;
  };
  safe.erase(std::remove_if(safe.begin(), safe.end(), is_control), safe.end());
  return safe;
}

}  // namespace kinform::inline v0::client
