// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/exec_plugin.hpp"

#include <cmath>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/base64.hpp"
#include "kinform/json.hpp"
#include "testing/certificates.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kVersion = "client.authentication.k8s.io/v1";
constexpr const char* kBetaVersion = "client.authentication.k8s.io/v1beta1";
const std::string kCertificate = "-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----\n";
const std::string kKey = "-----BEGIN EC PRIVATE KEY-----\nYQ==\n-----END EC PRIVATE KEY-----\n";

std::string response(const Json& status, const std::string& version = kVersion) {
  return Json({{"kind", "ExecCredential"}, {"apiVersion", version}, {"status", status}}).to_json();
}

std::string error_of(std::string_view output) {
  const Result<PluginCredential> credential = read_exec_credential(output, kVersion);
  return credential.ok() ? "no error" : credential.error().message;
}

// The output carries a token, a client certificate with key, or both, and may expire (EX-04).
TEST(ExecCredentialTest, TokenCertificateAndExpirationAreRead) {
  const PluginCredential credential =
      read_exec_credential(response({{"token", "t"},
                                     {"clientCertificateData", kCertificate},
                                     {"clientKeyData", kKey},
                                     {"expirationTimestamp", "2024-01-01T00:00:10Z"}}),
                           kVersion)
          .value();
  EXPECT_EQ(credential.token, "t");
  EXPECT_EQ(*credential.certificate, (ClientCertificate{kCertificate, kKey}));
  EXPECT_EQ(credential.expiration, WallTime(std::chrono::seconds(1'704'067'210)));
}

TEST(ExecCredentialTest, ExpirationBeyondTheClockRangeIsClamped) {
  const auto credential = read_exec_credential(
      response({{"token", "t"}, {"expirationTimestamp", "6709-01-01T00:00:00Z"}}), kVersion);
  EXPECT_GT(credential->expiration, WallTime::max() - std::chrono::seconds(1));
}

TEST(ExecCredentialTest, YamlAndBothApiVersionsAreAccepted) {
  EXPECT_EQ(
      read_exec_credential("kind: ExecCredential\napiVersion: client.authentication.k8s.io/v1\n"
                           "status:\n  token: t\n  expirationTimestamp: null\n",
                           kVersion)
          ->token,
      "t");
  EXPECT_EQ(read_exec_credential(response({{"token", "t"}}, kBetaVersion), kBetaVersion)->token,
            "t");
}

// The output must have the configured API version (EX-01).
TEST(ExecCredentialTest, WrongVersionOrKindIsRejected) {
  EXPECT_EQ(error_of(response({{"token", "SECRET"}}, kBetaVersion)),
            "configured for API version client.authentication.k8s.io/v1, but the plugin returned "
            "\"client.authentication.k8s.io/v1beta1\"");
  EXPECT_EQ(error_of(response({{"token", "t"}}, "SECRET")),
            "configured for API version client.authentication.k8s.io/v1, but the plugin returned "
            "another one");
  EXPECT_THAT(error_of(R"({"kind":"Secret","status":{"token":"SECRET"}})"),
              HasSubstr("not an ExecCredential"));
}

TEST(ExecCredentialTest, IncompleteOutputIsRejectedWithoutShowingIt) {
  const std::pair<std::string, const char*> cases[] = {
      {"", "is not a JSON object"},
      {"SECRET", "is not a JSON object"},
      {"{\"SECRET\": ", "is not a JSON object"},
      {"a: SECRET\na: SECRET", "is not a JSON object"},
      {response(nullptr), "has no status"},
      {response(Json::object()), "neither a token nor a client certificate"},
      {response({{"token", ""}}), "neither a token nor a client certificate"},
      {response({{"token", 5}}), "status.token is not a string"},
      {response({{"token", "SECRET"}, {"clientKeyData", kKey}}), "but not both"},
      {response({{"clientCertificateData", kCertificate}}), "but not both"},
      {response({{"clientCertificateData", "SECRET"}, {"clientKeyData", kKey}}),
       "clientCertificateData is not PEM"},
      {response({{"clientCertificateData", kCertificate}, {"clientKeyData", "SECRET"}}),
       "clientKeyData is not PEM"},
      {response({{"token", "SECRET"}, {"expirationTimestamp", "tomorrow"}}), "is not RFC 3339"}};
  for (const auto& [output, problem] : cases) {
    EXPECT_THAT(error_of(output), HasSubstr(problem)) << output;
    EXPECT_THAT(error_of(output), Not(HasSubstr("SECRET")));
  }
}

class ExecPluginTest : public ::testing::Test {
 protected:
  ExecPluginTest() {
    config_.server = "https://h:6443";
    config_.exec = ExecPlugin{
        .api_version = kVersion, .command = "", .interactive_mode = InteractiveMode::Never};
  }
  // Configures a plugin that runs the shell commands `text` and then prints `output`.
  void use_script(const std::string& text, const std::string& output = response({{"token", "t"}})) {
    folder_.write("output", output);
    config_.exec->command = folder_.write_program(
        "plugin", "#!/bin/sh\n" + text + "\ncat " + folder_.path_of("output") + "\n");
  }
  Result<PluginCredential> run() { return PluginRunner(config_, options_).run({}); }
  std::string error_of_run() {
    const Result<PluginCredential> credential = run();
    return credential.ok() ? "no error" : credential.error().message;
  }
  Json info_seen() const { return parse_json(folder_.read("info")).value(); }

  TemporaryFolder folder_;
  ClientConfig config_;
  PluginOptions options_ = {.stdin_is_terminal = false};
};

// The plugin gets its arguments, extra environment variables and KUBERNETES_EXEC_INFO (EX-02).
TEST_F(ExecPluginTest, PluginGetsArgumentsVariablesAndInfo) {
  use_script("printf '%s' \"$KUBERNETES_EXEC_INFO\" > " + folder_.path_of("info") +
             "; echo \"$1 $PROFILE\" > " + folder_.path_of("seen"));
  config_.exec->arguments = {"get token"};
  config_.exec->environment = {{"PROFILE", "a b"}, {"KUBERNETES_EXEC_INFO", "not this"}};
  EXPECT_EQ(run()->token, "t");
  EXPECT_EQ(folder_.read("seen"), "get token a b\n");
  EXPECT_EQ(info_seen(), Json({{"kind", "ExecCredential"},
                               {"apiVersion", kVersion},
                               {"spec", {{"interactive", false}}}}));
}

TEST_F(ExecPluginTest, PluginGetsTheClusterIfConfigured) {
  use_script("printf '%s' \"$KUBERNETES_EXEC_INFO\" > " + folder_.path_of("info"));
  config_.exec->provide_cluster_info = true;
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(info_seen()["spec"]["cluster"],
            Json({{"server", "https://h:6443"}, {"config", nullptr}}));

  config_.tls = {.ca_file = folder_.write("ca", "authority"), .server_name = "sni"};
  config_.proxy_url = "http://proxy:1";
  config_.disable_compression = true;
  config_.exec->cluster_extension_json = R"({"audience":"x"})";
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(info_seen()["spec"]["cluster"],
            Json({{"server", "https://h:6443"},
                  {"tls-server-name", "sni"},
                  {"certificate-authority-data", encode_base64("authority")},
                  {"proxy-url", "http://proxy:1"},
                  {"disable-compression", true},
                  {"config", {{"audience", "x"}}}}));
  config_.tls = {.insecure_skip_verify = true};
  EXPECT_TRUE(run().ok());
  EXPECT_EQ(info_seen()["spec"]["cluster"]["insecure-skip-tls-verify"], Json(true));
}

// interactiveMode decides about access to the terminal: Always requires a terminal, IfAvailable
// uses one if there is one, Never uses none (EX-03).
TEST_F(ExecPluginTest, InteractiveModeDecidesAboutTerminalAccess) {
  use_script("printf '%s' \"$KUBERNETES_EXEC_INFO\" > " + folder_.path_of("info"));
  const auto interactive = [this](InteractiveMode mode, bool has_terminal) {
    config_.exec->interactive_mode = mode;
    options_.stdin_is_terminal = has_terminal;
    EXPECT_TRUE(run().ok());
    return info_seen()["spec"]["interactive"].as_bool();
  };
  EXPECT_FALSE(interactive(InteractiveMode::Never, true));
  EXPECT_TRUE(interactive(InteractiveMode::IfAvailable, true));
  EXPECT_FALSE(interactive(InteractiveMode::IfAvailable, false));
  EXPECT_TRUE(interactive(InteractiveMode::Always, true));
  options_.stdin_is_terminal = false;
  EXPECT_THAT(error_of_run(), HasSubstr("standard input is not a terminal"));
}

// A missing program is reported with the configured install hint (EX-11).
TEST_F(ExecPluginTest, MissingPluginIsAnErrorWithTheInstallHint) {
  config_.exec->command = "kinform-no-such-plugin";
  config_.exec->install_hint = "Get it at example.com.";
  EXPECT_EQ(error_of_run(),
            "credential plugin \"kinform-no-such-plugin\": program not found. "
            "Get it at example.com.");
  EXPECT_EQ(run().error().code, ErrorCode::FailedPrecondition);
}

TEST_F(ExecPluginTest, FailingPluginIsAnErrorWithItsExitCode) {
  use_script("echo SECRET; exit 3");
  EXPECT_THAT(error_of_run(), HasSubstr("failed with exit code 3"));
  EXPECT_THAT(error_of_run(), Not(HasSubstr("SECRET")));
}

TEST_F(ExecPluginTest, MalformedPluginOutputIsAnError) {
  use_script("echo SECRET rubbish");
  EXPECT_THAT(error_of_run(), HasSubstr("is not a JSON object"));
  EXPECT_THAT(error_of_run(), Not(HasSubstr("SECRET")));
  use_script("", response({{"token", "SECRET"}}, kBetaVersion));
  EXPECT_THAT(error_of_run(),
              HasSubstr("the plugin returned \"client.authentication.k8s.io/v1beta1\""));
  use_script("yes | head -c 2000000");
  EXPECT_EQ(run().error().code, ErrorCode::LimitExceeded);
}

// Calls are counted by exit code and call status (EX-12).
TEST_F(ExecPluginTest, CallsAreCounted) {
  test_support::RecordingMetrics metrics;
  options_.metrics = &metrics;
  use_script("test -e " + folder_.path_of("works") + " || exit 3");
  PluginRunner runner(config_, options_);
  EXPECT_FALSE(runner.run({}).ok());
  folder_.write("works", "");
  EXPECT_TRUE(runner.run({}).ok());
  EXPECT_TRUE(runner.run({}).ok());
  folder_.remove("plugin");
  EXPECT_FALSE(runner.run({}).ok());
  const auto calls = [&metrics](const char* code, const char* status) {
    return metrics.value("rest_client_exec_plugin_call_total",
                         {{"code", code}, {"call_status", status}});
  };
  EXPECT_EQ(calls("3", "plugin_execution_error"), 1);
  EXPECT_EQ(calls("0", "no_error"), 2);
  EXPECT_EQ(calls("1", "plugin_not_found_error"), 1);
}

// Remaining lifetime and rotation age of the client certificate are reported (EX-12).
TEST_F(ExecPluginTest, CertificateLifetimeIsReported) {
  const test_support::CertificateAuthority ca;
  const auto issue = [&](std::chrono::seconds from, std::chrono::seconds until) {
    const ClientCertificate pair = ca.issue({.valid_from = from, .valid_until = until});
    use_script("", response({{"clientCertificateData", pair.certificate_pem},
                             {"clientKeyData", pair.key_pem}}));
  };
  test_support::RecordingMetrics metrics;
  options_.metrics = &metrics;
  options_.host = "api:6443";
  PluginRunner runner(config_, options_);
  const auto time_to_live = [&metrics] {
    return metrics.value("rest_client_exec_plugin_ttl_seconds", {{"host", "api:6443"}}).value();
  };
  const auto ages = [&metrics] {
    return metrics.observations("rest_client_exec_plugin_certificate_rotation_age", {});
  };
  EXPECT_TRUE(std::isinf(time_to_live()));

  issue(-1h, 24h);
  ASSERT_TRUE(runner.run({}).ok());
  EXPECT_NEAR(time_to_live(), 24 * 3600, 600);
  ASSERT_TRUE(runner.run({}).ok());  // The same certificate again.
  EXPECT_TRUE(ages().empty());
  issue(-2h, -1h);
  ASSERT_TRUE(runner.run({}).ok());
  EXPECT_NEAR(time_to_live(), -3600, 600);
  ASSERT_EQ(ages().size(), 1u);
  EXPECT_NEAR(ages()[0], 3600, 600);
}

TEST_F(ExecPluginTest, HangingPluginIsKilledAtTheTimeout) {
  use_script("exec sleep 1000");
  options_.timeout = 50ms;
  EXPECT_EQ(run().error().code, ErrorCode::Timeout);
}

}  // namespace
}  // namespace kinform::inline v0::config
