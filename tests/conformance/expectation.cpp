// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/conformance/expectation.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <regex>
#include <utility>

namespace kinform::inline v0::conformance {
namespace {

std::string as_text(const Json& value) {
  return value.is_string() ? std::string(value.as_string()) : value.to_json();
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::optional<std::int64_t> to_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || rest != text.data() + text.size()) return std::nullopt;
  return number;
}

// Evaluates the expression inside `${…}`.
std::optional<Json> evaluate(std::string_view expression, const Variables& variables) {
  const std::size_t plus = expression.find('+');
  const auto found = variables.find(trimmed(expression.substr(0, plus)));
  if (found == variables.end()) return std::nullopt;
  if (plus == std::string_view::npos) return found->second;
  const auto base = to_number(as_text(found->second));
  const auto added = to_number(trimmed(expression.substr(plus + 1)));
  if (!base || !added) return std::nullopt;
  return Json(std::to_string(*base + *added));
}

Json replaced_in_text(std::string_view text, const Variables& variables) {
  std::string out;
  while (true) {
    const std::size_t begin = text.find("${");
    const std::size_t end = begin == std::string_view::npos ? begin : text.find('}', begin);
    if (end == std::string_view::npos) return Json(out + std::string(text));
    const auto value = evaluate(text.substr(begin + 2, end - begin - 2), variables);
    const bool is_all = out.empty() && begin == 0 && end + 1 == text.size();
    if (value && is_all) return *value;
    out += text.substr(0, begin);
    out += value ? as_text(*value) : std::string(text.substr(begin, end + 1 - begin));
    text.remove_prefix(end + 1);
  }
}

// Compares one response with its expectation, and collects the differences.
class Comparison {
 public:
  Comparison(Variables& variables, std::vector<std::string>& problems)
      : variables_(variables), problems_(problems) {}

  void run(const std::string& place, const Json& expected, const Json& actual) {
    if (const Json::Member* const rule = rule_of(expected)) {
      apply(place, *rule, actual);
    } else if (expected.is_object()) {
      compare_members(place, expected, actual);
    } else if (expected.is_array()) {
      compare_elements(place, expected, actual);
    } else if (!(expected == actual)) {
      report(place, expected, actual);
    }
  }

 private:
  static const Json::Member* rule_of(const Json& expected) {
    if (!expected.is_object() || expected.size() != 1) return nullptr;
    const Json::Member& member = *expected.members().begin();
    return !member.key.empty() && member.key.front() == '$' ? &member : nullptr;
  }

  void compare_members(const std::string& place, const Json& expected, const Json& actual) {
    if (!actual.is_object()) return report(place, expected, actual);
    for (const auto& [key, value] : expected.members()) {
      std::string inside = place;
      inside.append("/").append(key);
      const Json* const found = actual.find(key);
      const Json::Member* const rule = rule_of(value);
      if (rule != nullptr && rule->key == "$absent") {
        if (found != nullptr) problems_.push_back(inside + ": is there: " + found->to_json());
      } else if (found == nullptr) {
        problems_.push_back(inside + ": is missing, want " + value.to_json());
      } else {
        run(inside, value, *found);
      }
    }
  }

  void compare_elements(const std::string& place, const Json& expected, const Json& actual) {
    if (!actual.is_array() || actual.size() != expected.size()) {
      return report(place, expected, actual);
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
      run(place + "/" + std::to_string(i), expected[i], actual[i]);
    }
  }

  void apply(const std::string& place, const Json::Member& rule, const Json& actual) {
    const Json& operand = rule.value;
    if (rule.key == "$save") {
      variables_[std::string(operand.as_string())] = actual;
    } else if (rule.key == "$all") {
      for (const Json& part : operand.elements()) run(place, part, actual);
    } else if (rule.key == "$each") {
      for (std::size_t i = 0; i < actual.size(); ++i) {
        run(place + "/" + std::to_string(i), operand, actual[i]);
      }
      if (actual.empty()) problems_.push_back(place + ": has no elements");
    } else if (!holds(rule.key, operand, actual)) {
      problems_.push_back(place + ": want " + rule.key + " " + operand.to_json() + ", got " +
                          actual.to_json());
    }
  }

  [[nodiscard]] bool holds(const std::string& rule, const Json& operand, const Json& actual) {
    if (rule == "$present") return true;
    if (rule == "$absent") return false;
    if (rule == "$exactly") return operand == actual;
    if (rule == "$size") return actual.size() == operand.as_uint64(actual.size() + 1);
    if (rule == "$not") return !matches(operand, actual);
    if (rule == "$any") {
      const auto options = operand.elements();
      return std::any_of(options.begin(), options.end(),
                         [&](const Json& option) { return matches(option, actual); });
    }
    if (rule == "$some") {
      const auto elements = actual.elements();
      return std::any_of(elements.begin(), elements.end(),
                         [&](const Json& element) { return matches(operand, element); });
    }
    if (rule == "$keys") return has_keys(operand, actual);
    if (rule == "$matches") {
      return std::regex_match(as_text(actual), std::regex(std::string(operand.as_string())));
    }
    if (rule == "$newer") return is_newer_version(as_text(actual), as_text(operand));
    if (rule == "$not_older") return !is_newer_version(as_text(operand), as_text(actual));
    problems_.push_back("the table has a rule that there is not: " + rule);
    return true;
  }

  // Returns true if the object has exactly these keys; `key?` is optional.
  static bool has_keys(const Json& keys, const Json& actual) {
    std::size_t found = 0;
    for (const Json& key : keys.elements()) {
      std::string_view name = key.as_string();
      const bool optional = !name.empty() && name.back() == '?';
      if (optional) name.remove_suffix(1);
      const bool is_there = actual.contains(name);
      if (!is_there && !optional) return false;
      if (is_there) ++found;
    }
    return actual.is_object() && found == actual.size();
  }

  [[nodiscard]] bool matches(const Json& expected, const Json& actual) {
    std::vector<std::string> problems;
    Comparison(variables_, problems).run({}, expected, actual);
    return problems.empty();
  }

  void report(const std::string& place, const Json& expected, const Json& actual) {
    problems_.push_back(place + ": want " + expected.to_json() + ", got " + actual.to_json());
  }

  Variables& variables_;
  std::vector<std::string>& problems_;
};

}  // namespace

Json with_variables(const Json& expected, const Variables& variables) {
  if (expected.is_string()) return replaced_in_text(expected.as_string(), variables);
  if (expected.is_array()) {
    Json out = Json::array();
    for (const Json& element : expected.elements()) {
      out.push_back(with_variables(element, variables));
    }
    return out;
  }
  if (!expected.is_object()) return expected;
  Json out = Json::object();
  for (const auto& [key, value] : expected.members()) {
    out.set(as_text(replaced_in_text(key, variables)), with_variables(value, variables));
  }
  return out;
}

std::vector<std::string> compare(const Json& expected, const Json& actual, Variables& variables) {
  std::vector<std::string> problems;
  Comparison(variables, problems).run({}, with_variables(expected, variables), actual);
  return problems;
}

bool is_newer_version(std::string_view left, std::string_view right) {
  if (left.size() != right.size()) return left.size() > right.size();
  return left > right;
}

}  // namespace kinform::inline v0::conformance
