// The part of JSONPath that printer columns use.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// `.spec.replicas`, `.metadata.annotations.example\.com/a`, `.list[0]`, `.list[*].name`, `['key']`,
// `.status.conditions[?(@.type=="Ready")].status`.
class JsonPath {
 public:
  // Nothing if it is not of this form.
  [[nodiscard]] static std::optional<JsonPath> parse(std::string_view text);

  // What the path leads to, in the order of the document.
  [[nodiscard]] std::vector<const Json*> find(const Json& document) const;
  // The member names on the way, if the path is nothing else.
  [[nodiscard]] std::optional<std::vector<std::string>> plain_keys() const;

 private:
  enum class StepKind : std::uint8_t { Member, Index, All, Filter };
  struct Step {
    StepKind kind = StepKind::Member;
    std::string key = {};    // Member; Filter: that of the compared field.
    std::int64_t index = 0;  // Index. Negative ones count from the end.
    Json wanted = {};        // Filter: what the field has to be.
  };

  [[nodiscard]] static std::optional<Step> parse_bracket(std::string_view text);
  static void follow(const Step& step, const Json& at, std::vector<const Json*>& found);

  std::vector<Step> steps_;
};

}  // namespace kinform::inline v0::server
