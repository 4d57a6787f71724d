// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/view_writer.hpp"

#include <map>
#include <set>

#include "tools/generate/comment.hpp"
#include "tools/generate/cpp_name.hpp"
#include "tools/generate/draft_writer.hpp"

namespace kinform::inline v0::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::TypeForm;

namespace {

// Returns the constants' names of an enum, each once: `kRunning`, `kRunning2`.
class ConstantNames {
 public:
  std::string next(std::string_view value) {
    const std::string name = constant_name(value);
    if (taken_.insert(name).second) return name;
    int& number = numbers_.try_emplace(name, 2).first->second;
    while (true) {
      std::string numbered = name + std::to_string(number++);
      if (taken_.insert(numbered).second) return numbered;
    }
  }

 private:
  std::set<std::string> taken_;
  std::map<std::string, int> numbers_;  // The next number of a name that is taken.
};

class ViewWriter {
 public:
  ViewWriter(const CppPackage& package, Bodies bodies) : package_(package), bodies_(bodies) {}

  GeneratedFiles write() {
    write_head();
    write_forward_declarations();
    write_enums();
    write_aliases();
    for (const Definition* definition : package_.classes) write_class(*definition);
    const std::string end = "\n}  // namespace " + opened_namespace(package_) + "\n";
    if (bodies_ == Bodies::InHeader) return {.header = out_ + later_ + end};
    return {.header = out_ + end, .source = source_head() + later_ + end};
  }

 private:
  void write_head() {
    out_ += license_of(package_) + "// The types of " + api_of(package_) +
            " as views; see docs/typed.md. Written by `kinform generate`.\n";
    out_ += "// clang-format off\n\n#pragma once\n\n";
    out_ += "#include <cstdint>\n#include <optional>\n#include <string_view>\n\n";
    std::set<std::string> includes(package_.includes.begin(), package_.includes.end());
    includes.insert("kinform/building_blocks/view.hpp");
    if (bodies_ == Bodies::InHeader) includes.insert("kinform/api_resource.hpp");
    for (const std::string& include : includes) out_ += "#include \"" + include + "\"\n";
    out_ += "\nnamespace " + opened_namespace(package_) + " {\n\n";
  }

  [[nodiscard]] std::string source_head() const {
    return license_of(package_) + "#include \"" + package_.header +
           "\"\n\n// Written by `kinform generate`.\n" +
           "// clang-format off\n\n#include \"kinform/api_resource.hpp\"\n\nnamespace " +
           opened_namespace(package_) + " {\n";
  }

  void write_forward_declarations() {
    for (const Definition* definition : package_.classes) {
      out_ += "class " + std::string(definition->short_name()) + ";\n";
    }
  }

  // Writes string constants for the known values of enums. Accessors return strings, because
  // servers may send other values.
  void write_enums() {
    for (const Definition& definition : package_.package->definitions) {
      if (definition.form != DefinitionForm::Enum) continue;
      out_ += "\nstruct " + std::string(definition.short_name()) + " {\n";
      ConstantNames names;
      for (const std::string& value : definition.values) {
        out_ += "  static constexpr std::string_view " + names.next(value) + " = " +
                literal(value) + ";\n";
      }
      out_ += "};\n";
    }
  }

  // Writes a C++ alias for each schema alias of a list, map or class. Aliases of scalars are left
  // out: they would add nothing.
  void write_aliases() {
    std::string aliases;
    for (const Definition& definition : package_.package->definitions) {
      if (definition.form != DefinitionForm::Alias) continue;
      const schema::Type& type = definition.alias.resolved();
      if (!type.is_list() && !type.is_map() && type.form != TypeForm::Named) continue;
      aliases += "using " + std::string(definition.short_name()) + " = " +
                 element_type(package_, definition.alias) + ";\n";
    }
    if (!aliases.empty()) out_ += "\n" + aliases;
  }

  void write_class(const Definition& definition) {
    const std::string name(definition.short_name());
    const bool kind = is_kind(definition);
    const std::string base = kind ? "TypedObject" : "View";
    const schema::ResourceFacts* const resource = resource_of(*package_.package, definition);
    out_ += "\n" + comment(definition.description, 0);
    out_ += "class " + std::string(export_macro(bodies_)) + name + " : public kinform::" + base +
            " {\n public:\n";
    if (definition.form == DefinitionForm::Record) {
      out_ += "  class Draft;  // In " + draft_header_of(package_.header) + ".\n";
    }
    out_ += "  using " + base + "::" + base + ";\n\n";
    if (resource != nullptr) write_resource(name, *resource);
    for (const Accessor& accessor : accessors_of(definition)) {
      if (definition.form == DefinitionForm::Union) {
        write_alternative(definition, accessor);
      } else {
        write_accessor(definition, accessor, kind);
      }
    }
    if (definition.form == DefinitionForm::Union) {
      out_ +=
          "\n  // True if the value is present, in any of its forms.\n"
          "  explicit operator bool() const { return static_cast<bool>(value_); }\n";
    }
    out_ += "};\n";
    defined_.insert(&definition);
  }

  void write_resource(const std::string& class_name, const schema::ResourceFacts& resource) {
    std::string body = "{";
    if (!resource.group.empty()) body += ".group = " + literal(resource.group) + ", ";
    body += ".version = " + literal(resource.version) + ", .plural = " + literal(resource.plural) +
            ", .kind = " + literal(resource.kind);
    if (!resource.namespaced) body += ", .namespaced = false";
    body += "}";
    if (bodies_ == Bodies::InHeader) {
      out_ += "  [[nodiscard]] static kinform::ApiResource resource() {\n    return " + body +
              ";\n  }\n\n";
    } else {
      out_ += "  [[nodiscard]] static kinform::ApiResource resource();\n\n";
      later_ +=
          "\nkinform::ApiResource " + class_name + "::resource() {\n  return " + body + ";\n}\n";
    }
  }

  void write_accessor(const Definition& definition, const Accessor& accessor, bool kind) {
    const std::string type = view_type(package_, *accessor.field);
    const bool bound = kind && borrows(accessor.field->type);
    out_ += comment(accessor.field->description, 2);
    write_reader({.definition = definition,
                  .accessor = accessor,
                  .type = type,
                  .qualifiers = bound ? " const&" : " const",
                  .body = reading(*accessor.field, type),
                  .field = accessor.field});
    // Forbid the call on a temporary object: the result would dangle.
    if (bound) out_ += "  " + type + " " + accessor.name + "() const&& = delete;\n";
  }

  // Writes the accessor of one alternative of a union such as IntOrString. The accessor converts
  // the value of the union itself; a normal accessor reads a member.
  void write_alternative(const Definition& definition, const Accessor& accessor) {
    const std::string type = element_type(package_, accessor.field->type);
    const TypeForm form = accessor.field->type.resolved().form;
    const bool scalar = form == TypeForm::Bool || form == TypeForm::String;
    write_reader({.definition = definition,
                  .accessor = accessor,
                  .type = scalar ? "const std::optional<" + type + ">" : type,
                  .qualifiers = " const",
                  .body = scalar ? "kinform::detail::read<std::optional<" + type + ">>(value_)"
                                 : type + "(value_)"});
  }

  struct Reader {
    const Definition& definition;
    const Accessor& accessor;
    std::string type = {};
    std::string qualifiers = {};
    std::string body = {};                 // The returned expression.
    const schema::Field* field = nullptr;  // The field to read by name; null for unions.
  };

  void write_reader(const Reader& reader) {
    const bool bound = reader.qualifiers == " const&";
    const std::string head = "  [[nodiscard]] " + reader.type + " " + reader.accessor.name + "()" +
                             reader.qualifiers + (bound ? " KINFORM_LIFETIME_BOUND" : "");
    if (bodies_ == Bodies::InHeader && is_complete(reader)) {
      out_ += head + block_of(reader, "  ");
      return;
    }
    out_ += head + ";\n";
    later_ += std::string("\n") + (bodies_ == Bodies::InHeader ? "inline " : "") + reader.type +
              " " + std::string(reader.definition.short_name()) + "::" + reader.accessor.name +
              "()" + reader.qualifiers + block_of(reader, "");
  }

  // Returns true if the class that the accessor returns is already defined at this point of the
  // header.
  [[nodiscard]] bool is_complete(const Reader& reader) const {
    const Definition* const used = class_behind(reader.accessor.field->type);
    return used == nullptr || used == &reader.definition ||
           used->package() != package_.package->name || defined_.count(used) != 0;
  }

  // Returns the C++ expression that reads a field. Objects, lists and maps are wrapped in views
  // (typed read-only access); scalars are converted.
  [[nodiscard]] static std::string reading(const schema::Field& field, const std::string& type) {
    switch (field.type.resolved().form) {
      case TypeForm::List:
      case TypeForm::Map:
      case TypeForm::Named:
      case TypeForm::Bytes:
        return type + "(member(field))";
      case TypeForm::Json:
        return "member(field)";
      default: {
        const bool constant = type.starts_with("const ");
        return "get<" + (constant ? type.substr(6) : type) + ">(field)";
      }
    }
  }

  static std::string block_of(const Reader& reader, const std::string& indent) {
    std::string block = " {\n";
    if (reader.field != nullptr) {
      block += indent + "  static constinit kinform::detail::Field field(" +
               literal(reader.field->name) + ");\n";
    }
    return block + indent + "  return " + reader.body + ";\n" + indent + "}\n";
  }

  const CppPackage& package_;
  const Bodies bodies_;
  std::string out_;
  std::string later_;  // Function bodies, written after all classes or to the source.
  std::set<const Definition*> defined_;
};

}  // namespace

GeneratedFiles write_views(const CppPackage& package, Bodies bodies) {
  return ViewWriter(package, bodies).write();
}

}  // namespace kinform::inline v0::tools
