// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Custom resources on a real server: followed, defined late, and removed while an informer runs.

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/yaml.hpp"
#include "tests/e2e/manifests.hpp"
#include "tests/e2e/real_server_test.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const ApiResource kDefinitions{.group = "apiextensions.k8s.io",
                               .version = "v1",
                               .plural = "customresourcedefinitions",
                               .kind = "CustomResourceDefinition",
                               .namespaced = false};
const ApiResource kWidgets{
    .group = "example.com", .version = "v1", .plural = "widgets", .kind = "Widget"};

class CustomResourceTest : public RealServerTest {
 protected:
  void SetUp() override { remove_definition(); }
  void TearDown() override { remove_definition(); }

  void install_definition() {
    ASSERT_TRUE(client_.create(kDefinitions, json_from_yaml(kWidgetDefinition).value()).ok());
    ASSERT_TRUE(eventually([&] { return client_.list(kWidgets).ok(); }));
  }
  void remove_definition() {
    std::ignore =
        client_.delete_object(kDefinitions, {"", "widgets.example.com"});  // May not exist.
    ASSERT_TRUE(eventually([&] {
      const auto left = client_.get(kDefinitions, {"", "widgets.example.com"});
      return !left && left.error().code == ErrorCode::NotFound;
    }));
  }
  void create_widget(const std::string& name) {
    // Wait until a list succeeds: the server starts to serve a definition shortly after it reports
    // it as established.
    ASSERT_TRUE(eventually([&] {
      return client_
          .create(kWidgets, {{"apiVersion", "example.com/v1"},
                             {"kind", "Widget"},
                             {"metadata", {{"name", name}, {"namespace", namespace_}}},
                             {"spec", {{"size", 3}}}})
          .ok();
    }));
  }
  static InformerOptions impatient() {
    return {.backoff = {.first_delay = 100ms, .longest_delay = 1s}};
  }
};

TEST_F(CustomResourceTest, IsFollowedLikeABuiltInResource) {
  install_definition();
  create_widget("a");
  Follower follower(client_, kWidgets, here());
  ASSERT_TRUE(follower.wait_for_sync());
  create_widget("b");
  ASSERT_TRUE(client_.delete_object(kWidgets, {namespace_, "a"}).ok());
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value());
  EXPECT_EQ(
      follower.informer().lister().get({namespace_, "b"}).value()->at("/spec/colour").as_string(),
      "red");
  EXPECT_THAT(follower.problems(), IsEmpty());
}

TEST_F(CustomResourceTest, DefinitionMayBeCreatedAfterTheInformer) {
  Follower follower(client_, kWidgets, here(), impatient());
  EXPECT_TRUE(eventually([&] { return follower.informer().status().parked; }));
  EXPECT_FALSE(follower.informer().has_synced());
  EXPECT_EQ(follower.informer().status().reflector.last_error->code, ErrorCode::NotFound);
  EXPECT_THAT(follower.informer().status().reason, HasSubstr("waiting for the resource widgets"));

  install_definition();
  create_widget("a");
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value());
}

TEST_F(CustomResourceTest, DefinitionMayBeDeletedAndRecreatedWhileFollowed) {
  install_definition();
  create_widget("a");
  create_widget("b");
  Follower follower(client_, kWidgets, here(), impatient());
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 2u);

  remove_definition();
  EXPECT_TRUE(eventually([&] { return follower.cached().empty(); }))
      << difference(follower.cached(), {});
  EXPECT_TRUE(eventually([&] { return follower.informer().status().parked; }));

  install_definition();
  create_widget("c");
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value())
      << follower.informer().status().reason;
  EXPECT_THAT(follower.problems(), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0::e2e
