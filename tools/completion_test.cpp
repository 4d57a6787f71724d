// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/completion.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/child_process.hpp"

namespace kinform::inline v0::tools {
namespace {

using test_support::ChildProcess;
using ::testing::AllOf;
using ::testing::HasSubstr;

// Returns the completions that bash offers for the last word.
std::string offered(const std::string& words) {
  ChildProcess bash("/bin/bash", {"-c",
                                  "source <(\"$0\" completion bash); COMP_WORDS=(" + words +
                                      "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _kinform; "
                                      "echo \"${COMPREPLY[*]}\"",
                                  KINFORM_TOOL});
  EXPECT_EQ(bash.wait(), 0) << bash.errors();
  EXPECT_EQ(bash.errors(), "");
  return bash.output();
}

TEST(CompletionTest, BashCompletesCommands) {
  EXPECT_EQ(offered("kinform wat"), "watch\n");
}

TEST(CompletionTest, BashCompletesFlagsOfTheCommand) {
  EXPECT_EQ(offered("kinform watch pods --field"), "--field-selector\n");
  EXPECT_EQ(offered("kinform serve --field"), "\n");
}

TEST(CompletionTest, FishKnowsCommandsAndFlags) {
  ChildProcess tool(KINFORM_TOOL, {"completion", "fish"});
  EXPECT_EQ(tool.wait(), 0);
  EXPECT_THAT(tool.output(),
              AllOf(HasSubstr("-n __fish_use_subcommand -a watch -d 'Watch resources"),
                    HasSubstr("-n '__fish_seen_subcommand_from watch' -l selector -s l -r -d"),
                    HasSubstr("-l stats -d")));
}

TEST(CompletionTest, UnknownShellIsAUsageError) {
  ChildProcess tool(KINFORM_TOOL, {"completion", "tcsh"});
  EXPECT_EQ(tool.wait(), 2);
  EXPECT_THAT(tool.errors(), HasSubstr("bash"));
}

}  // namespace
}  // namespace kinform::inline v0::tools
