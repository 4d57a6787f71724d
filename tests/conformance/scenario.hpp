// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the table of scenarios: requests to a server, and the expected responses.

#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::conformance {

using ReasonByProfile = std::map<std::string, std::string, std::less<>>;

// Returns the entry for a profile: `embedded`, or the version of a kube-apiserver and perhaps its
// configuration. For `v1.37-no-watchlist`, the entries of `v1.37-no-watchlist`, `no-watchlist`,
// `v1.37` and `kube-apiserver` count, in this order. Null if there is none.
[[nodiscard]] const std::string* find_reason(const ReasonByProfile& reasons,
                                             const std::string& profile);

// One conversation with a server. docs/conformance.md describes the format.
struct Scenario {
  std::string name = {};
  std::string says = {};    // The server's promise, in one sentence.
  std::string source = {};  // The source: a rule id, a recording or an RFC.
  // By profile: why the server fails this scenario (it is then expected to fail) …
  ReasonByProfile missing = {};
  // … and why the scenario cannot run at all.
  ReasonByProfile skipped = {};
  Json steps = {};

  // For messages of GoogleTest.
  friend std::ostream& operator<<(std::ostream& out, const Scenario& scenario);
};

// Reads the scenarios of a YAML text, which is a list.
[[nodiscard]] Result<std::vector<Scenario>> read_scenarios(const std::string& text);

// Reads the scenarios of all .yaml files of a folder, in the order of the files. Names are unique.
[[nodiscard]] Result<std::vector<Scenario>> load_scenarios(const std::string& folder);

// Returns the step for a profile: entries under `profiles` override the rest, in the order of
// find_reason().
[[nodiscard]] Json step_for(const Json& step, const std::string& profile);

// Returns the problems of a scenario; empty: it passed.
//
// A scenario that is marked as missing is expected to have problems; if it has none, that is the
// problem, and the mark must be removed.
[[nodiscard]] std::vector<std::string> verdict(const Scenario& scenario, const std::string& profile,
                                               std::vector<std::string> problems);

}  // namespace kinform::inline v0::conformance
