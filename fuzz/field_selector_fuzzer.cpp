// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes the field selector parser: an accepted selector is printed as text that parses to the same
// selector.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/field_selector.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::FieldSelector;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto selector = FieldSelector::parse(text);
  if (!selector) {
    KINFORM_ASSERT(selector.error().code == kinform::ErrorCode::InvalidArgument);
    return 0;
  }

  const auto read = FieldSelector::parse(selector->to_string());
  KINFORM_ASSERT(read && *read == *selector);

  std::map<std::string, std::string> fields;
  for (const kinform::FieldRequirement& requirement : selector->requirements()) {
    fields[requirement.field] = requirement.value;
  }
  KINFORM_ASSERT(selector->matches(fields) == read->matches(fields));
  return 0;
}
