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
  connections_.all_.erase(this);
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

}  // namespace kinform::inline v0::server
