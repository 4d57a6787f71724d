// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/entry.hpp"

#include "base/json_text.hpp"
#include "kinform/detail/assert.hpp"
#include "server/store/json_members.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kVersionMember = R"("resourceVersion":")";

std::string type_members(const KindFacts& kind) {
  return R"({"kind":")" + std::string(kind.kind) + R"(","apiVersion":")" + kind.api_version() +
         R"(",)";
}

constexpr std::string_view kPartialType =
    R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1",)";

std::vector<std::pair<std::string, std::string>> labels_of(const Json& metadata) {
  std::vector<std::pair<std::string, std::string>> labels;
  for (const auto& [key, value] : metadata["labels"].members()) {
    labels.emplace_back(key, std::string(value.as_string()));
  }
  return labels;
}

std::vector<std::pair<std::string, std::string>> labels_of(const Object& object) {
  std::vector<std::pair<std::string, std::string>> labels;
  for (const auto& [key, value] : object.labels().members()) {
    labels.emplace_back(key, value.as_string());
  }
  return labels;
}

}  // namespace

codec::TypeMeta type_of(const KindFacts& kind, EntryForm form) {
  KINFORM_ASSERT(form != EntryForm::Table);
  if (form == EntryForm::Metadata) {
    return {.api_version = "meta.k8s.io/v1", .kind = "PartialObjectMetadata"};
  }
  return {.api_version = kind.api_version(), .kind = kind.kind};
}

Entry::Entry(const KindFacts& kind, Json object, Version version)
    : kind_(&kind), version_(version) {
  Json& metadata = object["metadata"];
  metadata.erase("resourceVersion");
  const Json& facts = metadata;
  key_ = key_of(facts["namespace"].as_string(), facts["name"].as_string());
  uid_ = facts["uid"].as_string();
  labels_ = labels_of(facts);
  fields_ = read_selectable_fields(kind, object);
  for (const Json& owner : facts["ownerReferences"].elements()) {
    owner_uids_.emplace_back(owner["uid"].as_string());
  }
  is_terminating_ = facts.contains("deletionTimestamp");

  begin_body();
  for (const auto& [name, value] : facts.members()) {
    body_ += ',';
    append_json_string(body_, name);
    body_ += ':';
    value.append_json(body_);
  }
  end_metadata();
  for (const auto& [name, value] : std::as_const(object).members()) {
    if (name == "metadata" || name == "kind" || name == "apiVersion") continue;
    body_ += ',';
    append_json_string(body_, name);
    body_ += ':';
    value.append_json(body_);
  }
  body_ += '}';
  body_.shrink_to_fit();
}

Entry::Entry(const KindFacts& kind, const Object& object, std::string_view text, Version version)
    : kind_(&kind), key_(object.key().to_string()), version_(version), uid_(object.uid()) {
  labels_ = labels_of(object);
  fields_ = read_selectable_fields(kind, object);
  for (const Value owner : object.at("/metadata/ownerReferences").elements()) {
    owner_uids_.emplace_back(owner["uid"].as_string());
  }
  is_terminating_ = !object.deletion_timestamp().empty();
  const std::vector<TextMember> members = members_of(text);
  body_.reserve(text.size() + kVersionMember.size() + std::to_string(version).size());
  begin_body();
  for (const TextMember& member : members) {
    if (member.name != R"("metadata")") continue;
    for (const TextMember& fact : members_of(member.value)) {
      if (fact.name != R"("resourceVersion")") append_member(fact.name, fact.value);
    }
  }
  end_metadata();
  for (const TextMember& member : members) {
    const bool is_apart = member.name == R"("metadata")" || member.name == R"("kind")" ||
                          member.name == R"("apiVersion")";
    if (!is_apart) append_member(member.name, member.value);
  }
  body_ += '}';
}

void Entry::begin_body() {
  const std::string digits = std::to_string(version_);
  body_ += R"("metadata":{)";
  body_ += kVersionMember;
  version_begin_ = body_.size();
  version_size_ = digits.size();
  body_ += digits;
  body_ += '"';
}

void Entry::end_metadata() {
  body_ += '}';
  metadata_end_ = body_.size();
}

void Entry::append_member(std::string_view quoted_name, std::string_view value) {
  body_ += ',';
  body_.append(quoted_name);
  body_ += ':';
  body_.append(value);
}

std::string Entry::key_of(std::string_view namespace_name, std::string_view name) {
  std::string key(namespace_name);
  if (!key.empty()) key += '/';
  key += name;
  return key;
}

bool Entry::matches(const LabelSelector& labels, const FieldSelector& fields) const {
  return labels.matches(labels_) && fields.matches(fields_);
}

void Entry::append_to(std::string& out, EntryForm form, const KindFacts& kind) const {
  if (form == EntryForm::Whole) {
    out += type_members(kind);
    out += body_;
    return;
  }
  out += kPartialType;
  out.append(body_, 0, metadata_end_);
  out += '}';
}

void Entry::append_item_to(std::string& out, EntryForm form, const KindFacts& kind) const {
  // Unlike other lists, PartialObjectMetadataLists have kind and apiVersion in each item.
  if (form == EntryForm::Metadata || kind.custom != nullptr) return append_to(out, form, kind);
  out += '{';
  out += body_;
}

std::string_view Entry::message(EntryForm form, MessageEncoder& encoder) const {
  const LazyText& text = form == EntryForm::Whole ? message_ : metadata_message_;
  return text.get([&] {
    std::string json;
    append_to(json, form);
    return encoder.encode(json, type_of(*kind_, form));
  });
}

Json Entry::to_json() const {
  std::string text;
  append_to(text, EntryForm::Whole);
  Result<Json> parsed = parse_json(text);
  KINFORM_ASSERT(parsed.ok());  // The server wrote this text.
  return *std::move(parsed);
}

std::shared_ptr<const Entry> Entry::at_version(Version version) const {
  const std::string digits = std::to_string(version);
  std::shared_ptr<Entry> copy(new Entry(*this));
  copy->version_ = version;
  copy->body_.replace(version_begin_, version_size_, digits);
  copy->metadata_end_ += digits.size() - version_size_;
  copy->version_size_ = digits.size();
  return copy;
}

}  // namespace kinform::inline v0::server
