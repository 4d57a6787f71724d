#include "kinform/scheduling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::scheduling::v1 {

kinform::Resource PriorityClass::resource() {
  return {.group = "scheduling.k8s.io", .version = "v1", .plural = "priorityclasses", .kind = "PriorityClass", .namespaced = false};
}

const std::string_view PriorityClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PriorityClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PriorityClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

std::int32_t PriorityClass::value() const {
  return get<std::int32_t>("value");
}

bool PriorityClass::global_default() const {
  return get<bool>("globalDefault");
}

const std::string_view PriorityClass::description() const& {
  return get<std::string_view>("description");
}

const std::optional<std::string_view> PriorityClass::preemption_policy() const& {
  return get<std::optional<std::string_view>>("preemptionPolicy");
}

const std::string_view PriorityClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PriorityClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PriorityClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PriorityClass> PriorityClassList::items() const& {
  return kinform::ListView<PriorityClass>(member("items"));
}

}  // namespace kinform::scheduling::v1
