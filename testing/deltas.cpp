// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/deltas.hpp"

#include <optional>
#include <utility>

namespace kinform::inline v0::test_support {

std::string describe(std::span<const Delta> deltas) {
  std::string text;
  for (const Delta& delta : deltas) {
    if (!text.empty()) text += ", ";
    text += to_string(delta.type);
    text += " " + delta.object->key().to_string() + "@";
    text += delta.object->resource_version();
    if (delta.final_state_unknown) text += " (state unknown)";
  }
  return text;
}

ObjectPtr pod_at(std::string_view key, std::string_view resource_version) {
  const ObjectKey parsed = ObjectKey::parse(key).value();
  std::string json = R"({"kind":"Pod","metadata":{"name":")" + parsed.name;
  if (!parsed.namespace_name.empty()) json += R"(","namespace":")" + parsed.namespace_name;
  json += R"(","uid":"uid-of-)" + parsed.name;
  if (!resource_version.empty()) json.append(R"(","resourceVersion":")").append(resource_version);
  return parse_object(json + R"("}})").value();
}

std::string take_all(DeltaFifo& queue) {
  const std::optional<DeltaBatch> batch = queue.try_pop_batch();
  if (!batch) return "";
  const std::string text = describe(batch->deltas);
  queue.commit();
  return text;
}

std::string take_one(DeltaFifo& queue) {
  if (queue.counts().queued == 0) return "";
  const std::string text = describe(queue.pop().value().deltas);
  queue.commit();
  return text;
}

MapCache::MapCache(std::vector<ObjectPtr> objects) {
  for (ObjectPtr& object : objects) {
    const ObjectKey key(object->key());
    objects_[key] = std::move(object);
  }
}

void MapCache::apply(const Delta& delta) {
  const ObjectKey key(delta.object->key());
  if (delta.type == DeltaType::Deleted) {
    objects_.erase(key);
  } else {
    objects_[key] = delta.object;
  }
}

void MapCache::apply(std::span<const Delta> deltas) {
  for (const Delta& delta : deltas) apply(delta);
}

void MapCache::drain(DeltaFifo& queue) {
  const std::optional<DeltaBatch> batch = queue.try_pop_batch();
  if (!batch) return;
  apply(batch->deltas);
  queue.commit();
}

ObjectPtr MapCache::find(const ObjectKeyView& key) const {
  const auto found = objects_.find(ObjectKey(key));
  return found == objects_.end() ? nullptr : found->second;
}

std::vector<ObjectPtr> MapCache::list() const {
  std::vector<ObjectPtr> objects;
  objects.reserve(objects_.size());
  for (const auto& [key, object] : objects_) objects.push_back(object);
  return objects;
}

}  // namespace kinform::inline v0::test_support
