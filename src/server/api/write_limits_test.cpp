// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that no write makes the server use much more memory or time than the request has bytes.

#include <time.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <variant>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.hpp"
#include "server/request/list_body.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using std::chrono::nanoseconds;
using ::testing::HasSubstr;

const std::string kMaps = "/api/v1/namespaces/default/configmaps";
const std::string kMap = kMaps + "/m";
const std::string kMerge = "application/merge-patch+json";
const std::string kJsonPatch = "application/json-patch+json";
const std::string kStrategic = "application/strategic-merge-patch+json";
const std::string kApply = "application/apply-patch+yaml";

class WriteLimitsTest : public ::testing::Test {
 protected:
  WriteLimitsTest() {
    EXPECT_EQ(call("POST", kMaps, R"({"metadata":{"name":"m"},"data":{"a":"1"}})"), 201);
  }

  // Returns the status code.
  int call(const std::string& method, const std::string& target, std::string body,
           const std::string& type = "application/json") {
    const Outcome outcome = api_.handle({.method = method,
                                         .target = target,
                                         .accept = "application/json",
                                         .content_type = type,
                                         .body = std::move(body),
                                         .user = "anna"},
                                        MayWait::No);
    const auto& response = std::get<ApiResponse>(outcome);
    body_ = response.body;
    return response.status;
  }
  [[nodiscard]] std::string message() const {
    return std::string(parse_json(body_).value()["message"].as_string());
  }

  test_support::FakeClock clock_;
  Api api_{{}, clock_};
  std::string body_;
};

nanoseconds processor_time() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

nanoseconds time_of(const std::function<void()>& work) {
  const nanoseconds before = processor_time();
  work();
  return processor_time() - before;
}

// Expects that `work` takes at most so many times the processor time of parsing `text`. A busy
// machine slows both, as they are measured next to each other; the best of three attempts counts.
void expect_time_of_parsing(const std::string& text, int times_max,
                            const std::function<void()>& work) {
  nanoseconds parsing = nanoseconds::max();
  nanoseconds working = nanoseconds::max();
  for (int attempt = 0; attempt < 3; ++attempt) {
    parsing = std::min(parsing, time_of([&] { EXPECT_TRUE(parse_json(text).ok()); }));
    working = std::min(working, time_of(work));
    if (working < parsing * times_max) return;
  }
  ADD_FAILURE() << working.count() << " ns, and " << parsing.count() << " ns for parsing";
}

// Returns `{"P0":VALUE,"P1":VALUE,…}`.
std::string many_members(const std::string& prefix, int count, const std::string& value) {
  std::string text = "{";
  for (int i = 0; i < count; ++i) {
    text += (i == 0 ? "\"" : ",\"") + prefix + std::to_string(i) + "\":" + value;
  }
  return text + "}";
}

std::string repeated(const std::string& element, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) text += (i == 0 ? "" : ",") + element;
  return text + "]";
}

std::string nested(int levels) {
  std::string text;
  for (int i = 0; i < levels; ++i) text += R"({"a":)";
  return text + "1" + std::string(static_cast<std::size_t>(levels), '}');
}

TEST_F(WriteLimitsTest, JsonPatchHasAtMostTenThousandOperations) {
  const std::string test = R"({"op":"test","path":"/data/a","value":"1"})";
  EXPECT_EQ(call("PATCH", kMap, repeated(test, 10'000), kJsonPatch), 200);
  EXPECT_EQ(call("PATCH", kMap, repeated(test, 10'001), kJsonPatch), 413);
  EXPECT_EQ(message(),
            "Request entity is too large: The allowed maximum operations in a JSON patch is 10000, "
            "got 10001");
}

// Each copy doubles the document. Regression: 2 KB made 4 GB.
TEST_F(WriteLimitsTest, CopiesOfAJsonPatchAreLimitedTogether) {
  std::string copies;
  for (int i = 0; i < 40; ++i) {
    copies += (i == 0 ? "[" : ",") +
              (R"({"op":"copy","from":"/data","path":"/data/)" + std::to_string(i)) + R"("})";
  }
  EXPECT_EQ(call("PATCH", kMap, copies + "]", kJsonPatch), 422);
  EXPECT_THAT(message(), HasSubstr("accumulated size increase of copy is"));
  EXPECT_THAT(message(), HasSubstr("exceeding the limit 3145728"));
}

// Regression: a stored object was nested too deeply to be read again, which failed an assertion.
TEST_F(WriteLimitsTest, JsonPatchCannotNestValuesTooDeeply) {
  std::string patch = "[";
  std::string path = "/x";
  for (int i = 0; i < 600; ++i) {
    patch += (i == 0 ? "" : ",") + (R"({"op":"add","path":")" + path) + R"(","value":{}})";
    path += "/a";
  }
  EXPECT_EQ(call("PATCH", kMap, patch + "]", kJsonPatch), 422);
  EXPECT_THAT(message(), HasSubstr("levels deep"));
  const std::string twice = R"([{"op":"add","path":"/x","value":)" + nested(300) + R"(},)" +
                            R"({"op":"copy","from":"/x","path":")" + path.substr(0, 602) + R"("}])";
  EXPECT_EQ(call("PATCH", kMap, twice, kJsonPatch), 422);
  EXPECT_EQ(call("GET", kMap, ""), 200);
}

TEST_F(WriteLimitsTest, ManagedFieldsOfADeepObjectAreLimited) {
  const std::string body = R"({"metadata":{"name":"deep"},"x":)" + nested(510) + "}";
  EXPECT_EQ(call("POST", kMaps + "?fieldManager=me", body), 400);
  EXPECT_THAT(message(), HasSubstr("levels deep"));
  EXPECT_EQ(call("POST", kMaps, body), 201);
  EXPECT_EQ(call("PATCH", kMaps + "/deep?fieldManager=me",
                 R"({"apiVersion":"v1","kind":"ConfigMap","data":{"a":"b"}})", kApply),
            400);
  EXPECT_EQ(call("PUT", kMaps + "/deep", R"({"metadata":{"name":"deep"}})"), 200);
}

TEST_F(WriteLimitsTest, TenThousandInsertionsAtTheFrontAreAllowed) {
  const std::string insert = R"({"op":"add","path":"/list/0","value":1})";
  EXPECT_EQ(call("PATCH", kMap, R"({"list":[]})", kMerge), 200);
  EXPECT_EQ(call("PATCH", kMap, repeated(insert, 10'000), kJsonPatch), 200);
}

// Without a limit, they take minutes.
TEST_F(WriteLimitsTest, OperationsOnHugeArraysAreLimitedTogether) {
  ASSERT_EQ(call("PATCH", kMap, R"({"list":)" + repeated("1", 1'000'000) + "}", kMerge), 200);
  for (const std::string operation : {R"({"op":"add","path":"/list/0","value":1})",
                                      R"({"op":"move","from":"/list","path":"/list"})"}) {
    EXPECT_EQ(call("PATCH", kMap, repeated(operation, 10'000), kJsonPatch), 413) << operation;
    EXPECT_THAT(message(), HasSubstr("move too many values"));
  }
}

// Searching members one by one takes hundreds of times as long as this.
constexpr int kTimesOfParsing = 150;

TEST_F(WriteLimitsTest, TimeOfMergingIsProportionalToTheNumberOfMembers) {
  const std::string first = R"({"data":)" + many_members("k", 30'000, R"("v")") + "}";
  const std::string second = R"({"data":)" + many_members("l", 30'000, R"("v")") + "}";
  const std::string none = R"({"data":)" + many_members("k", 30'000, "null") + "}";
  for (const std::string& type : {kMerge, kStrategic}) {
    expect_time_of_parsing(first, kTimesOfParsing, [&] {
      EXPECT_EQ(call("PATCH", kMap, first, type), 200) << type;
      EXPECT_EQ(call("PATCH", kMap, second, type), 200) << type;
      EXPECT_EQ(call("PATCH", kMap, none, type), 200) << type;
      EXPECT_EQ(call("PATCH", kMap, R"({"data":null})", type), 200) << type;
    });
  }
}

TEST_F(WriteLimitsTest, TimeOfApplyingIsProportionalToTheNumberOfMembers) {
  const auto configuration = [](const std::string& prefix) {
    return R"({"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"m"},"data":)" +
           many_members(prefix, 20'000, R"("v")") + "}";
  };
  const std::string target = kMap + "?fieldManager=me";
  expect_time_of_parsing(configuration("k"), kTimesOfParsing, [&] {
    EXPECT_EQ(call("PATCH", target, configuration("k"), kApply), 200);
    EXPECT_EQ(call("PATCH", target, configuration("l"), kApply), 200);
    EXPECT_EQ(call("PUT", target, configuration("m")), 200);
  });
}

// Regression: each finalizer was compared with all that the object had.
TEST_F(WriteLimitsTest, TimeOfCheckingFinalizersIsProportionalToTheirNumber) {
  std::string body = R"({"metadata":{"name":"kept","finalizers":[)";
  for (int i = 0; i < 20'000; ++i) {
    body += (i == 0 ? "\"" : ",\"") + ("example.com/" + std::to_string(i)) + "\"";
  }
  body += "]}}";
  EXPECT_EQ(call("POST", kMaps, body), 201);
  EXPECT_EQ(call("DELETE", kMaps + "/kept", ""), 200);
  expect_time_of_parsing(body, kTimesOfParsing,
                         [&] { EXPECT_EQ(call("PUT", kMaps + "/kept", body), 200); });
}

// Regression: the text of all deleted objects was made at once.
TEST_F(WriteLimitsTest, ALongListOfDeletedObjectsIsGeneratedWhileItIsSent) {
  const std::string data = R"("data":{"k":")" + std::string(100'000, 'x') + "\"}}";
  for (const char* const name : {"b", "c", "d"}) {
    EXPECT_EQ(call("POST", kMaps, R"({"metadata":{"name":")" + std::string(name) + R"("},)" + data),
              201);
  }
  const Outcome outcome = api_.handle({.method = "DELETE", .target = kMaps}, MayWait::No);
  const auto& response = std::get<ApiResponse>(outcome);
  EXPECT_EQ(response.status, 200);
  ASSERT_NE(response.list, nullptr);
  EXPECT_EQ(call("GET", kMaps + "/b", ""), 404);
  std::string text;
  for (std::string piece = response.list->read(100'000); !piece.empty();
       piece = response.list->read(100'000)) {
    text += piece;
  }
  EXPECT_EQ(parse_json(text).value().at("/items").size(), 4U);
}

// Regression: escapes were not counted, so that such an object had six times the allowed size.
TEST_F(WriteLimitsTest, EscapesCountForTheSizeOfAnObject) {
  const std::string megabyte = R"({"data":{"b":")" + std::string(1'000'000, 'x') + "\"}}";
  EXPECT_EQ(call("PATCH", kMap, megabyte, kMerge), 200);
  std::string controls = R"([{"op":"add","path":"/data/a","value":")";
  for (int i = 0; i < 100'000; ++i) controls += "\\u0001";
  controls += R"("})";
  for (int i = 0; i < 4; ++i) {
    controls += R"(,{"op":"copy","from":"/data/a","path":"/data/c)" + std::to_string(i) + "\"}";
  }
  EXPECT_EQ(call("PATCH", kMap, controls + "]", kJsonPatch), 413);
  EXPECT_THAT(message(), HasSubstr("bytes, limit is 3145728"));
}

TEST_F(WriteLimitsTest, ObjectsCannotGrowBeyondTheLimit) {
  const std::string megabyte = "\"" + std::string(1'000'000, 'x') + "\"";
  for (const char* const key : {"b", "c", "d"}) {
    EXPECT_EQ(
        call("PATCH", kMap, R"({"data":{")" + std::string(key) + "\":" + megabyte + "}}", kMerge),
        200);
  }
  EXPECT_EQ(call("PATCH", kMap, R"({"data":{"e":)" + megabyte + "}}", kMerge), 413);
  EXPECT_THAT(message(), HasSubstr("bytes, limit is 3145728"));
  EXPECT_EQ(call("PATCH", kMap + "?fieldManager=me",
                 R"({"apiVersion":"v1","kind":"ConfigMap","data":{"e":)" + megabyte + "}}", kApply),
            413);
  EXPECT_EQ(call("PATCH", kMap, R"({"data":{"b":null}})", kMerge), 200);
}

}  // namespace
}  // namespace kinform::inline v0::server
