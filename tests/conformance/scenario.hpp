// The table of scenarios: what a server is asked, and what it has to answer.

#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::conformance {

using ReasonByProfile = std::map<std::string, std::string, std::less<>>;

// What is said of a profile, or else of the one that it is a variant of: `v1.36` of
// `v1.36-no-watch-cache`. Null: nothing.
[[nodiscard]] const std::string* find_reason(const ReasonByProfile& reasons,
                                             const std::string& profile);

// One conversation with a server. docs/conformance.md says how it is written.
struct Scenario {
  std::string name = {};
  std::string says = {};    // What a server promises, in one sentence.
  std::string source = {};  // How it is known: an id of the specification, a recording, an RFC.
  // By profile: why the server cannot do it yet, so that failing is expected …
  ReasonByProfile missing = {};
  // … and why it cannot be asked at all.
  ReasonByProfile skipped = {};
  Json steps = {};

  // For GoogleTest's messages.
  friend std::ostream& operator<<(std::ostream& out, const Scenario& scenario);
};

// The scenarios of a YAML text: a list of them.
[[nodiscard]] Result<std::vector<Scenario>> read_scenarios(const std::string& text);

// Those of all .yaml files of a folder, in the files' order. Names are unique.
[[nodiscard]] Result<std::vector<Scenario>> load_scenarios(const std::string& folder);

// The step as it is for a profile: what stands under `profiles`, for the profile, counts before
// what stands there for the one that it is a variant of, and that before the rest.
[[nodiscard]] Json step_for(const Json& step, const std::string& profile);

// What a scenario comes to. Empty: it passed.
//
// Of one that is marked as missing, problems are expected, and none is the problem: the mark has to
// go.
[[nodiscard]] std::vector<std::string> verdict(const Scenario& scenario, const std::string& profile,
                                               std::vector<std::string> problems);

}  // namespace kinform::inline v0::conformance
