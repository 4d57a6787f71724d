// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/file.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/quote.hpp"

namespace kinform::inline v0 {
namespace {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }

 private:
  const int number_;
};

Error file_error(const std::string& path, const std::string& reason, ErrorCode code) {
  std::string message = "cannot read ";
  append_quoted(message, path);
  return {code, message + ": " + reason};
}

Error system_error(const std::string& path, int number) {
  return file_error(path, std::generic_category().message(number), ErrorCode::FailedPrecondition);
}

Error not_regular(const std::string& path) {
  return file_error(path, "is not a regular file; write the contents to a file first",
                    ErrorCode::FailedPrecondition);
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t bytes_max) {
  // Without O_NONBLOCK, opening a FIFO or reading a terminal would block, possibly for ever.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.number() < 0) return system_error(path, errno);
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) return system_error(path, errno);
  if (S_ISFIFO(status.st_mode)) return not_regular(path);
  std::string contents;
  std::array<char, 16 * 1024> buffer;
  while (true) {
    const ssize_t count = ::read(file.number(), buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return not_regular(path);
    if (count < 0) return system_error(path, errno);
    if (count == 0) return contents;
    contents.append(buffer.data(), static_cast<std::size_t>(count));
    if (contents.size() > bytes_max) {
      return file_error(path, "longer than " + std::to_string(bytes_max) + " bytes",
                        ErrorCode::LimitExceeded);
    }
  }
}

bool file_exists(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && !S_ISDIR(status.st_mode);
}

std::optional<FileStamp> file_stamp(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return FileStamp{.device = status.st_dev,
                   .inode = status.st_ino,
                   .size = status.st_size,
                   .changed_seconds = status.st_mtim.tv_sec,
                   .changed_nanoseconds = status.st_mtim.tv_nsec};
}

}  // namespace kinform::inline v0
