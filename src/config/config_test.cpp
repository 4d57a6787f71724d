// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/config.hpp"

#include <sys/stat.h>

#include <map>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/base64.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::LogCapture;
using test_support::TemporaryFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kCertificate =
    "-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----\n";

// Provides a home folder, environment variables and, on request, a service account.
class ConfigTest : public ::testing::Test {
 protected:
  ConfigTest() { environment_["HOME"] = folder_.path_of("home"); }

  ConfigOptions options(ConfigOverrides overrides = {}) {
    ConfigOptions options;
    options.overrides = std::move(overrides);
    options.environment = [this](const std::string& name) -> std::optional<std::string> {
      const auto found = environment_.find(name);
      if (found == environment_.end()) return std::nullopt;
      return found->second;
    };
    options.service_account_folder = folder_.path_of("account");
    options.logger = Logger(log_);
    return options;
  }

  Result<ClientConfig> load(ConfigOverrides overrides = {}) {
    return load_config(options(std::move(overrides)));
  }
  std::string error_of(ConfigOverrides overrides = {}) {
    const Result<ClientConfig> config = load(std::move(overrides));
    return config.ok() ? "no error" : config.error().message;
  }

  void write_home(std::string_view text) { folder_.write("home/.kube/config", text); }

  // Writes ~/.kube/config with one cluster, one user and one context, all called "it".
  void write_home(std::string_view cluster, std::string_view user, std::string_view context = "") {
    write_home(one_of_each(cluster, user, context));
  }
  static std::string one_of_each(std::string_view cluster, std::string_view user,
                                 std::string_view context = "") {
    return "current-context: it\n"
           "clusters:\n- name: it\n  cluster: {" +
           std::string(cluster) +
           "}\n"
           "users:\n- name: it\n  user: {" +
           std::string(user) +
           "}\n"
           "contexts:\n- name: it\n  context: {cluster: it, user: it" +
           (context.empty() ? "" : ", ") + std::string(context) + "}\n";
  }

  void enter_cluster() {
    environment_["KUBERNETES_SERVICE_HOST"] = "10.0.0.1";
    environment_["KUBERNETES_SERVICE_PORT"] = "443";
    folder_.write("account/token", "pod-token\n");
    folder_.write("account/ca.crt", kCertificate);
    folder_.write("account/namespace", "pod-space\n");
  }

  TemporaryFolder folder_;
  std::map<std::string, std::string> environment_;
  std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
};

// Kubeconfig files are searched in this order: the flag, then KUBECONFIG, then ~/.kube/config
// (KC-01).
TEST_F(ConfigTest, HomeFileIsTheDefault) {
  write_home("server: 'https://home'", "token: home");
  const ClientConfig config = load().value();
  EXPECT_EQ(config.server, "https://home");
  EXPECT_EQ(config.bearer_token, "home");
  EXPECT_EQ(config.namespace_name, "default");
}

TEST_F(ConfigTest, FlagPrecedesVariableAndVariablePrecedesHomeFile) {
  write_home("server: 'https://home'", "");
  environment_["KUBECONFIG"] = folder_.write("a", one_of_each("server: 'https://variable'", ""));
  EXPECT_EQ(load()->server, "https://variable");

  ConfigOptions by_flag = options();
  by_flag.kubeconfig = folder_.write("b", one_of_each("server: 'https://flag'", ""));
  EXPECT_EQ(load_config(by_flag)->server, "https://flag");
}

TEST_F(ConfigTest, ExplicitFileIsNotMergedWithOthers) {
  environment_["KUBECONFIG"] = folder_.write("a", one_of_each("server: 'https://a'", ""));
  ConfigOptions by_flag = options();
  by_flag.kubeconfig = folder_.write("b",
                                     "contexts: [{name: lonely, context: {cluster: it}}]\n"
                                     "current-context: lonely\n");
  EXPECT_THAT(load_config(by_flag).error().message, HasSubstr("cluster \"it\" not found"));
}

TEST_F(ConfigTest, ExplicitFileMustExist) {
  ConfigOptions by_flag = options();
  by_flag.kubeconfig = folder_.path_of("nowhere");
  const Result<ClientConfig> config = load_config(by_flag);
  ASSERT_FALSE(config.ok());
  EXPECT_EQ(config.error().code, ErrorCode::FailedPrecondition);
  EXPECT_THAT(config.error().message, HasSubstr("/nowhere\": file not found"));
}

// Missing files in KUBECONFIG are skipped; a warning is logged if all are missing (KC-02).
TEST_F(ConfigTest, MissingFilesAreSkippedAndReportedIfAllAreMissing) {
  environment_["KUBECONFIG"] =
      folder_.path_of("none") + "::" + folder_.write("a", one_of_each("server: 'https://a'", ""));
  EXPECT_EQ(load()->server, "https://a");
  EXPECT_TRUE(log_->records("Config not found").empty());

  environment_["KUBECONFIG"] = folder_.path_of("none");
  EXPECT_FALSE(load().ok());
  EXPECT_EQ(log_->records("Config not found").size(), 1u);
}

// Errors of all unreadable files are reported together (KC-03).
TEST_F(ConfigTest, EveryInvalidFileIsNamed) {
  const std::string bad_yaml = folder_.write("bad", "a: b: c\n");
  const std::string bad_field = folder_.write("worse", "users: 3\n");
  environment_["KUBECONFIG"] = bad_yaml + ":" + folder_.path() + ":" + bad_field;
  const std::string error = error_of();
  EXPECT_THAT(error, HasSubstr(bad_yaml + "\": line 1"));
  EXPECT_THAT(error, HasSubstr("cannot read \"" + folder_.path() + "\": Is a directory"));
  EXPECT_THAT(error, HasSubstr(bad_field + "\", line 1: users: a number found"));
}

TEST_F(ConfigTest, UnknownFieldsAreLoggedNotRejected) {
  write_home("server: 'https://home', servre: x", "");
  EXPECT_TRUE(load().ok());
  const auto records = log_->records("Unknown field in kubeconfig");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].field("field"), "clusters[0].cluster.servre");
}

TEST_F(ConfigTest, MissingConfigurationErrorNamesTheSearchedPlaces) {
  const Result<ClientConfig> config = load();
  ASSERT_FALSE(config.ok());
  EXPECT_EQ(config.error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(config.error().message,
            "no configuration: file not found: \"" + folder_.path_of("home/.kube/config") +
                "\"; not running in a cluster either: KUBERNETES_SERVICE_HOST is not set. Specify "
                "a file with KUBECONFIG or --kubeconfig, or a server with --server");
  environment_.erase("HOME");
  EXPECT_THAT(error_of(), HasSubstr("neither KUBECONFIG nor HOME is set"));
}

TEST_F(ConfigTest, MissingCurrentContextErrorListsTheContexts) {
  write_home("contexts: [{name: b, context: {}}, {name: a, context: {}}]");
  EXPECT_THAT(error_of(), HasSubstr("no current-context in"));
  EXPECT_THAT(error_of(), HasSubstr("--context; available: \"a\", \"b\""));
}

// A context, cluster or user that is named must exist (KC-08).
TEST_F(ConfigTest, UnknownNameErrorListsTheExistingNames) {
  write_home("server: 'https://home'", "");
  EXPECT_EQ(error_of({.context = "x"}), "--context: context \"x\" not found; available: \"it\"");
  EXPECT_EQ(error_of({.cluster = "x"}), "--cluster: cluster \"x\" not found; available: \"it\"");
  EXPECT_EQ(error_of({.user = "x"}), "--user: user \"x\" not found; available: \"it\"");
  write_home("current-context: gone\n");
  EXPECT_THAT(error_of(),
              HasSubstr("line 1: current-context: context \"gone\" not found; none are defined"));
  write_home("current-context: c\ncontexts:\n- name: c\n  context: {user: u}\n");
  EXPECT_THAT(error_of(), HasSubstr("line 3: context \"c\": user \"u\" not found"));
}

TEST_F(ConfigTest, FlagsChooseContextClusterAndUser) {
  write_home(
      "current-context: a\n"
      "clusters: [{name: a, cluster: {server: 'https://a'}}, {name: b, cluster: {server: "
      "'https://b'}}]\n"
      "users: [{name: a, user: {token: ta}}, {name: b, user: {token: tb}}]\n"
      "contexts: [{name: a, context: {cluster: a, user: a, namespace: na}},\n"
      "           {name: b, context: {cluster: b, user: b, namespace: nb}}]\n");
  const ClientConfig b = load({.context = "b"}).value();
  EXPECT_EQ(b.server + " " + b.bearer_token + " " + b.namespace_name, "https://b tb nb");
  const ClientConfig mixed = load({.cluster = "b", .namespace_name = "x"}).value();
  EXPECT_EQ(mixed.server + " " + mixed.bearer_token + " " + mixed.namespace_name, "https://b ta x");
  EXPECT_EQ(load({.user = "b"})->bearer_token, "tb");
}

TEST_F(ConfigTest, EveryFieldArrives) {
  folder_.write("home/.kube/ca.crt", kCertificate);
  folder_.write("home/.kube/tok", "from-file");
  write_home(
      "server: 'https://h:1/p/?q#f', tls-server-name: sni, certificate-authority: ca.crt,"
      "proxy-url: 'socks5://proxy:1', disable-compression: true,"
      "extensions: [{name: client.authentication.k8s.io/exec, extension: {audience: x}}]",
      "token: t, tokenFile: tok, client-certificate-data: " + encode_base64("cert") +
          ", client-key-data: " + encode_base64("key") +
          ", as: jane, as-uid: '7', as-groups: [g], as-user-extra: {k: [v]},"
          "exec: {apiVersion: client.authentication.k8s.io/v1, command: bin/plugin, args: [a],"
          "env: [{name: NAME, value: V}], installHint: \"get\\e it\", provideClusterInfo: true,"
          "interactiveMode: Always}",
      "namespace: team");
  const ClientConfig config = load({.request_timeout = "30"}).value();
  ClientConfig expected;
  expected.server = "https://h:1/p";
  expected.namespace_name = "team";
  expected.tls = {.ca_file = folder_.path_of("home/.kube/ca.crt"), .server_name = "sni"};
  expected.proxy_url = "socks5://proxy:1";
  expected.disable_compression = true;
  expected.request_timeout = std::chrono::seconds(30);
  expected.bearer_token = "t";
  expected.bearer_token_file = folder_.path_of("home/.kube/tok");
  expected.client_certificate_pem = "cert";
  expected.client_key_pem = "key";
  expected.impersonate = {.user = "jane", .uid = "7", .groups = {"g"}, .extra = {{"k", {"v"}}}};
  expected.exec = ExecPlugin{.api_version = "client.authentication.k8s.io/v1",
                             .command = folder_.path_of("home/.kube/bin/plugin"),
                             .arguments = {"a"},
                             .environment = {{"NAME", "V"}},
                             .install_hint = "get it",
                             .provide_cluster_info = true,
                             .cluster_extension_json = R"({"audience":"x"})",
                             .interactive_mode = InteractiveMode::Always};
  EXPECT_EQ(config, expected);
}

// Paths are relative to the file that contains the entry (KC-06).
TEST_F(ConfigTest, PathsAreRelativeToTheirFile) {
  folder_.write("certs/ca.crt", kCertificate);
  folder_.write("certs/c.crt", "cert");
  folder_.write("certs/c.key", "key");
  const std::string file = folder_.write(
      "deep/kc", one_of_each("server: 'https://h', certificate-authority: ../certs/ca.crt",
                             "client-certificate: ../certs/c.crt, client-key: " +
                                 folder_.path_of("certs/c.key")));
  environment_["KUBECONFIG"] = folder_.write("other", "users: []\n") + ":" + file;
  const ClientConfig config = load().value();
  EXPECT_EQ(config.tls.ca_file, folder_.path_of("certs/ca.crt"));
  EXPECT_EQ(config.client_certificate_file, folder_.path_of("certs/c.crt"));
  EXPECT_EQ(config.client_key_file, folder_.path_of("certs/c.key"));
}

TEST_F(ConfigTest, BareCommandIsLookedUpInPath) {
  write_home("server: 'https://h'",
             "exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: aws}");
  const ClientConfig config = load().value();
  EXPECT_EQ(config.exec->command, "aws");
  EXPECT_EQ(config.exec->interactive_mode, InteractiveMode::IfAvailable);
}

// Overriding one TLS setting clears the related ones (KC-09).
TEST_F(ConfigTest, TlsFlagsReplaceAllTlsSettingsOfTheFile) {
  folder_.write("ca.crt", kCertificate);
  write_home("server: 'https://h', tls-server-name: sni, certificate-authority-data: Zm9v", "");
  EXPECT_EQ(load({.insecure_skip_tls_verify = true})->tls,
            (TlsOptions{.server_name = "sni", .insecure_skip_verify = true}));
  EXPECT_EQ(load({.certificate_authority = folder_.path_of("ca.crt")})->tls,
            (TlsOptions{.ca_file = folder_.path_of("ca.crt"), .server_name = "sni"}));
  EXPECT_EQ(load({.server = "https://x"})->tls, TlsOptions{.ca_pem = "foo"});
  EXPECT_EQ(load({.tls_server_name = "other"})->tls.server_name, "other");
}

TEST_F(ConfigTest, CredentialFlagsReplaceOtherCredentials) {
  folder_.write("tok", "t");
  folder_.write("c.crt", "c");
  folder_.write("c.key", "k");
  write_home("server: 'https://h'",
             "tokenFile: " + folder_.path_of("tok") +
                 ", client-certificate-data: Zm9v, client-key-data: Zm9v, exec: {apiVersion: "
                 "client.authentication.k8s.io/v1beta1, command: x}");
  const ClientConfig by_token = load({.token = "given"}).value();
  EXPECT_EQ(by_token.bearer_token, "given");
  EXPECT_EQ(by_token.bearer_token_file, "");
  EXPECT_FALSE(by_token.exec.has_value());
  EXPECT_EQ(by_token.client_certificate_pem, "foo");

  const ClientConfig by_name = load({.username = "n", .password = "p"}).value();
  EXPECT_EQ(by_name.username + by_name.password + by_name.bearer_token_file, "np");
  EXPECT_FALSE(by_name.exec.has_value());

  const ClientConfig by_certificate =
      load({.client_certificate = folder_.path_of("c.crt"), .client_key = folder_.path_of("c.key")})
          .value();
  EXPECT_EQ(by_certificate.client_certificate_pem + by_certificate.client_key_pem, "");
  EXPECT_EQ(by_certificate.client_certificate_file, folder_.path_of("c.crt"));
}

TEST_F(ConfigTest, ImpersonationFlagsAreMergedWithTheFile) {
  write_home("server: 'https://h'", "as: jane, as-groups: [a], as-user-extra: {k: [v], l: [w]}");
  const Impersonation who =
      load({.as = "joe", .as_uid = "1", .as_user_extra = {{"k", {"x"}}}})->impersonate;
  EXPECT_EQ(
      who, (Impersonation{
               .user = "joe", .uid = "1", .groups = {"a"}, .extra = {{"k", {"x"}}, {"l", {"w"}}}}));
  EXPECT_THAT(load({.as_groups = {"b", "c"}})->impersonate.groups, ElementsAre("b", "c"));
}

TEST_F(ConfigTest, ServerFlagAloneIsEnough) {
  const ClientConfig config = load({.server = "https://x:1", .token = "t"}).value();
  EXPECT_EQ(config.server, "https://x:1");
  EXPECT_EQ(config.bearer_token, "t");
}

// The request timeout is a number of seconds or a duration string (KC-19).
TEST_F(ConfigTest, TimeoutIsSecondsOrADuration) {
  EXPECT_EQ(load({.server = "https://x", .request_timeout = "5"})->request_timeout,
            std::chrono::seconds(5));
  EXPECT_EQ(load({.server = "https://x", .request_timeout = "1m30s"})->request_timeout,
            std::chrono::seconds(90));
  for (const char* bad : {"soon", "-5", "-5s"}) {
    EXPECT_THAT(error_of({.server = "https://x", .request_timeout = bad}),
                HasSubstr("request timeout"));
  }
}

// Incomplete and contradictory entries are rejected before use (KC-10, KC-11).
TEST_F(ConfigTest, InvalidEntriesAreRejected) {
  const std::pair<std::string, std::string> clusters[] = {
      {"tls-server-name: x", "server is missing"},
      {"server: 'ftp://h'", "neither https nor http"},
      {"server: 'https://h', proxy-url: 'ftp://u:secret@p'", "proxy-url: must begin"},
      {"server: 'https://h', certificate-authority: x, certificate-authority-data: Zm9v",
       "certificate-authority and certificate-authority-data are both set"},
      {"server: 'https://h', certificate-authority-data: Zm9v, insecure-skip-tls-verify: true",
       "insecure-skip-tls-verify and a certificate authority are both set"},
      {"server: 'https://h', certificate-authority: nowhere",
       "certificate-authority: cannot read \"" + folder_.path_of("home/.kube/nowhere")}};
  for (const auto& [cluster, problem] : clusters) {
    write_home(cluster, "");
    EXPECT_THAT(error_of(), HasSubstr("line 3: cluster \"it\": ")) << cluster;
    EXPECT_THAT(error_of(), HasSubstr(problem)) << cluster;
    EXPECT_THAT(error_of(), Not(HasSubstr("secret")));
  }
  const std::pair<std::string, std::string> users[] = {
      {"client-certificate-data: Zm9v", "needs client-key or client-key-data"},
      {"client-certificate: x, client-certificate-data: Zm9v, client-key-data: Zm9v",
       "client-certificate and client-certificate-data are both set"},
      {"client-certificate-data: Zm9v, client-key: x, client-key-data: Zm9v",
       "client-key and client-key-data are both set"},
      {"client-certificate: nowhere, client-key-data: Zm9v", "client-certificate: cannot read"},
      {"token: SECRET, username: me", "a token and a password are both set"},
      {"as-groups: [g]", "need an `as`"},
      {"exec: {apiVersion: client.authentication.k8s.io/v1beta1}", "exec: command is missing"},
      {"exec: {command: x, interactiveMode: Never}", "exec: apiVersion must be"},
      {"exec: {command: x, apiVersion: client.authentication.k8s.io/v1alpha1}",
       "not \"client.authentication.k8s.io/v1alpha1\""},
      {"exec: {command: x, apiVersion: client.authentication.k8s.io/v1}",
       "interactiveMode must be Never, IfAvailable or Always"},
      {"exec: {command: x, apiVersion: client.authentication.k8s.io/v1beta1, env: [{value: "
       "SECRET}]}",
       "env: each variable needs a name"},
      {"exec: {command: x, apiVersion: client.authentication.k8s.io/v1beta1}, auth-provider: "
       "{name: gcp}",
       "exec and auth-provider are both set"}};
  for (const auto& [user, problem] : users) {
    write_home("server: 'https://h'", user);
    EXPECT_THAT(error_of(), HasSubstr("line 6: user \"it\": ")) << user;
    EXPECT_THAT(error_of(), HasSubstr(problem)) << user;
    EXPECT_THAT(error_of(), Not(HasSubstr("SECRET"))) << user;
  }
  write_home("server: 'https://h'", "", "namespace: Not_a_label");
  EXPECT_THAT(error_of(), HasSubstr("namespace \"Not_a_label\": must be at most 63"));
}

TEST_F(ConfigTest, AllProblemsAreReportedTogether) {
  write_home("tls-server-name: x", "client-certificate-data: Zm9v, as-uid: '1'");
  const std::string error = error_of();
  EXPECT_THAT(error, HasSubstr("server is missing"));
  EXPECT_THAT(error, HasSubstr("needs client-key"));
  EXPECT_THAT(error, HasSubstr("need an `as`"));
}

// An auth provider is rejected; the error names the exec plugin to use instead (KC-17).
TEST_F(ConfigTest, AuthProviderErrorNamesItsReplacement) {
  write_home("server: 'https://h'", "auth-provider: {name: gcp, config: {access-token: SECRET}}");
  EXPECT_THAT(error_of(),
              HasSubstr("auth-provider \"gcp\" is not supported; use a credential plugin "
                        "under `exec`, gke-gcloud-auth-plugin"));
  EXPECT_THAT(error_of(), Not(HasSubstr("SECRET")));
  EXPECT_TRUE(load({.token = "t"}).ok());
  write_home("server: 'https://h'", "auth-provider: {name: azure}");
  EXPECT_THAT(error_of(), HasSubstr("kubelogin"));
  write_home("server: 'https://h'", "auth-provider: {name: other}");
  EXPECT_THAT(error_of(), HasSubstr("under `exec`"));
}

// Unlike client-go, which drops them (KC-13): a Client does not send them, see RequesterTest.
TEST_F(ConfigTest, CredentialsForAServerWithoutTlsAreKept) {
  write_home("server: 'http://h'",
             "token: t, as: jane, client-certificate-data: Zm9v, client-key-data: Zm9v");
  const ClientConfig config = load().value();
  EXPECT_EQ(config.bearer_token, "t");
  EXPECT_EQ(config.client_certificate_pem, "foo");
  EXPECT_EQ(config.impersonate.user, "jane");
  EXPECT_FALSE(config.allow_credentials_over_http);

  // By default they are not used, so problems with them are no errors.
  write_home("server: 'http://h'", "tokenFile: /nowhere");
  EXPECT_EQ(load()->bearer_token_file, "/nowhere");
  write_home("server: 'http://h'", "auth-provider: {name: gcp}");
  EXPECT_TRUE(load());
}

// Each of these would otherwise wait for a writer, possibly for ever.
TEST_F(ConfigTest, PipesAreRefusedAtOnce) {
  const std::string fifo = folder_.path_of("fifo");
  ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
  const std::string expected =
      "cannot read \"" + fifo + "\": is not a regular file; write the contents to a file first";

  EXPECT_THAT(load_config({.kubeconfig = fifo}).error().message, HasSubstr(expected));
  write_home("server: 'https://h'", "tokenFile: '" + fifo + "'");
  EXPECT_THAT(error_of(), HasSubstr(expected));
  write_home("server: 'https://h', certificate-authority: '" + fifo + "'", "token: t");
  EXPECT_THAT(error_of(), HasSubstr(expected));
  write_home("server: 'https://h'", "client-certificate: '" + fifo + "', client-key-data: Zm9v");
  EXPECT_THAT(error_of(), HasSubstr(expected));
}

// A server address without a scheme gets https if TLS is configured, and http otherwise (RQ-20).
TEST_F(ConfigTest, ServerWithoutSchemeUsesTlsIfTlsIsConfigured) {
  write_home("server: 'h:6443', certificate-authority-data: Zm9v", "token: t");
  EXPECT_EQ(load()->server, "https://h:6443");
  EXPECT_EQ(load()->bearer_token, "t");
  write_home("server: 'h:8080'", "token: t");
  EXPECT_EQ(load()->server, "http://h:8080");
}

// An unreadable token file is accepted at start if a token is configured as well (KC-14).
TEST_F(ConfigTest, TokenFileMustBeReadableWithoutToken) {
  write_home("server: 'https://h'", "tokenFile: nowhere");
  EXPECT_THAT(error_of(), HasSubstr("cannot read \"" + folder_.path_of("home/.kube/nowhere")));
  write_home("server: 'https://h'", "tokenFile: nowhere, token: t");
  EXPECT_TRUE(load().ok());
}

// Server, token, CA and namespace come from the pod's environment (IC-02, IC-03).
TEST_F(ConfigTest, PodUsesItsServiceAccount) {
  enter_cluster();
  const ClientConfig config = load().value();
  EXPECT_EQ(config.server, "https://10.0.0.1:443");
  EXPECT_EQ(config.bearer_token_file, folder_.path_of("account/token"));
  EXPECT_EQ(config.tls.ca_file, folder_.path_of("account/ca.crt"));
  EXPECT_EQ(config.namespace_name, "pod-space");
}

TEST_F(ConfigTest, PodWithAnIpv6ServerGetsBrackets) {
  enter_cluster();
  environment_["KUBERNETES_SERVICE_HOST"] = "fd00::1";
  EXPECT_EQ(load()->server, "https://[fd00::1]:443");
}

TEST_F(ConfigTest, NamespaceVariablePrecedesTheNamespaceFile) {
  enter_cluster();
  environment_["POD_NAMESPACE"] = "by-variable";
  EXPECT_EQ(load()->namespace_name, "by-variable");
  EXPECT_EQ(load({.namespace_name = "by-flag"})->namespace_name, "by-flag");
  environment_.erase("POD_NAMESPACE");
  folder_.remove("account/namespace");
  EXPECT_EQ(load()->namespace_name, "default");
}

TEST_F(ConfigTest, KubeconfigPrecedesTheServiceAccount) {
  enter_cluster();
  write_home("server: 'https://home'", "");
  EXPECT_EQ(load()->server, "https://home");
  EXPECT_EQ(load()->namespace_name, "pod-space");  // The pod's, as the file has none (KC-15).
  write_home("current-context: gone\n");
  EXPECT_FALSE(load().ok());  // Only an empty configuration falls back to the pod's (KC-12).
}

TEST_F(ConfigTest, FlagsApplyInAPodToo) {
  enter_cluster();
  const ClientConfig config = load({.token = "t", .as = "jane"}).value();
  EXPECT_EQ(config.server, "https://10.0.0.1:443");
  EXPECT_EQ(config.bearer_token, "t");
  EXPECT_EQ(config.bearer_token_file, "");
  EXPECT_EQ(config.impersonate.user, "jane");
}

// An unusable CA is logged and the system's trust roots are used (IC-02).
TEST_F(ConfigTest, PodWithoutCaUsesSystemRootsAndLogsIt) {
  enter_cluster();
  folder_.write("account/ca.crt", "rubbish");
  EXPECT_EQ(load()->tls.ca_file, "");
  EXPECT_EQ(log_->records("Expected to load root CA config, but it has no certificate").size(), 1u);
}

// In-cluster configuration needs both environment variables of the API server's address and the
// token file (IC-01, IC-04).
TEST_F(ConfigTest, PodWithoutTokenOrAddressIsNotInCluster) {
  enter_cluster();
  folder_.remove("account/token");
  EXPECT_THAT(error_of(), HasSubstr("not running in a cluster either: file not found"));
  environment_.erase("KUBERNETES_SERVICE_PORT");
  EXPECT_THAT(error_of(), HasSubstr("KUBERNETES_SERVICE_PORT is not set"));
}

}  // namespace
}  // namespace kinform::inline v0
