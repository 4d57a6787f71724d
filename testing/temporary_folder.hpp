// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A temporary folder, deleted on destruction.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::test_support {

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string path_of(std::string_view name) const;

  // Writes a file, creates missing folders, and returns its path. Replaces an existing file
  // atomically: a reader sees the old or the new contents.
  std::string write(std::string_view name, std::string_view text) const;
  // Writes a file that is executable.
  std::string write_program(std::string_view name, std::string_view text) const;
  // Empty if the file does not exist.
  [[nodiscard]] std::string read(std::string_view name) const;
  void remove(std::string_view name) const;

 private:
  std::string path_;
};

}  // namespace kinform::inline v0::test_support
