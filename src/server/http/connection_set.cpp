// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/connection_set.hpp"

#include <utility>

#include "server/http/responder.hpp"

namespace kinform::inline v0::server {
namespace {

// Returns owning pointers, because elements may be added or removed during an iteration.
template <class Element>
std::vector<std::shared_ptr<Element>> hold(const std::set<Element*>& elements) {
  std::vector<std::shared_ptr<Element>> held;
  held.reserve(elements.size());
  for (Element* const element : elements) {
    // lock() returns null for an element that is being destroyed.
    if (auto alive = element->weak_from_this().lock()) held.push_back(std::move(alive));
  }
  return held;
}

}  // namespace

OpenConnection::OpenConnection(ConnectionSet& connections) : connections_(connections) {
  connections_.all_.insert(this);
}

OpenConnection::~OpenConnection() {
  connections_.remove(*this);
}

void ConnectionSet::remove(OpenConnection& connection) {
  all_.erase(&connection);
  if (all_.empty() && when_empty_) std::exchange(when_empty_, {})();
}

void ConnectionSet::call_when_empty(std::function<void()> function) {
  when_empty_ = std::move(function);
  if (all_.empty() && when_empty_) std::exchange(when_empty_, {})();
}

void ConnectionSet::notify_followers() {
  for (const auto& responder : hold(followers_)) responder->on_changes();
}

void ConnectionSet::end_watches() {
  for (const auto& responder : hold(followers_)) responder->end_watch();
}

void ConnectionSet::close_all() {
  for (const auto& connection : hold(all_)) connection->close();
}

void ConnectionSet::go_away_all(std::optional<std::int32_t> last_stream) {
  for (const auto& connection : hold(all_)) connection->go_away(last_stream);
}

void ConnectionSet::shut_down_all() {
  for (const auto& connection : hold(all_)) connection->shut_down();
}

}  // namespace kinform::inline v0::server
