// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An informer over loopback HTTP makes the same calls whatever the format is, and wherever a server
// sends a field that this version does not know.

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/informer.hpp"
#include "kinform/json.hpp"
#include "schema/schema.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/fakes/scripted_cluster.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/gzip.hpp"
#include "testing/log_capture.hpp"
#include "testing/protobuf/encoder.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::bytes_field;
using test_support::in_envelope;
using test_support::LogCapture;
using test_support::parameter;
using test_support::RecordingMetrics;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using test_support::watch_frame;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

// A change of a pod, as "ADDED a 3".
struct Change {
  std::string type;
  std::string name;
  int version;
};
const std::vector<Change> kState = {{"ADDED", "a", 3}, {"ADDED", "b", 4}};
constexpr int kListVersion = 5;
const std::vector<Change> kLaterChanges = {{"ADDED", "c", 6},
                                           {"MODIFIED", "a", 7},
                                           {"BOOKMARK", "", 8},
                                           {"DELETED", "b", 9},
                                           {"ADDED", "d", 10}};
constexpr int kLastVersion = 10;

struct ServerOptions {
  bool protobuf = true;     // If accepted.
  bool compressed = false;  // Streams: a gzip member for each event.
  int newer_version = 0;    // The object of this version has a field that the tables lack.
  int cut_at = 0;           // The watch is cut after this version.
};

// A server with two pods, to which the changes happen.
class FormatServer {
 public:
  explicit FormatServer(ServerOptions options) : options_(options) {
    server_.on_request([this](const ScriptedRequest& request, ScriptedConnection& connection) {
      respond(request, connection);
    });
  }

  [[nodiscard]] std::string url() const { return server_.url(); }
  // Returns the Accept headers of all requests.
  [[nodiscard]] std::vector<std::string> accepted() const {
    std::vector<std::string> values;
    for (const ScriptedRequest& request : server_.requests()) {
      values.emplace_back(request.header("Accept"));
    }
    return values;
  }

 private:
  void respond(const ScriptedRequest& request, ScriptedConnection& connection) const {
    const bool protobuf =
        options_.protobuf && request.header("Accept").find("protobuf") != std::string_view::npos;
    if (parameter(request, "watch").empty()) {
      list(parameter(request, "continue"), protobuf, connection);
    } else {
      watch(request, protobuf, connection);
    }
  }

  // One pod per page.
  void list(const std::string& token, bool protobuf, ScriptedConnection& connection) const {
    const Json pod = object(kState.at(token.empty() ? 0 : 1));
    const std::string next = token.empty() ? "second" : "";
    const std::string version = std::to_string(kListVersion);
    const std::string body =
        protobuf
            ? in_envelope("v1", "PodList",
                          bytes_field(1, bytes_field(2, version) + bytes_field(3, next)) +
                              bytes_field(2, message(pod)))
            : R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":")" + version +
                  R"(","continue":")" + next + R"("},"items":[)" + pod.to_json() + "]}";
    connection.respond({.headers = headers(protobuf, ""), .body = body});
  }

  void watch(const ScriptedRequest& request, bool protobuf, ScriptedConnection& connection) const {
    std::vector<HttpHeader> head = headers(protobuf, ";stream=watch");
    const bool compressed =
        options_.compressed && request.header("Accept-Encoding").find("gzip") != std::string::npos;
    if (compressed) head.push_back({.name = "Content-Encoding", .value = "gzip"});
    connection.begin_chunks(200, head);
    const auto send = [&](const std::string& type, const Json& object) {
      const std::string event = frame(type, object, protobuf);
      connection.send_chunk(compressed ? test_support::gzip(event) : event);
    };
    const std::string from = parameter(request, "resourceVersion");
    int version = from.empty() ? kListVersion : std::stoi(from);
    if (!parameter(request, "sendInitialEvents").empty()) {
      for (const Change& pod : kState) send("ADDED", object(pod));
      Json marker = object({"BOOKMARK", "", kListVersion});
      marker["metadata"]["annotations"] = {{"k8s.io/initial-events-end", "true"}};
      send("BOOKMARK", marker);
      version = kListVersion;
    }
    for (const Change& change : kLaterChanges) {
      if (change.version <= version) continue;
      send(change.type, object(change));
      if (change.version == options_.cut_at) return connection.reset();
    }
    connection.stall();
  }

  [[nodiscard]] Json object(const Change& change) const {
    Json pod = {{"kind", "Pod"}, {"apiVersion", "v1"}};
    if (!change.name.empty()) {
      pod["metadata"] = {{"name", change.name}, {"namespace", "web"}, {"uid", change.name}};
    }
    pod["metadata"]["resourceVersion"] = std::to_string(change.version);
    if (change.version == options_.newer_version) pod["newer"] = "field";
    return pod;
  }

  static std::string message(const Json& pod) {
    const std::string known =
        test_support::to_protobuf(pod, *schema::kubernetes_schema().find("core/v1.Pod"));
    return pod.contains("newer") ? known + bytes_field(4000, "field") : known;
  }

  static std::string frame(const std::string& type, const Json& pod, bool protobuf) {
    if (protobuf) return watch_frame(type, in_envelope("v1", "Pod", message(pod)));
    return R"({"type":")" + type + R"(","object":)" + pod.to_json() + "}\n";
  }

  static std::vector<HttpHeader> headers(bool protobuf, const std::string& parameters) {
    return {{.name = "Content-Type",
             .value = protobuf ? "application/vnd.kubernetes.protobuf" + parameters
                               : "application/json"}};
  }

  const ServerOptions options_;
  ScriptedServer server_;  // Declared last: its threads use the options.
};

// An informer of the server, and the calls of its handler.
class Follower {
 public:
  Follower(const FormatServer& server, bool streaming_list, ClientOptions options = {})
      : client_({.server = server.url()}, logged(std::move(options))),
        informer_(client_.lister_watcher(kPods),
                  {.page_size = 1,
                   .use_streaming_list = streaming_list,
                   .backoff = {.first_delay = 1ms, .longest_delay = 1ms},
                   .logger = Logger(log_),
                   .metrics = &metrics_,
                   .name = "it"}),
        registration_(informer_.add_event_handler(handler()).value()),
        thread_([this](const std::stop_token& stop) { EXPECT_TRUE(informer_.run(stop).ok()); }) {}

  // Waits until the last change has arrived, and returns all calls.
  std::vector<std::string> calls() {
    EXPECT_TRUE(test_support::eventually([this] {
      const detail::MutexLock lock(mutex_);
      return !calls_.empty() && calls_.back() == "added d@" + std::to_string(kLastVersion) + newer_;
    }));
    // Calls beyond those would follow now: the informer stops only after they are delivered.
    thread_.request_stop();
    thread_.join();
    const detail::MutexLock lock(mutex_);
    return calls_;
  }
  void expect_newer_last() { newer_ = " newer"; }

  [[nodiscard]] InformerStatus status() const { return informer_.status(); }
  [[nodiscard]] const LogCapture& log() const { return *log_; }
  [[nodiscard]] std::optional<double> fallback_metric() {
    return metrics_.value("kinform_informer_json_fallback",
                          {{"name", "it"}, {"group", ""}, {"version", "v1"}, {"resource", "pods"}});
  }

 private:
  ClientOptions logged(ClientOptions options) {
    options.requests_per_second = 0;
    options.logger = Logger(log_);
    return options;
  }

  EventHandler<> handler() {
    return {.on_add = [this](const AddEvent& event) { add("added ", event.object); },
            .on_update = [this](const UpdateEvent& event) { add("updated ", event.new_object); },
            .on_delete = [this](const DeleteEvent& event) { add("deleted ", event.object); }};
  }
  void add(const std::string& what, const ObjectPtr& object) {
    const detail::MutexLock lock(mutex_);
    calls_.push_back(what + std::string(object->name()) + "@" +
                     std::string(object->resource_version()) +
                     ((*object)["newer"].is_string() ? " newer" : ""));
  }

  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  RecordingMetrics metrics_;
  detail::Mutex mutex_;
  std::vector<std::string> calls_ KINFORM_GUARDED_BY(mutex_);
  std::string newer_;
  Client client_;
  Informer<> informer_;
  HandlerRegistration registration_;
  std::jthread thread_;
};

// Returns the calls for all changes. The deletion has the version of its event.
std::vector<std::string> expected_calls(int newer_version) {
  std::vector<std::string> calls;
  const auto add = [&](const char* what, const char* name, int version) {
    calls.push_back(what + std::string(" ") + name + "@" + std::to_string(version) +
                    (version == newer_version ? " newer" : ""));
  };
  add("added", "a", 3);
  add("added", "b", 4);
  add("added", "c", 6);
  add("updated", "a", 7);
  add("deleted", "b", 9);
  add("added", "d", 10);
  return calls;
}

constexpr const char* kChangeMessage = "Requesting JSON instead of protobuf from now on";

class WireFormatSocketTest : public ::testing::TestWithParam<bool> {
 protected:
  [[nodiscard]] static bool streaming() { return GetParam(); }
};

TEST_P(WireFormatSocketTest, ProtobufMakesTheSameCallsAsJson) {
  for (const bool protobuf : {true, false}) {
    for (const WireFormat format : {WireFormat::Automatic, WireFormat::Json}) {
      const FormatServer server({.protobuf = protobuf, .cut_at = 7});
      Follower follower(server, streaming(), {.wire_format = format});
      EXPECT_THAT(follower.calls(), ElementsAreArray(expected_calls(0)));
      EXPECT_EQ(follower.status().reflector.counters.relists.total(), 0u);
      EXPECT_EQ(follower.status().reflector.json_fallback, "");
      EXPECT_EQ(follower.fallback_metric(), 0);
      for (const std::string& accept : server.accepted()) {
        EXPECT_EQ(accept.find("protobuf") != std::string::npos, format == WireFormat::Automatic);
      }
    }
  }
}

// Nothing is lost, repeated or listed again, wherever the field is.
TEST_P(WireFormatSocketTest, UnknownFieldAnywhereChangesTheFormatOnlyOnce) {
  for (const int cut_at : {0, 7}) {
    for (int newer = 3; newer <= kLastVersion; ++newer) {
      if (newer == kListVersion && !streaming()) continue;  // The version of the marker.
      SCOPED_TRACE("version " + std::to_string(newer) + ", cut at " + std::to_string(cut_at));
      const FormatServer server({.newer_version = newer, .cut_at = cut_at});
      Follower follower(server, streaming());
      if (newer == kLastVersion) follower.expect_newer_last();
      EXPECT_THAT(follower.calls(), ElementsAreArray(expected_calls(newer)));

      const ReflectorStatus status = follower.status().reflector;
      EXPECT_EQ(status.counters.relists.total(), 0u);
      EXPECT_EQ(status.counters.lists, 1u);
      EXPECT_EQ(status.counters.streaming_lists, streaming() ? 1u : 0u);
      EXPECT_THAT(status.json_fallback, HasSubstr("unknown field 4000 of core/v1.Pod"));
      EXPECT_EQ(follower.fallback_metric(), 1);
      EXPECT_THAT(follower.log().records(kChangeMessage), SizeIs(1));
      EXPECT_EQ(server.accepted().front(), "application/vnd.kubernetes.protobuf,application/json");
      EXPECT_EQ(server.accepted().back(), "application/json");
    }
  }
}

// As servers since 1.37 compress streaming lists.
TEST_P(WireFormatSocketTest, CompressedStreamsAreReadEventByEvent) {
  for (const bool protobuf : {true, false}) {
    const FormatServer server({.protobuf = protobuf, .compressed = true});
    Follower follower(server, streaming(), {.stream_compression = true});
    EXPECT_THAT(follower.calls(), ElementsAreArray(expected_calls(0)));
    EXPECT_EQ(follower.status().reflector.counters.relists.total(), 0u);
  }
}

INSTANTIATE_TEST_SUITE_P(Lists, WireFormatSocketTest, ::testing::Bool(),
                         [](const ::testing::TestParamInfo<bool>& test) {
                           return test.param ? "StreamingList" : "PagedList";
                         });

}  // namespace
}  // namespace kinform::inline v0
