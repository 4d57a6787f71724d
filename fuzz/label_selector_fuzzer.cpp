// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes the label selector parser: an accepted selector is printed as text that parses to the same
// selector.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/label_selector.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::LabelSelector;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto selector = LabelSelector::parse(text);
  if (!selector) {
    KINFORM_ASSERT(selector.error().code == kinform::ErrorCode::InvalidArgument);
    return 0;
  }

  const auto read = LabelSelector::parse(selector->to_query().value());
  KINFORM_ASSERT(read && *read == *selector);
  KINFORM_ASSERT(LabelSelector::from_requirements(selector->requirements()).value() == *selector);

  std::map<std::string, std::string> labels;
  KINFORM_ASSERT(selector->matches(labels) == read->matches(labels));
  for (const kinform::LabelRequirement& requirement : selector->requirements()) {
    labels[requirement.key] = requirement.values.empty() ? "" : requirement.values.back();
  }
  KINFORM_ASSERT(selector->matches(labels) == read->matches(labels));
  return 0;
}
