// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/hostile/hostile_case.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "testing/gzip.hpp"

namespace kinform::inline v0::hostile {
namespace {

using namespace std::chrono_literals;
using test_support::event_json;
using test_support::list_json;
using test_support::parameter;
using test_support::pod_json;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::status_json;

using Respond = decltype(HostileCase::respond);
using Done = decltype(HostileCase::done);

const std::vector<HttpHeader> kJson = {{.name = "Content-Type", .value = "application/json"}};
constexpr std::string_view kJsonHead =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
// Far more than any bound of the client, and still sent in a second.
constexpr std::uint64_t kFlood = 256 * 1024 * 1024;

bool is_streaming_list(const ScriptedRequest& request) {
  return parameter(request, "sendInitialEvents") == "true";
}
bool is_watch(const ScriptedRequest& request) {
  return parameter(request, "watch") == "true" && !is_streaming_list(request);
}
bool is_list(const ScriptedRequest& request) {
  return parameter(request, "watch").empty();
}

// Conditions that end an attack.

Done cut_or_flooded() {
  return [](const Progress& progress) {
    return progress.attack.cut > 0 || progress.attack.bytes >= kFlood;
  };
}
Done lists(int count) {
  return [count](const Progress& progress) { return progress.attack.lists >= count; };
}
Done printed(std::string text) {
  return [text = std::move(text)](const Progress& progress) {
    return progress.output.find(text) != std::string::npos;
  };
}
Done reported(std::string text) {
  return [text = std::move(text)](const Progress& progress) {
    return progress.errors.find(text) != std::string::npos;
  };
}

// Sends a piece again and again until the client closes the connection, or kFlood bytes were sent
// in total.
void flood(ScriptedConnection& connection, Attack& attack, const std::string& piece) {
  while (attack.bytes < kFlood) {
    if (!connection.send(piece)) {
      ++attack.cut;
      return;
    }
    attack.bytes += piece.size();
  }
}

// As flood(), for a body in chunks.
void flood_chunks(ScriptedConnection& connection, Attack& attack, const std::string& piece) {
  while (attack.bytes < kFlood) {
    if (!connection.send_chunk(piece)) {
      ++attack.cut;
      return;
    }
    attack.bytes += piece.size();
  }
}

std::string repeated(std::string_view text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

std::string chunk(const std::string& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string size;
  for (std::size_t rest = bytes.size(); rest > 0; rest /= 16) size.insert(0, 1, kDigits[rest % 16]);
  return size + "\r\n" + bytes + "\r\n";
}

// Responses to lists only, or to watches only; the well-behaved server responds to the others.
template <class Script>
Respond to_lists(Script script) {
  return [script](const ScriptedRequest& request, ScriptedConnection& connection, Attack& attack) {
    if (!is_list(request)) return false;
    script(request, connection, attack);
    return true;
  };
}
template <class Script>
Respond to_watches(Script script) {
  return [script](const ScriptedRequest& request, ScriptedConnection& connection, Attack& attack) {
    if (!is_watch(request)) return false;
    script(request, connection, attack);
    return true;
  };
}
// The script runs after the head of a 200 response was sent.
template <class Script>
Respond to_streaming_lists(Script script) {
  return [script](const ScriptedRequest& request, ScriptedConnection& connection, Attack& attack) {
    if (!is_streaming_list(request)) return false;
    connection.begin_chunks(200, kJson);
    script(connection, attack);
    return true;
  };
}

// Floods.

void trailers_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                          Attack& attack) {
  connection.send(std::string(kJsonHead) + chunk(list_json(pod_json("good", "1"), "1")) + "0\r\n");
  flood(connection, attack, repeated("X-Trailer: " + std::string(1000, 'x') + "\r\n", 16));
}

void watch_trailers_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                                Attack& attack) {
  connection.send(std::string(kJsonHead) + chunk(event_json("MODIFIED", pod_json("good", "2"))) +
                  "0\r\n");
  flood(connection, attack, repeated("X-Trailer: " + std::string(1000, 'x') + "\r\n", 16));
}

void headers_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                         Attack& attack) {
  connection.send("HTTP/1.1 200 OK\r\n");
  flood(connection, attack, repeated("X-Header: " + std::string(1000, 'x') + "\r\n", 16));
}

void interim_responses_without_end(const ScriptedRequest& /*request*/,
                                   ScriptedConnection& connection, Attack& attack) {
  flood(connection, attack, repeated("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n", 500));
}

void object_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                        Attack& attack) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(R"({"kind":"PodList","metadata":{"resourceVersion":"1"},"items":[{"x":")");
  flood_chunks(connection, attack, std::string(64 * 1024, 'x'));
}

void arrays_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                        Attack& attack) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(R"({"kind":"PodList","metadata":{"resourceVersion":"1"},"items":[{"x":)");
  flood_chunks(connection, attack, std::string(64 * 1024, '['));
}

void event_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                       Attack& attack) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(R"({"type":"MODIFIED","object":{"kind":"Pod","x":")");
  flood_chunks(connection, attack, std::string(64 * 1024, 'x'));
}

void blanks_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                        Attack& attack) {
  connection.begin_chunks(200, kJson);
  flood_chunks(connection, attack, std::string(64 * 1024, ' '));
}

void list_members_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                              Attack& attack) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(R"({"kind":"PodList","metadata":{"resourceVersion":"1"})");
  flood_chunks(connection, attack, repeated(R"(,"x":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")", 1000));
}

void failure_without_end(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                         Attack& attack) {
  connection.begin_chunks(500, kJson);
  flood_chunks(connection, attack, std::string(64 * 1024, 'x'));
}

void gzip_bomb(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
               Attack& /*attack*/) {
  connection.respond({.headers = {{.name = "Content-Type", .value = "application/json"},
                                  {.name = "Content-Encoding", .value = "gzip"}},
                      .body = test_support::gzip(R"({"kind":"PodList","items":[{"x":")" +
                                                 std::string(64 * 1024 * 1024, 'x') + "\"}]}")});
}

// Loops.

void watch_ends_after_one_event(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                                Attack& attack) {
  connection.begin_chunks(200, kJson);
  const std::string version = std::to_string(attack.watches + 1);
  connection.send_chunk(event_json("MODIFIED", pod_json("good", version)));
  connection.end_chunks();
}

void watch_ends_at_once(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                        Attack& /*attack*/) {
  connection.begin_chunks(200, kJson);
  connection.end_chunks();
}

void watch_expires_at_once(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                           Attack& /*attack*/) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(event_json("ERROR", status_json(410, "Expired", "too old")));
  connection.end_chunks();
}

void watch_fails_at_once(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                         Attack& /*attack*/) {
  connection.begin_chunks(200, kJson);
  connection.send_chunk(event_json("ERROR", status_json(500, "InternalError", "no")));
  connection.end_chunks();
}

void list_fails(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                Attack& /*attack*/) {
  connection.respond(
      {.status = 500, .headers = kJson, .body = status_json(500, "InternalError", "no")});
}

void redirects_to_itself(const ScriptedRequest& request, ScriptedConnection& connection,
                         Attack& /*attack*/) {
  connection.respond(
      {.status = 307, .headers = {{.name = "Location", .value = request.target}}, .body = ""});
}

void sends_no_http(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                   Attack& /*attack*/) {
  connection.send("SSH-2.0-OpenSSH_9.2\r\n");
  connection.close();
}

void same_continue_token(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                         Attack& /*attack*/) {
  connection.respond({.headers = kJson,
                      .body = R"({"kind":"PodList","apiVersion":"v1","metadata":)"
                              R"({"resourceVersion":"1","continue":"same"},"items":[)" +
                              pod_json("good", "1") + "]}"});
}

void continue_token_expires(const ScriptedRequest& request, ScriptedConnection& connection,
                            Attack& attack) {
  if (parameter(request, "continue").empty())
    return same_continue_token(request, connection, attack);
  connection.respond(
      {.status = 410, .headers = kJson, .body = status_json(410, "Expired", "too old")});
}

void closes(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
            Attack& /*attack*/) {
  connection.close();
}

// Stalls.

void retry_after_31_years(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                          Attack& /*attack*/) {
  connection.respond({.status = 429,
                      .headers = {{.name = "Content-Type", .value = "application/json"},
                                  {.name = "Retry-After", .value = "999999999"}},
                      .body = status_json(429, "TooManyRequests", "later")});
}

// Sends a byte every 50 ms.
void trickle(ScriptedConnection& connection, Attack& attack) {
  while (connection.send_chunk("x") && connection.stall_for(50ms)) ++attack.bytes;
  ++attack.cut;
}

void failure_trickles(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                      Attack& attack) {
  connection.begin_chunks(500, kJson);
  trickle(connection, attack);
}

void headers_trickle(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
                     Attack& attack) {
  connection.send("HTTP/1.1 200 OK\r\nX-Slow: ");
  while (connection.send("x") && connection.stall_for(50ms)) ++attack.bytes;
}

// Nonsense instead of a list, once the first list was good and its watch has expired.
HostileCase nonsense(std::string_view name, std::string body, int status = 200) {
  const auto respond = [body = std::move(body), status](const ScriptedRequest& request,
                                                        ScriptedConnection& connection,
                                                        Attack& attack) {
    if (is_watch(request)) {
      watch_expires_at_once(request, connection, attack);
      return true;
    }
    if (!is_list(request) || attack.lists < 2) return false;
    connection.respond({.status = status, .headers = kJson, .body = body});
    return true;
  };
  return {.name = name, .respond = respond, .done = lists(3)};
}

// Objects with tens of thousands of keys, other ones in each event. The keys have one length, and
// the same characters at the positions that a cheap hash would read.
std::string pod_with_keys(int keys, int set, int version) {
  std::string labels;
  for (int i = 0; i < keys; ++i) {
    const std::string number = std::to_string(1'000'000 + i * 2 + set);
    labels += (i == 0 ? "\"k" : ",\"k") + number.substr(0, 2) + "k" + number.substr(2, 3) + "k" +
              number.substr(5) + "kkkk\":\"v\"";
  }
  std::string pod = pod_json("good", std::to_string(version));
  pod.insert(pod.size() - 1, R"(,"data":{)" + labels + "}");
  return pod;
}

constexpr int kManyKeys = 30'000;
constexpr int kKeyEvents = 6;

void many_keys(const ScriptedRequest& /*request*/, ScriptedConnection& connection,
               Attack& /*attack*/) {
  connection.begin_chunks(200, kJson);
  for (int i = 0; i < kKeyEvents; ++i) {
    connection.send_chunk(event_json("MODIFIED", pod_with_keys(kManyKeys, i % 2, 10 + i)));
  }
  connection.send_chunk(event_json("ADDED", pod_json("last", "100")));
  connection.stall();
}

// Streaming lists that never end.

std::string bookmark(const std::string& version) {
  return event_json(
      "BOOKMARK",
      R"({"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":")" + version + "\"}}");
}

void plain_bookmarks(ScriptedConnection& connection, Attack& /*attack*/) {
  connection.send_chunk(event_json("ADDED", pod_json("good", "1")));
  connection.send_chunk(bookmark("1"));
  connection.stall();
}

void ends_half_way(ScriptedConnection& connection, Attack& /*attack*/) {
  connection.send_chunk(event_json("ADDED", pod_json("good", "1")));
  connection.end_chunks();
}

void live_events_without_marker(ScriptedConnection& connection, Attack& /*attack*/) {
  int version = 1;
  while (connection.send_chunk(event_json(version == 1 ? "ADDED" : "MODIFIED",
                                          pod_json("good", std::to_string(version)))) &&
         connection.stall_for(200ms)) {
    ++version;
  }
}

bool refuses_streaming_lists(const ScriptedRequest& request, ScriptedConnection& connection,
                             Attack& /*attack*/) {
  if (!is_streaming_list(request)) return false;
  connection.respond(
      {.status = 429, .headers = kJson, .body = status_json(429, "TooManyRequests", "later")});
  return true;
}

std::vector<HostileCase> make_cases() {
  return {
      {.name = "TrailersOfListWithoutEnd",
       .respond = to_lists(trailers_without_end),
       .done = cut_or_flooded()},
      {.name = "TrailersOfWatchWithoutEnd",
       .respond = to_watches(watch_trailers_without_end),
       .done = cut_or_flooded()},
      {.name = "HeadersWithoutEnd",
       .respond = to_lists(headers_without_end),
       .done = cut_or_flooded()},
      {.name = "InterimResponsesWithoutEnd",
       .respond = to_lists(interim_responses_without_end),
       .done = cut_or_flooded()},
      {.name = "ObjectWithoutEnd",
       .respond = to_lists(object_without_end),
       .done = cut_or_flooded()},
      {.name = "NestedArraysWithoutEnd",
       .respond = to_lists(arrays_without_end),
       .done = cut_or_flooded()},
      {.name = "EventWithoutEnd",
       .respond = to_watches(event_without_end),
       .done = cut_or_flooded()},
      {.name = "BlanksWithoutEnd",
       .respond = to_watches(blanks_without_end),
       .done = cut_or_flooded()},
      {.name = "BlanksInListWithoutEnd",
       .respond = to_lists(blanks_without_end),
       .done = cut_or_flooded()},
      {.name = "ListMembersWithoutEnd",
       .respond = to_lists(list_members_without_end),
       .done = cut_or_flooded()},
      {.name = "FailureWithoutEnd",
       .respond = to_lists(failure_without_end),
       .done = cut_or_flooded()},
      {.name = "GzipBomb", .respond = to_lists(gzip_bomb), .done = reported("gzip")},

      {.name = "WatchEndsAfterOneEvent",
       .respond = to_watches(watch_ends_after_one_event),
       .time = 5s},
      {.name = "WatchEndsAtOnce", .respond = to_watches(watch_ends_at_once), .time = 4s},
      {.name = "WatchExpiresAtOnce", .respond = to_watches(watch_expires_at_once), .time = 4s},
      {.name = "ContinueTokenRepeats", .respond = to_lists(same_continue_token), .time = 4s},
      {.name = "ContinueTokenExpires", .respond = to_lists(continue_token_expires), .time = 4s},
      {.name = "ConnectionCloses", .respond = to_lists(closes), .time = 4s},
      {.name = "ListFails", .respond = to_lists(list_fails), .time = 4s},
      {.name = "ListRedirectsToItself", .respond = to_lists(redirects_to_itself), .time = 4s},
      {.name = "NoHttpInsteadOfList", .respond = to_lists(sends_no_http), .time = 4s},
      {.name = "WatchFailsAtOnce", .respond = to_watches(watch_fails_at_once), .time = 4s},

      {.name = "RetryAfterOf31Years",
       .respond = to_lists(retry_after_31_years),
       .done = reported("Retry-After")},
      {.name = "FailureTrickles",
       .respond = to_lists(failure_trickles),
       .done = [](const Progress& progress) { return progress.attack.bytes > 3; }},
      {.name = "FailureTricklesForLong",
       .respond = to_lists(failure_trickles),
       .done = lists(2),
       .time = 60s,
       .slow = true},
      {.name = "HeadersTrickle",
       .respond = to_lists(headers_trickle),
       .done = [](const Progress& progress) { return progress.attack.bytes > 3; }},

      nonsense("EmptyObjectInsteadOfList", "{}"),
      nonsense("ErrorOfGatewayInsteadOfList", R"({"error":"backend unavailable","code":503})"),
      nonsense("ListWithoutVersion",
               R"({"kind":"PodList","apiVersion":"v1","metadata":{},"items":[]})"),
      nonsense(
          "ListOfAnotherKind",
          R"({"kind":"NodeList","apiVersion":"v1","metadata":{"resourceVersion":"9"},"items":[]})"),
      nonsense("StatusInsteadOfList", status_json(200, "OK", "fine")),
      nonsense("PageInsteadOfList", "<html><body>Please log in</body></html>"),
      nonsense("ResourceIsNotFound", status_json(404, "NotFound", "gone"), 404),

      {.name = "ManyKeys", .respond = to_watches(many_keys), .done = printed("last")},

      {.name = "StreamingListWithPlainBookmarks",
       .respond = to_streaming_lists(plain_bookmarks),
       .done = printed("good")},
      {.name = "StreamingListEndsHalfWay",
       .respond = to_streaming_lists(ends_half_way),
       .done = printed("good")},
      {.name = "StreamingListIsRefused",
       .respond = refuses_streaming_lists,
       .done = printed("good")},
      {.name = "StreamingListWithoutMarker",
       .respond = to_streaming_lists(live_events_without_marker),
       .done = printed("good"),
       .time = 60s,
       .slow = true},
  };
}

}  // namespace

const std::vector<HostileCase>& hostile_cases() {
  static const std::vector<HostileCase> cases = make_cases();
  return cases;
}

}  // namespace kinform::inline v0::hostile
