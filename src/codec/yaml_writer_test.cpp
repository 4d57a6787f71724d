// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <string>

#include <gtest/gtest.h>

#include "kinform/yaml.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

TEST(YamlWriterTest, DocumentIsWrittenLikeKubectlDoes) {
  const Json pod = {
      {"kind", "Pod"},
      {"apiVersion", "v1"},
      {"metadata", {{"name", "web"}, {"labels", Json::object()}}},
      {"spec",
       {{"containers", Json::array({Json{{"name", "c"}, {"args", Json::array({"-c", "x: y"})}},
                                    Json{{"name", "d"}, {"env", Json::array()}}})},
        {"hostNetwork", true},
        {"priority", 5},
        {"nodeName", nullptr}}}};
  EXPECT_EQ(to_yaml(pod, {.sort_keys = true}),
            "apiVersion: v1\n"
            "kind: Pod\n"
            "metadata:\n"
            "  labels: {}\n"
            "  name: web\n"
            "spec:\n"
            "  containers:\n"
            "  - args:\n"
            "    - -c\n"
            "    - 'x: y'\n"
            "    name: c\n"
            "  - env: []\n"
            "    name: d\n"
            "  hostNetwork: true\n"
            "  nodeName: null\n"
            "  priority: 5\n");
  EXPECT_EQ(to_yaml(pod).substr(0, 10), "kind: Pod\n");
}

TEST(YamlWriterTest, ScalarsAndEmptyContainersCanBeWholeDocuments) {
  EXPECT_EQ(to_yaml(Json()), "null\n");
  EXPECT_EQ(to_yaml(Json("text")), "text\n");
  EXPECT_EQ(to_yaml(Json::array()), "[]\n");
  EXPECT_EQ(to_yaml(Json::array({Json::array({1, Json::array({2})}), 3})), "- - 1\n  - - 2\n- 3\n");
}

TEST(YamlWriterTest, StringThatWouldReadAsAnotherTypeIsQuoted) {
  const Json texts = Json::array({"yes", "0644", "1.5", "null", "", "~", "1:30", "=", "<<"});
  EXPECT_EQ(to_yaml(texts),
            "- \"yes\"\n- \"0644\"\n- \"1.5\"\n- \"null\"\n- \"\"\n- \"~\"\n- \"1:30\"\n"
            "- \"=\"\n- \"<<\"\n");
}

TEST(YamlWriterTest, MultilineStringIsALiteralBlock) {
  EXPECT_EQ(to_yaml(Json{{"a", "x\ny\n"}, {"b", "x\n\n  y"}, {"c", "x\n\n"}}),
            "a: |\n  x\n  y\nb: |-\n  x\n\n    y\nc: |+\n  x\n\n");
  EXPECT_EQ(to_yaml(Json::array({"x\ny"})), "- |-\n  x\n  y\n");
}

TEST(YamlWriterTest, EveryStringRoundTrips) {
  const std::string texts[] = {"",
                               " ",
                               "a",
                               " a",
                               "a ",
                               "a b",
                               "a:",
                               "a: b",
                               ":a",
                               ": a",
                               "a:b",
                               "#",
                               "a #b",
                               "a#b",
                               "- a",
                               "-a",
                               "-",
                               "--- a",
                               "---",
                               "...",
                               "... a",
                               "? a",
                               "?a",
                               "!a",
                               "&a",
                               "*a",
                               "|",
                               ">",
                               "%a",
                               "@a",
                               "`a`",
                               "'a'",
                               "it's",
                               "\"a\"",
                               "a\"b",
                               "\\",
                               "a\\nb",
                               "{a}",
                               "[a",
                               "a,b",
                               "a]b",
                               "\n",
                               "\n\n",
                               "a\n",
                               "a\n\n",
                               "\na",
                               " a\nb",
                               "a\n b",
                               "a \nb",
                               "a\tb\nc",
                               "\ta",
                               "a\t",
                               "a\rb",
                               "a\r\nb",
                               "\x01",
                               "\x7f",
                               "é",
                               "日本",
                               "\xc2\x85",
                               "\xc2\xa0",
                               "\xe2\x80\xa8",
                               "\xef\xbb\xbf"
                               "a",
                               "\xf0\x9f\x98\x80",
                               "yes",
                               "No",
                               "0x1f",
                               "1_000",
                               ".inf",
                               ".nan",
                               "1e3",
                               "2001-01-01",
                               "!!str a",
                               "a\n---\nb",
                               "a\n...\n",
                               "key: |\n  x\n",
                               "  ",
                               "a\n ",
                               "a\n  \nb",
                               "#a\nb",
                               "-\n",
                               std::string(300, 'x'),
                               std::string(300, 'x') + "\ny"};
  for (const std::string& text : texts) {
    const Json cases[] = {
        Json(text), Json::array({text, Json::array({text})}),
        Json::object_of({{text, Json(text)}, {"other" + text, Json::array({text})}}),
        Json{{"a", {{"b", text}, {"c", 1}}}}};
    for (const Json& json : cases) {
      const Result<Json> again = json_from_yaml(to_yaml(json));
      ASSERT_TRUE(again.ok()) << again.error().message << "\n" << to_yaml(json);
      EXPECT_EQ(*again, json) << to_yaml(json);
    }
  }
}

TEST(YamlWriterTest, CachedObjectsAreWritten) {
  const ObjectPtr pod = test_support::make_pod("web/a", "5");
  EXPECT_EQ(json_from_yaml(to_yaml(*pod)).value(), edit(*pod));
  EXPECT_EQ(to_yaml((*pod)["metadata"]["name"]), "a\n");
}

}  // namespace
}  // namespace kinform::inline v0
