// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/fault_endpoint.hpp"

#include <utility>
#include <variant>

namespace kinform::inline v0::server {

FaultResponse FaultEndpoint::handle(const ApiRequest& request) {
  if (request.method == "GET") return {.response = show_plan(200)};
  if (request.method == "POST") return add(request.body);
  if (request.method != "DELETE") return {.response = method_not_allowed().to_response()};
  faults_.clear();
  return {.response = show_plan(200)};
}

FaultResponse FaultEndpoint::add(const std::string& body) {
  const Result<Json> json = parse_json(body);
  if (!json) return {.response = bad_request(json.error().message).to_response()};
  Result<std::variant<Fault, ServerFault>> fault = read_fault(*json);
  if (!fault) return {.response = bad_request(fault.error().message).to_response()};
  if (const auto* const at_once = std::get_if<ServerFault>(&*fault)) return act(*at_once);
  faults_.add(std::move(*std::get_if<Fault>(&*fault)));
  return {.response = show_plan(201)};
}

FaultResponse FaultEndpoint::act(const ServerFault& fault) {
  std::function<void()> afterwards;
  switch (fault.kind) {
    case ServerFault::Kind::Compact:
      api_.compact();
      break;
    case ServerFault::Kind::DropConnections:
      afterwards = [&front = front_] { front.drop_connections(); };
      break;
    case ServerFault::Kind::DropEvents:
      api_.drop_events(fault.count);
      break;
    case ServerFault::Kind::EndWatches:
      front_.end_watches();
      break;
    case ServerFault::Kind::GoAwayNow:
      afterwards = [&front = front_, last_stream = fault.last_stream] {
        front.go_away(last_stream);
      };
      break;
    case ServerFault::Kind::Restart:
      afterwards = [&front = front_, away = fault.duration] { front.restart(away); };
      break;
    case ServerFault::Kind::RollBack: {
      const Result<void> done = api_.roll_back(fault.resource_version);
      if (!done) return {.response = bad_request(done.error().message).to_response()};
      afterwards = [&front = front_] { front.drop_connections(); };
      break;
    }
    case ServerFault::Kind::WatchCacheLag:
      api_.set_watch_cache_lag(fault.duration);
      front_.notify_changes();
      break;
  }
  return {.response = show_plan(200), .afterwards = std::move(afterwards)};
}

ApiResponse FaultEndpoint::show_plan(int status) const {
  Json faults = Json::array();
  for (const Fault& fault : faults_.faults()) faults.push_back(to_json(fault));
  const Json response = {{"resourceVersion", std::to_string(api_.version())},
                         {"faults", std::move(faults)}};
  return {.status = status, .body = response.to_json() + "\n"};
}

}  // namespace kinform::inline v0::server
