// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/scheduling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::scheduling::v1 {

kinform::ApiResource PriorityClass::resource() {
  return {.group = "scheduling.k8s.io", .version = "v1", .plural = "priorityclasses", .kind = "PriorityClass", .namespaced = false};
}

const std::string_view PriorityClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PriorityClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PriorityClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

std::int32_t PriorityClass::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::int32_t>(field);
}

bool PriorityClass::global_default() const {
  static constinit kinform::detail::Field field("globalDefault");
  return get<bool>(field);
}

const std::string_view PriorityClass::description() const& {
  static constinit kinform::detail::Field field("description");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PriorityClass::preemption_policy() const& {
  static constinit kinform::detail::Field field("preemptionPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PriorityClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PriorityClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PriorityClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PriorityClass> PriorityClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PriorityClass>(member(field));
}

}  // namespace kinform::inline v0::scheduling::v1
