// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A test fixture with a reconciler of ConfigMaps, the embedded server, and a record of the
// reconciled keys.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/reconciler.hpp"
#include "kinform/server.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/log_capture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0::test_support {

// Records which keys were reconciled and how often, and checks that two workers never reconcile one
// key at the same time.
class Diary {
 public:
  void begin(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    ++visits_[key];
    EXPECT_EQ(++inside_[key], 1) << key << " is with two workers";
    changed_.notify_all();
  }
  void end(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    --inside_[key];
    changed_.notify_all();
  }
  bool wait_until(const std::string& key, int visits) {
    const detail::MutexLock lock(mutex_);
    return changed_.wait_until(mutex_, system_clock(), system_clock().after(kTimeout), {},
                               [&]() KINFORM_REQUIRES(mutex_) {
                                 return visits_[key] >= visits && inside_[key] == 0;
                               }) == detail::Wake::Notified;
  }
  int visits(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    return visits_[key];
  }

 private:
  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::map<std::string, int> visits_ KINFORM_GUARDED_BY(mutex_);
  std::map<std::string, int> inside_ KINFORM_GUARDED_BY(mutex_);
};

// Each test creates a reconciler with make_reconciler(). It runs from start() until the returned
// Running object is destroyed.
class ReconcilerFixture : public ::testing::Test {
 protected:
  using Outcome = Result<ReconcileOutcome>;
  using Request = ReconcileRequest<Object>;

  static inline const ApiResource kConfigMaps{
      .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
  static inline const ApiResource kSecrets{.version = "v1", .plural = "secrets", .kind = "Secret"};

  static Outcome done(const Request& /*request*/) { return ReconcileOutcome::done(); }

  static Json make(const std::string& kind, const std::string& name,
                   Json metadata = Json::object()) {
    metadata["name"] = name;
    metadata["namespace"] = "default";
    return {{"apiVersion", "v1"}, {"kind", kind}, {"metadata", std::move(metadata)}};
  }

  ReconcilerFixture()
      : server_(server::Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        factory_(client_.lister_watchers()) {}
  ~ReconcilerFixture() override { stop(); }

  Reconciler<Object>& make_reconciler(Reconciler<Object>::Function function,
                                      ReconcilerOptions options = {}) {
    options.logger = Logger(log_);
    options.metrics = &metrics_;
    auto recorded = [this, function = std::move(function)](const Request& request) {
      diary_.begin(request.key.name);
      struct End {
        Diary& diary;
        const Request& request;
        ~End() { diary.end(request.key.name); }
      } const end{diary_, request};
      return function(request);
    };
    return reconciler_.emplace(factory_, kConfigMaps, std::move(recorded), std::move(options));
  }
  // Stops the reconciler on destruction, before the objects that the reconcile function uses are
  // destroyed.
  class [[nodiscard]] Running {
   public:
    explicit Running(ReconcilerFixture& test) : test_(test) {}
    ~Running() { test_.stop(); }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

   private:
    ReconcilerFixture& test_;
  };
  Running start() {
    factory_.start();
    thread_ = std::jthread([this](const std::stop_token& stop) {
      result_ = reconciler_->run(stop, abort_.get_token());
      ended_.set();
    });
    return Running(*this);
  }
  void stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
  }
  void create(const ApiResource& resource, const Json& object) {
    const auto created = client_.create(resource, object);
    ASSERT_TRUE(created.ok()) << to_string(created.error());
  }
  void create(const std::string& name) { create(kConfigMaps, make("ConfigMap", name)); }
  void change(const std::string& name) {
    const auto changed = client_.patch(kConfigMaps, {"default", name}, PatchType::Merge,
                                       {{"data", {{"v", std::to_string(++changes_)}}}});
    ASSERT_TRUE(changed.ok()) << to_string(changed.error());
  }

  const std::unique_ptr<server::Server> server_;
  const Client client_;
  InformerFactory factory_;
  RecordingMetrics metrics_;
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  FakeClock clock_;
  Diary diary_;
  std::stop_source abort_;
  int changes_ = 0;
  OneShotEvent ended_;
  std::optional<Result<void>> result_;
  std::optional<Reconciler<Object>> reconciler_;
  std::jthread thread_;
};

}  // namespace kinform::inline v0::test_support
