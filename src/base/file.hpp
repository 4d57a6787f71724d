// Reading small files, and noticing that one has changed.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Kubeconfigs, tokens and certificates are far smaller.
inline constexpr std::size_t kFileBytesMax = 16 * 1024 * 1024;

// The whole file. FailedPrecondition if it cannot be read, with the system's reason, or
// LimitExceeded; the message names the file: `cannot read "/x": Permission denied`.
[[nodiscard]] Result<std::string> read_file(const std::string& path,
                                            std::size_t bytes_max = kFileBytesMax);

// Whether there is something of this name that is not a folder.
[[nodiscard]] bool file_exists(const std::string& path);

// Differs once a file is written, replaced, or reached through another link.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::int64_t size = 0;
  std::int64_t changed_seconds = 0;
  std::int64_t changed_nanoseconds = 0;

  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

// Empty if there is no such file.
[[nodiscard]] std::optional<FileStamp> file_stamp(const std::string& path);

}  // namespace kinform::inline v0
