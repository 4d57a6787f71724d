// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares our effective configuration with the output of `kubectl config view` for each case of
// testdata/cases.txt: with the recorded output, and with that of an installed kubectl.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/file.hpp"
#include "config/kubeconfig_files.hpp"
#include "kinform/json.hpp"
#include "testing/kubeconfig_view.hpp"

namespace kinform::inline v0::config {
namespace {

const std::string kTestdata = KINFORM_CONFIG_TESTDATA;

struct Case {
  std::string name;
  std::string context;  // Empty: current-context.
  std::string files;    // Separated as in KUBECONFIG.
};

// Prefixes each file of a KUBECONFIG list with the corpus folder.
std::string with_folder(const std::string& files) {
  std::string list;
  std::istringstream parts(files);
  for (std::string part; std::getline(parts, part, ':');) {
    if (!list.empty()) list += ':';
    if (!part.empty()) list += kTestdata + "/corpus/" + part;
  }
  return list;
}

std::vector<Case> all_cases() {
  std::istringstream lines(read_file(kTestdata + "/cases.txt").value());
  std::vector<Case> cases;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    Case next;
    std::istringstream(line) >> next.name >> next.context >> next.files;
    if (next.context == "-") next.context.clear();
    next.files = with_folder(next.files);
    cases.push_back(next);
  }
  return cases;
}

// Removes empty preferences, which older kubectl versions print and newer ones omit.
Json comparable(Json response) {
  const Json* const preferences = response.find("preferences");
  if (preferences != nullptr && preferences->empty()) response.erase("preferences");
  return response;
}

Json our_view(const Case& tested) {
  const ConfigOptions options = {.environment = [&tested](const std::string& name) {
    return name == "KUBECONFIG" ? std::optional<std::string>(tested.files) : std::nullopt;
  }};
  Kubeconfig config = load_kubeconfig_files(options).value().config;
  if (!tested.context.empty()) config.current_context = tested.context;
  return test_support::to_json(
      test_support::flatten(test_support::minify(std::move(config)).value()).value());
}

bool has_kubectl() {
  return std::system("kubectl version --client >/dev/null 2>&1") == 0;
}

Json kubectl_view(const Case& tested) {
  std::string command =
      "KUBECONFIG='" + tested.files + "' kubectl config view --minify --flatten --raw -o json";
  if (!tested.context.empty()) command += " --context '" + tested.context + "'";
  const std::unique_ptr<FILE, int (*)(FILE*)> output(::popen(command.c_str(), "r"), &::pclose);
  std::string text;
  std::array<char, 4096> buffer;
  for (std::size_t count = 1; count > 0;) {
    count = std::fread(buffer.data(), 1, buffer.size(), output.get());
    text.append(buffer.data(), count);
  }
  return parse_json(text).value();
}

// Files are merged as kubectl merges them (KC-05).
TEST(KubeconfigCorpusTest, EffectiveConfigurationMatchesRecordedKubectlOutput) {
  const std::vector<Case> cases = all_cases();
  ASSERT_GE(cases.size(), 20u);
  for (const Case& tested : cases) {
    const std::string response = read_file(kTestdata + "/answers/" + tested.name + ".json").value();
    EXPECT_EQ(our_view(tested), comparable(parse_json(response).value())) << tested.name;
  }
}

TEST(KubeconfigCorpusTest, EffectiveConfigurationMatchesInstalledKubectl) {
  if (!has_kubectl()) GTEST_SKIP() << "kubectl not found";
  for (const Case& tested : all_cases()) {
    EXPECT_EQ(our_view(tested), comparable(kubectl_view(tested))) << tested.name;
  }
}

}  // namespace
}  // namespace kinform::inline v0::config
