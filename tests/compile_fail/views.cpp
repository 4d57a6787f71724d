// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <utility>

#include "kinform/api/core/v1.hpp"

using kinform::ObjectPtr;
using kinform::core::v1::Pod;
using kinform::core::v1::PodSpec;

Pod make_pod();

// Valid uses, which must compile: they show that each invalid case below fails for its own reason,
// and not because of the setup.
bool read(const Pod& pod) {
  const PodSpec spec = pod.spec();
  return spec.node_name() == "n1" && spec.host_network() && pod.status().pod_ip().empty();
}

#if defined(KINFORM_VIEW_FROM_TEMPORARY)
bool misuse() {
  const PodSpec spec = make_pod().spec();
  return spec.host_network();
}
#elif defined(KINFORM_TEXT_FROM_TEMPORARY)
bool misuse() {
  return make_pod().api_version().empty();
}
#elif defined(KINFORM_VIEW_FROM_MOVED)
bool misuse(Pod pod) {
  return std::move(pod).status().phase().empty();
}
#elif defined(KINFORM_VIEW_PAST_ITS_OBJECT)
PodSpec misuse(ObjectPtr object) {
  const Pod pod(std::move(object));
  return pod.spec();
}
#elif defined(KINFORM_WRITE_OF_TEXT)
void misuse(const Pod& pod) {
  pod.spec().node_name() = "n2";
}
#elif defined(KINFORM_WRITE_OF_FLAG)
void misuse(const Pod& pod) {
  pod.spec().host_network() = true;
}
#elif defined(KINFORM_WRITE_OF_OPTIONAL)
void misuse(const Pod& pod) {
  pod.spec().priority() = 3;
}
#elif defined(KINFORM_WRITE_BY_SETTER)
void misuse(const Pod& pod) {
  pod.spec().set_node_name("n2");
}
#endif
