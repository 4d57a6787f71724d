// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/status_scope.hpp"

#include <algorithm>
#include <utility>

namespace kinform::inline v0::server {
namespace {

// Built-in kinds for which a write to the status subresource changes no metadata.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kStatusAlone = {{
    {"admissionregistration.k8s.io", "validatingadmissionpolicies"},
    {"flowcontrol.apiserver.k8s.io", "flowschemas"},
    {"flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations"},
    {"networking.k8s.io", "servicecidrs"},
    {"resource.k8s.io", "resourceclaims"},
    {"storage.k8s.io", "volumeattachments"},
}};

}  // namespace

bool status_path_writes(const KindFacts& kind, std::string_view member) {
  if (kind.custom != nullptr) return false;
  const std::pair<std::string_view, std::string_view> name = {kind.group, kind.plural};
  if (std::find(kStatusAlone.begin(), kStatusAlone.end(), name) != kStatusAlone.end()) return false;
  if (kind.group.empty() && kind.plural == "pods") return member != "ownerReferences";
  if (kind.group == "apps" && kind.plural == "deployments") return member != "labels";
  return true;
}

}  // namespace kinform::inline v0::server
