// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_decoder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"

namespace kinform::inline v0::codec {
namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Frame frame_of(std::string& bytes) {
  const std::size_t size = bytes.size();
  bytes.append(kFramePadding, '\0');
  return {.text = std::string_view(bytes).substr(0, size)};
}

// Objects of Kubernetes' own compatibility data, with every field set, in both encodings.
TEST(ProtobufFixturesTest, FixturesDecodeToTheSameTextAsTheirJson) {
  const char* const folder = std::getenv("KINFORM_FIXTURES");
  if (folder == nullptr) GTEST_SKIP() << "KINFORM_FIXTURES is not set";
  const ObjectPool::Owner pool = ObjectPool::create();
  JsonDecoder json_decoder(*pool);
  ProtobufDecoder decoder(*pool);
  int equal = 0;
  int skipped = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".pb") continue;
    std::string bytes = read_file(entry.path());
    const Result<ObjectPtr> object = decoder.decode(frame_of(bytes));
    if (!object && object.error().code == ErrorCode::NotSupported) {
      std::cout << entry.path().filename() << ": " << object.error().message << "\n";
      ++skipped;
      continue;
    }
    std::filesystem::path path = entry.path();
    path.replace_extension(".json");
    std::string json = read_file(path);
    ASSERT_TRUE(object.ok()) << entry.path() << ": " << object.error().message;
    const ObjectPtr wanted = json_decoder.decode(frame_of(json)).value();
    EXPECT_EQ((*object)->to_json(), wanted->to_json()) << entry.path();
    ++equal;
  }
  std::cout << equal << " fixtures are equal in both formats, " << skipped << " have no table\n";
  EXPECT_GT(equal, 0);
}

}  // namespace
}  // namespace kinform::inline v0::codec
