// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The informers that the fault tests compare, each behind its own relay: ours, or one of another
// library in its own process.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/e2e/follower.hpp"
#include "tests/e2e/peer.hpp"
#include "tests/e2e/real_cluster.hpp"
#include "tests/e2e/relay.hpp"

namespace kinform::inline v0::e2e {

// Follows the ConfigMaps of one namespace.
class Subject {
 public:
  virtual ~Subject() = default;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] Relay& relay() { return relay_; }
  // True for informers of kinform. The test fails if they do not recover; others are only measured.
  [[nodiscard]] virtual bool is_ours() const = 0;

  // The contents of its cache; empty before it has synced.
  [[nodiscard]] virtual std::optional<StateByKey> state() = 0;
  // Returns a description of each violation of the delivery guarantees in the calls of its handler;
  // empty if there are none.
  [[nodiscard]] virtual std::vector<std::string> problems() = 0;
  // Call this before a restored backup replaces the server's history: from then on, the version of
  // each object may go back once.
  virtual void allow_step_back() = 0;

 protected:
  Subject(std::string name, int server_port) : name_(std::move(name)), relay_(server_port) {}

 private:
  const std::string name_;
  Relay relay_;
};

class KinformSubject : public Subject {
 public:
  KinformSubject(std::string name, const RealCluster& cluster, const std::string& namespace_name,
                 InformerOptions options);

  [[nodiscard]] bool is_ours() const override { return true; }
  [[nodiscard]] std::optional<StateByKey> state() override;
  [[nodiscard]] std::vector<std::string> problems() override { return follower_->problems(); }
  void allow_step_back() override { follower_->allow_step_back(); }

  [[nodiscard]] Follower& follower() { return *follower_; }

 private:
  std::unique_ptr<Follower> follower_;
};

// Runs the program tests/peers/client_go.
class ClientGoSubject : public Subject {
 public:
  ClientGoSubject(const RealCluster& cluster, const std::string& namespace_name);

  [[nodiscard]] bool is_ours() const override { return false; }
  [[nodiscard]] std::optional<StateByKey> state() override { return peer_.state(); }
  [[nodiscard]] std::vector<std::string> problems() override;
  void allow_step_back() override {}

 private:
  Peer peer_;
};

}  // namespace kinform::inline v0::e2e
