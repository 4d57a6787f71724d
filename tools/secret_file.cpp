// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/secret_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

namespace kinform::inline v0::tools {
namespace {

Error write_error(const std::string& path, const std::string& reason) {
  return {ErrorCode::InvalidArgument, "write " + path + ": " + reason};
}

Error system_error(const std::string& path) {
  return write_error(path, std::generic_category().message(errno));
}

Result<void> write_all(const std::string& path, int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_error(path);
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

}  // namespace

Result<void> write_secret(const std::string& path, std::string_view text) {
  struct stat existing = {};
  if (::lstat(path.c_str(), &existing) == 0 && !S_ISREG(existing.st_mode)) {
    return write_error(path, "exists and is not a regular file; name a new file");
  }
  // A new file in the same folder, which mkostemp() creates with mode 0600, replaces the old one.
  std::string draft = path + ".XXXXXX";
  const int file = ::mkostemp(draft.data(), O_CLOEXEC);
  if (file < 0) return system_error(path);
  Result<void> written = write_all(path, file, text);
  if (::close(file) != 0 && written) written = system_error(path);
  if (written && std::rename(draft.c_str(), path.c_str()) != 0) written = system_error(path);
  if (!written) ::unlink(draft.c_str());
  return written;
}

}  // namespace kinform::inline v0::tools
