// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The predefined event predicates.

#include <utility>

#include "kinform/reconciler.hpp"

namespace kinform::inline v0 {

EventPredicate generation_changed() {
  return {.on_update = [](const UpdateEvent& event) {
    return event.old_object->generation() != event.new_object->generation();
  }};
}

EventPredicate resource_version_changed() {
  return {.on_update = [](const UpdateEvent& event) {
    return event.old_object->resource_version() != event.new_object->resource_version();
  }};
}

EventPredicate labels_match(LabelSelector selector) {
  const auto shared = std::make_shared<const LabelSelector>(std::move(selector));
  const auto matches = [shared](const ObjectPtr& object) {
    return shared->matches(object->labels());
  };
  return {.on_add = [matches](const AddEvent& event) { return matches(event.object); },
          .on_update =
              [matches](const UpdateEvent& event) {
                return matches(event.old_object) || matches(event.new_object);
              },
          .on_delete = [matches](const DeleteEvent& event) { return matches(event.object); }};
}

}  // namespace kinform::inline v0
