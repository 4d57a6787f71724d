// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/credentials.hpp"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/base64.hpp"
#include "kinform/json.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::LogCapture;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kVersion = "client.authentication.k8s.io/v1";

std::string pem(const std::string& label, const std::string& text) {
  return "-----BEGIN " + label + "-----\n" + encode_base64(text) + "\n-----END " + label +
         "-----\n";
}

class CredentialsTest : public ::testing::Test {
 protected:
  CredentialsOptions options() {
    return {.clock = &clock_, .logger = Logger(log_), .plugin = {.stdin_is_terminal = false}};
  }
  // Makes credentials from the current `config_`.
  std::unique_ptr<Credentials> make() { return std::make_unique<Credentials>(config_, options()); }

  // A plugin that counts its runs, executes `text`, then prints the file "output".
  void use_plugin(const std::string& text = "") {
    config_.exec =
        ExecPlugin{.api_version = kVersion,
                   .command = folder_.write_program(
                       "plugin", "#!/bin/sh\necho $$ >> " + folder_.path_of("runs") + "\n" + text +
                                     "\ncat " + folder_.path_of("output") + "\n"),
                   .interactive_mode = InteractiveMode::Never};
  }
  void response(const Json& status) const {
    folder_.write(
        "output",
        Json({{"kind", "ExecCredential"}, {"apiVersion", kVersion}, {"status", status}}).to_json());
  }
  int runs() const {
    const std::string text = folder_.read("runs");
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  }
  bool wait_for_runs(int count) const {
    const auto timeout = std::chrono::steady_clock::now() + 30s;
    while (runs() < count && std::chrono::steady_clock::now() < timeout) std::this_thread::yield();
    return runs() >= count;
  }
  std::string everything_logged() const {
    std::string text;
    for (const test_support::CapturedRecord& record : log_->records()) {
      text += record.message + "\n";
      for (const auto& [name, value] : record.fields) text += name + "=" + value + "\n";
    }
    return text;
  }

  TemporaryFolder folder_;
  FakeClock clock_;
  std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  ClientConfig config_;
};

TEST_F(CredentialsTest, NoCredentialsSendNoHeaders) {
  const Credential credential = make()->current({}).value();
  EXPECT_EQ(credential.authorization, "");
  EXPECT_EQ(credential.certificate, nullptr);
  EXPECT_TRUE(credential.impersonation.empty());
}

TEST_F(CredentialsTest, TokenAndPasswordAreHeaders) {
  config_.bearer_token = "abc";
  EXPECT_EQ(make()->current({})->authorization, "Bearer abc");
  config_.bearer_token = "";
  config_.username = "Aladdin";
  config_.password = "open sesame";
  EXPECT_EQ(make()->current({})->authorization, "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
}

TEST_F(CredentialsTest, ImpersonationIsAddedToAnyCredential) {
  config_.bearer_token = "abc";
  config_.impersonate = {.user = "jane"};
  EXPECT_EQ(make()->current({})->impersonation,
            (std::vector<HttpHeader>{{"Impersonate-User", "jane"}}));
  config_.impersonate = {.groups = {"g"}};
  EXPECT_FALSE(make()->current({}).ok());
}

TEST_F(CredentialsTest, StaticCredentialsAreNotRetried) {
  config_.bearer_token = "abc";
  config_.client_certificate_pem = pem("CERTIFICATE", "c");
  config_.client_key_pem = pem("PRIVATE KEY", "k");
  const auto credentials = make();
  const Credential credential = credentials->current({}).value();
  EXPECT_EQ(credential.certificate->key_pem, config_.client_key_pem);
  EXPECT_FALSE(credentials->refused(credential.generation));
}

TEST_F(CredentialsTest, RotatedTokenChangesTheGeneration) {
  config_.bearer_token = "fallback";
  config_.bearer_token_file = folder_.write("token", "first\n");
  const auto credentials = make();
  const Credential first = credentials->current({}).value();
  EXPECT_EQ(first.authorization, "Bearer first");
  folder_.write("token", "second\n");
  EXPECT_EQ(credentials->current({})->generation, first.generation);
  clock_.advance(50s);
  const Credential second = credentials->current({}).value();
  EXPECT_EQ(second.authorization, "Bearer second");
  EXPECT_NE(second.generation, first.generation);
}

TEST_F(CredentialsTest, RejectedTokenIsReadAgainImmediately) {
  config_.bearer_token_file = folder_.write("token", "first");
  const auto credentials = make();
  const std::uint64_t first = credentials->current({})->generation;
  folder_.write("token", "second");
  EXPECT_TRUE(credentials->refused(first));
  const Credential second = credentials->current({}).value();
  EXPECT_EQ(second.authorization, "Bearer second");
  EXPECT_NE(second.generation, first);
}

TEST_F(CredentialsTest, UnchangedTokenKeepsItsGenerationAfterRejection) {
  config_.bearer_token_file = folder_.write("token", "first");
  const auto credentials = make();
  const std::uint64_t first = credentials->current({})->generation;
  EXPECT_TRUE(credentials->refused(first));
  EXPECT_EQ(credentials->current({})->generation, first);
  EXPECT_FALSE(credentials->refused(first));  // Refreshes after a 401 are limited to one per 10 s.
  clock_.advance(10s);
  EXPECT_TRUE(credentials->refused(first));
}

TEST_F(CredentialsTest, ChangedCertificateChangesTheGeneration) {
  config_.client_certificate_file = folder_.write("crt", pem("CERTIFICATE", "one"));
  config_.client_key_file = folder_.write("key", pem("PRIVATE KEY", "one"));
  const auto credentials = make();
  const Credential first = credentials->current({}).value();
  folder_.write("crt", pem("CERTIFICATE", "two"));
  folder_.write("key", pem("PRIVATE KEY", "two"));
  EXPECT_TRUE(credentials->refused(first.generation));
  const Credential second = credentials->current({}).value();
  EXPECT_EQ(second.certificate->certificate_pem, pem("CERTIFICATE", "two"));
  EXPECT_NE(second.generation, first.generation);
}

// A plugin's credential is cached until it expires (EX-05).
TEST_F(CredentialsTest, PluginIsRunOnceUntilItsCredentialExpires) {
  use_plugin();
  response({{"token", "first"}, {"expirationTimestamp", "2024-01-01T00:10:00Z"}});
  const auto credentials = make();
  EXPECT_EQ(credentials->current({})->authorization, "Bearer first");
  clock_.advance(10min);
  EXPECT_EQ(credentials->current({})->authorization, "Bearer first");
  EXPECT_EQ(runs(), 1);
  response({{"token", "second"}});
  clock_.advance(1ns);
  clock_.set_wall(clock_.wall_now() + 1s);
  EXPECT_EQ(credentials->current({})->authorization, "Bearer second");
  clock_.advance(std::chrono::hours(1000));
  EXPECT_EQ(credentials->current({})->authorization, "Bearer second");
  EXPECT_EQ(runs(), 2);
}

TEST_F(CredentialsTest, AlreadyExpiredCredentialIsUsedOnce) {
  use_plugin();
  response({{"token", "old"}, {"expirationTimestamp", "2020-01-01T00:00:00Z"}});
  const auto credentials = make();
  EXPECT_EQ(credentials->current({})->authorization, "Bearer old");
  EXPECT_EQ(credentials->current({})->authorization, "Bearer old");
  EXPECT_EQ(runs(), 2);
}

// A 401 makes the plugin run again, once for all threads (EX-06).
TEST_F(CredentialsTest, RejectedPluginCredentialIsFetchedAgainOnce) {
  use_plugin();
  response({{"token", "first"}});
  const auto credentials = make();
  const std::uint64_t first = credentials->current({})->generation;
  response({{"token", "second"}});
  EXPECT_TRUE(credentials->refused(first));
  EXPECT_TRUE(credentials->refused(first));  // Another thread got a 401 with the same credential.
  const Credential second = credentials->current({}).value();
  EXPECT_EQ(second.authorization, "Bearer second");
  EXPECT_TRUE(credentials->refused(first));  // The credential has already been replaced.
  EXPECT_EQ(credentials->current({})->generation, second.generation);
  EXPECT_EQ(runs(), 2);
  EXPECT_FALSE(credentials->refused(second.generation));  // Rejected again within 10 s.
}

TEST_F(CredentialsTest, PluginCertificateKeepsItsPointerWhileUnchanged) {
  use_plugin();
  const Json status = {{"clientCertificateData", pem("CERTIFICATE", "c")},
                       {"clientKeyData", pem("PRIVATE KEY", "k")},
                       {"token", "t"}};
  response(status);
  const auto credentials = make();
  const Credential first = credentials->current({}).value();
  EXPECT_EQ(first.certificate->key_pem, pem("PRIVATE KEY", "k"));
  EXPECT_TRUE(credentials->refused(first.generation));
  const Credential second = credentials->current({}).value();
  EXPECT_EQ(runs(), 2);
  EXPECT_EQ(second.certificate, first.certificate);
  EXPECT_EQ(second.generation, first.generation);
}

// Any other configured credential takes precedence over a plugin (EX-09).
TEST_F(CredentialsTest, PluginIsNotRunIfAnotherCredentialIsConfigured) {
  use_plugin();
  config_.bearer_token = "abc";
  EXPECT_EQ(make()->current({})->authorization, "Bearer abc");
  config_.bearer_token = "";
  config_.username = "me";
  EXPECT_THAT(make()->current({})->authorization, HasSubstr("Basic "));
  config_.username = "";
  config_.client_certificate_pem = pem("CERTIFICATE", "c");
  config_.client_key_pem = pem("PRIVATE KEY", "k");
  EXPECT_EQ(make()->current({})->authorization, "");
  EXPECT_EQ(runs(), 0);
}

TEST_F(CredentialsTest, FailedPluginIsRunAgainWithTheNextCall) {
  use_plugin("test -e " + folder_.path_of("works") + " || exit 1");
  response({{"token", "t"}});
  const auto credentials = make();
  EXPECT_THAT(credentials->current({}).error().message, HasSubstr("failed with exit code 1"));
  folder_.write("works", "");
  EXPECT_EQ(credentials->current({})->authorization, "Bearer t");
}

TEST_F(CredentialsTest, ManyThreadsShareOneRunAndItsResult) {
  use_plugin("while ! test -e " + folder_.path_of("go") + "; do sleep 0.01; done");
  response({{"token", "t"}});
  const auto credentials = make();
  std::vector<std::thread> threads;
  std::atomic<int> good = 0;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      const Result<Credential> credential = credentials->current({});
      if (credential.ok() && credential->authorization == "Bearer t") ++good;
    });
  }
  EXPECT_TRUE(wait_for_runs(1));
  folder_.write("go", "");
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(good, 8);
  EXPECT_EQ(runs(), 1);
}

TEST_F(CredentialsTest, CancelledRunIsTakenOverByAWaitingThread) {
  use_plugin("while ! test -e " + folder_.path_of("go") + "; do sleep 0.01; done");
  response({{"token", "t"}});
  const auto credentials = make();
  std::stop_source stop;
  std::thread first([&] {
    EXPECT_EQ(credentials->current(stop.get_token()).error().code, ErrorCode::Cancelled);
  });
  EXPECT_TRUE(wait_for_runs(1));
  std::thread second([&] { EXPECT_EQ(credentials->current({})->authorization, "Bearer t"); });
  stop.request_stop();
  first.join();
  EXPECT_TRUE(wait_for_runs(2));
  folder_.write("go", "");
  second.join();
}

TEST_F(CredentialsTest, WaitingForAnotherThreadsRunCanBeStopped) {
  use_plugin("while ! test -e " + folder_.path_of("go") + "; do sleep 0.01; done");
  response({{"token", "t"}});
  const auto credentials = make();
  std::thread runner([&] { EXPECT_TRUE(credentials->current({}).ok()); });
  EXPECT_TRUE(wait_for_runs(1));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(credentials->current(stop.get_token()).error().code, ErrorCode::Cancelled);
  folder_.write("go", "");
  runner.join();
  EXPECT_EQ(runs(), 1);
}

// Checks only the fastest of several attempts, because the machine may be busy.
TEST_F(CredentialsTest, StopEndsAHangingPluginWithinFiftyMilliseconds) {
  use_plugin("exec sleep 1000");
  auto fastest = std::chrono::nanoseconds::max();
  for (int round = 1; round <= 5; ++round) {
    const auto credentials = make();
    std::stop_source stop;
    std::chrono::steady_clock::time_point returned;
    std::thread runner([&] {
      EXPECT_EQ(credentials->current(stop.get_token()).error().code, ErrorCode::Cancelled);
      returned = std::chrono::steady_clock::now();
    });
    ASSERT_TRUE(wait_for_runs(round));
    const auto requested = std::chrono::steady_clock::now();
    stop.request_stop();
    runner.join();
    fastest = std::min<std::chrono::nanoseconds>(fastest, returned - requested);
  }
  EXPECT_LT(fastest, 50ms);
  std::istringstream processes(folder_.read("runs"));
  for (int process = 0; processes >> process;) EXPECT_NE(::kill(process, 0), 0);
}

TEST_F(CredentialsTest, RotationUnderLoadReturnsOldOrNewTokenOnly) {
  config_.bearer_token_file = folder_.write("token", "token-0");
  const auto credentials = make();
  std::atomic<bool> done = false;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      std::uint64_t last = 0;
      while (!done) {
        const Result<Credential> credential = credentials->current({});
        ASSERT_TRUE(credential.ok());
        EXPECT_THAT(credential->authorization, HasSubstr("Bearer token-"));
        EXPECT_GE(credential->generation, last);
        last = credential->generation;
      }
    });
  }
  for (int rotation = 1; rotation <= 200; ++rotation) {
    folder_.write("token", "token-" + std::to_string(rotation));
    clock_.advance(50s);
  }
  clock_.advance(50s);
  EXPECT_EQ(credentials->refused(credentials->current({})->generation), true);
  // Wait for the last token: current() returns the previous one until another thread has finished
  // reading the file.
  EXPECT_TRUE(test_support::eventually(
      [&] { return credentials->current({})->authorization == "Bearer token-200"; }));
  done = true;
  for (std::thread& thread : threads) thread.join();
}

TEST_F(CredentialsTest, SecretsAppearInNoErrorAndNoLog) {
  std::vector<std::string> errors;
  const auto collect = [&errors](const Result<Credential>& credential) {
    ASSERT_FALSE(credential.ok());
    errors.push_back(credential.error().message);
  };
  config_.bearer_token = "SECRET\n";
  collect(make()->current({}));
  config_.bearer_token = "";
  config_.bearer_token_file = folder_.write("token", "SECRET\nSECRET");
  collect(make()->current({}));
  folder_.write("token", "SECRET");
  const auto rotating = make();
  EXPECT_TRUE(rotating->current({}).ok());
  folder_.write("token", "SECRET\rSECRET");
  clock_.advance(50s);
  EXPECT_TRUE(rotating->current({}).ok());
  config_.bearer_token_file = "";

  use_plugin();
  config_.exec->arguments = {"--password", "SECRET"};
  config_.exec->environment = {{"PASSWORD", "SECRET"}};
  folder_.write("output", "SECRET: SECRET: SECRET");
  collect(make()->current({}));
  response({{"token", "SECRET\nSECRET"}});
  collect(make()->current({}));
  response({{"clientCertificateData", "SECRET"}, {"clientKeyData", "SECRET"}});
  collect(make()->current({}));
  use_plugin("echo SECRET; exit 9");
  collect(make()->current({}));
  config_.exec.reset();

  config_.client_certificate_pem = "SECRET";
  config_.client_key_pem = "SECRET";
  collect(make()->current({}));
  for (const std::string& error : errors) EXPECT_THAT(error, Not(HasSubstr("SECRET")));
  EXPECT_EQ(log_->records("Unable to rotate token").size(), 1u);
  EXPECT_THAT(everything_logged(), Not(HasSubstr("SECRET")));
}

}  // namespace
}  // namespace kinform::inline v0::config
