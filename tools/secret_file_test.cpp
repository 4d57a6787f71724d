// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/secret_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::tools {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr fs::perms kOwnerOnly = fs::perms::owner_read | fs::perms::owner_write;

std::string content_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

class SecretFileTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::size_t files() const {
    const fs::directory_iterator all(fs::path(path_).parent_path());
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }

  const test_support::TemporaryFolder folder_;
  const std::string path_ = folder_.path_of("kubeconfig");
};

TEST_F(SecretFileTest, NewFileIsReadableByItsOwnerOnly) {
  ASSERT_TRUE(write_secret(path_, "token").ok());
  EXPECT_EQ(content_of(path_), "token");
  EXPECT_EQ(fs::status(path_).permissions(), kOwnerOnly);
  EXPECT_EQ(files(), 1U);
}

// Regression: the file kept its mode, so that everybody could read the token.
TEST_F(SecretFileTest, ExistingFileThatOthersCanReadIsReplaced) {
  std::ofstream(path_) << "something longer than the token";
  fs::permissions(path_, fs::perms::all);
  std::ifstream earlier(path_);  // Opened by another user while it was readable.
  ASSERT_TRUE(write_secret(path_, "token").ok());
  EXPECT_EQ(content_of(path_), "token");
  EXPECT_EQ(fs::status(path_).permissions(), kOwnerOnly);
  std::string seen;
  std::getline(earlier, seen);
  EXPECT_EQ(seen, "something longer than the token");
  EXPECT_EQ(files(), 1U);
}

TEST_F(SecretFileTest, SymbolicLinksAreNotFollowed) {
  const std::string target = folder_.path_of("target");
  std::ofstream(target) << "before";
  fs::create_symlink(target, path_);
  const Result<void> written = write_secret(path_, "token");
  ASSERT_FALSE(written.ok());
  EXPECT_THAT(written.error().message, HasSubstr("not a regular file"));
  EXPECT_EQ(content_of(target), "before");
  EXPECT_TRUE(fs::is_symlink(path_));

  fs::remove(target);
  EXPECT_FALSE(write_secret(path_, "token").ok());
  EXPECT_FALSE(fs::exists(target));
}

TEST_F(SecretFileTest, FailureNamesTheFileAndLeavesNothing) {
  const Result<void> written = write_secret("/nonexistent/file", "token");
  ASSERT_FALSE(written.ok());
  EXPECT_THAT(written.error().message, HasSubstr("write /nonexistent/file: No such file"));
  fs::create_directory(path_);
  EXPECT_FALSE(write_secret(path_, "token").ok());
  EXPECT_EQ(files(), 1U);
}

}  // namespace
}  // namespace kinform::inline v0::tools
