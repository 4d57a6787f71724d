// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/json_path.hpp"

#include <charconv>

#include "base/ascii.hpp"

namespace kinform::inline v0::server {
namespace {

// Removes a name up to the next separator from `rest` and returns it. A backslash escapes the next
// character.
std::string take_name(std::string_view& rest) {
  std::string name;
  while (!rest.empty() && rest.front() != '.' && rest.front() != '[') {
    if (rest.front() == '\\' && rest.size() > 1) rest.remove_prefix(1);
    name += rest.front();
    rest.remove_prefix(1);
  }
  return name;
}

// Removes a bracket expression from the front of `rest` and returns the text inside. Ignores
// brackets inside quotes.
std::optional<std::string_view> take_bracket(std::string_view& rest) {
  char quote = '\0';
  for (std::size_t i = 1; i < rest.size(); ++i) {
    const char c = rest[i];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == ']') {
      const std::string_view inside = rest.substr(1, i - 1);
      rest.remove_prefix(i + 1);
      return inside;
    }
  }
  return std::nullopt;
}

bool is_quoted(std::string_view text) {
  return text.size() >= 2 && (text.front() == '\'' || text.front() == '"') &&
         text.back() == text.front();
}

std::string_view unquoted(std::string_view text) {
  return text.substr(1, text.size() - 2);
}

}  // namespace

std::optional<JsonPath> JsonPath::parse(std::string_view text) {
  JsonPath path;
  while (!text.empty()) {
    if (text.front() == '.') {
      text.remove_prefix(1);
      std::string name = take_name(text);
      if (name.empty()) return std::nullopt;
      path.steps_.push_back(name == "*" ? Step{.kind = StepKind::All}
                                        : Step{.key = std::move(name)});
    } else if (text.front() == '[') {
      const auto inside = take_bracket(text);
      const auto step = inside ? parse_bracket(*inside) : std::nullopt;
      if (!step) return std::nullopt;
      path.steps_.push_back(*step);
    } else {
      return std::nullopt;
    }
  }
  if (path.steps_.empty()) return std::nullopt;
  return path;
}

std::optional<JsonPath::Step> JsonPath::parse_bracket(std::string_view text) {
  if (text == "*") return Step{.kind = StepKind::All};
  if (is_quoted(text)) return Step{.key = std::string(unquoted(text))};
  constexpr std::string_view kFilter = "?(@.";
  if (text.substr(0, kFilter.size()) == kFilter && text.back() == ')') {
    text = text.substr(kFilter.size(), text.size() - kFilter.size() - 1);
    const std::size_t equals = text.find("==");
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view value = trimmed(text.substr(equals + 2));
    Step step = {.kind = StepKind::Filter, .key = std::string(trimmed(text.substr(0, equals)))};
    if (is_quoted(value)) {
      step.wanted = unquoted(value);
    } else {
      Result<Json> parsed = parse_json(value);
      if (!parsed) return std::nullopt;
      step.wanted = *std::move(parsed);
    }
    return step;
  }
  Step step = {.kind = StepKind::Index};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step.index);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return step;
}

void JsonPath::follow(const Step& step, const Json& at, std::vector<const Json*>& found) {
  switch (step.kind) {
    case StepKind::Member:
      if (const Json* const member = at.find(step.key)) found.push_back(member);
      return;
    case StepKind::Index: {
      const auto size = static_cast<std::int64_t>(at.elements().size());
      const std::int64_t index = step.index < 0 ? size + step.index : step.index;
      if (index >= 0 && index < size) found.push_back(&at[static_cast<std::size_t>(index)]);
      return;
    }
    case StepKind::All:
      for (const Json& element : at.elements()) found.push_back(&element);
      for (const auto& [key, member] : at.members()) found.push_back(&member);
      return;
    case StepKind::Filter:
      for (const Json& element : at.elements()) {
        if (element[step.key] == step.wanted) found.push_back(&element);
      }
      return;
  }
}

std::vector<const Json*> JsonPath::find(const Json& document) const {
  std::vector<const Json*> found = {&document};
  for (const Step& step : steps_) {
    std::vector<const Json*> next;
    for (const Json* const at : found) follow(step, *at, next);
    found = std::move(next);
  }
  return found;
}

std::optional<std::vector<std::string>> JsonPath::plain_keys() const {
  std::vector<std::string> keys;
  for (const Step& step : steps_) {
    if (step.kind != StepKind::Member) return std::nullopt;
    keys.push_back(step.key);
  }
  return keys;
}

}  // namespace kinform::inline v0::server
