#include "kinform/scheduling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::scheduling::v1 {

kinform::Resource PriorityClass::resource() {
  return {.group = "scheduling.k8s.io", .version = "v1", .plural = "priorityclasses", .kind = "PriorityClass", .namespaced = false};
}

const std::string_view PriorityClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PriorityClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PriorityClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

std::int32_t PriorityClass::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("value", places);
}

bool PriorityClass::global_default() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("globalDefault", places);
}

const std::string_view PriorityClass::description() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("description", places);
}

const std::optional<std::string_view> PriorityClass::preemption_policy() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("preemptionPolicy", places);
}

const std::string_view PriorityClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PriorityClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PriorityClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PriorityClass> PriorityClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PriorityClass>(member("items", places));
}

}  // namespace kinform::inline v0::scheduling::v1
