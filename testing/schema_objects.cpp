// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/schema_objects.hpp"

#include <set>
#include <string>
#include <utility>

#include "kinform/time.hpp"

namespace kinform::inline v0::test_support {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

constexpr int kOneInWrong = 8;

// SplitMix64: small, and the same on every platform.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }
  std::uint64_t below(std::uint64_t limit) { return next() % limit; }

 private:
  std::uint64_t state_;
};

class ObjectWriter {
 public:
  explicit ObjectWriter(std::uint64_t seed) : numbers_(seed) {}

  Json record(const Definition& definition) {
    Json json = Json::object();
    // Leaves the object empty if its type is already being written further out: a recursive type
    // would never end.
    if (!open_.insert(&definition).second) return json;
    add_fields(json, definition);
    open_.erase(&definition);
    return json;
  }

 private:
  void add_fields(Json& json, const Definition& definition) {
    for (const Field& field : definition.fields) {
      if (field.inlined) {
        add_fields(json, *field.type.record());
      } else {
        json.set(field.name, value(field.type));
      }
    }
  }

  Json value(const Type& type) {
    const Type& resolved = type.resolved();
    switch (resolved.form) {
      case TypeForm::String:
        return "text-" + std::to_string(numbers_.below(1000000));
      case TypeForm::Bool:
        return numbers_.below(4) != 0;
      case TypeForm::Int32:
        return static_cast<std::int32_t>(numbers_.next());
      case TypeForm::Int64:
        return static_cast<std::int64_t>(numbers_.next());
      case TypeForm::Double:
        return static_cast<double>(numbers_.below(100000)) / 64;
      case TypeForm::Bytes:
        return "AAECAwQ=";
      case TypeForm::Time:
        return format_time(std::chrono::sys_seconds(seconds()));
      case TypeForm::MicroTime:
        return format_micro_time(std::chrono::sys_seconds(seconds()) +
                                 std::chrono::microseconds(numbers_.below(1000000)));
      case TypeForm::Duration:
        return format_duration(seconds());
      case TypeForm::Quantity:
        return std::to_string(1 + numbers_.below(900)) + (numbers_.below(2) == 0 ? "m" : "Gi");
      case TypeForm::IntOrString:
        if (numbers_.below(2) == 0) return "http";
        return static_cast<std::int32_t>(numbers_.below(65536));
      case TypeForm::Json:
        return Json{{"any", Json::array({1, "two", nullptr})}};
      case TypeForm::List:
        return list(resolved.element.front());
      case TypeForm::Map:
        return map(resolved.element.front());
      case TypeForm::Named:
        return named(*resolved.definition);
    }
    return nullptr;
  }

  Json named(const Definition& definition) {
    if (definition.form == DefinitionForm::Record) return record(definition);
    const Field& alternative = definition.fields[numbers_.below(definition.fields.size())];
    return value(alternative.type);
  }

  Json list(const Type& element) {
    Json json = Json::array();
    const std::uint64_t size = 1 + numbers_.below(open_.size() > 4 ? 1 : 2);
    for (std::uint64_t i = 0; i < size; ++i) json.push_back(value(element));
    return json;
  }

  Json map(const Type& element) {
    Json json = Json::object();
    const std::uint64_t size = 1 + numbers_.below(open_.size() > 4 ? 1 : 2);
    for (std::uint64_t i = 0; i < size; ++i) {
      json.set("key-" + std::to_string(i), value(element));
    }
    return json;
  }

  std::chrono::seconds seconds() {
    return std::chrono::seconds(1'500'000'000 + numbers_.below(300'000'000));
  }

  Numbers numbers_;
  std::set<const Definition*> open_;  // The types that are being written.
};

class Spoiler {
 public:
  explicit Spoiler(std::uint64_t seed) : numbers_(seed) {}

  void spoil(Json& json) {
    for (auto& [key, value] : json.members()) {
      if (key == "name" || key == "namespace") continue;  // An object needs both.
      spoil_or_descend(value);
    }
    for (Json& element : json.elements()) spoil_or_descend(element);
  }

 private:
  void spoil_or_descend(Json& json) {
    if (numbers_.below(kOneInWrong) == 0) {
      json = wrong_value();
    } else {
      spoil(json);
    }
  }

  Json wrong_value() {
    switch (numbers_.below(7)) {
      case 0:
        return nullptr;
      case 1:
        return true;
      case 2:
        return 1.5;
      case 3:
        return std::int64_t{1} << 40;
      case 4:
        return "not this";
      case 5:
        return Json::array({Json::array({1}), "x"});
      default:
        return Json{{"unexpected", Json::object()}};
    }
  }

  Numbers numbers_;
};

}  // namespace

Json full_object(const Definition& type, std::uint64_t seed) {
  return ObjectWriter(seed).record(type);
}

Json full_object(const schema::ResourceFacts& resource, std::uint64_t seed) {
  Json json = full_object(*resource.type, seed);
  json["apiVersion"] =
      resource.group.empty() ? resource.version : resource.group + "/" + resource.version;
  json["kind"] = resource.kind;
  return json;
}

Json with_wrong_types(Json object, std::uint64_t seed) {
  Spoiler(seed).spoil(object);
  return object;
}

}  // namespace kinform::inline v0::test_support
