// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// parse_package(): parses the text of one schema file.

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "schema/schema.hpp"

namespace kinform::inline v0::schema {

namespace {

constexpr int kTypeDepthMax = 8;

struct ScalarName {
  std::string_view name;
  TypeForm form;
};
constexpr auto kScalars = std::to_array<ScalarName>({
    {"string", TypeForm::String},
    {"bool", TypeForm::Bool},
    {"int32", TypeForm::Int32},
    {"int64", TypeForm::Int64},
    {"double", TypeForm::Double},
    {"bytes", TypeForm::Bytes},
    {"time", TypeForm::Time},
    {"micro-time", TypeForm::MicroTime},
    {"duration", TypeForm::Duration},
    {"quantity", TypeForm::Quantity},
    {"int-or-string", TypeForm::IntOrString},
    {"json", TypeForm::Json},
});

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// Splits a line at spaces. A word in double quotes may contain spaces and may be empty. Returns
// nullopt if a quote is not closed.
std::optional<std::vector<std::string>> split_words(std::string_view line) {
  std::vector<std::string> words;
  words.reserve(8);  // Most lines have fewer.
  while (true) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    if (line.front() == '"') {
      const std::size_t end = line.find('"', 1);
      if (end == std::string_view::npos) return std::nullopt;
      words.emplace_back(line.substr(1, end - 1));
      line.remove_prefix(end + 1);
      continue;
    }
    const std::size_t end = std::min(line.find(' '), line.size());
    words.emplace_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

bool take_suffix(std::string& text, char suffix) {
  if (text.empty() || text.back() != suffix) return false;
  text.pop_back();
  return true;
}

// Parses `merge`, `merge:name`, `merge,retainKeys:name`, `retainKeys`, `replace`.
bool read_patch_strategy(std::string_view text, PatchStrategy& patch) {
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos) patch.merge_key = text.substr(colon + 1);
  for (const std::string& word : split(text.substr(0, colon), ',')) {
    if (word == "merge") {
      patch.merge = true;
    } else if (word == "retainKeys") {
      patch.retain_keys = true;
    } else if (word == "replace") {
      patch.replace = true;
    } else {
      return false;
    }
  }
  return patch.merge_key.empty() || patch.merge;
}

// Parses `atomic`, `set`, `map:port,protocol`.
bool read_list_kind(std::string_view text, Field& field) {
  field.list_keys.clear();
  if (text == "atomic") {
    field.list_kind = ListKind::Atomic;
  } else if (text == "set") {
    field.list_kind = ListKind::Set;
  } else if (text.starts_with("map:")) {
    field.list_kind = ListKind::Map;
    field.list_keys = split(text.substr(4), ',');
  } else {
    return false;
  }
  return true;
}

// Derives the list kind for server-side apply from the patch strategy. An explicit `list=`
// overrides it.
void derive_list_kind(Field& field) {
  if (!field.patch.merge) return;
  if (field.patch.merge_key.empty()) {
    field.list_kind = ListKind::Set;
  } else {
    field.list_kind = ListKind::Map;
    field.list_keys = {field.patch.merge_key};
  }
}

enum class Extent : std::uint8_t { Whole, Resources };

// Parses one file; each line is a statement.
class PackageReader {
 public:
  explicit PackageReader(Extent extent) : extent_(extent) {}

  Result<Package> read(std::string_view text) {
    while (!text.empty() && !is_done()) {
      ++line_number_;
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (const auto read = read_line(text.substr(0, end)); !read) return read.error();
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (package_.name.empty()) return wrong("missing group statement");
    if (extent_ == Extent::Resources) package_.definitions.clear();
    return std::move(package_);
  }

 private:
  // The first type ends the resources.
  [[nodiscard]] bool is_done() const {
    return extent_ == Extent::Resources && !package_.definitions.empty();
  }

  Result<void> read_line(std::string_view line) {
    if (line_number_ == 1) {
      if (line == "kinform-schema 1") return {};
      return wrong("expected \"kinform-schema 1\"");
    }
    const bool is_field = line.starts_with("  ");
    const auto words = split_words(line);
    if (!words) return wrong("unclosed quote");
    if (words->empty() || words->front().starts_with('#')) return {};
    if (is_field) return read_field(*words);
    if (words->front() == "group") return read_group(*words);
    if (package_.name.empty()) return wrong("expected a group statement first");
    return read_statement(*words);
  }

  Result<void> read_statement(const std::vector<std::string>& words) {
    const std::string& keyword = words.front();
    open_ = nullptr;
    if (keyword == "resource") return read_resource(words);
    if (words.size() < 2) return wrong("expected a name");
    Definition definition;
    definition.name = package_.name + "." + words[1];
    if (keyword == "enum") {
      definition.form = DefinitionForm::Enum;
      definition.values.assign(words.begin() + 2, words.end());
      if (definition.values.empty()) return wrong("enum without values");
    } else if (keyword == "alias") {
      definition.form = DefinitionForm::Alias;
      definition.wrapped = words.size() == 4 && words[3] == "message";
      if (words.size() != 3 && !definition.wrapped) {
        return wrong("expected: alias NAME TYPE [message]");
      }
      auto type = read_type(words[2], 0);
      if (!type) return type.error();
      definition.alias = std::move(*type);
      if (definition.wrapped && !definition.alias.is_list()) {
        return wrong("only a list can be in a message of its own");
      }
    } else if (keyword == "type" || keyword == "union") {
      const bool atomic = words.size() == 3 && words[2] == "atomic";
      if (words.size() != 2 && !atomic) return wrong("expected: type NAME [atomic]");
      definition.form = keyword == "type" ? DefinitionForm::Record : DefinitionForm::Union;
      definition.atomic = atomic;
    } else {
      return wrong("unknown statement \"" + keyword + "\"");
    }
    const bool has_fields =
        definition.form == DefinitionForm::Record || definition.form == DefinitionForm::Union;
    package_.definitions.push_back(std::move(definition));
    if (has_fields) open_ = &package_.definitions.back();
    return {};
  }

  // Parses `group core v1 "" order=1`.
  Result<void> read_group(const std::vector<std::string>& words) {
    constexpr std::string_view kOrder = "order=";
    const bool has_order = words.size() == 5 && words[4].starts_with(kOrder);
    if (words.size() != 4 && !has_order) {
      return wrong("expected: group NAME VERSION \"GROUP\" [order=NUMBER]");
    }
    if (has_order && !read_number(words[4].substr(kOrder.size()), package_.order)) {
      return wrong("invalid order \"" + words[4] + "\"");
    }
    if (!package_.name.empty()) return wrong("duplicate group statement");
    package_.name = words[1] + "/" + words[2];
    package_.version = words[2];
    package_.group = words[3];
    return {};
  }

  // Parses `resource pods Pod namespaced singular=pod short=po categories=all verbs=all
  // subresources=status status-keeps=ownerReferences generation`.
  Result<void> read_resource(const std::vector<std::string>& words) {
    if (words.size() < 4 || (words[3] != "namespaced" && words[3] != "cluster")) {
      return wrong("expected: resource PLURAL KIND namespaced|cluster");
    }
    ResourceFacts resource;
    resource.group = package_.group;
    resource.version = package_.version;
    resource.plural = words[1];
    resource.kind = words[2];
    resource.namespaced = words[3] == "namespaced";
    for (std::size_t i = 4; i < words.size(); ++i) {
      if (words[i] == "generation") {
        resource.generation = true;
        continue;
      }
      const std::size_t equals = words[i].find('=');
      const std::string name = words[i].substr(0, equals);
      if (equals == std::string::npos) return wrong("\"" + name + "\" has no value");
      const std::string value = words[i].substr(equals + 1);
      if (name == "singular") {
        resource.singular = value;
      } else if (name == "short") {
        resource.short_names = split(value, ',');
      } else if (name == "categories") {
        resource.categories = split(value, ',');
      } else if (name == "verbs") {
        resource.verbs = value == "all" ? all_verbs() : split(value, ',');
      } else if (name == "subresources") {
        resource.subresources = split(value, ',');
      } else if (name == "status-keeps") {
        resource.status_keeps = split(value, ',');
      } else {
        return wrong("unknown resource attribute \"" + name + "\"");
      }
    }
    package_.resources.push_back(std::move(resource));
    return {};
  }

  // Parses `3 ports?* [Port] patch=merge:name list=set`.
  Result<void> read_field(const std::vector<std::string>& words) {
    if (open_ == nullptr) return wrong("field outside of a type");
    if (words.size() < 3) return wrong("expected: NUMBER NAME TYPE");
    Field field;
    if (!read_field_number(words[0], field.number))
      return wrong("invalid field number \"" + words[0] + "\"");
    field.name = words[1];
    field.inlined = field.name == "inline";
    if (field.inlined) field.name.clear();
    field.nullable = take_suffix(field.name, '!');
    field.pointer = take_suffix(field.name, '*');
    field.omit_empty = take_suffix(field.name, '?');
    if (field.name.empty() && !field.inlined) return wrong("field without a name");
    auto type = read_type(words[2], 0);
    if (!type) return type.error();
    field.type = std::move(*type);
    if (const auto read = read_merging(words, field); !read) return read.error();
    open_->fields.push_back(std::move(field));
    return {};
  }

  Result<void> read_merging(const std::vector<std::string>& words, Field& field) {
    std::optional<std::string_view> list;
    for (std::size_t i = 3; i < words.size(); ++i) {
      const std::string_view word = words[i];
      if (word.starts_with("patch=")) {
        if (read_patch_strategy(word.substr(6), field.patch)) continue;
      } else if (word.starts_with("list=")) {
        list = word.substr(5);
        continue;
      } else if (word == "omitzero" && field.type.form == TypeForm::Time) {
        field.omit_zero = true;
        continue;
      } else if (word == "typed") {
        field.typed = true;
        continue;
      }
      return wrong("unknown field attribute \"" + words[i] + "\"");
    }
    derive_list_kind(field);
    if (list && !read_list_kind(*list, field)) return wrong("unknown list kind");
    return {};
  }

  // Parses a protobuf field number; "-" means 0, not in protobuf.
  static bool read_field_number(std::string_view text, std::uint32_t& number) {
    return text == "-" || read_number(text, number);
  }

  // Parses a positive number.
  static bool read_number(std::string_view text, std::uint32_t& number) {
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end && number != 0;
  }

  // Parses a scalar, [T], {T}, a type of this package, or PACKAGE.NAME.
  Result<Type> read_type(std::string_view text, int depth) {
    if (depth > kTypeDepthMax) return wrong("type nested too deeply");
    const auto scalar =
        std::find_if(kScalars.begin(), kScalars.end(),
                     [text](const ScalarName& known) { return known.name == text; });
    if (scalar != kScalars.end()) return Type{.form = scalar->form};
    const bool is_list = text.starts_with('[') && text.ends_with(']');
    const bool is_map = text.starts_with('{') && text.ends_with('}');
    if (is_list || is_map) {
      auto element = read_type(text.substr(1, text.size() - 2), depth + 1);
      if (!element) return element.error();
      Type type{.form = is_list ? TypeForm::List : TypeForm::Map};
      type.element.push_back(std::move(*element));
      return type;
    }
    if (text.empty() || text.find_first_of("[]{}") != std::string_view::npos) {
      return wrong("invalid type \"" + std::string(text) + "\"");
    }
    const bool qualified = text.find('/') != std::string_view::npos;
    const std::string prefix = qualified ? "" : package_.name + ".";
    return Type{.form = TypeForm::Named, .name = prefix + std::string(text)};
  }

  [[nodiscard]] Error wrong(std::string_view problem) const {
    const std::string where = package_.name.empty() ? "" : package_.name + ": ";
    return {ErrorCode::Malformed, "schema: " + where + "line " + std::to_string(line_number_) +
                                      ": " + std::string(problem)};
  }

  const Extent extent_;
  Package package_;
  Definition* open_ = nullptr;  // The definition that fields are added to; null if none.
  std::size_t line_number_ = 0;
};

}  // namespace

Result<Package> parse_package(std::string_view text) {
  return PackageReader(Extent::Whole).read(text);
}

Result<Package> parse_resources(std::string_view text) {
  return PackageReader(Extent::Resources).read(text);
}

const std::vector<std::string>& all_verbs() {
  static const std::vector<std::string> verbs = {"create", "delete", "deletecollection", "get",
                                                 "list",   "patch",  "update",           "watch"};
  return verbs;
}

}  // namespace kinform::inline v0::schema
