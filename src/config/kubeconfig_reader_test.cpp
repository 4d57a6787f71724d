// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/kubeconfig_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::config {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string error_of(std::string_view text) {
  const Result<Kubeconfig> config = read_kubeconfig(text, "/etc/kc");
  return config.ok() ? "no error" : config.error().message;
}

// Each entry records its file and line. The fields of entries are tested in
// kubeconfig_corpus_test.cpp.
TEST(KubeconfigReaderTest, EntriesRecordTheirFileAndLine) {
  const Kubeconfig config =
      read_kubeconfig("users:\n- name: a\n  user: {}\n- name: b\n  user: {}\n", "/etc/kc").value();
  EXPECT_EQ(config.users.at("b").origin.file, "/etc/kc");
  EXPECT_EQ(config.users.at("b").origin.line, 4);
}

TEST(KubeconfigReaderTest, EmptyFileIsAnEmptyConfig) {
  for (const char* text : {"", "# nothing\n", "---\n", "{}", "clusters:\nusers: ~\n"}) {
    const Result<Kubeconfig> config = read_kubeconfig(text, "/etc/kc");
    ASSERT_TRUE(config.ok()) << text;
    EXPECT_TRUE(config->clusters.empty() && config->users.empty());
  }
}

TEST(KubeconfigReaderTest, WrongTypeIsRejectedWithFileLineAndField) {
  EXPECT_EQ(error_of("contexts:\n- name: c\n  context:\n    namespace: n\n"),
            "kubeconfig \"/etc/kc\", line 4: contexts[0].context.namespace: a boolean found, "
            "expected a string; put it in quotation marks");
  EXPECT_THAT(error_of("users:\n- name: 12\n"), HasSubstr("line 2: users[0].name: a number"));
  EXPECT_THAT(error_of("clusters: []\nusers: text\n"),
              HasSubstr("line 2: users: a string found, expected a list"));
  EXPECT_THAT(error_of("[]"), HasSubstr("a list found, expected an object"));
  EXPECT_THAT(error_of("clusters:\n- name: c\n  cluster:\n    disable-compression: 'yes'\n"),
              HasSubstr("line 4: clusters[0].cluster.disable-compression: a string found, expected "
                        "true or false"));
  EXPECT_THAT(
      error_of(
          "users:\n- name: u\n  user:\n    exec:\n      env:\n      - name: A\n        value: 1\n"),
      HasSubstr("line 7: users[0].user.exec.env[0].value: a number"));
}

TEST(KubeconfigReaderTest, WrongKindOrVersionIsRejected) {
  EXPECT_THAT(error_of("apiVersion: v1\nkind: Pod\n"),
              HasSubstr("line 2: kind: \"Pod\" found, expected \"Config\""));
  EXPECT_THAT(error_of("apiVersion: v2\nkind: Config\n"), HasSubstr("line 1: apiVersion: \"v2\""));
}

TEST(KubeconfigReaderTest, TextThatIsNotYamlIsMalformed) {
  const Result<Kubeconfig> config = read_kubeconfig("a: b: c\n", "/etc/kc");
  ASSERT_FALSE(config.ok());
  EXPECT_EQ(config.error().code, ErrorCode::Malformed);
  EXPECT_THAT(config.error().message, HasSubstr("kubeconfig \"/etc/kc\": line 1, column"));
}

TEST(KubeconfigReaderTest, InvalidBase64IsRejectedWithoutShowingIt) {
  const std::string error =
      error_of("users:\n- name: u\n  user:\n    client-key-data: SECRET-NOT-BASE64\n");
  EXPECT_THAT(error, HasSubstr("line 4: users[0].user.client-key-data: not base64"));
  EXPECT_THAT(error, Not(HasSubstr("SECRET")));
}

// Clusters, users and contexts have unique names within a file (KC-04).
TEST(KubeconfigReaderTest, DuplicateNamesAreRejected) {
  EXPECT_EQ(
      error_of("users:\n- name: u\n  user: {}\n- name: u\n  user: {}\n"),
      "kubeconfig \"/etc/kc\", line 4: users[1]: duplicate name \"u\", first defined in line 2");
  EXPECT_THAT(error_of("clusters: [{name: a}, {name: a}]"), HasSubstr("clusters[1]"));
  EXPECT_THAT(error_of("contexts: [{name: a}, {name: a}]"), HasSubstr("contexts[1]"));
  EXPECT_THAT(error_of("extensions: [{name: a}, {name: a}]"), HasSubstr("extensions[1]"));
}

TEST(KubeconfigReaderTest, UnknownFieldsAreRecordedWithFileAndLine) {
  const Kubeconfig config =
      read_kubeconfig("users:\n- name: u\n  user:\n    tokenfile: x\nextra: 1\n", "/etc/kc")
          .value();
  ASSERT_EQ(config.unknown_fields.size(), 2u);
  EXPECT_EQ(config.unknown_fields[0].path, "users[0].user.tokenfile");
  EXPECT_EQ(config.unknown_fields[0].origin.line, 4);
  EXPECT_EQ(config.unknown_fields[1].path, "extra");
}

}  // namespace
}  // namespace kinform::inline v0::config
