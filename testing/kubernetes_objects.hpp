// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Objects that Kubernetes itself encoded: one of each stable kind, with every field set, in JSON
// and in protobuf. They are the compatibility data of the release that the schema files describe
// (docs/schema.md).

#pragma once

#include <string>
#include <vector>

namespace kinform::inline v0::test_support {

struct KubernetesObject {
  std::string name;      // "apps.v1.Deployment"
  std::string json;      // As a server writes it: without white space, in the order of the Go type.
  std::string protobuf;  // In its envelope.
};

// Reads testing/kubernetes_objects.gz, which ./dev schema writes. Never empty.
[[nodiscard]] std::vector<KubernetesObject> kubernetes_objects();

}  // namespace kinform::inline v0::test_support
