// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/accept.hpp"

#include <string>

#include <gtest/gtest.h>

#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {
namespace {

const std::string kPb = "application/vnd.kubernetes.protobuf";
const std::string kPartial = ";as=PartialObjectMetadata;g=meta.k8s.io;v=v1";
const std::string kTable = ";as=Table;g=meta.k8s.io;v=v1";

std::string words_for(const std::optional<EntryFormat>& format) {
  if (!format) return "none";
  const std::string encoding = format->encoding == Encoding::Json ? "json" : "protobuf";
  if (format->form == EntryForm::Table) return encoding + " table";
  return format->form == EntryForm::Metadata ? encoding + " metadata" : encoding;
}

// Returns the format for pods.
std::string choice(const std::string& accept) {
  return words_for(accepted_format(accept, *find_kind("", "v1", "pods")));
}

TEST(AcceptTest, FirstSupportedTypeIsChosen) {
  EXPECT_EQ(choice(""), "json");
  EXPECT_EQ(choice("*/*"), "json");
  EXPECT_EQ(choice("*"), "json");
  EXPECT_EQ(choice("application/xml, *;q=0.1"), "json");
  EXPECT_EQ(choice("application/*"), "json");
  EXPECT_EQ(choice("application/json"), "json");
  EXPECT_EQ(choice(kPb), "protobuf");
  EXPECT_EQ(choice(kPb + ",application/json"), "protobuf");
  EXPECT_EQ(choice("application/json," + kPb), "json");
  EXPECT_EQ(choice("application/xml, " + kPb), "protobuf");
  EXPECT_EQ(choice("application/xml"), "none");
  EXPECT_EQ(choice(",;=,"), "none");
}

TEST(AcceptTest, QualityAndSpecificTypesComeFirst) {
  EXPECT_EQ(choice("application/json;q=0.5," + kPb), "protobuf");
  EXPECT_EQ(choice("application/json;q=0.5," + kPb + ";q=0.4"), "json");
  EXPECT_EQ(choice("*/*, " + kPb), "protobuf");
  EXPECT_EQ(choice(kPb + ";q=nonsense, application/json;q=0.1"), "json");
  EXPECT_EQ(choice(kPb + ";q=nan, application/json;q=0.1"), "json");
}

TEST(AcceptTest, TablesAreJsonOnly) {
  EXPECT_EQ(choice(kPb + kTable + ",application/json" + kTable + ",application/json"),
            "json table");
  EXPECT_EQ(choice(kPb + kTable), "none");
  EXPECT_EQ(choice("application/*" + kTable), "json table");
}

TEST(AcceptTest, MetadataIsAvailableInBothEncodings) {
  EXPECT_EQ(choice(kPb + kPartial), "protobuf metadata");
  EXPECT_EQ(choice(kPb + ";as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json"),
            "protobuf metadata");
  EXPECT_EQ(choice("application/json" + kPartial), "json metadata");
  EXPECT_EQ(choice(kPb + ";as=PartialObjectMetadata;g=meta.k8s.io;v=v7"), "none");
  EXPECT_EQ(choice(kPb + ";as=Nothing;g=meta.k8s.io;v=v1"), "none");
}

TEST(AcceptTest, WatchIsTheOnlyStream) {
  EXPECT_EQ(choice(kPb + ";stream=watch"), "protobuf");
  EXPECT_EQ(choice("application/json;stream=watch"), "json");
  EXPECT_EQ(choice(kPb + ";stream=other, application/json"), "json");
}

TEST(AcceptTest, ServerVersionIsThatOfTheMetadata) {
  EXPECT_EQ(choice(kPb + ";sv=v1"), "protobuf");
  EXPECT_EQ(choice(kPb + ";sv="), "protobuf");
  EXPECT_EQ(choice(kPb + ";sv=v2, application/json"), "json");
  EXPECT_EQ(choice(kPb + ";sv=v2"), "none");
  // Errors and discovery have no such version.
  EXPECT_EQ(accepted_encoding(kPb + ";sv=v1"), Encoding::Json);
  EXPECT_EQ(accepted_discovery("application/json;sv=v1"), std::nullopt);
}

TEST(AcceptTest, CustomResourcesHaveOnlyMetadataInProtobuf) {
  const CustomFacts facts;
  KindFacts custom = *find_kind("", "v1", "pods");
  custom.custom = &facts;
  EXPECT_EQ(words_for(accepted_format(kPb, custom)), "none");
  EXPECT_EQ(words_for(accepted_format(kPb + ",application/json;q=0.1", custom)), "json");
  EXPECT_EQ(words_for(accepted_format(kPb + kPartial, custom)), "protobuf metadata");
}

TEST(AcceptTest, ErrorsAreInTheFirstTypeWithoutTransformation) {
  EXPECT_EQ(accepted_encoding(""), Encoding::Json);
  EXPECT_EQ(accepted_encoding("application/xml"), Encoding::Json);
  EXPECT_EQ(accepted_encoding(kPb), Encoding::Protobuf);
  EXPECT_EQ(accepted_encoding(kPb + ";stream=watch"), Encoding::Protobuf);
  EXPECT_EQ(accepted_encoding(kPb + kPartial), Encoding::Json);
  EXPECT_EQ(accepted_encoding("application/json" + kTable + "," + kPb), Encoding::Protobuf);
}

}  // namespace
}  // namespace kinform::inline v0::server
