// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/conformance/conversation.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

#include "client/blocking_streams.hpp"
#include "client/request_url.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/read_body.hpp"
#include "tests/conformance/protobuf.hpp"

namespace kinform::inline v0::conformance {
namespace {

using namespace std::chrono_literals;

// Timeouts for an expected event, the end of a watch or an `eventually` step, and for an event that
// must not come.
constexpr Duration kTimeout = 15s;
constexpr Duration kMissingTimeout = 1s;
constexpr auto kPollInterval = 20ms;

// Selects the objects of this suite by a label that all of them have: a real cluster puts its own
// objects into each namespace.
constexpr std::string_view kSuiteSelector = "suite=kinform";

constexpr std::array kMethods = {std::pair{"get", "GET"},     std::pair{"head", "HEAD"},
                                 std::pair{"post", "POST"},   std::pair{"put", "PUT"},
                                 std::pair{"patch", "PATCH"}, std::pair{"delete", "DELETE"}};

std::string text_of(const Json& value) {
  return value.is_string() ? std::string(value.as_string()) : value.to_json();
}

// Returns one name, or a list of names, as a list.
std::vector<std::string> names_in(const Json& value) {
  if (!value.is_array()) return {text_of(value)};
  std::vector<std::string> names;
  for (const Json& name : value.elements()) names.push_back(text_of(name));
  return names;
}

Json item_names(const Json& list) {
  Json names = Json::array();
  for (const Json& item : list["items"].elements()) names.push_back(item.at("/metadata/name"));
  return names;
}

// Returns the parts of an error response that a client can rely on, to compare with the
// expectation.
Json refusal_facts(int status, const Json& body) {
  std::string is = std::to_string(status);
  if (const std::string_view reason = body["reason"].as_string(); !reason.empty()) {
    is.append(" ").append(reason);
  }
  Json facts = {{"is", is}};
  const bool is_status = body["kind"].as_string() == "Status" &&
                         body["status"].as_string() == "Failure" &&
                         body["code"].as_int64() == status;
  if (!is_status) facts["body"] = body;
  const Json& details = body["details"];
  for (const std::string_view field : {"name", "kind"}) {
    if (!details[field].as_string().empty()) facts[field] = details[field];
  }
  if (details["retryAfterSeconds"].as_int64() != 0) facts["retry"] = details["retryAfterSeconds"];
  std::set<std::string> causes;
  for (const Json& cause : details["causes"].elements()) {
    causes.insert(std::string(cause["reason"].as_string()) + "@" +
                  std::string(cause["field"].as_string()));
  }
  for (const std::string& cause : causes) facts["causes"].push_back(cause);
  return facts;
}

// Expands the short form of an expected error: `409 Conflict` means `{is: 409 Conflict}`.
Json refusal_wanted(const Json& refused) {
  if (refused.is_object()) return refused;
  return {{"is", text_of(refused)}};
}

// Describes an event in a few words: `ADDED a=1`, `BOOKMARK end`, `ERROR 410 Expired`.
std::string event_words(const Json& event, bool with_value) {
  std::string words(event["type"].as_string());
  const Json& object = event["object"];
  if (words == "ERROR") {
    return words + " " + object["code"].to_json() + " " + std::string(object["reason"].as_string());
  }
  if (words == "BOOKMARK") {
    const Json& annotations = object.at("/metadata/annotations");
    return annotations["k8s.io/initial-events-end"].as_string() == "true" ? words + " end" : words;
  }
  words.append(" ").append(object.at("/metadata/name").as_string());
  if (with_value) words.append("=").append(object.at("/data/v").as_string());
  return words;
}

bool is_bookmark(const Json& event) {
  return event["type"].as_string() == "BOOKMARK";
}

// Returns the object in a body, in either encoding. Anything else is compared as text.
Json body_of(const std::vector<HttpHeader>& headers, const std::string& text) {
  return (is_protobuf(headers) ? from_protobuf(text) : parse_json(text)).value_or({});
}

std::string new_namespace_name() {
  constexpr std::string_view kLetters = "bcdfghjklmnpqrstvwxz2456789";
  Random random(random_seed());
  std::string name = "conformance-";
  for (int i = 0; i < 8; ++i) name += kLetters[random.below(kLetters.size())];
  return name;
}

}  // namespace

Conversation::Conversation(Endpoint& endpoint) : endpoint_(endpoint) {
  const std::string ns = new_namespace_name();
  variables_["ns"] = ns;
  variables_["configmaps"] = "/api/v1/namespaces/" + ns + "/configmaps";
  variables_["pods"] = "/api/v1/namespaces/" + ns + "/pods";
  variables_["deployments"] = "/apis/apps/v1/namespaces/" + ns + "/deployments";
}

Conversation::~Conversation() {
  watches_.clear();
  // Errors are ignored: a namespace that is left behind does no harm.
  std::ignore =
      ask({.method = "DELETE", .target = "/api/v1/namespaces/" + text_of(variables_["ns"])});
}

std::vector<std::string> Conversation::run(const Scenario& scenario) {
  timeout_ =
      find_reason(scenario.missing, endpoint_.profile()) != nullptr ? kMissingTimeout : kTimeout;
  const Json holder = {{"post", "/api/v1/namespaces"},
                       {"body", {{"metadata", {{"name", variables_["ns"]}}}}}};
  if (Problems problems = request(holder); !problems.empty()) return problems;
  std::size_t number = 0;
  for (const Json& written : scenario.steps.elements()) {
    ++number;
    const Json step = step_for(written, endpoint_.profile());
    Problems problems = run_step(step);
    if (problems.empty()) continue;
    problems.insert(problems.begin(), "step " + std::to_string(number) + ": " + step.to_json());
    return problems;
  }
  return {};
}

Conversation::Problems Conversation::run_step(const Json& step) {
  if (step.contains("make")) return make(step);
  if (step.contains("change")) return change(step);
  if (step.contains("remove")) return remove(step);
  if (step.contains("list")) return list(step);
  if (step.contains("select")) return select(step);
  if (step.contains("watch")) return watch(step);
  if (step.contains("events")) return events(step);
  if (step.contains("ends")) return ends(step);
  if (step.contains("compact")) return compact();
  return request(step);
}

Json Conversation::config_map(const std::string& name, const Json& step) const {
  Json object = {{"apiVersion", "v1"},
                 {"kind", "ConfigMap"},
                 {"metadata", {{"name", name}, {"labels", {{"suite", "kinform"}}}}},
                 {"data", {{"v", step.contains("value") ? text_of(step["value"]) : "1"}}}};
  for (const auto& [key, value] : step["labels"].members()) {
    object["metadata"]["labels"][key] = text_of(value);
  }
  for (const auto& [key, value] : step["metadata"].members()) object["metadata"][key] = value;
  return with_variables(object, variables_);
}

Conversation::Problems Conversation::make(const Json& step) {
  for (const std::string& name : names_in(step["make"])) {
    const auto response = ask({.method = "POST",
                               .target = text_of(variables_["configmaps"]),
                               .body = config_map(name, step).to_json(),
                               .content_type = "application/json"});
    if (!response) return {response.error().message};
    if (Problems problems = check_response(step, *response, 201); !problems.empty())
      return problems;
  }
  return {};
}

Conversation::Problems Conversation::change(const Json& step) {
  const std::string name = text_of(step["change"]);
  const auto response = ask({.method = "PUT",
                             .target = text_of(variables_["configmaps"]) + "/" + name,
                             .body = config_map(name, step).to_json(),
                             .content_type = "application/json"});
  if (!response) return {response.error().message};
  return check_response(step, *response, 200);
}

Conversation::Problems Conversation::remove(const Json& step) {
  for (const std::string& name : names_in(step["remove"])) {
    const auto response =
        ask({.method = "DELETE", .target = text_of(variables_["configmaps"]) + "/" + name});
    if (!response) return {response.error().message};
    if (Problems problems = check_response(step, *response, 200); !problems.empty())
      return problems;
  }
  return {};
}

Conversation::Problems Conversation::list(const Json& step) {
  Json query = with_variables(step["list"], variables_);
  if (!query.contains("labelSelector")) query["labelSelector"] = kSuiteSelector;
  const auto response = ask({.target = text_of(variables_["configmaps"]) + query_text(query)});
  if (!response) return {response.error().message};
  return check_response(step, *response, 200);
}

// Lists the same collection with several selectors, one after the other.
Conversation::Problems Conversation::select(const Json& step) {
  const std::string parameter = text_of(step["select"]);
  const std::string path =
      text_of(with_variables(step.contains("from") ? step["from"] : "${configmaps}", variables_));
  Problems problems;
  const auto answer_to = [&](const std::string& selector) {
    return ask({.target = path + query_text({{parameter, selector}})});
  };
  const Json gives = with_variables(step["gives"], variables_);
  for (const auto& [selector, names] : gives.members()) {
    const auto response = answer_to(selector);
    if (!response) return {response.error().message};
    for (const std::string& problem : check_with({{"status", 200}, {"names", names}}, *response)) {
      problems.push_back("\"" + selector + "\": " + problem);
    }
  }
  for (const Json& selector : step["refuses"].elements()) {
    const auto response = answer_to(text_of(selector));
    if (!response) return {response.error().message};
    const Json facts = refusal_facts(response->status, response->body);
    if (!(facts == refusal_wanted("400 BadRequest"))) {
      problems.push_back(selector.to_json() + ": want a refusal, got " + facts.to_json());
    }
  }
  return problems;
}

Conversation::Problems Conversation::request(const Json& written) {
  const Json step = with_variables(written, variables_);
  Request request;
  std::string path;
  for (const auto& [key, method] : kMethods) {
    if (!step.contains(key)) continue;
    request.method = method;
    path = text_of(step[key]);
  }
  if (path.empty()) return {"the table has a step that there is not"};
  request.target = path + query_text(step["query"]);
  if (const Json* const body = step.find("body")) {
    request.content_type =
        step.contains("type") ? text_of(step["type"]) : std::string("application/json");
    const bool is_encoded = body->is_object() && is_protobuf(request.content_type);
    request.body = is_encoded ? to_protobuf(*body) : text_of(*body);
  }
  if (step.contains("accept")) request.accept = text_of(step["accept"]);
  if (step.contains("token")) request.token = text_of(step["token"]);

  const TimePoint deadline = system_clock().after(timeout_);
  while (true) {
    const auto response = ask(request);
    if (!response) return {response.error().message};
    Problems problems = check_response(written, *response, request.method == "POST" ? 201 : 200);
    if (problems.empty() || !step["eventually"].as_bool()) return problems;
    if (system_clock().now() >= deadline) return problems;
    std::this_thread::sleep_for(kPollInterval);  // The server does not notify when it is done.
  }
}

Conversation::Problems Conversation::watch(const Json& step) {
  for (const std::string& name : names_in(step["watch"])) {
    if (Problems problems = open_watch(name, step); !problems.empty()) return problems;
  }
  return {};
}

Conversation::Problems Conversation::open_watch(const std::string& name, const Json& step) {
  const bool of_config_maps = !step.contains("at");
  const std::string path =
      text_of(with_variables(of_config_maps ? Json("${configmaps}") : step["at"], variables_));
  Json query = with_variables(step["query"], variables_);
  if (query.is_null()) query = Json::object();
  if (!query.contains("watch")) query["watch"] = "1";
  if (of_config_maps && !query.contains("labelSelector")) query["labelSelector"] = kSuiteSelector;
  Request request = {.target = path + query_text(query), .kind = ExchangeKind::Stream};
  if (step.contains("accept")) request.accept = text_of(step["accept"]);
  if (step.contains("token")) request.token = text_of(step["token"]);

  Result<HttpResponse> received = endpoint_.send(request);
  if (!received) return {received.error().message};
  Response response = {.status = received->status, .headers = received->headers};
  if (received->status != 200) {
    const Result<std::string> body = test_support::read_body(*received->body);
    if (!body) return {body.error().message};
    response.text = *body;
    response.body = body_of(response.headers, *body);
  }
  Problems problems = check_response(step, response, 200);
  watches_.insert_or_assign(
      name, Watch{.response = *std::move(received), .opened = system_clock().now()});
  return problems;
}

Result<std::optional<Json>> Conversation::take_event_of(Watch& watch) {
  if (is_protobuf(watch.response.headers)) return take_event(watch.frames->input());
  const Result<codec::Frame> frame = watch.frames->next();
  if (!frame) return frame.error();
  if (frame->empty()) return std::optional<Json>();
  Result<Json> event = parse_json(frame->text);
  if (!event) return event.error();
  return std::optional<Json>(*std::move(event));
}

Result<Json> Conversation::next_event(Watch& watch) {
  watch.response.body->set_timeout(timeout_);
  codec::InputBuffer& input = watch.frames->input();
  while (true) {
    const Result<std::optional<Json>> event = take_event_of(watch);
    if (!event) return event.error();
    if (*event) return **event;
    if (input.finished()) return Json();
    const Result<void> received = client::receive(*watch.response.body, input, {});
    if (!received) return received.error();
  }
}

Conversation::Problems Conversation::events(const Json& step) {
  for (const std::string& name : names_in(step["events"])) {
    if (Problems problems = read_events(name, step); !problems.empty()) return problems;
  }
  return {};
}

Conversation::Problems Conversation::read_events(const std::string& name, const Json& step) {
  const auto watch = watches_.find(name);
  if (watch == watches_.end()) return {"the table has no watch " + name};
  std::vector<Json> wanted;
  for (const Json& event : step["are"].elements()) {
    wanted.push_back(with_variables(event, variables_));
  }
  Problems problems;
  std::string last_version = "0";
  const bool in_order = !step["unordered"].as_bool();
  for (std::size_t count = 0; count < step["are"].size(); ++count) {
    const Result<Json> event = next_event(watch->second);
    if (!event) return {name + ": after " + std::to_string(count) + ": " + event.error().message};
    const std::string version(event->at("/object/metadata/resourceVersion").as_string());
    if (step["increasing"].as_bool() && !is_newer_version(version, last_version)) {
      problems.push_back(name + ": version " + version + " after " + last_version);
    }
    last_version = version;
    const auto is_as = [&](const Json& expected) {
      if (!expected.is_string()) return compare(expected, *event, variables_).empty();
      const bool with_value = expected.as_string().find('=') != std::string_view::npos;
      return event_words(*event, with_value) == expected.as_string();
    };
    const auto found = in_order ? (is_as(wanted.front()) ? wanted.begin() : wanted.end())
                                : std::find_if(wanted.begin(), wanted.end(), is_as);
    if (found == wanted.end()) {
      problems.push_back(name + ": event " + std::to_string(count + 1) + ": want " +
                         wanted.front().to_json() + ", got " + event->to_json());
      return problems;
    }
    wanted.erase(found);
  }
  return problems;
}

Conversation::Problems Conversation::ends(const Json& step) {
  const std::string name = text_of(step["ends"]);
  const auto watch = watches_.find(name);
  if (watch == watches_.end()) return {"the table has no watch " + name};
  bool had_bookmark = false;
  while (true) {
    const Result<Json> event = next_event(watch->second);
    if (!event) return {name + ": " + event.error().message};
    if (event->is_null()) break;
    if (!step.contains("bookmark") || !is_bookmark(*event)) {
      return {name + ": want the end, got " + event->to_json()};
    }
    had_bookmark = true;
    Problems problems = compare(step["bookmark"], (*event)["object"], variables_);
    if (!problems.empty()) return problems;
  }
  if (step.contains("bookmark") && !had_bookmark) return {name + ": ended without a bookmark"};
  const std::chrono::duration<double> lasted = system_clock().now() - watch->second.opened;
  if (lasted.count() < step["not_before"].as_double()) {
    return {name + ": ended after " + std::to_string(lasted.count()) + " s"};
  }
  return {};
}

Conversation::Problems Conversation::compact() {
  if (endpoint_.compact()) return {};
  return {"this server cannot be told to forget its past"};
}

Result<Conversation::Response> Conversation::ask(const Request& request) {
  Result<HttpResponse> response = endpoint_.send(request);
  if (!response) return response.error();
  const Result<std::string> text = test_support::read_body(*response->body);
  if (!text) return text.error();
  Json body = body_of(response->headers, *text);
  return Response{.status = response->status,
                  .headers = std::move(response->headers),
                  .text = *text,
                  .body = std::move(body)};
}

Conversation::Problems Conversation::check_response(const Json& step, const Response& response,
                                                    int usual_status) {
  Problems problems;
  if (const Json* const refused = step.find("refused")) {
    const Json wanted = with_variables(refusal_wanted(*refused), variables_);
    const Json facts = refusal_facts(response.status, response.body);
    if (!(wanted == facts)) {
      problems.push_back("want " + wanted.to_json() + ", got " + facts.to_json() + ": " +
                         std::string(response.body["message"].as_string()));
    }
  } else {
    Json wanted = step["answer"];
    if (wanted.is_null()) wanted = Json::object();
    if (wanted.is_number()) wanted = {{"status", step["answer"]}};
    if (!wanted.contains("status")) wanted["status"] = usual_status;
    if (step.contains("names")) wanted["names"] = step["names"];
    problems = check_with(wanted, response);
  }
  for (const auto& [name, pointer] : step["save"].members()) {
    variables_[name] = response.body.at(pointer.as_string());
  }
  return problems;
}

Conversation::Problems Conversation::check_with(const Json& expected, const Response& response) {
  Json headers = Json::object();
  for (const auto& [name, value] : expected["headers"].members()) {
    const std::string_view found = find_header(response.headers, name);
    if (!found.empty()) headers[name] = found;
  }
  const Json actual = {{"status", response.status},
                       {"headers", headers},
                       {"body", response.body},
                       {"text", response.text},
                       {"names", item_names(response.body)}};
  Problems problems = compare(expected, actual, variables_);
  if (!problems.empty() && response.status >= 400) problems.push_back("answered: " + response.text);
  return problems;
}

std::string Conversation::query_text(const Json& query) {
  std::string text;
  for (const auto& [name, value] : query.members()) {
    text += text.empty() ? '?' : '&';
    text += client::escape_parameter(name) + "=" + client::escape_parameter(text_of(value));
  }
  return text;
}

}  // namespace kinform::inline v0::conformance
