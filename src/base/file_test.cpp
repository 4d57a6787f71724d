// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "testing/temporary_folder.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::TemporaryFolder;
using ::testing::HasSubstr;

TEST(ReadFileTest, RegularFileIsReadUpToTheLimit) {
  const TemporaryFolder folder;
  const std::string path = folder.write("file", "12345");
  EXPECT_EQ(read_file(path, 5).value(), "12345");
  EXPECT_EQ(read_file(path, 4).error().code, ErrorCode::LimitExceeded);
}

TEST(ReadFileTest, PipeIsRefusedWithoutWaitingForAWriter) {
  const TemporaryFolder folder;
  const std::string path = folder.path_of("fifo");
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  const Error error = read_file(path).error();
  EXPECT_EQ(error.code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(error.message, "cannot read \"" + path +
                               "\": is not a regular file; write the contents to a file first");
}

// KUBECONFIG=/dev/null is a common way to have no configuration.
TEST(ReadFileTest, NullDeviceIsAnEmptyFile) {
  EXPECT_EQ(read_file("/dev/null").value(), "");
}

TEST(ReadFileTest, MissingFileAndFolderAreErrorsThatNameThem) {
  const TemporaryFolder folder;
  EXPECT_THAT(read_file(folder.path_of("nothing")).error().message,
              HasSubstr("nothing\": No such"));
  EXPECT_THAT(read_file(folder.path_of(".")).error().message, HasSubstr("Is a directory"));
}

}  // namespace
}  // namespace kinform::inline v0
