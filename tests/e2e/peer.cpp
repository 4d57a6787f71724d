#include "tests/e2e/peer.hpp"

#include <cstdlib>
#include <filesystem>

#include "kinform/http_transport.hpp"
#include "testing/read_body.hpp"

namespace kinform::e2e {
namespace {

std::string program_of(const std::string& name) {
  const char* const folder = std::getenv("KINFORM_E2E_PEERS");
  return folder == nullptr ? "" : std::string(folder) + "/" + name;
}

}  // namespace

bool Peer::is_available(const std::string& name) {
  return !program_of(name).empty() && std::filesystem::exists(program_of(name));
}

Peer::Peer(const std::string& name, const std::string& kubeconfig,
           const std::string& namespace_name)
    : process_(program_of(name), {"--kubeconfig", kubeconfig, "--namespace", namespace_name},
               {.environment = {{"PATH", std::getenv("PATH")}}}),
      transport_(make_http_transport()) {
  if (!process_.wait_for_output("\n")) return;
  url_ = process_.output().substr(0, process_.output().find('\n'));
}

std::optional<Json> Peer::ask(const std::string& path) const {
  const Result<HttpResponse> response = transport_->send({.url = url_ + path}, {});
  if (!response || response->status != 200) return std::nullopt;
  const Result<std::string> text = testing::read_body(*response->body);
  if (!text) return std::nullopt;
  Result<Json> answer = parse_json(*text);
  if (!answer) return std::nullopt;
  return *std::move(answer);
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

}  // namespace kinform::e2e
