#include "tools/generate/draft_writer.hpp"

#include <set>
#include <utility>

#include "tools/generate/cpp_name.hpp"

namespace kinform::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::Type;
using schema::TypeForm;

namespace {

class DraftWriter {
 public:
  explicit DraftWriter(const CppPackage& package) : package_(package) {}

  std::string write() {
    write_head();
    for (const Definition* definition : package_.classes) {
      if (definition->form == DefinitionForm::Record) write_class(*definition);
    }
    out_ += later_;
    out_ += "\n}  // namespace " + package_.name_space + "\n";
    return std::move(out_);
  }

 private:
  void write_head() {
    const schema::Package& package = *package_.package;
    const std::string api =
        package.group.empty() ? package.version : package.group + "/" + package.version;
    out_ += "// Drafts of the types of " + api +
            ", for writing; see docs/typed.md. Written by `kinform generate`.\n";
    out_ += "// clang-format off\n\n#pragma once\n\n";
    out_ += "#include <chrono>\n#include <cstdint>\n#include <string_view>\n\n";
    std::set<std::string> includes = {"kinform/draft.hpp", package_.header};
    for (const std::string& include : package_.includes) includes.insert(draft_header_of(include));
    for (const std::string& include : includes) out_ += "#include \"" + include + "\"\n";
    out_ += "\nnamespace " + package_.name_space + " {\n";
  }

  void write_class(const Definition& definition) {
    const std::string name(definition.short_name());
    out_ += "\nclass " + name + "::Draft : public kinform::JsonDraft {\n public:\n";
    if (is_kind(definition)) {
      write_kind(definition);
    } else {
      out_ += "  using JsonDraft::JsonDraft;\n";
      out_ += "  // A copy, to be changed.\n  [[nodiscard]] static Draft from(const " + name +
              "& view) { return Draft(kinform::Json::from(view.raw())); }\n\n";
    }
    for (const Accessor& accessor : accessors_of(definition)) write_field(name, accessor);
    out_ += "};\n";
  }

  void write_kind(const Definition& definition) {
    const schema::Package& package = *package_.package;
    const std::string name(definition.short_name());
    const std::string api =
        package.group.empty() ? package.version : package.group + "/" + package.version;
    out_ += "  Draft() {\n    put_field(\"apiVersion\", std::string_view(" + literal(api) +
            "));\n    put_field(\"kind\", std::string_view(" + literal(name) + "));\n  }\n";
    out_ += "  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}\n";
    out_ += "  explicit Draft(kinform::Json* part) : JsonDraft(part) {}\n";
    out_ +=
        "  // A copy, to be changed and written back.\n  [[nodiscard]] static Draft from(const " +
        name + "& object) { return Draft(kinform::Json::from(object.raw())); }\n\n";
  }

  void write_field(const std::string& class_name, const Accessor& accessor) {
    const std::string key = literal(accessor.field->name);
    const std::string draft = draft_type(accessor.field->type);
    if (!draft.empty()) {
      out_ += "  " + draft + " " + accessor.name + "();\n";
      later_ += "\ninline " + draft + " " + class_name + "::Draft::" + accessor.name +
                "() {\n  return " + draft + "(field_part(" + key + "));\n}\n";
    } else {
      out_ += "  Draft& set_" + trimmed(accessor.name) + "(" +
              parameter_type(accessor.field->type) + " value) {\n    put_field(" + key +
              ", value);\n    return *this;\n  }\n";
    }
    out_ += "  Draft& clear_" + trimmed(accessor.name) + "() {\n    drop_field(" + key +
            ");\n    return *this;\n  }\n";
  }

  // With something in front, a word of C++ needs no underscore: set_operator.
  [[nodiscard]] static std::string trimmed(std::string name) {
    if (!name.empty() && name.back() == '_') name.pop_back();
    return name;
  }

  // The draft that a field has itself; empty for fields that are set as a whole.
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
  std::string out_;
  std::string later_;  // Bodies that need drafts which come after theirs.
};

}  // namespace

std::string write_drafts(const CppPackage& package) {
  return DraftWriter(package).write();
}

std::string draft_header_of(const std::string& view_header) {
  return view_header.substr(0, view_header.rfind('.')) + "_draft.hpp";
}

}  // namespace kinform::tools
