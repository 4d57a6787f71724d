// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/peer.hpp"

#include <cstdlib>
#include <filesystem>

#include "kinform/building_blocks/http_transport.hpp"
#include "tests/e2e/ask_json.hpp"

namespace kinform::inline v0::e2e {
namespace {

std::string program_of(const std::string& name) {
  const char* const folder = std::getenv("KINFORM_E2E_PEERS");
  return folder == nullptr ? "" : std::string(folder) + "/" + name;
}

std::vector<std::string> arguments_of(const std::string& kubeconfig,
                                      const std::string& namespace_name,
                                      const std::vector<std::string>& flags) {
  std::vector<std::string> arguments = {"--kubeconfig", kubeconfig, "--namespace", namespace_name};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  return arguments;
}

}  // namespace

bool Peer::is_available(const std::string& name) {
  return !program_of(name).empty() && std::filesystem::exists(program_of(name));
}

Peer::Peer(const std::string& name, const std::string& kubeconfig,
           const std::string& namespace_name, const std::vector<std::string>& flags)
    : process_(program_of(name), arguments_of(kubeconfig, namespace_name, flags),
               {.environment = {{"PATH", std::getenv("PATH")}}}),
      transport_(make_http_transport()) {
  if (!process_.wait_for_output("\n")) return;
  url_ = process_.output().substr(0, process_.output().find('\n'));
}

std::optional<Json> Peer::ask(const std::string& path) const {
  return ask_json(*transport_, {.url = url_ + path});
}

std::optional<StateByKey> Peer::state() const {
  const std::optional<Json> entries = ask("/state");
  if (!entries) return std::nullopt;
  StateByKey state;
  for (const Json& entry : entries->elements()) {
    state[std::string(entry["key"].as_string())] = {
        .uid = std::string(entry["uid"].as_string()),
        .version = std::string(entry["resourceVersion"].as_string())};
  }
  return state;
}

}  // namespace kinform::inline v0::e2e
