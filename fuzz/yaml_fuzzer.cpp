// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes json_documents_from_yaml(): accepted documents can be written and parsed again unchanged,
// as JSON and as YAML.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/yaml.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto documents = kinform::json_documents_from_yaml(text);
  if (!documents) {
    KINFORM_ASSERT(documents.error().message.starts_with("yaml: "));
    return 0;
  }
  for (const kinform::Json& document : *documents) {
    const kinform::Result<kinform::Json> again = kinform::parse_json(document.to_json());
    KINFORM_ASSERT(again.ok());
    KINFORM_ASSERT(*again == document);
    const kinform::Result<kinform::Json> rewritten =
        kinform::json_from_yaml(kinform::to_yaml(document));
    KINFORM_ASSERT(rewritten.ok());
    KINFORM_ASSERT(*rewritten == document);
  }
  return 0;
}
