// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/draft_writer.hpp"

#include <set>
#include <vector>

#include "tools/generate/cpp_name.hpp"

namespace kinform::inline v0::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::Type;
using schema::TypeForm;

namespace {

class DraftWriter {
 public:
  DraftWriter(const CppPackage& package, Bodies bodies) : package_(package), bodies_(bodies) {}

  GeneratedFiles write() {
    write_head();
    for (const Definition* definition : package_.classes) {
      if (definition->form == DefinitionForm::Record) write_class(*definition);
    }
    const std::string end = "\n}  // namespace " + opened_namespace(package_) + "\n";
    if (bodies_ == Bodies::InHeader) return {.header = out_ + later_ + end};
    return {.header = out_ + end, .source = source_head() + later_ + end};
  }

 private:
  void write_head() {
    out_ += license_of(package_) + "// Drafts of the types of " + api_of(package_) +
            ", for writing; see docs/typed.md. Written by `kinform generate`.\n";
    out_ += "// clang-format off\n\n#pragma once\n\n";
    out_ += "#include <cstdint>\n#include <string_view>\n\n";
    std::set<std::string> includes = {"kinform/building_blocks/draft.hpp", package_.header};
    for (const std::string& include : package_.includes) includes.insert(draft_header_of(include));
    for (const std::string& include : includes) out_ += "#include \"" + include + "\"\n";
    out_ += "\nnamespace " + opened_namespace(package_) + " {\n";
  }

  [[nodiscard]] std::string source_head() const {
    return license_of(package_) + "#include \"" + draft_header_of(package_.header) +
           "\"\n\n// Written by `kinform generate`.\n// clang-format off\n\nnamespace " +
           opened_namespace(package_) + " {\n";
  }

  void write_class(const Definition& definition) {
    const std::string name(definition.short_name());
    out_ += "\nclass " + std::string(export_macro(bodies_)) + name +
            "::Draft : public kinform::JsonDraft {\n public:\n";
    if (is_kind(definition)) {
      write_kind(definition);
    } else {
      out_ += "  using JsonDraft::JsonDraft;\n";
      out_ += "  // Returns a mutable copy.\n  [[nodiscard]] static Draft from(const " + name +
              "& view) { return Draft(kinform::Json::from(view.raw())); }\n\n";
    }
    for (const Accessor& accessor : accessors_of(definition)) write_field(name, accessor);
    out_ += "};\n";
  }

  void write_kind(const Definition& definition) {
    const std::string name(definition.short_name());
    const schema::ResourceFacts* const resource = resource_of(*package_.package, definition);
    const std::string kind = resource == nullptr ? name : resource->kind;
    write_function({.class_name = name,
                    .head = "Draft()",
                    .lines = {"put_field(\"apiVersion\", std::string_view(" +
                                  literal(api_of(package_)) + "));",
                              "put_field(\"kind\", std::string_view(" + literal(kind) + "));"}});
    out_ += "  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}\n";
    out_ += "  explicit Draft(kinform::Json* part) : JsonDraft(part) {}\n";
    out_ +=
        "  // Returns a mutable copy, to change and write back.\n  [[nodiscard]] static Draft "
        "from(const " +
        name + "& object) { return Draft(kinform::Json::from(object.raw())); }\n\n";
  }

  void write_field(const std::string& class_name, const Accessor& accessor) {
    const std::string key = literal(accessor.field->name);
    const std::string draft = draft_type(accessor.field->type);
    if (!draft.empty()) {
      out_ += "  " + draft + " " + accessor.name + "();\n";
      later_ += std::string("\n") + (bodies_ == Bodies::InHeader ? "inline " : "") + draft + " " +
                class_name + "::Draft::" + accessor.name + "() {\n  return " + draft +
                "(field_part(" + key + "));\n}\n";
    } else {
      write_function(
          {.class_name = class_name,
           .result = class_name + "::Draft&",
           .head = "set_" + accessor.stem + "(" + parameter_type(accessor.field->type) + " value)",
           .lines = {"put_field(" + key + ", value);", "return *this;"}});
    }
    write_function({.class_name = class_name,
                    .result = class_name + "::Draft&",
                    .head = "clear_" + accessor.stem + "()",
                    .lines = {"drop_field(" + key + ");", "return *this;"}});
  }

  // A member function of a draft (typed object to fill in) to generate. Its body may be inside the
  // class, because it uses no class that is defined later in the header.
  struct Function {
    std::string class_name = {};  // The view class that the draft is nested in.
    std::string result = {};      // As written outside the class; empty for a constructor.
    std::string head = {};
    std::vector<std::string> lines = {};
  };

  void write_function(const Function& function) {
    out_ += function.result.empty() ? "  " : "  Draft& ";
    out_ += function.head;
    if (bodies_ == Bodies::InHeader) {
      out_ += " {\n";
      for (const std::string& line : function.lines) out_ += "    " + line + "\n";
      out_ += "  }\n";
      return;
    }
    out_ += ";\n";
    later_ += "\n" + function.result + (function.result.empty() ? "" : " ") + function.class_name +
              "::Draft::" + function.head + " {\n";
    for (const std::string& line : function.lines) later_ += "  " + line + "\n";
    later_ += "}\n";
  }

  // Returns the draft class of a field that is an object, list or map; empty for fields that have a
  // setter instead.
  [[nodiscard]] std::string draft_type(const Type& type) const {
    const Type& resolved = type.resolved();
    switch (resolved.form) {
      case TypeForm::List:
        return "kinform::DraftList<" + draft_element(resolved.element.front()) + ">";
      case TypeForm::Map:
        return "kinform::DraftMap<" + draft_element(resolved.element.front()) + ">";
      case TypeForm::Named:
        if (resolved.definition->form == DefinitionForm::Union) return {};
        return class_of(package_, *resolved.definition) + "::Draft";
      default:
        return {};
    }
  }

  [[nodiscard]] std::string draft_element(const Type& type) const {
    const std::string draft = draft_type(type);
    if (!draft.empty()) return draft;
    return value_type(type);
  }

  [[nodiscard]] std::string value_type(const Type& type) const {
    switch (type.resolved().form) {
      case TypeForm::Bytes:
        return "kinform::DraftBytes";
      case TypeForm::Json:
      case TypeForm::Named:  // A union.
        return "kinform::Json";
      default:
        return element_type(package_, type);
    }
  }

  [[nodiscard]] std::string parameter_type(const Type& type) const {
    switch (type.resolved().form) {
      case TypeForm::Bytes:
      case TypeForm::Json:
      case TypeForm::Named:
      case TypeForm::Quantity:
      case TypeForm::IntOrString:
        return "const " + value_type(type) + "&";
      default:
        return value_type(type);
    }
  }

  const CppPackage& package_;
  const Bodies bodies_;
  std::string out_;
  std::string later_;  // Function bodies, written after all drafts or to the source.
};

}  // namespace

GeneratedFiles write_drafts(const CppPackage& package, Bodies bodies) {
  return DraftWriter(package, bodies).write();
}

std::string draft_header_of(const std::string& view_header) {
  return view_header.substr(0, view_header.rfind('.')) + "_draft.hpp";
}

}  // namespace kinform::inline v0::tools
