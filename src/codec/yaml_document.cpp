// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/yaml_document.hpp"

#include <algorithm>
#include <utility>

#include "codec/yaml_record.hpp"

namespace kinform::inline v0::codec {

YamlNode::YamlNode(const YamlRecord* records, std::uint32_t id)
    : records_(records), record_(records + id) {}

ValueType YamlNode::type() const {
  return record_ == nullptr ? ValueType::Absent : record_->type;
}

YamlPlace YamlNode::place() const {
  return record_ == nullptr ? YamlPlace() : record_->place;
}

std::string_view YamlNode::text() const {
  return record_ == nullptr ? std::string_view() : record_->text;
}

const Json& YamlNode::scalar() const {
  static const Json null;
  return record_ == nullptr ? null : record_->scalar;
}

YamlNode YamlNode::operator[](std::string_view key) const {
  if (type() != ValueType::Object) return {};
  const auto found = std::find_if(record_->children.begin(), record_->children.end(),
                                  [key](const auto& child) { return child.key == key; });
  return found == record_->children.end() ? YamlNode() : YamlNode(records_, found->id);
}

std::vector<YamlNode::Member> YamlNode::members() const {
  std::vector<Member> members;
  if (type() != ValueType::Object) return members;
  members.reserve(record_->children.size());
  for (const YamlRecord::Child& child : record_->children) {
    members.push_back({child.key, child.key_place, YamlNode(records_, child.id)});
  }
  return members;
}

std::vector<YamlNode> YamlNode::elements() const {
  std::vector<YamlNode> elements;
  if (type() != ValueType::Array) return elements;
  elements.reserve(record_->children.size());
  for (const YamlRecord::Child& child : record_->children) {
    elements.push_back(YamlNode(records_, child.id));
  }
  return elements;
}

Json YamlNode::to_json() const {
  if (type() == ValueType::Object) {
    std::vector<std::pair<std::string, Json>> members;
    members.reserve(record_->children.size());
    for (const YamlRecord::Child& child : record_->children) {
      members.emplace_back(child.key, YamlNode(records_, child.id).to_json());
    }
    return Json::object_of(std::move(members));
  }
  if (type() == ValueType::Array) {
    std::vector<Json> elements;
    elements.reserve(record_->children.size());
    for (const YamlRecord::Child& child : record_->children) {
      elements.push_back(YamlNode(records_, child.id).to_json());
    }
    return Json::array_of(std::move(elements));
  }
  return scalar();
}

YamlDocument::YamlDocument(std::vector<YamlRecord> records, std::uint32_t root)
    : records_(std::move(records)), root_(root) {}
YamlDocument::YamlDocument(YamlDocument&&) noexcept = default;
YamlDocument& YamlDocument::operator=(YamlDocument&&) noexcept = default;
YamlDocument::~YamlDocument() = default;

YamlNode YamlDocument::root() const {
  return YamlNode(records_.data(), root_);
}

}  // namespace kinform::inline v0::codec
