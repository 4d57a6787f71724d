// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

TemporaryFolder::TemporaryFolder()
    : path_((std::filesystem::temp_directory_path() / "kinform-test-XXXXXX").string()) {
  KINFORM_ASSERT(::mkdtemp(path_.data()) != nullptr);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;  // The system cleans up leftover temporary files.
  std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::path_of(std::string_view name) const {
  return path_ + "/" + std::string(name);
}

std::string TemporaryFolder::write(std::string_view name, std::string_view text) const {
  const std::string path = path_of(name);
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  const std::string draft = path + ".draft";
  {
    std::ofstream file(draft, std::ios::binary);
    file << text;
    KINFORM_ASSERT(file.good());
  }
  std::filesystem::rename(draft, path);
  return path;
}

std::string TemporaryFolder::write_program(std::string_view name, std::string_view text) const {
  const std::string path = write(name, text);
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  return path;
}

std::string TemporaryFolder::read(std::string_view name) const {
  std::ifstream file(path_of(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void TemporaryFolder::remove(std::string_view name) const {
  std::filesystem::remove_all(path_of(name));
}

}  // namespace kinform::inline v0::test_support
