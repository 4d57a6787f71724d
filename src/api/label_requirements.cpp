// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/label_requirements.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "api/label_syntax.hpp"
#include "api/object/integer.hpp"
#include "api/parse_error.hpp"

namespace kinform::inline v0::api {

namespace {

enum class TokenKind : std::uint8_t {
  End,
  Word,
  Comma,
  Open,
  Close,
  Not,
  Equals,
  DoubleEquals,
  NotEquals,
  Greater,
  Less,
};

struct Token {
  TokenKind kind = TokenKind::End;
  std::string_view text = {};
  std::size_t position = 0;
};

// True for the characters that separate words.
bool is_special(char byte) {
  return std::string_view("=!(),<>").find(byte) != std::string_view::npos;
}

bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

TokenKind kind_of_special(std::string_view text) {
  switch (text.front()) {
    case '=':
      return text.starts_with("==") ? TokenKind::DoubleEquals : TokenKind::Equals;
    case '!':
      return text.starts_with("!=") ? TokenKind::NotEquals : TokenKind::Not;
    case '(':
      return TokenKind::Open;
    case ')':
      return TokenKind::Close;
    case ',':
      return TokenKind::Comma;
    case '>':
      return TokenKind::Greater;
    default:
      return TokenKind::Less;
  }
}

Token scan_token(std::string_view input, std::size_t position) {
  while (position < input.size() && is_blank(input[position])) ++position;
  if (position == input.size()) return {TokenKind::End, {}, position};

  const std::string_view rest = input.substr(position);
  if (is_special(rest.front())) {
    const TokenKind kind = kind_of_special(rest);
    const bool is_long = kind == TokenKind::DoubleEquals || kind == TokenKind::NotEquals;
    return {kind, rest.substr(0, is_long ? 2 : 1), position};
  }
  std::size_t size = 0;
  while (size < rest.size() && !is_special(rest[size]) && !is_blank(rest[size])) ++size;
  return {TokenKind::Word, rest.substr(0, size), position};
}

// Recursive descent with one token of look-ahead. The position of a word decides its meaning: `in`
// is an operator only after a key.
class Parser {
 public:
  explicit Parser(std::string_view input) : input_(input), token_(scan_token(input, 0)) {}

  Result<std::vector<LabelRequirement>> parse_all() {
    std::vector<LabelRequirement> requirements;
    if (at(TokenKind::End)) return requirements;
    do {
      Result<LabelRequirement> requirement = parse_requirement();
      if (!requirement) return std::move(requirement).error();
      requirements.push_back(*std::move(requirement));
    } while (accept(TokenKind::Comma));
    if (!at(TokenKind::End)) return unexpected("expected \",\" or the end");
    return requirements;
  }

 private:
  Result<LabelRequirement> parse_requirement() {
    const bool negated = accept(TokenKind::Not);
    Result<std::string> key = parse_key();
    if (!key) return std::move(key).error();
    if (negated) return LabelRequirement{*std::move(key), LabelOperator::DoesNotExist, {}};
    if (at(TokenKind::End) || at(TokenKind::Comma)) {
      return LabelRequirement{*std::move(key), LabelOperator::Exists, {}};
    }

    const Result<LabelOperator> operation = parse_operator();
    if (!operation) return operation.error();
    Result<std::vector<std::string>> values = parse_operands(*operation);
    if (!values) return std::move(values).error();
    return LabelRequirement{*std::move(key), *operation, *std::move(values)};
  }

  Result<std::string> parse_key() {
    if (!at(TokenKind::Word)) return unexpected("expected a key");
    if (const auto problem = find_label_key_problem(token_.text)) return invalid("key", *problem);
    return std::string(take().text);
  }

  Result<LabelOperator> parse_operator() {
    const std::optional<LabelOperator> operation = operator_of(token_);
    if (!operation) return unexpected("expected an operator, \",\" or the end");
    advance();
    return *operation;
  }

  static std::optional<LabelOperator> operator_of(const Token& token) {
    switch (token.kind) {
      case TokenKind::Equals:
        return LabelOperator::Equals;
      case TokenKind::DoubleEquals:
        return LabelOperator::DoubleEquals;
      case TokenKind::NotEquals:
        return LabelOperator::NotEquals;
      case TokenKind::Greater:
        return LabelOperator::GreaterThan;
      case TokenKind::Less:
        return LabelOperator::LessThan;
      default:
        break;
    }
    if (token.text == "in") return LabelOperator::In;
    if (token.text == "notin") return LabelOperator::NotIn;
    return std::nullopt;
  }

  Result<std::vector<std::string>> parse_operands(LabelOperator operation) {
    if (operation == LabelOperator::In || operation == LabelOperator::NotIn) {
      return parse_value_set();
    }
    const bool is_order =
        operation == LabelOperator::GreaterThan || operation == LabelOperator::LessThan;
    if (is_order && !parse_integer<std::int64_t>(token_.text)) {
      return unexpected("expected a 64-bit integer");
    }
    Result<std::string> value = parse_value();
    if (!value) return std::move(value).error();
    return std::vector<std::string>{*std::move(value)};
  }

  // Parses `(a,b)`. A missing value before, between or after commas is the empty string.
  Result<std::vector<std::string>> parse_value_set() {
    if (!accept(TokenKind::Open)) return unexpected("expected \"(\"");
    std::vector<std::string> values;
    do {
      Result<std::string> value = parse_value();
      if (!value) return std::move(value).error();
      values.push_back(*std::move(value));
    } while (accept(TokenKind::Comma));
    if (!accept(TokenKind::Close)) return unexpected("expected \",\" or \")\"");
    return values;
  }

  // Parses a value, or returns the empty string if no word follows. Whether a value may be empty
  // here depends on the next token, which the caller checks.
  Result<std::string> parse_value() {
    if (!at(TokenKind::Word)) return std::string();
    if (const auto problem = find_label_value_problem(token_.text)) {
      return invalid("value", *problem);
    }
    return std::string(take().text);
  }

  bool at(TokenKind kind) const { return token_.kind == kind; }

  void advance() { token_ = scan_token(input_, token_.position + token_.text.size()); }

  Token take() {
    const Token taken = token_;
    advance();
    return taken;
  }

  bool accept(TokenKind kind) {
    if (!at(kind)) return false;
    advance();
    return true;
  }

  Error unexpected(std::string_view expectation) const {
    std::string problem(expectation);
    problem += ", found ";
    problem += at(TokenKind::End) ? "the end" : quote(token_.text);
    return parse_error("label selector", input_, token_.position, problem);
  }

  Error invalid(std::string_view role, const SyntaxProblem& problem) const {
    std::string text(role);
    text += ' ';
    text += quote(token_.text);
    text += ' ';
    text += problem.reason;
    return parse_error("label selector", input_, token_.position + problem.position, text);
  }

  std::string_view input_;
  Token token_;
};

}  // namespace

Result<std::vector<LabelRequirement>> parse_label_requirements(std::string_view text) {
  return Parser(text).parse_all();
}

}  // namespace kinform::inline v0::api
