// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/conformance/scenario.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <set>
#include <sstream>

#include "kinform/yaml.hpp"

namespace kinform::inline v0::conformance {
namespace {

Error mistake(const std::string& text) {
  return {ErrorCode::InvalidArgument, text};
}

// Returns the names under which the table may mention a server, the most general first: for
// `v1.37-no-watchlist` these are `kube-apiserver`, `v1.37`, `no-watchlist` and the name itself.
std::vector<std::string> names_of(const std::string& profile) {
  const bool is_release =
      profile.size() > 1 && profile[0] == 'v' && profile[1] >= '0' && profile[1] <= '9';
  if (!is_release) return {profile};
  const std::size_t dash = profile.find('-');
  if (dash == std::string::npos) return {"kube-apiserver", profile};
  return {"kube-apiserver", profile.substr(0, dash), profile.substr(dash + 1), profile};
}

void take_over(const Json& difference, Json& step) {
  for (const auto& [key, value] : difference.members()) {
    // Erase the other of the two keys: a step expects either a response or a refusal, and an
    // override may replace one by the other.
    if (key == "answer") step.erase("refused");
    if (key == "refused") step.erase("answer");
    step.set(key, value);
  }
}

ReasonByProfile reasons_by_profile(const Json& json) {
  ReasonByProfile reasons;
  for (const auto& [profile, reason] : json.members()) reasons[profile] = reason.as_string();
  return reasons;
}

Result<Scenario> read_scenario(const Json& json) {
  constexpr std::array kKnown = {"name", "says", "source", "missing", "skipped", "steps"};
  for (const auto& [key, value] : json.members()) {
    if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end()) {
      return mistake("a scenario has no \"" + key + "\"");
    }
  }
  Scenario scenario = {.name = std::string(json["name"].as_string()),
                       .says = std::string(json["says"].as_string()),
                       .source = std::string(json["source"].as_string()),
                       .missing = reasons_by_profile(json["missing"]),
                       .skipped = reasons_by_profile(json["skipped"]),
                       .steps = json["steps"]};
  if (scenario.name.empty()) return mistake("a scenario has no name: " + json.to_json());
  if (scenario.says.empty()) return mistake(scenario.name + ": has no sentence (says)");
  if (scenario.source.empty()) return mistake(scenario.name + ": has no source");
  if (scenario.steps.empty()) return mistake(scenario.name + ": has no steps");
  return scenario;
}

Result<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) return mistake("cannot read " + path.string());
  return text.str();
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Scenario& scenario) {
  return out << scenario.says << " (" << scenario.source << ")";
}

Result<std::vector<Scenario>> read_scenarios(const std::string& text) {
  const Result<Json> table = json_from_yaml(text);
  if (!table) return table.error();
  if (!table->is_array()) return mistake("scenarios are a list");
  std::vector<Scenario> scenarios;
  for (const Json& json : table->elements()) {
    Result<Scenario> scenario = read_scenario(json);
    if (!scenario) return scenario.error();
    scenarios.push_back(*std::move(scenario));
  }
  return scenarios;
}

Result<std::vector<Scenario>> load_scenarios(const std::string& folder) {
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".yaml") files.insert(entry.path());
  }
  std::vector<Scenario> scenarios;
  std::set<std::string> names;
  for (const std::filesystem::path& file : files) {
    const Result<std::string> text = read_file(file);
    if (!text) return text.error();
    const auto read = read_scenarios(*text);
    if (!read) return mistake(file.filename().string() + ": " + read.error().message);
    for (const Scenario& scenario : *read) {
      if (!names.insert(scenario.name).second) return mistake(scenario.name + " is there twice");
      scenarios.push_back(scenario);
    }
  }
  return scenarios;
}

const std::string* find_reason(const ReasonByProfile& reasons, const std::string& profile) {
  const std::string* reason = nullptr;
  for (const std::string& name : names_of(profile)) {
    if (const auto found = reasons.find(name); found != reasons.end()) reason = &found->second;
  }
  return reason;
}

Json step_for(const Json& step, const std::string& profile) {
  Json chosen = step;
  chosen.erase("profiles");
  for (const std::string& name : names_of(profile)) take_over(step["profiles"][name], chosen);
  return chosen;
}

std::vector<std::string> verdict(const Scenario& scenario, const std::string& profile,
                                 std::vector<std::string> problems) {
  const std::string* const mark = find_reason(scenario.missing, profile);
  if (mark == nullptr) return problems;
  if (!problems.empty()) return {};
  return {"unexpectedly passes; it is marked as missing for " + profile + " (" + *mark +
          "): remove the mark"};
}

}  // namespace kinform::inline v0::conformance
