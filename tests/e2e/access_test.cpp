// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Permissions, and credentials that change, against a real server with RBAC.

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/temporary_folder.hpp"
#include "tests/e2e/real_server_test.hpp"
#include "tests/e2e/relay.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const ApiResource kRoles{
    .group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles", .kind = "Role"};
const ApiResource kRoleBindings{.group = "rbac.authorization.k8s.io",
                                .version = "v1",
                                .plural = "rolebindings",
                                .kind = "RoleBinding"};
const ApiResource kServiceAccounts{
    .version = "v1", .plural = "serviceaccounts", .kind = "ServiceAccount"};
const ApiResource kSecrets{.version = "v1", .plural = "secrets", .kind = "Secret"};

class AccessTest : public RealServerTest {
 protected:
  // Allows a subject to read ConfigMaps in the test's namespace.
  void grant(const std::string& name, const Json& subject) {
    const Json metadata = {{"name", name}, {"namespace", namespace_}};
    const Json rule = {{"apiGroups", Json::array({""})},
                       {"resources", Json::array({"configmaps"})},
                       {"verbs", Json::array({"get", "list", "watch"})}};
    const Json role = {{"metadata", metadata}, {"rules", Json::array({rule})}};
    ASSERT_TRUE(client_.create(kRoles, role).ok());
    const Json binding = {
        {"metadata", metadata},
        {"subjects", Json::array({subject})},
        {"roleRef", {{"apiGroup", "rbac.authorization.k8s.io"}, {"kind", "Role"}, {"name", name}}}};
    ASSERT_TRUE(client_.create(kRoleBindings, binding).ok());
  }
  void grant_user(const std::string& user) {
    grant(user, {{"kind", "User"}, {"apiGroup", "rbac.authorization.k8s.io"}, {"name", user}});
  }

  // Returns a service account token that is valid while a secret exists.
  std::string token_bound_to(const std::string& account, const std::string& secret) {
    const ObjectPtr holder =
        client_.create(kSecrets, {{"metadata", {{"name", secret}, {"namespace", namespace_}}}})
            .value();
    const ObjectPtr response =
        client_
            .create(kServiceAccounts,
                    {{"apiVersion", "authentication.k8s.io/v1"},
                     {"kind", "TokenRequest"},
                     {"metadata", {{"name", account}, {"namespace", namespace_}}},
                     {"spec",
                      {{"boundObjectRef",
                        {{"kind", "Secret"},
                         {"apiVersion", "v1"},
                         {"name", secret},
                         {"uid", std::string(holder->uid())}}}}}},
                    {.subresource = "token"})
            .value();
    return std::string(response->at("/status/token").as_string());
  }

  const test_support::TemporaryFolder folder_;
  Relay relay_{cluster_.port()};
};

TEST_F(AccessTest, ForbiddenListIsReportedAndRecoversOnceGranted) {
  create("a");
  ClientConfig config = cluster_.client_config();
  config.bearer_token = "guest-token";
  Follower follower(Client(config, {.requests_per_second = 0}), kConfigMaps, here(),
                    {.backoff = {.first_delay = 100ms, .longest_delay = 1s}});
  EXPECT_TRUE(eventually([&] { return has_failed(follower); }));
  EXPECT_FALSE(follower.informer().has_synced());
  EXPECT_THAT(follower.informer().status().reason,
              AllOf(HasSubstr("guest"), HasSubstr("configmaps"), HasSubstr("forbidden")));
  EXPECT_EQ(follower.informer().status().reflector.last_error->code, ErrorCode::Forbidden);

  grant_user("guest");
  EXPECT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 1u);
  EXPECT_TRUE(eventually([&] { return follower.informer().status().reason.empty(); }));
}

TEST_F(AccessTest, WrongTokenIsReported) {
  ClientConfig config = cluster_.client_config();
  config.bearer_token = "no-such-token";
  Follower follower(Client(config), kConfigMaps, here());
  EXPECT_TRUE(eventually([&] { return has_failed(follower); }));
  EXPECT_EQ(follower.informer().status().reflector.last_error->code, ErrorCode::Unauthorized);
}

TEST_F(AccessTest, PermissionIsRevokedDuringAWatch) {
  grant_user("guest");
  create("a");
  ClientConfig config = cluster_.client_config(relay_.port());
  config.bearer_token = "guest-token";
  Follower follower(Client(config, {.requests_per_second = 0}), kConfigMaps, here(),
                    {.backoff = {.first_delay = 100ms, .longest_delay = 1s}});
  ASSERT_TRUE(follower.wait_for_sync());
  ASSERT_TRUE(client_.delete_object(kRoleBindings, {namespace_, "guest"}).ok());
  const Client guest(config, {.requests_per_second = 0});
  ASSERT_TRUE(eventually([&] { return !guest.list(kConfigMaps, here()).ok(); }));
  // Cut the connection, so that the informer sends a new request: the server does not end a watch
  // when its permission is revoked.
  relay_.cut();
  EXPECT_TRUE(eventually(
      [&] { return follower.informer().status().reason.find("forbidden") != std::string::npos; }));
  EXPECT_EQ(follower.cached().size(), 1u);  // The cache keeps the last known state.
}

TEST_F(AccessTest, RotatedTokenIsReadFromItsFile) {
  ASSERT_TRUE(
      client_.create(kServiceAccounts, {{"metadata", {{"name", "app"}, {"namespace", namespace_}}}})
          .ok());
  grant("app", {{"kind", "ServiceAccount"}, {"name", "app"}, {"namespace", namespace_}});
  const std::string first = token_bound_to("app", "first");
  ClientConfig config = cluster_.client_config(relay_.port());
  config.bearer_token.clear();
  config.bearer_token_file = folder_.write("token", first);
  Follower follower(Client(config, {.requests_per_second = 0}), kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());

  folder_.write("token", token_bound_to("app", "second"));
  ASSERT_TRUE(client_.delete_object(kSecrets, {namespace_, "first"}).ok());
  ClientConfig old = cluster_.client_config();
  old.bearer_token = first;
  const Client old_client(old, {.requests_per_second = 0});
  ASSERT_TRUE(eventually([&] {
    const auto list = old_client.list(kConfigMaps, here());
    return !list && list.error().code == ErrorCode::Unauthorized;
  }));

  relay_.cut();
  create("a");
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value())
      << follower.informer().status().reason;
  EXPECT_THAT(follower.problems(), IsEmpty());
}

TEST_F(AccessTest, RotatedCertificateIsReadFromItsFiles) {
  grant_user("robot");
  const auto write_certificate = [&](std::chrono::seconds valid_until) {
    const ClientCertificate certificate =
        cluster_.ca().issue({.common_name = "robot", .valid_until = valid_until});
    folder_.write("robot.key", certificate.key_pem);
    folder_.write("robot.crt", certificate.certificate_pem);
    return certificate;
  };
  const ClientCertificate first = write_certificate(8s);
  ClientConfig config = cluster_.client_config(relay_.port());
  config.bearer_token.clear();
  config.client_certificate_file = folder_.path_of("robot.crt");
  config.client_key_file = folder_.path_of("robot.key");
  Follower follower(Client(config, {.requests_per_second = 0}), kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());

  write_certificate(1h);
  ClientConfig old = cluster_.client_config();
  old.bearer_token.clear();
  old.client_certificate_pem = first.certificate_pem;
  old.client_key_pem = first.key_pem;
  ASSERT_TRUE(eventually(
      [&] { return !Client(old, {.requests_per_second = 0}).list(kConfigMaps, here()).ok(); }));

  relay_.cut();
  create("a");
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value())
      << follower.informer().status().reason;
}

}  // namespace
}  // namespace kinform::inline v0::e2e
