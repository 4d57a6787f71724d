// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/schema_objects.hpp"

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
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

// Writes objects with fields that are absent, zero or set.
class RandomWriter {
 public:
  explicit RandomWriter(std::uint64_t seed) : numbers_(seed) {}

  Json record(const Definition& definition, int depth) {
    Json json = Json::object();
    add_fields(json, definition, depth);
    return json;
  }

 private:
  // Limits for recursive types, which would never end. Beyond them, fields are absent.
  static constexpr int kDepthMax = 12;
  static constexpr int kFieldsMax = 2000;

  void add_fields(Json& json, const Definition& definition, int depth) {
    for (const Field& field : definition.fields) {
      if (field.number == 0) continue;
      if (field.inlined) {
        add_fields(json, *field.type.record(), depth);
      } else {
        add_field(json, field, depth);
      }
    }
  }

  void add_field(Json& json, const Field& field, int depth) {
    const Type& type = unaliased(field.type);
    const bool absent = ++fields_ > kFieldsMax || depth > kDepthMax || numbers_.below(3) == 0;
    const bool is_time = type.form == TypeForm::Time || type.form == TypeForm::MicroTime;
    if (field.pointer || can_be_nil(type)) {
      Json set = absent ? Json() : value(field.type, depth + 1, field.typed);
      const bool empty =
          !field.pointer && set.type() == ValueType::String && set.as_string().empty();
      if (field.omit_empty && (absent || empty)) return;
      json.set(field.name, std::move(set));
    } else if (is_time || type.form == TypeForm::Json) {
      if (absent && field.omit_zero) return;
      json.set(field.name, absent ? Json() : value(type, depth + 1, false));
    } else {
      Json set = absent ? zero(type, depth + 1) : value(type, depth + 1, false);
      if (field.omit_empty && set == zero(type, kDepthMax) && is_scalar(type)) return;
      json.set(field.name, std::move(set));
    }
  }

  static const Type& unaliased(const Type& type) {
    const Type* found = &type;
    while (found->form == TypeForm::Named && found->definition->form == DefinitionForm::Alias &&
           !found->definition->wrapped) {
      found = &found->definition->alias;
    }
    return *found;
  }
  static bool is_wrapped(const Type& type) {
    return type.form == TypeForm::Named && type.definition->form == DefinitionForm::Alias;
  }
  static bool can_be_nil(const Type& type) {
    return type.is_list() || type.is_map() || type.form == TypeForm::Bytes || is_wrapped(type);
  }
  static bool is_scalar(const Type& type) {
    return type.form <= TypeForm::Double ||
           (type.form == TypeForm::Named && type.definition->form == DefinitionForm::Enum);
  }

  Json zero(const Type& type, int depth) {
    switch (type.form) {
      case TypeForm::Bool:
        return false;
      case TypeForm::Int32:
      case TypeForm::Int64:
      case TypeForm::IntOrString:
      case TypeForm::Double:
        return 0;
      case TypeForm::Quantity:
        return "0";
      case TypeForm::Duration:
        return "0s";
      case TypeForm::Named:
        if (type.definition->form == DefinitionForm::Record) return record(*type.definition, depth);
        return "";
      default:
        return "";
    }
  }

  Json value(const Type& any, int depth, bool typed) {
    const Type& type = unaliased(any);
    switch (type.form) {
      case TypeForm::String:
        return text();
      case TypeForm::Bool:
        return numbers_.below(2) == 0;
      case TypeForm::Int32:
        return static_cast<std::int32_t>(numbers_.next()) >> numbers_.below(32);
      case TypeForm::Int64:
        return static_cast<std::int64_t>(numbers_.next()) >> numbers_.below(64);
      case TypeForm::Double:
        return *Json::number(pick({"0", "1", "-2", "0.5", "1e+21", "100000000000000000000", "1e-7",
                                   "0.000001", "3.141592653589793", "-2.5e-10"}));
      case TypeForm::Bytes:
        return std::string(pick({"", "AA==", "AAECAwQ="}));
      case TypeForm::Time:
        return format_time(std::chrono::sys_seconds(seconds()));
      case TypeForm::MicroTime:
        return format_micro_time(std::chrono::sys_seconds(seconds()) +
                                 std::chrono::microseconds(numbers_.below(1000000)));
      case TypeForm::Duration:
        return format_duration(std::chrono::nanoseconds(
            static_cast<std::int64_t>(numbers_.next()) >> numbers_.below(64)));
      case TypeForm::Quantity:
        return std::string(pick({"0", "1", "500m", "1Gi", "12345678901234567890"}));
      case TypeForm::IntOrString:
        if (numbers_.below(2) == 0) return text();
        return static_cast<std::int32_t>(numbers_.next()) >> numbers_.below(32);
      case TypeForm::Json:
        return *parse_json(pick({"{}", R"({"a":{"b":[1,2.5,"x",null,true]},"c":1e3})", "[]",
                                 R"({"f:metadata":{"f:labels":{".":{},"f:app":{}}}})", "7"}));
      case TypeForm::List:
        return list(type.element.front(), depth, typed);
      case TypeForm::Map:
        return map(type.element.front(), depth);
      case TypeForm::Named:
        return named(*type.definition, depth, typed);
    }
    return nullptr;
  }

  Json named(const Definition& definition, int depth, bool typed) {
    if (definition.form == DefinitionForm::Enum) return text();
    if (definition.form == DefinitionForm::Alias) {
      return list(definition.alias.element.front(), depth, false);
    }
    if (definition.form == DefinitionForm::Union) {
      const Field& alternative = definition.fields[numbers_.below(definition.fields.size())];
      return value(alternative.type, depth, false);
    }
    Json json = Json::object();
    if (typed) {
      json.set("kind", definition.short_name());
      json.set("apiVersion", "v1");
    }
    add_fields(json, definition, depth);
    return json;
  }

  Json list(const Type& element, int depth, bool typed) {
    Json json = Json::array();
    const std::uint64_t size = 1 + numbers_.below(3);
    for (std::uint64_t i = 0; i < size; ++i) json.push_back(value(element, depth + 1, typed));
    return json;
  }

  Json map(const Type& element, int depth) {
    Json json = Json::object();
    const std::uint64_t size = 1 + numbers_.below(4);
    for (std::uint64_t i = 0; i < size; ++i) {
      json.set(pick({"", "a", "app", "k8s.io/name", "zz"}), value(element, depth + 1, false));
    }
    return json;
  }

  std::string text() {
    return std::string(pick({"", "a", "web", "nginx:1.25", "k8s.io/some-long-label-key", "\n\"\\",
                             "h\xC3\xA4", "0123456789abcdef0123456789abcdef"}));
  }
  std::chrono::seconds seconds() {
    return std::chrono::seconds(numbers_.below(3'000'000'000)) - std::chrono::seconds(500'000'000);
  }
  std::string_view pick(std::initializer_list<std::string_view> choices) {
    return choices.begin()[numbers_.below(choices.size())];
  }

  Numbers numbers_;
  int fields_ = 0;
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

Json random_object(const Definition& type, std::uint64_t seed) {
  return RandomWriter(seed).record(type, 0);
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
