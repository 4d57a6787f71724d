// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the steps of a scenario against a server.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codec/frame_splitter.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "tests/conformance/endpoint.hpp"
#include "tests/conformance/expectation.hpp"
#include "tests/conformance/scenario.hpp"

namespace kinform::inline v0::conformance {

// Runs one scenario in its own namespace. Not thread-safe.
class Conversation {
 public:
  // `endpoint` must outlive the conversation.
  explicit Conversation(Endpoint& endpoint);
  // Deletes the namespace, so that a long-lived server stays clean.
  ~Conversation();
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  // Runs the steps up to the first whose responses differ from the scenario, and returns the
  // differences of that step; empty if there are none.
  [[nodiscard]] std::vector<std::string> run(const Scenario& scenario);

 private:
  using Problems = std::vector<std::string>;

  struct Response {
    int status = 0;
    std::vector<HttpHeader> headers = {};
    std::string text = {};
    Json body = {};
  };

  struct Watch {
    HttpResponse response = {};
    // Also the buffer of a watch in protobuf, whose frames have a length instead.
    std::unique_ptr<codec::FrameSplitter> frames = std::make_unique<codec::FrameSplitter>();
    TimePoint opened = {};
  };

  [[nodiscard]] Problems run_step(const Json& step);

  [[nodiscard]] Problems make(const Json& step);
  [[nodiscard]] Problems change(const Json& step);
  [[nodiscard]] Problems remove(const Json& step);
  [[nodiscard]] Problems list(const Json& step);
  [[nodiscard]] Problems select(const Json& step);
  [[nodiscard]] Problems request(const Json& step);
  [[nodiscard]] Problems watch(const Json& step);
  [[nodiscard]] Problems open_watch(const std::string& name, const Json& step);
  [[nodiscard]] Problems events(const Json& step);
  [[nodiscard]] Problems read_events(const std::string& name, const Json& step);
  [[nodiscard]] Problems ends(const Json& step);
  [[nodiscard]] Problems compact();

  [[nodiscard]] Result<Response> ask(const Request& request);
  // Compares a response with the expectation of the step, and saves the values that the step names.
  [[nodiscard]] Problems check_response(const Json& step, const Response& response,
                                        int usual_status);
  [[nodiscard]] Problems check_with(const Json& expected, const Response& response);
  // Returns the next event if all of it has arrived.
  [[nodiscard]] static Result<std::optional<Json>> take_event_of(Watch& watch);
  // Returns the next event; null at the end of the watch.
  [[nodiscard]] Result<Json> next_event(Watch& watch);
  [[nodiscard]] Json config_map(const std::string& name, const Json& step) const;
  // Returns `?limit=3&…`, escaped; empty without parameters.
  [[nodiscard]] static std::string query_text(const Json& query);

  Endpoint& endpoint_;
  Duration timeout_ = {};
  Variables variables_;
  std::map<std::string, Watch> watches_;
};

}  // namespace kinform::inline v0::conformance
