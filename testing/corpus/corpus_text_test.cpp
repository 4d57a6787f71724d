// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_text.hpp"

#include <array>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support::corpus {
namespace {

TEST(CorpusTextTest, WriterSetsCommasBetweenPartsOnly) {
  std::string out;
  JsonWriter json(out);
  json.object([&] {
    json.text("a", "x\"y");
    json.object("empty", [] {});
    json.array("list", [&] {
      json.element("one");
      json.object([&] { json.number("n", -2); });
    });
    json.boolean("b", true);
  });
  EXPECT_EQ(out, R"({"a":"x\"y","empty":{},"list":["one",{"n":-2}],"b":true})");
}

TEST(CorpusTextTest, SplicedMembersBringTheirOwnComma) {
  for (const std::string spliced : {"", "\"s\":1,"}) {
    std::string out;
    JsonWriter json(out);
    json.object([&] {
      json.text("a", "1");
      json.splice(spliced);
      json.text("b", "2");
    });
    EXPECT_EQ(out, R"({"a":"1",)" + spliced + R"("b":"2"})");
  }
}

TEST(CorpusTextTest, TemplateFillsEachSlotWithItsValue) {
  const TextTemplate text("<" + slot(1) + "|" + slot(0) + slot(1) + ">");
  const std::array<std::string, 2> values = {"zero", "one"};
  std::string out = "x";
  text.expand(out, values);
  EXPECT_EQ(out, "x<one|zeroone>");
}

TEST(CorpusTextTest, TemplateWithoutSlotsIsItsText) {
  std::string out;
  TextTemplate("plain").expand(out, {});
  EXPECT_EQ(out, "plain");
}

TEST(CorpusTextTest, SlotsSurviveTheJsonWriter) {
  std::string source;
  JsonWriter json(source);
  json.object([&] { json.text("name", "pod-" + slot(0)); });
  std::string out;
  const std::array<std::string, 1> values = {"abc"};
  TextTemplate(source).expand(out, values);
  EXPECT_EQ(out, R"({"name":"pod-abc"})");
}

TEST(CorpusTextDeathTest, SlotWithoutAValueAborts) {
  std::string out;
  EXPECT_DEATH(TextTemplate(slot(3)).expand(out, {}), "slot");
}

}  // namespace
}  // namespace kinform::inline v0::test_support::corpus
