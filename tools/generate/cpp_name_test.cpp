// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/cpp_name.hpp"

#include <utility>

#include <gtest/gtest.h>

namespace kinform::inline v0::tools {
namespace {

TEST(CppNameTest, AccessorsAreJsonNamesInSnakeCase) {
  const std::pair<const char*, const char*> cases[] = {
      {"name", "name"},
      {"nodeName", "node_name"},
      {"podIP", "pod_ip"},
      {"podIPs", "pod_ips"},
      {"hostIPC", "host_ipc"},
      {"hostPID", "host_pid"},
      {"externalIPs", "external_ips"},
      {"clusterIPs", "cluster_ips"},
      {"podCIDRs", "pod_cidrs"},
      {"nodeIPConfig", "node_ip_config"},
      {"volumeID", "volume_id"},
      {"HTTPGet", "http_get"},
      {"URL", "url"},
      {"fsType", "fs_type"},
      {"awsElasticBlockStore", "aws_elastic_block_store"},
      {"seLinuxOptions", "se_linux_options"},
      {"ipFamilies", "ip_families"},
      {"v1Policy", "v1_policy"},
      {"p95Latency", "p95_latency"},
      {"x-kubernetes-map-type", "x_kubernetes_map_type"},
      {"x-odd name", "x_odd_name"},
      {"snake_case", "snake_case"},
      {"__odd__", "odd"},
      {"$ref", "ref"},
  };
  for (const auto& [json, name] : cases) EXPECT_EQ(accessor_name(json), name) << json;
}

TEST(CppNameTest, InvalidIdentifiersAreChanged) {
  const std::pair<const char*, const char*> cases[] = {
      {"namespace", "namespace_name"},
      {"template", "template_"},
      {"operator", "operator_"},
      {"default", "default_"},
      {"not", "not_"},
      {"staticAssert", "static_assert_"},
      {"threadLocal", "thread_local_"},
      {"linux", "linux_"},
      {"3scale", "field_3scale"},
      {"$", "field_"},
      {"", "field_"},
  };
  for (const auto& [json, name] : cases) EXPECT_EQ(accessor_name(json), name) << json;
}

TEST(CppNameTest, ConstantsArePascalCaseWithPrefix) {
  const std::pair<const char*, const char*> cases[] = {
      {"Running", "kRunning"},
      {"server auth", "kServerAuth"},
      {"slow-and-safe", "kSlowAndSafe"},
      {"kubernetes.io/tls", "kKubernetesIoTls"},
      {"", "kEmpty"},
      {"*", "kAll"},
      {"!=", "kValue"},
      {"2xx", "k2xx"},
      {"RWO_PLUS", "kRWOPLUS"},
  };
  for (const auto& [value, name] : cases) EXPECT_EQ(constant_name(value), name) << value;
}

TEST(CppNameTest, ClassNamesArePascalCase) {
  EXPECT_EQ(class_name("jobTemplate"), "JobTemplate");
  EXPECT_EQ(class_name("x-odd name"), "XOddName");
  EXPECT_EQ(class_name("3scale"), "Field3scale");
  EXPECT_EQ(class_name(""), "Field");
}

// API groups of real operators start with C++ keywords and with digits.
TEST(CppNameTest, NamespacesAreGroupAndVersion) {
  EXPECT_EQ(namespace_of("core/v1"), "core::v1");
  EXPECT_EQ(namespace_of("my-group/v1alpha1"), "my_group::v1alpha1");
  EXPECT_EQ(namespace_of("operator/v1"), "operator_::v1");
  EXPECT_EQ(namespace_of("export/v1beta1"), "export_::v1beta1");
  EXPECT_EQ(namespace_of("3scale/v1"), "group_3scale::v1");
  EXPECT_EQ(namespace_of("a--b/v1"), "a_b::v1");
}

TEST(CppNameTest, NamespacesAreNotThoseOfTheLanguageOrLibraries) {
  EXPECT_EQ(namespace_of("std/v1"), "std_::v1");
  EXPECT_EQ(namespace_of("kinform/v1"), "kinform_::v1");
  EXPECT_EQ(namespace_of("log/v1"), "log_::v1");  // A function of the C library.
  EXPECT_EQ(namespace_of("x/class"), "x::class_");
}

TEST(CppNameTest, EnclosingNamespaceMustBeUsable) {
  for (const char* name : {"my", "my::types", "a1::b_2"}) {
    EXPECT_TRUE(is_usable_namespace(name)) << name;
  }
  for (const char* name : {"", "::", "a::", "::a", "std", "std::x", "kinform::x", "class", "1a",
                           "_a", "a__b", "a b", "x { int y; }", "a:b"}) {
    EXPECT_FALSE(is_usable_namespace(name)) << name;
  }
}

TEST(CppNameTest, MacrosAndBaseClassesAreReserved) {
  for (const char* name : {"View", "Draft", "EOF", "EIO", "E2BIG", "NULL", "NAN"}) {
    EXPECT_TRUE(is_reserved_class(name)) << name;
  }
  for (const char* name : {"E", "Endpoint", "VM", "FooView"}) {
    EXPECT_FALSE(is_reserved_class(name)) << name;
  }
}

TEST(CppNameTest, LiteralsKeepEveryByte) {
  EXPECT_EQ(literal("plain"), R"("plain")");
  EXPECT_EQ(literal("a\"b\\c"), R"("a\"b\\c")");
  EXPECT_EQ(literal("\n\xc3\xa9"
                    "1"),
            R"("\012\303\2511")");
  EXPECT_EQ(literal("?\?/"), R"("?\?/")") << "no trigraph";
}

}  // namespace
}  // namespace kinform::inline v0::tools
