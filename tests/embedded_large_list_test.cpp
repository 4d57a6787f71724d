// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests lists that are much larger than socket buffers, over real sockets.

#include <malloc.h>

#include <algorithm>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::FaultKind;
using server::Server;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
constexpr int kObjects = 400;
constexpr std::size_t kObjectBytes = 200'000;

std::string config_map(int number) {
  const std::string name = "c" + std::to_string(1000 + number);
  return R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":")" + name +
         R"(","namespace":"default","uid":"u-)" + name + R"("},"data":{"v":")" +
         std::string(kObjectBytes, 'x') + R"("}})";
}

// Runs over plain HTTP and over TLS, with 80 MB of objects.
class LargeListTest : public ::testing::TestWithParam<bool> {
 protected:
  LargeListTest()
      : server_(Server::start({.tls = GetParam()}).value()),
        client_(server_->client_config(), {.requests_per_second = 0, .retries_max = 0}) {
    for (int i = 0; i < kObjects; ++i) EXPECT_TRUE(server_->put(config_map(i)).value());
  }

  std::unique_ptr<Server> server_;
  Client client_;
};

TEST_P(LargeListTest, SlowReaderBlocksNoOtherRequest) {
  // The first list in protobuf makes a message of each object, which the server keeps.
  ASSERT_TRUE(client_.list_stream(kConfigMaps).ok());
  const std::size_t before = ::mallinfo2().uordblks;
  const auto list = client_.list_stream(kConfigMaps).value();
  ASSERT_TRUE(list->next({}).value().has_value());
  // While the client does not read the list, get another object and delete a listed one: the server
  // must not be blocked.
  EXPECT_TRUE(client_.get(kConfigMaps, {"default", "c1001"}).ok());
  ASSERT_EQ(server_->request("DELETE", "/api/v1/namespaces/default/configmaps/c1399").status, 200);
  EXPECT_LT(::mallinfo2().uordblks, before + kObjects * kObjectBytes / 8);

  int items = 1;
  std::string last;
  for (auto item = list->next({}).value(); item.has_value(); item = list->next({}).value()) {
    ++items;
    last = item->object->name();
    EXPECT_EQ((*item->object)["data"]["v"].as_string().size(), kObjectBytes);
  }
  EXPECT_EQ(items, kObjects);  // The list shows the state at its start.
  EXPECT_EQ(last, "c1399");
}

TEST_P(LargeListTest, ConnectionIsReusedAfterwards) {
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(client_.list(kConfigMaps).value().objects.size(), std::size_t{kObjects});
  }
}

TEST_P(LargeListTest, ServerSurvivesAReaderThatDisconnectsMidway) {
  for (int i = 0; i < 5; ++i) {
    const auto list = client_.list_stream(kConfigMaps).value();
    ASSERT_TRUE(list->next({}).value().has_value());
  }
  EXPECT_TRUE(client_.get(kConfigMaps, {"default", "c1000"}).ok());
}

TEST_P(LargeListTest, FaultsApplyInTheMiddle) {
  for (const FaultKind kind : {FaultKind::Cut, FaultKind::Truncate}) {
    server_->plan({.kind = kind, .after_bytes = 1'000'000});
    const auto list = client_.list_stream(kConfigMaps).value();
    Result<std::optional<ListItem>> item = list->next({});
    int items = 0;
    for (; item && item->has_value(); item = list->next({})) ++items;
    EXPECT_FALSE(item.ok());
    EXPECT_EQ(items, 4);
  }
  EXPECT_TRUE(client_.list(kConfigMaps).ok());
}

INSTANTIATE_TEST_SUITE_P(Servers, LargeListTest, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Tls" : "Plain"; });

}  // namespace
}  // namespace kinform::inline v0
