// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/custom_schema.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include <absl/container/flat_hash_set.h>

#include "kinform/time.hpp"
#include "server/schema/field_path.hpp"
#include "server/schema/schema_pattern.hpp"
#include "server/store/json_extent.hpp"

namespace kinform::inline v0::server {
namespace {

// The time that setting the defaults of an object, or checking it, may take: about a second. A step
// is a value together with one part of its schema, such as a property or an entry of `enum`. A long
// text counts as several values.
constexpr std::size_t kCheckStepsMax = 20'000'000;
constexpr std::size_t kTextBytesPerStep = 64;

// What checking an object has used of its limits.
struct Effort {
  PatternMatcher patterns;
  std::size_t steps = 0;
  std::string stopped_at = {};  // The path of the value at which the steps were used up.
};

// What checking an object needs, and the problems that were found so far.
struct Findings {
  Effort& effort;
  FieldProblems problems = {};
};

// Returns false if the limit is reached.
bool spend(Effort& effort, std::size_t steps, const std::string& path) {
  if (effort.steps > kCheckStepsMax) return false;
  effort.steps += steps;
  if (effort.steps > kCheckStepsMax) effort.stopped_at = path;
  return effort.steps <= kCheckStepsMax;
}

bool is_server_field(std::string_view key) {
  return key == "apiVersion" || key == "kind" || key == "metadata";
}

// Returns the schema of a member: its own or that of additionalProperties; null if the member is
// unknown.
const Json* member_schema(const Json& schema, std::string_view key) {
  if (const Json* const own = schema["properties"].find(key)) return own;
  const Json* const others = schema.find("additionalProperties");
  if (others == nullptr || (others->is_boolean() && !others->as_bool())) return nullptr;
  return others;
}

bool keeps_unknown(const Json& schema) {
  return schema["x-kubernetes-preserve-unknown-fields"].as_bool();
}

bool is_embedded(const Json& schema) {
  return schema["x-kubernetes-embedded-resource"].as_bool();
}

enum class Place : std::uint8_t { Root, Inside };

// Appends the paths of the first fields that it removes to `removed`.
void prune(Json& value, const Json& schema, Place place, const std::string& path,
           std::vector<std::string>& removed) {
  if (value.is_array()) {
    const Json& items = schema["items"];
    if (items.is_null()) return;
    std::size_t index = 0;
    for (Json& element : value.elements()) {
      prune(element, items, Place::Inside, element_path(path, index++), removed);
    }
    return;
  }
  std::vector<std::string> unknown;
  for (auto& [key, member] : value.members()) {
    const bool is_kept = is_server_field(key) && (place == Place::Root || is_embedded(schema));
    const Json* const known = member_schema(schema, key);
    if (is_kept) continue;
    if (known != nullptr && known->is_object()) {
      prune(member, *known, Place::Inside, member_path(path, key), removed);
    } else if (known != nullptr) {
      continue;  // `additionalProperties: true` allows anything.
    } else if (!keeps_unknown(schema)) {
      unknown.push_back(key);
    }
  }
  for (const std::string& key : unknown) {
    value.erase(key);
    if (removed.size() < kReportedFieldsMax) removed.push_back(member_path(path, key));
  }
}

// Adds the defaults of a schema to one object. A default may contain objects that get defaults of
// their own, so a small schema can describe more values than fit into memory.
class Defaulter {
 public:
  explicit Defaulter(std::size_t bytes_max) : bytes_max_(bytes_max) {}

  // `level` is the number of arrays and objects around the value.
  Result<void> fill(Json& value, const Json& schema, std::size_t level) {
    if (value.is_object()) {
      if (auto added = add_absent(value, schema, level); !added) return added;
    }
    for (auto& [key, member] : value.members()) {
      const Json* const known = member_schema(schema, key);
      if (known == nullptr) continue;
      if (auto filled = fill(member, *known, level + 1); !filled) return filled;
    }
    for (Json& element : value.elements()) {
      if (auto filled = fill(element, schema["items"], level + 1); !filled) return filled;
    }
    return {};
  }

 private:
  Result<void> add_absent(Json& object, const Json& schema, std::size_t level) {
    const Json& properties = schema["properties"];
    steps_ += properties.size();
    if (steps_ > kCheckStepsMax) {
      return Error{
          ErrorCode::RequestTooLarge,
          "the object has too many values for the defaults of its CustomResourceDefinition"};
    }
    for (const auto& [key, known] : properties.members()) {
      const Json* const fallback = known.find("default");
      if (fallback == nullptr) continue;
      const Json* const present = std::as_const(object).find(key);
      const bool is_absent =
          present == nullptr || (present->is_null() && !known["nullable"].as_bool());
      if (!is_absent) continue;
      if (auto spent = spend(key, extent_of(*fallback), level + 1); !spent) return spent;
      object.set(key, *fallback);
    }
    return {};
  }

  Result<void> spend(std::string_view key, const JsonExtent& added, std::size_t level) {
    bytes_ += key.size() + added.bytes;
    if (bytes_ > bytes_max_) {
      return Error{ErrorCode::RequestTooLarge,
                   "the defaults of the CustomResourceDefinition add more than " +
                       std::to_string(bytes_max_) + " bytes to the object"};
    }
    if (level + added.depth <= kStoredDepthMax) return {};
    return Error{ErrorCode::InvalidArgument,
                 "the defaults of the CustomResourceDefinition nest the object more than " +
                     std::to_string(kStoredDepthMax) + " levels deep"};
  }

  std::size_t bytes_max_;
  std::size_t bytes_ = 0;
  std::size_t steps_ = 0;
};

bool is_integral(const Json& number) {
  const double value = number.as_double();
  return std::isfinite(value) && std::floor(value) == value;
}

std::string_view type_name(const Json& value) {
  switch (value.type()) {
    case ValueType::Boolean:
      return "boolean";
    case ValueType::Number:
      return is_integral(value) ? "integer" : "number";
    case ValueType::String:
      return "string";
    case ValueType::Array:
      return "array";
    case ValueType::Object:
      return "object";
    default:
      return "null";
  }
}

bool has_type(const Json& value, std::string_view wanted) {
  const std::string_view type = type_name(value);
  return wanted.empty() || type == wanted || (wanted == "number" && type == "integer");
}

FieldProblem wrong_type(const std::string& path, std::string_view wanted, std::string_view found) {
  const std::string quoted = "\"" + std::string(found) + "\"";
  return {.reason = "FieldValueTypeInvalid",
          .message = "Invalid value: " + quoted + ": " + path + " in body must be of type " +
                     std::string(wanted) + ": " + quoted,
          .field = path};
}

FieldProblem broken_rule(const std::string& path, const Json& value, const std::string& rule) {
  return invalid_value(path, value, path + " in body " + rule);
}

FieldProblem too_many(const std::string& path, std::size_t count, const Json& most,
                      std::string_view what) {
  return {.reason = "FieldValueTooMany",
          .message = "Too many: " + std::to_string(count) + ": must have at most " +
                     most.number_text() + " " + std::string(what),
          .field = path};
}

FieldProblem duplicate(const std::string& path, const Json& value) {
  return {.reason = "FieldValueDuplicate",
          .message = "Duplicate value: " + value.to_json(),
          .field = path};
}

void check_enum(const Json& value, const Json& schema, const std::string& path,
                FieldProblems& problems) {
  const Json& allowed = schema["enum"];
  if (!allowed.is_array()) return;
  const auto values = allowed.elements();
  if (std::find(values.begin(), values.end(), value) != values.end()) return;
  problems.add([&] {
    std::string message = "Unsupported value: " + value.to_json() + ": supported values: ";
    for (const Json& one : values) {
      if (&one != values.data()) message += ", ";
      message += one.to_json();
    }
    return FieldProblem{
        .reason = "FieldValueNotSupported", .message = std::move(message), .field = path};
  });
}

void check_number(const Json& value, const Json& schema, const std::string& path,
                  FieldProblems& problems) {
  const double number = value.as_double();
  const auto check = [&](std::string_view bound, std::string_view exclusive, double sign,
                         const std::string& words) {
    const Json& limit = schema[bound];
    if (!limit.is_number()) return;
    const double over = sign * (number - limit.as_double());
    const bool strict = schema[exclusive].as_bool();
    if (over < 0 || (over == 0 && !strict)) return;
    problems.add(broken_rule(
        path, value,
        "should be " + words + " than " + (strict ? "" : "or equal to ") + limit.number_text()));
  };
  check("maximum", "exclusiveMaximum", 1, "less");
  check("minimum", "exclusiveMinimum", -1, "greater");
  const Json& multiple = schema["multipleOf"];
  if (multiple.as_double() > 0 && std::fmod(number, multiple.as_double()) != 0) {
    problems.add(broken_rule(path, value, "should be a multiple of " + multiple.number_text()));
  }
  const bool is_int32 = schema["format"].as_string() == "int32";
  if (is_int32 && std::abs(number) > std::numeric_limits<std::int32_t>::max()) {
    problems.add(broken_rule(path, value, "must be of type int32: " + value.number_text()));
  }
}

// Returns the length of UTF-8 text in code points, as Go counts it.
std::int64_t characters(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

void check_pattern(const Json& value, const Json& schema, const std::string& path,
                   Findings& findings) {
  const Json& pattern = schema["pattern"];
  if (!pattern.is_string()) return;
  const auto quoted = [&] { return "'" + std::string(pattern.as_string()) + "'"; };
  switch (findings.effort.patterns.match(value.as_string(), pattern.as_string())) {
    case PatternMatch::Yes:
      return;
    case PatternMatch::No:
      findings.problems.add([&] { return broken_rule(path, value, "should match " + quoted()); });
      return;
    case PatternMatch::TooExpensive:
      findings.problems.add([&] {
        return FieldProblem{.reason = "FieldValueTooLong",
                            .message =
                                "Too long: the strings of the object are too long to be "
                                "matched with " +
                                quoted(),
                            .field = path};
      });
      return;
  }
}

void check_string(const Json& value, const Json& schema, const std::string& path,
                  Findings& findings) {
  FieldProblems& problems = findings.problems;
  const std::string_view text = value.as_string();
  const std::int64_t size = characters(text);
  if (const Json& most = schema["maxLength"]; most.is_number() && size > most.as_int64()) {
    problems.add({.reason = "FieldValueTooLong",
                  .message = "Too long: may not be more than " + most.number_text() + " bytes",
                  .field = path});
  }
  if (const Json& least = schema["minLength"]; least.is_number() && size < least.as_int64()) {
    problems.add([&] {
      return broken_rule(path, value, "should be at least " + least.number_text() + " chars long");
    });
  }
  check_pattern(value, schema, path, findings);
  if (schema["format"].as_string() == "date-time" && !parse_micro_time(text)) {
    problems.add([&] { return wrong_type(path, "date-time", text); });
  }
}

// Identifies a list element: by its list map keys, or by the whole value for sets.
Json identity_of(const Json& element, const Json& keys) {
  if (!keys.is_array()) return element;
  Json identity = Json::array();
  for (const Json& key : keys.elements()) identity.push_back(element[key.as_string()]);
  return identity;
}

// REQUIRES: the defaults of the schema are set, so that elements have their list map keys.
void check_duplicates(const Json& list, const Json& schema, const std::string& path,
                      FieldProblems& problems) {
  const std::string_view kind = schema["x-kubernetes-list-type"].as_string();
  if (kind != "set" && kind != "map") return;
  static const Json no_keys;
  const Json& keys = kind == "map" ? schema["x-kubernetes-list-map-keys"] : no_keys;
  absl::flat_hash_set<std::string> known;
  std::size_t index = 0;
  for (const Json& element : list.elements()) {
    const std::string where = element_path(path, index++);
    const Json identity = identity_of(element, keys);
    if (known.insert(identity.to_json()).second) continue;
    if (!keys.is_array()) {
      problems.add([&] { return duplicate(where, element); });
      continue;
    }
    problems.add([&] {
      Json shown = Json::object();
      for (std::size_t i = 0; i < keys.size(); ++i) shown.set(keys[i].as_string(), identity[i]);
      return duplicate(where, shown);
    });
  }
}

void check(const Json& value, const Json& schema, Place place, const std::string& path,
           Findings& findings);

void check_array(const Json& value, const Json& schema, const std::string& path,
                 Findings& findings) {
  const auto size = static_cast<std::int64_t>(value.size());
  if (const Json& most = schema["maxItems"]; most.is_number() && size > most.as_int64()) {
    findings.problems.add(too_many(path, value.size(), most, "items"));
  }
  if (const Json& least = schema["minItems"]; least.is_number() && size < least.as_int64()) {
    findings.problems.add([&] {
      return broken_rule(path, value, "should have at least " + least.number_text() + " items");
    });
  }
  check_duplicates(value, schema, path, findings.problems);
  std::size_t index = 0;
  for (const Json& element : value.elements()) {
    check(element, schema["items"], Place::Inside, element_path(path, index++), findings);
  }
}

void check_object(const Json& value, const Json& schema, Place place, const std::string& path,
                  Findings& findings) {
  for (const Json& key : schema["required"].elements()) {
    if (!value.contains(key.as_string())) {
      findings.problems.add([&] { return required(member_path(path, key.as_string())); });
    }
  }
  const auto size = static_cast<std::int64_t>(value.size());
  if (const Json& most = schema["maxProperties"]; most.is_number() && size > most.as_int64()) {
    findings.problems.add(too_many(path, value.size(), most, "properties"));
  }
  if (const Json& least = schema["minProperties"]; least.is_number() && size < least.as_int64()) {
    findings.problems.add([&] {
      return broken_rule(path, value,
                         "should have at least " + least.number_text() + " properties");
    });
  }
  for (const auto& [key, member] : value.members()) {
    if (place == Place::Root && is_server_field(key)) continue;
    const Json* const known = member_schema(schema, key);
    if (known != nullptr) {
      check(member, *known, Place::Inside, member_path(path, key), findings);
    }
  }
}

bool is_valid(const Json& value, const Json& schema, Place place, const std::string& path,
              Effort& effort) {
  Findings findings = {.effort = effort, .problems = FieldProblems::count_only()};
  check(value, schema, place, path, findings);
  return findings.problems.empty();
}

void check_junctors(const Json& value, const Json& schema, Place place, const std::string& path,
                    Findings& findings) {
  const auto count_valid = [&](const Json& choices) {
    const auto all = choices.elements();
    return std::count_if(all.begin(), all.end(), [&](const Json& choice) {
      return is_valid(value, choice, place, path, findings.effort);
    });
  };
  for (const Json& part : schema["allOf"].elements()) check(value, part, place, path, findings);
  const auto refuse = [&](const std::string& rule) {
    findings.problems.add([&] { return invalid_value(path, value, "\"" + path + "\" " + rule); });
  };
  if (schema["anyOf"].is_array() && count_valid(schema["anyOf"]) == 0) {
    refuse("must validate at least one schema (anyOf)");
  }
  if (schema["oneOf"].is_array()) {
    const auto valid = count_valid(schema["oneOf"]);
    if (valid != 1) {
      refuse(std::string("must validate one and only one schema (oneOf). ") +
             (valid == 0 ? "Found none valid" : "Found " + std::to_string(valid) + " valid"));
    }
  }
  if (const Json* const unwanted = schema.find("not")) {
    if (is_valid(value, *unwanted, place, path, findings.effort)) {
      refuse("must not validate the schema (not)");
    }
  }
}

// Returns whether the value has the type that the schema requires; adds a problem if not.
bool check_type(const Json& value, const Json& schema, const std::string& path,
                Findings& findings) {
  if (schema["x-kubernetes-int-or-string"].as_bool()) {
    const std::string_view type = type_name(value);
    if (type == "integer" || type == "string") return true;
    findings.problems.add([&] { return wrong_type(path, "integer,string", type); });
    return false;
  }
  const std::string_view wanted = schema["type"].as_string();
  if (has_type(value, wanted)) return true;
  findings.problems.add([&] { return wrong_type(path, wanted, type_name(value)); });
  return false;
}

// Returns the steps of checking this value, without those of the values in it.
std::size_t steps_of(const Json& value, const Json& schema) {
  const std::size_t parts = 1 + schema["enum"].size() + schema["required"].size();
  if (value.is_array()) return parts + value.size() * schema["x-kubernetes-list-map-keys"].size();
  const std::size_t text_bytes =
      value.is_string() ? value.as_string().size() : value.number_text().size();
  return parts * (1 + text_bytes / kTextBytesPerStep);
}

void check(const Json& value, const Json& schema, Place place, const std::string& path,
           Findings& findings) {
  if (!schema.is_object()) return;
  if (!spend(findings.effort, steps_of(value, schema), path)) return;
  if (value.is_null() && schema["nullable"].as_bool()) return;
  if (!check_type(value, schema, path, findings)) return;
  check_enum(value, schema, path, findings.problems);
  if (value.is_number()) check_number(value, schema, path, findings.problems);
  if (value.is_string()) check_string(value, schema, path, findings);
  if (value.is_array()) check_array(value, schema, path, findings);
  if (value.is_object()) check_object(value, schema, place, path, findings);
  check_junctors(value, schema, place, path, findings);
}

}  // namespace

void prune_unknown(Json& object, const Json& schema) {
  std::vector<std::string> removed;
  prune_unknown(object, schema, removed);
}

void prune_unknown(Json& object, const Json& schema, std::vector<std::string>& removed) {
  prune(object, schema, Place::Root, {}, removed);
}

Result<void> set_schema_defaults(Json& object, const Json& schema, std::size_t bytes_max) {
  return Defaulter(bytes_max).fill(object, schema, 0);
}

FieldProblems find_schema_problems(const Json& object, const Json& schema, PatternSet& patterns) {
  Effort effort = {.patterns = PatternMatcher(patterns)};
  Findings findings = {.effort = effort};
  check(object, schema, Place::Root, {}, findings);
  if (effort.steps > kCheckStepsMax) {
    findings.problems.add({.reason = "FieldValueTooLong",
                           .message = "Too long: the object has too many values for its schema",
                           .field = effort.stopped_at});
  }
  return std::move(findings.problems);
}

}  // namespace kinform::inline v0::server
