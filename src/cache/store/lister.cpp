// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/lister.hpp"

#include <optional>
#include <utility>

#include "base/quote.hpp"
#include "cache/store/cache_reading.hpp"
#include "cache/store/version_chain.hpp"
#include "kinform/building_blocks/index_function.hpp"

namespace kinform::inline v0 {

namespace {

Error not_found(const ApiResource& resource, const ObjectKeyView& key) {
  Error error;
  error.code = ErrorCode::NotFound;
  error.http_status = 404;
  error.reason = "NotFound";
  error.group = resource.group;
  error.kind = resource.plural;
  error.name = key.name;
  error.message = resource.plural.empty() ? "object" : resource.plural;
  if (!resource.group.empty()) error.message += "." + resource.group;
  error.message += " ";
  append_quoted(error.message, key.to_string());
  error.message += " not found";
  return error;
}

bool matches(const LabelSelector& selector, const Object& object) {
  if (selector.is_everything()) return true;
  const Value labels = object.labels();
  const auto text_of = [&](std::string_view key) -> std::optional<std::string_view> {
    const Value label = labels[key];
    if (label.is_absent()) return std::nullopt;
    return label.as_string();
  };
  return selector.matches(text_of);
}

// Returns the objects that the selector matches. A selector that matches everything needs no label
// lookups (LI-01).
std::vector<ObjectPtr> select(const ObjectRange& objects, const LabelSelector& selector) {
  if (selector.is_everything()) return cache::handles_of(objects, objects.size());
  std::vector<ObjectPtr> matching;
  for (const Object& object : objects) {
    if (matches(selector, object)) matching.push_back(Snapshot::keep(object));
  }
  return matching;
}

}  // namespace

Lister<>::Lister(std::shared_ptr<const cache::VersionChain> chain, ApiResource resource)
    : chain_(std::move(chain)),
      resource_(std::make_shared<const ApiResource>(std::move(resource))) {}

Result<ObjectPtr> Lister<>::get(const ObjectKeyView& key) const {
  if (ObjectPtr object = find(key)) return object;
  return not_found(resource(), key);
}

ObjectPtr Lister<>::find(const ObjectKeyView& key) const {
  return chain_ == nullptr ? ObjectPtr() : cache::read_object(*chain_, key);
}

std::vector<ObjectPtr> Lister<>::list(const LabelSelector& selector) const {
  if (selector.is_nothing()) return {};
  const Snapshot now = snapshot();
  return select(now.objects(), selector);
}

std::vector<ObjectPtr> Lister<>::list_namespace(std::string_view namespace_name,
                                                const LabelSelector& selector) const {
  if (namespace_name.empty()) return list(selector);
  if (selector.is_nothing()) return {};
  const Snapshot now = snapshot();
  if (now.has_index(kNamespaceIndex)) {
    return select(*now.by_index(kNamespaceIndex, namespace_name), selector);
  }
  std::vector<ObjectPtr> matching;
  for (const Object& object : now) {
    if (object.namespace_name() == namespace_name && matches(selector, object)) {
      matching.push_back(Snapshot::keep(object));
    }
  }
  return matching;
}

Result<std::vector<ObjectPtr>> Lister<>::list(std::string_view selector) const {
  const Result<LabelSelector> parsed = LabelSelector::parse(selector);
  if (!parsed) return parsed.error();
  return list(*parsed);
}

std::vector<ObjectPtr> Lister<>::list_if(
    const std::function<bool(const Object& object)>& predicate) const {
  std::vector<ObjectPtr> matching;
  const Snapshot now = snapshot();
  for (const Object& object : now) {
    if (predicate(object)) matching.push_back(Snapshot::keep(object));
  }
  return matching;
}

Result<std::vector<ObjectPtr>> Lister<>::by_index(std::string_view index,
                                                  std::string_view value) const {
  const Snapshot now = snapshot();
  const Result<ObjectRange> objects = now.by_index(index, value);
  if (!objects) return objects.error();
  return cache::handles_of(*objects);
}

Snapshot Lister<>::snapshot() const {
  return chain_ == nullptr ? Snapshot() : Snapshot(chain_);
}

const ApiResource& Lister<>::resource() const {
  static const ApiResource unknown = {};
  return resource_ == nullptr ? unknown : *resource_;
}

}  // namespace kinform::inline v0
