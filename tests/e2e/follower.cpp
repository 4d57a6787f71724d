// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/follower.hpp"

#include <utility>

#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {
namespace {

using test_support::KnownState;

KnownState state_of(const Object& object) {
  return {.uid = std::string(object.uid()), .version = std::string(object.resource_version())};
}

}  // namespace

std::optional<StateByKey> state_of(const Client& client, const ApiResource& resource,
                                   const Selection& selection) {
  const Result<ObjectList<>> list = client.list_all(resource, selection);
  if (!list) return std::nullopt;
  StateByKey state;
  for (const ObjectPtr& object : list->objects) {
    state[object->key().to_string()] = state_of(*object);
  }
  return state;
}

std::string difference(const StateByKey& cached, const StateByKey& server) {
  constexpr int kShown = 5;
  std::string text;
  int count = 0;
  const auto note = [&](const std::string& line) {
    if (++count <= kShown) text += line + "\n";
  };
  for (const auto& [key, state] : server) {
    const auto found = cached.find(key);
    if (found == cached.end()) {
      note(key + " is not cached");
    } else if (!(found->second == state)) {
      note(key + " is cached as " + found->second.version + ", the server has " + state.version);
    }
  }
  for (const auto& [key, state] : cached) {
    if (!server.contains(key)) note(key + " is cached, and not on the server");
  }
  if (count == 0) return "";
  return std::to_string(cached.size()) + " cached, " + std::to_string(server.size()) +
         " on the server, " + std::to_string(count) + " differ:\n" + text;
}

Follower::Follower(const Client& client, ApiResource resource, Selection selection,
                   InformerOptions options)
    : resource_(std::move(resource)),
      selection_(std::move(selection)),
      informer_(client.lister_watcher(resource_, selection_, {.form = options.form}), options),
      first_registration_(informer_.add_event_handler(first_.handler()).value()),
      thread_([this](const std::stop_token& stop) { std::ignore = informer_.run(stop); }) {}

Follower::~Follower() {
  thread_.request_stop();
  thread_.join();
}

bool Follower::wait_for_sync(Duration timeout) const {
  return informer_.wait_for_sync(timeout);
}

void Follower::add_late_handler() {
  late_registration_ = informer_.add_event_handler(late_.handler()).value();
  has_late_handler_ = true;
}

void Follower::allow_step_back() {
  first_.allow_step_back();
  late_.allow_step_back();
}

bool Follower::shows(const StateByKey& state) {
  return cached() == state && first_.state() == state &&
         (!has_late_handler_ || late_.state() == state);
}

StateByKey Follower::cached() const {
  StateByKey state;
  const Snapshot snapshot = informer_.lister().snapshot();
  for (const Object& object : snapshot) state[object.key().to_string()] = state_of(object);
  return state;
}

std::optional<Duration> Follower::wait_until_equal(const Client& client, Duration timeout) {
  const TimePoint began = system_clock().now();
  std::optional<StateByKey> server;
  const auto is_equal = [&] {
    if (!server) server = state_of(client, resource_, selection_);
    return server && shows(*server);
  };
  if (!wait_until(is_equal, timeout)) return std::nullopt;
  return system_clock().now() - began;
}

std::vector<std::string> Follower::problems() const {
  std::vector<std::string> problems = first_.problems();
  for (std::string& problem : late_.problems()) problems.push_back(std::move(problem));
  return problems;
}

}  // namespace kinform::inline v0::e2e
