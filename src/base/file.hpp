// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads small files and detects changes to them.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Default size limit of read_file(). Kubeconfigs, tokens and certificates are far smaller.
inline constexpr std::size_t kFileBytesMax = 16 * 1024 * 1024;

// Returns the content of the file. Returns FailedPrecondition, with the system's reason, if the
// file cannot be read, and LimitExceeded if it is too long. The message names the file: `cannot
// read "/x": Permission denied`. Never waits: a pipe, also one of the shell's `<(command)`, and a
// terminal are errors. /dev/null is an empty file.
[[nodiscard]] Result<std::string> read_file(const std::string& path,
                                            std::size_t bytes_max = kFileBytesMax);

// True if the path exists and is not a directory.
[[nodiscard]] bool file_exists(const std::string& path);

// Identifies the state of a file: changes when the file is written or replaced, or when a symbolic
// link in its path is redirected.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::int64_t size = 0;
  std::int64_t changed_seconds = 0;
  std::int64_t changed_nanoseconds = 0;

  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

// Returns nullopt if the file does not exist.
[[nodiscard]] std::optional<FileStamp> file_stamp(const std::string& path);

}  // namespace kinform::inline v0
