// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "schema/schema.hpp"
#include "tools/generate/draft_writer.hpp"
#include "tools/generate/view_writer.hpp"

namespace kinform::inline v0::tools {
namespace {

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

void expect_written(const GeneratedFiles& files, const std::string& header) {
  const std::string include = KINFORM_INCLUDE_FOLDER;
  const std::string sources = KINFORM_VIEWS_FOLDER;
  EXPECT_TRUE(read_file(include + "/" + header) == files.header) << header;
  EXPECT_TRUE(read_file(sources + "/" + source_of(header)) == files.source) << source_of(header);
}

// If this fails, run `kinform generate --kubernetes --output include --sources src/views`.
TEST(GeneratedHeadersTest, FilesAreWhatTheGeneratorWrites) {
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    const CppPackage plan = plan_package(package, {});
    expect_written(write_views(plan, Bodies::InSource), plan.header);
    expect_written(write_drafts(plan, Bodies::InSource), draft_header_of(plan.header));
  }
}

}  // namespace
}  // namespace kinform::inline v0::tools
