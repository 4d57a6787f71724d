// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes custom resource schemas: the input is a schema and an object, as two lines of JSON. Checks
// that validation ends, that pruning twice equals pruning once, and the same for defaulting.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "server/api/custom_definitions.hpp"
#include "server/schema/custom_schema.hpp"
#include "server/tables/json_path.hpp"

using kinform::Json;
namespace server = kinform::server;

constexpr std::size_t kDefaultBytesMax = 64 * 1024;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return 0;
  if (const auto path = server::JsonPath::parse(text.substr(0, end))) {
    std::ignore = path->find(Json::array({1, Json::object()}));
  }
  const auto schema = kinform::parse_json(text.substr(0, end));
  auto object = kinform::parse_json(text.substr(end + 1));
  if (!schema || !object || !schema->is_object() || !object->is_object()) return 0;
  const Json definition = {
      {"spec", {{"versions", Json::array({{{"schema", {{"openAPIV3Schema", *schema}}}}})}}}};
  std::ignore = server::find_definition_problems(definition);
  server::prune_unknown(*object, *schema);
  std::vector<std::string> removed;
  server::prune_unknown(*object, *schema, removed);
  KINFORM_ASSERT(removed.empty());
  if (!server::set_schema_defaults(*object, *schema, kDefaultBytesMax)) return 0;
  const Json complete = *object;
  KINFORM_ASSERT(server::set_schema_defaults(*object, *schema, 0).ok());
  KINFORM_ASSERT(*object == complete);
  server::PatternSet patterns;
  std::ignore = server::find_schema_problems(*object, *schema, patterns);
  return 0;
}
