// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/cluster.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <tuple>

#include "kinform/detail/assert.hpp"
#include "kinform/time.hpp"
#include "server/api/custom_definitions.hpp"
#include "server/kinds/defaults.hpp"

namespace kinform::inline v0::server {

Cluster::Cluster(const ClusterOptions& options, Clock& clock, std::uint64_t seed)
    : clock_(&clock),
      object_bytes_max_(options.object_bytes_max),
      random_(seed),
      store_(options.history),
      cache_(options.watch_cache, store_.version()) {
  if (!options.with_namespaces) return;
  for (const std::string_view name : {"default", "kube-node-lease", "kube-public", "kube-system"}) {
    make_namespace(name);
  }
}

WatchCache& Cluster::cache() {
  std::ignore = cache_.advance(clock_->now());  // Show all changes that are due.
  return cache_;
}

EntryPtr Cluster::put(const KindFacts& kind, Json object) {
  return commit(kind, std::make_shared<const Entry>(kind, std::move(object), store_.version() + 1));
}

EntryPtr Cluster::put(const KindFacts& kind, const Object& object, std::string_view text) {
  return commit(kind, std::make_shared<const Entry>(kind, object, text, store_.version() + 1));
}

EntryPtr Cluster::commit(const KindFacts& kind, EntryPtr entry) {
  const StoredChange& change = store_.put(kind, entry, clock_->now());
  cache_.follow(kind, change);
  owners_.record(kind, change.before.get(), entry.get());
  follow_definitions(kind);
  return entry;
}

EntryPtr Cluster::remove(const KindFacts& kind, const std::string& key) {
  const StoredChange& change = store_.remove(kind, key, clock_->now());
  cache_.follow(kind, change);
  EntryPtr last = change.deleted;
  owners_.record(kind, change.before.get(), nullptr);
  follow_definitions(kind);
  return last;
}

bool Cluster::roll_back(Version version) {
  if (version < store_.compacted_version() || version > store_.version()) return false;
  store_.roll_back(version);
  cache_.reload(store_);
  follow_definitions(definition_kind());
  owners_.clear();
  for (const auto& [kind, collection] : store_.collections()) {
    for (const auto& [key, entry] : collection.current()) {
      owners_.record(*kind, nullptr, entry.get());
    }
  }
  return true;
}

const KindFacts* Cluster::find_kind_of(std::string_view api_version, std::string_view kind) const {
  const auto is_meant = [&](const KindFacts& known) {
    return known.kind == kind && known.api_version() == api_version;
  };
  for (const KindFacts& known : all_kinds()) {
    if (is_meant(known)) return &known;
  }
  for (const KindFacts* const known : custom_kinds_.served()) {
    if (is_meant(*known)) return known;
  }
  return nullptr;
}

void Cluster::follow_definitions(const KindFacts& changed) {
  if (&changed == &definition_kind()) custom_kinds_.follow(store_.collection(changed).current());
}

const KindFacts* Cluster::find_kind(std::string_view group, std::string_view version,
                                    std::string_view plural) const {
  const KindFacts* const built_in = server::find_kind(group, version, plural);
  return built_in != nullptr ? built_in : custom_kinds_.find(group, version, plural);
}

std::vector<const KindFacts*> Cluster::stored_kinds() const {
  std::vector<const KindFacts*> kinds;
  for (const KindFacts& kind : all_kinds()) kinds.push_back(&kind);
  for (const KindFacts* const kind : custom_kinds_.served()) {
    const bool is_known = std::any_of(kinds.begin(), kinds.end(), [&](const KindFacts* known) {
      return &known->stored() == &kind->stored();
    });
    if (!is_known) kinds.push_back(kind);
  }
  return kinds;
}

bool Cluster::has_objects_in(const std::string& namespace_name) {
  const std::string prefix = namespace_name + "/";
  const auto has_some = [&](const KindFacts& kind) {
    if (!kind.namespaced) return false;
    const EntryMap& objects = store_.collection(kind).current();
    const auto first = objects.lower_bound(prefix);
    return first != objects.end() && first->first.compare(0, prefix.size(), prefix) == 0;
  };
  const std::vector<const KindFacts*> custom = custom_kinds_.served();
  return std::any_of(all_kinds().begin(), all_kinds().end(), has_some) ||
         std::any_of(custom.begin(), custom.end(),
                     [&](const KindFacts* kind) { return has_some(*kind); });
}

std::string Cluster::timestamp(std::chrono::seconds later) const {
  return format_time(std::chrono::floor<std::chrono::seconds>(clock_->wall_now()) + later);
}

std::string Cluster::new_uid() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  // A UUID of version 4, variant 1: all but six bits are random.
  std::string uid = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
  for (char& c : uid) {
    if (c == 'x') c = kDigits[random_.below(16)];
    if (c == 'y') c = kDigits[8 + random_.below(4)];
  }
  return uid;
}

std::string Cluster::new_name_suffix() {
  // The characters that Kubernetes uses for generated names: no vowels, and no 0, 1 and 3, which
  // resemble letters, so that no words appear.
  constexpr std::string_view kLetters = "bcdfghjklmnpqrstvwxz2456789";
  std::string suffix(5, ' ');
  for (char& c : suffix) c = kLetters[random_.below(kLetters.size())];
  return suffix;
}

void Cluster::make_namespace(std::string_view name) {
  Json object = {{"metadata", {{"name", name}}}};
  stamp_new(*this, namespace_kind(), object);
  set_defaults(namespace_kind(), object);
  set_initial_status(namespace_kind(), object);
  put(namespace_kind(), std::move(object));
}

const KindFacts& namespace_kind() {
  static const KindFacts* const kind = find_kind("", "v1", "namespaces");
  KINFORM_ASSERT(kind != nullptr);
  return *kind;
}

void stamp_new(Cluster& cluster, const KindFacts& kind, Json& object) {
  Json& metadata = object["metadata"];
  metadata["uid"] = cluster.new_uid();
  metadata["creationTimestamp"] = cluster.timestamp();
  metadata.erase("generation");
  if (kind.has_generation) metadata["generation"] = 1;
}

}  // namespace kinform::inline v0::server
