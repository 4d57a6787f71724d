// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/kubernetes_objects.hpp"

#include <fstream>
#include <sstream>
#include <string_view>
#include <utility>

#include "base/base64.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/gzip.hpp"

namespace kinform::inline v0::test_support {

namespace {

// The compatibility data of Kubernetes has templates without kind and apiVersion; a server sets
// them (`typed` in docs/schema.md).
void add_type_of_templates(std::string& json) {
  constexpr std::string_view kTemplates = R"("volumeClaimTemplates":[{)";
  const std::size_t begin = json.find(kTemplates);
  if (begin == std::string::npos) return;
  json.insert(begin + kTemplates.size(), R"("kind":"PersistentVolumeClaim","apiVersion":"v1",)");
}

}  // namespace

std::vector<KubernetesObject> kubernetes_objects() {
  std::ostringstream compressed;
  compressed << std::ifstream(KINFORM_KUBERNETES_OBJECTS, std::ios::binary).rdbuf();
  KINFORM_ASSERT(!compressed.view().empty());
  std::istringstream lines(gunzip(compressed.view()));
  std::vector<KubernetesObject> objects;
  KubernetesObject object;
  std::string protobuf;
  while (std::getline(lines, object.name) && std::getline(lines, object.json) &&
         std::getline(lines, protobuf)) {
    add_type_of_templates(object.json);
    object.protobuf = decode_base64(protobuf).value();
    objects.push_back(std::exchange(object, {}));
  }
  KINFORM_ASSERT(!objects.empty());
  return objects;
}

}  // namespace kinform::inline v0::test_support
