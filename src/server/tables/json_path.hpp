// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The subset of JSONPath that printer columns use.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// A parsed path. These forms are supported: `.spec.replicas`,
// `.metadata.annotations.example\.com/a`, `.list[0]`, `.list[*].name`, `['key']`,
// `.status.conditions[?(@.type=="Ready")].status`.
class JsonPath {
 public:
  // Parses a path; returns nothing if the text has none of these forms.
  [[nodiscard]] static std::optional<JsonPath> parse(std::string_view text);

  // Returns the values at the path, in document order.
  [[nodiscard]] std::vector<const Json*> find(const Json& document) const;
  // Returns the member names of a path such as `.spec.replicas`; empty if the path has an index, a
  // wildcard or a filter.
  [[nodiscard]] std::optional<std::vector<std::string>> plain_keys() const;

 private:
  enum class StepKind : std::uint8_t { Member, Index, All, Filter };
  struct Step {
    StepKind kind = StepKind::Member;
    std::string key = {};    // Member; Filter: the compared field.
    std::int64_t index = 0;  // Index; negative: from the end.
    Json wanted = {};        // Filter: the required value.
  };

  [[nodiscard]] static std::optional<Step> parse_bracket(std::string_view text);
  static void follow(const Step& step, const Json& at, std::vector<const Json*>& found);

  std::vector<Step> steps_;
};

}  // namespace kinform::inline v0::server
