// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/entry.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/wire_writer.hpp"
#include "kinform/field_selector.hpp"
#include "server/store/protobuf_form.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::server {
namespace {

const KindFacts& pods() {
  return *find_kind("", "v1", "pods");
}

std::string text_of(const Entry& entry, EntryForm form) {
  std::string text;
  entry.append_to(text, form);
  return text;
}

TEST(EntryTest, TextAndDocumentGiveTheSameEntry) {
  test_support::Corpus corpus({.objects = 20});
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string text = corpus.object(i);
    const ObjectPtr object = parse_object(text).value();
    const Entry from_text(pods(), *object, text, 7);
    const Entry from_document(pods(), parse_json(text).value(), 7);
    EXPECT_EQ(from_text.key(), from_document.key());
    EXPECT_EQ(from_text.uid(), from_document.uid());
    EXPECT_EQ(from_text.to_json(), from_document.to_json());
    EXPECT_EQ(from_text.to_json()["metadata"]["resourceVersion"].as_string(), "7");
    EXPECT_EQ(text_of(from_text, EntryForm::Metadata), text_of(from_document, EntryForm::Metadata));
    const LabelSelector labels = LabelSelector::parse("pod-template-hash").value();
    const FieldSelector fields = FieldSelector::parse("status.phase=Running").value();
    EXPECT_EQ(from_text.matches(labels, {}), from_document.matches(labels, {}));
    EXPECT_EQ(from_text.matches({}, fields), from_document.matches({}, fields));
  }
}

TEST(EntryTest, AtVersionChangesOnlyTheVersion) {
  const std::string text =
      R"({"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"9","name":"a",)"
      R"("namespace":"web","uid":"u"},"spec":{"nodeName":"n"}})";
  const Entry entry(pods(), *parse_object(text).value(), text, 7);
  const auto later = entry.at_version(1234);
  EXPECT_EQ(text_of(*later, EntryForm::Whole),
            R"({"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"1234","name":"a",)"
            R"("namespace":"web","uid":"u"},"spec":{"nodeName":"n"}})");
  EXPECT_EQ(text_of(*later, EntryForm::Metadata),
            R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1",)"
            R"("metadata":{"resourceVersion":"1234","name":"a","namespace":"web","uid":"u"}})");
}

std::string name_and_version(std::string_view message, std::string_view kind) {
  std::string bytes;
  codec::append_envelope(
      bytes, {.api_version = kind == "Pod" ? "v1" : "meta.k8s.io/v1", .kind = std::string(kind)},
      message);
  const std::size_t size = bytes.size();
  bytes.append(codec::kFramePadding, '\0');
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::ProtobufDecoder decoder(*pool);
  const Result<ObjectPtr> object =
      decoder.decode({.text = std::string_view(bytes).substr(0, size)});
  if (!object) return object.error().message;
  return std::string((*object)->name()) + "@" + std::string((*object)->resource_version()) +
         ((*object)->at("/spec").is_absent() ? "" : " with spec");
}

TEST(EntryTest, MessageIsEncodedOnceForEachVersionAndForm) {
  MessageEncoder encoder;
  const Json pod = {{"metadata", {{"name", "a"}, {"namespace", "web"}}},
                    {"spec", {{"nodeName", "n"}}}};
  const Entry entry(pods(), pod, 7);
  const std::string_view message = entry.message(EntryForm::Whole, encoder);
  EXPECT_EQ(name_and_version(message, "Pod"), "a@7 with spec");
  EXPECT_EQ(entry.message(EntryForm::Whole, encoder).data(), message.data());
  const std::string_view metadata = entry.message(EntryForm::Metadata, encoder);
  EXPECT_EQ(name_and_version(metadata, "PartialObjectMetadata"), "a@7");
  EXPECT_EQ(entry.message(EntryForm::Metadata, encoder).data(), metadata.data());
  EXPECT_EQ(name_and_version(entry.at_version(8)->message(EntryForm::Whole, encoder), "Pod"),
            "a@8 with spec");
}

}  // namespace
}  // namespace kinform::inline v0::server
