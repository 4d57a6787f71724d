// A folder of a test's own, gone when the test ends.

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

  // Writes a file, folders above it included, and returns its path. What was there is replaced at
  // once: whoever reads meanwhile sees the old or the new.
  std::string write(std::string_view name, std::string_view text) const;
  // The same, for a program that may be run.
  std::string write_program(std::string_view name, std::string_view text) const;
  // Empty if there is none.
  [[nodiscard]] std::string read(std::string_view name) const;
  void remove(std::string_view name) const;

 private:
  std::string path_;
};

}  // namespace kinform::inline v0::testing
