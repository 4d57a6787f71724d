// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/json.hpp"

#include <algorithm>
#include <ostream>

#include <absl/container/flat_hash_map.h>
#include <absl/strings/string_view.h>

#include "api/object/json_number.hpp"
#include "api/object/json_pointer.hpp"
#include "base/json_text.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {
namespace {

// Objects with more members than this have an index.
constexpr std::size_t kUnindexedMembersMax = 64;

// Returns the null value to which const look-ups of missing members and elements refer.
const Json& null() {
  static const Json json;
  return json;
}

template <class Document>
Document* find_step(Document& json, std::string_view token) {
  if (json.is_object()) return json.find(token);
  const std::optional<std::size_t> index = json_pointer_index(token);
  if (!index || *index >= json.elements().size()) return nullptr;
  return &json.elements()[*index];
}

template <class Document>
Document* follow(Document& root, std::string_view pointer) {
  JsonPointerReader tokens(pointer);
  Document* json = &root;
  while (const std::optional<std::string_view> token = tokens.next()) {
    json = find_step(*json, *token);
    if (json == nullptr) return nullptr;
  }
  return tokens.failed() ? nullptr : json;
}

// Returns the members sorted by key.
std::vector<const Json::Member*> sorted(Json::ConstMembers members) {
  std::vector<const Json::Member*> order;
  for (const Json::Member& member : members) order.push_back(&member);
  std::sort(order.begin(), order.end(), [](const Json::Member* left, const Json::Member* right) {
    return left->key < right->key;
  });
  return order;
}

bool equal_member(const Json::Member* left, const Json::Member* right) {
  return left->key == right->key && left->value == right->value;
}

absl::string_view hashed(std::string_view key) {
  return {key.data(), key.size()};
}

bool equal_objects(const Json& left, const Json& right) {
  if (left.size() != right.size()) return false;
  const auto ours = sorted(left.members());
  const auto theirs = sorted(right.members());
  return std::equal(ours.begin(), ours.end(), theirs.begin(), equal_member);
}

bool equal_arrays(const Json& left, const Json& right) {
  return std::equal(left.elements().begin(), left.elements().end(), right.elements().begin(),
                    right.elements().end());
}

}  // namespace

// Without it, editing an object of n members takes time proportional to n². The hash table is
// seeded, so that a writer of objects cannot choose keys that collide. That is so for
// absl::string_view only: for std::string_view, Debian's abseil uses std::hash, which has no seed.
struct Json::MemberList::Index {
  // Keys refer to the members, which a list never moves.
  absl::flat_hash_map<absl::string_view, std::list<Member>::iterator> members;
};

Json::MemberList::MemberList() = default;
Json::MemberList::MemberList(MemberList&& other) noexcept = default;
Json::MemberList& Json::MemberList::operator=(MemberList&& other) noexcept = default;
Json::MemberList::~MemberList() = default;

Json::MemberList::MemberList(const MemberList& other) : list_(other.list_) {
  if (list_.size() > kUnindexedMembersMax) add_to_index();
}

Json::MemberList& Json::MemberList::operator=(const MemberList& other) {
  return *this = MemberList(other);
}

// Adds the last member to the index, or all members if there is no index yet.
void Json::MemberList::add_to_index() {
  if (index_ != nullptr) {
    index_->members.emplace(hashed(list_.back().key), std::prev(list_.end()));
    return;
  }
  index_ = std::make_unique<Index>();
  index_->members.reserve(list_.size());
  for (auto member = list_.begin(); member != list_.end(); ++member) {
    index_->members.emplace(hashed(member->key), member);
  }
}

const Json::Member* Json::MemberList::find(std::string_view key) const {
  if (index_ != nullptr) {
    const auto found = index_->members.find(hashed(key));
    return found == index_->members.end() ? nullptr : &*found->second;
  }
  const auto found = std::find_if(list_.begin(), list_.end(),
                                  [&](const Member& member) { return member.key == key; });
  return found == list_.end() ? nullptr : &*found;
}

Json& Json::MemberList::append(std::string key, Json value) {
  Json& added = list_.emplace_back(std::move(key), std::move(value)).value;
  if (index_ != nullptr || list_.size() > kUnindexedMembersMax) add_to_index();
  return added;
}

bool Json::MemberList::erase(std::string_view key) {
  if (index_ == nullptr) {
    return list_.remove_if([&](const Member& member) { return member.key == key; }) > 0;
  }
  const auto found = index_->members.find(hashed(key));
  if (found == index_->members.end()) return false;
  const auto member = found->second;
  index_->members.erase(found);  // Before the member, which owns the key.
  list_.erase(member);
  return true;
}

Json::Json(const Json& other) = default;
Json::Json(Json&& other) noexcept : data_(std::exchange(other.data_, nullptr)) {}
Json::~Json() = default;

// Copies `other` before changing this value, because `other` may be a part of it.
Json& Json::operator=(const Json& other) {
  Json copy(other);
  data_.swap(copy.data_);
  return *this;
}

Json& Json::operator=(Json&& other) noexcept {
  Json taken(std::move(other));
  data_.swap(taken.data_);
  return *this;
}

Json::Json(std::initializer_list<Member> members) {
  MemberList& list = make_object();
  for (const Member& member : members) {
    if (Json* known = find(member.key)) {
      *known = member.value;
    } else {
      list.append(member.key, member.value);
    }
  }
}

Json Json::object(std::initializer_list<Member> members) {
  return Json(members);
}

Json Json::array(std::initializer_list<Json> elements) {
  return array_of(elements);
}

Json Json::object_of(std::vector<std::pair<std::string, Json>> members) {
  Json json;
  MemberList& list = json.make_object();
  for (auto& [key, value] : members) {
    if (Json* const known = json.find(key)) {
      *known = std::move(value);
    } else {
      list.append(std::move(key), std::move(value));
    }
  }
  return json;
}

Json Json::array_of(std::vector<Json> elements) {
  Json json;
  json.data_ = std::move(elements);
  return json;
}

Result<Json> Json::number(std::string_view text) {
  if (!is_json_number(text)) {
    return Error{ErrorCode::InvalidArgument, "not a JSON number: \"" + std::string(text) + "\""};
  }
  Json json;
  if (text.find_first_of(".eE") == std::string_view::npos) {
    if (const auto small = json_number_to_int64(text)) {
      json.data_ = *small;
    } else if (const auto large = json_number_to_uint64(text)) {
      json.data_ = *large;
    }
  } else if (const double number = json_number_to_double(text); std::isfinite(number)) {
    json.data_ = number;
  }
  // A number that would be written differently, such as -0 or 1.50, keeps its text.
  if (json.number_text() != text) json.data_ = NumberText{std::string(text)};
  return json;
}

ValueType Json::type() const {
  struct Types {
    ValueType operator()(std::nullptr_t) const { return ValueType::Null; }
    ValueType operator()(bool) const { return ValueType::Boolean; }
    ValueType operator()(std::int64_t) const { return ValueType::Number; }
    ValueType operator()(std::uint64_t) const { return ValueType::Number; }
    ValueType operator()(double) const { return ValueType::Number; }
    ValueType operator()(const NumberText&) const { return ValueType::Number; }
    ValueType operator()(const std::string&) const { return ValueType::String; }
    ValueType operator()(const ElementList&) const { return ValueType::Array; }
    ValueType operator()(const MemberList&) const { return ValueType::Object; }
  };
  return std::visit(Types{}, data_);
}

std::string_view Json::as_string(std::string_view fallback) const {
  const auto* text = std::get_if<std::string>(&data_);
  return text != nullptr ? std::string_view(*text) : fallback;
}

bool Json::as_bool(bool fallback) const {
  const auto* value = std::get_if<bool>(&data_);
  return value != nullptr ? *value : fallback;
}

std::int64_t Json::as_int64(std::int64_t fallback) const {
  if (const auto* number = std::get_if<std::int64_t>(&data_)) return *number;
  return is_number() ? json_number_to_int64(number_text()).value_or(fallback) : fallback;
}

std::uint64_t Json::as_uint64(std::uint64_t fallback) const {
  if (const auto* number = std::get_if<std::uint64_t>(&data_)) return *number;
  return is_number() ? json_number_to_uint64(number_text()).value_or(fallback) : fallback;
}

double Json::as_double(double fallback) const {
  if (const auto* number = std::get_if<double>(&data_)) return *number;
  return is_number() ? json_number_to_double(number_text()) : fallback;
}

std::string Json::number_text() const {
  std::string text;
  if (const auto* integer = std::get_if<std::int64_t>(&data_)) append_json_integer(text, *integer);
  if (const auto* large = std::get_if<std::uint64_t>(&data_)) append_json_integer(text, *large);
  if (const auto* fraction = std::get_if<double>(&data_)) append_json_double(text, *fraction);
  if (const auto* exact = std::get_if<NumberText>(&data_)) text = exact->text;
  return text;
}

std::size_t Json::size() const {
  if (const auto* list = std::get_if<ElementList>(&data_)) return list->size();
  if (const auto* list = std::get_if<MemberList>(&data_)) return list->list().size();
  return 0;
}

const Json* Json::find(std::string_view key) const {
  const auto* list = std::get_if<MemberList>(&data_);
  const Member* const member = list == nullptr ? nullptr : list->find(key);
  return member == nullptr ? nullptr : &member->value;
}

Json* Json::find(std::string_view key) {
  return const_cast<Json*>(std::as_const(*this).find(key));
}

const Json& Json::operator[](std::string_view key) const {
  const Json* found = find(key);
  return found != nullptr ? *found : null();
}

const Json& Json::operator[](std::size_t index) const {
  return index < elements().size() ? elements()[index] : null();
}

const Json& Json::operator[](int index) const {
  return index < 0 ? null() : (*this)[static_cast<std::size_t>(index)];
}

Json& Json::operator[](std::string_view key) {
  if (Json* found = find(key)) return *found;
  std::string owned(key);  // `key` may be text of this document, which make_object() drops.
  return make_object().append(std::move(owned), nullptr);
}

Json& Json::operator[](std::size_t index) {
  KINFORM_ASSERT(index < elements().size());
  return elements()[index];
}

Json& Json::operator[](int index) {
  KINFORM_ASSERT(index >= 0);
  return (*this)[static_cast<std::size_t>(index)];
}

const Json* Json::find_at(std::string_view pointer) const {
  return follow(*this, pointer);
}

Json* Json::find_at(std::string_view pointer) {
  return follow(*this, pointer);
}

const Json& Json::at(std::string_view pointer) const {
  const Json* found = find_at(pointer);
  return found != nullptr ? *found : null();
}

Json& Json::set(std::string_view key, Json value) {
  Json& member = (*this)[key];
  member = std::move(value);
  return member;
}

Json& Json::push_back(Json element) {
  return make_array().emplace_back(std::move(element));
}

bool Json::erase(std::string_view key) {
  auto* list = std::get_if<MemberList>(&data_);
  return list != nullptr && list->erase(key);
}

void Json::erase(std::size_t index) {
  KINFORM_ASSERT(index < elements().size());
  auto& list = *std::get_if<ElementList>(&data_);
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
}

Json::ConstMembers Json::members() const {
  const auto* list = std::get_if<MemberList>(&data_);
  if (list == nullptr) return {{}, {}};
  return {list->list().begin(), list->list().end()};
}

Json::Members Json::members() {
  auto* list = std::get_if<MemberList>(&data_);
  if (list == nullptr) return {{}, {}};
  return {list->list().begin(), list->list().end()};
}

std::span<const Json> Json::elements() const {
  const auto* list = std::get_if<ElementList>(&data_);
  return list != nullptr ? std::span<const Json>(*list) : std::span<const Json>();
}

std::span<Json> Json::elements() {
  auto* list = std::get_if<ElementList>(&data_);
  return list != nullptr ? std::span<Json>(*list) : std::span<Json>();
}

Json::MemberList& Json::make_object() {
  if (!is_object()) data_.emplace<MemberList>();
  return *std::get_if<MemberList>(&data_);
}

Json::ElementList& Json::make_array() {
  if (!is_array()) data_.emplace<ElementList>();
  return *std::get_if<ElementList>(&data_);
}

bool operator==(const Json& left, const Json& right) {
  if (left.type() != right.type()) return false;
  switch (left.type()) {
    case ValueType::Absent:
    case ValueType::Null:
      return true;
    case ValueType::Boolean:
      return left.as_bool() == right.as_bool();
    case ValueType::Number:
      return json_numbers_equal(left.number_text(), right.number_text());
    case ValueType::String:
      return left.as_string() == right.as_string();
    case ValueType::Array:
      return equal_arrays(left, right);
    case ValueType::Object:
      return equal_objects(left, right);
  }
  return false;
}

std::ostream& operator<<(std::ostream& out, const Json& json) {
  return out << json.to_json();
}

}  // namespace kinform::inline v0
