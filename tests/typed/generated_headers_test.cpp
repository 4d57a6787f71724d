#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "schema/schema.hpp"
#include "tools/generate/draft_writer.hpp"
#include "tools/generate/view_writer.hpp"

namespace kinform::tools {
namespace {

std::string read_header(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(KINFORM_INCLUDE_FOLDER) + "/" + name).rdbuf();
  return text.str();
}

// If this fails: `kinform generate --kubernetes --output include`.
TEST(GeneratedHeadersTest, HeadersAreWhatTheGeneratorWrites) {
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    const CppPackage plan = plan_package(package, {});
    EXPECT_TRUE(read_header(plan.header) == write_views(plan)) << plan.header;
    const std::string drafts = draft_header_of(plan.header);
    EXPECT_TRUE(read_header(drafts) == write_drafts(plan)) << drafts;
  }
}

}  // namespace
}  // namespace kinform::tools
