#include "tools/generate/view_writer.hpp"

#include <set>
#include <utility>

#include "tools/generate/cpp_name.hpp"
#include "tools/generate/draft_writer.hpp"

namespace kinform::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::TypeForm;

namespace {

constexpr std::size_t kColumns = 100;

class ViewWriter {
 public:
  explicit ViewWriter(const CppPackage& package) : package_(package) {}

  std::string write() {
    write_head();
    write_forward_declarations();
    write_enums();
    write_aliases();
    for (const Definition* definition : package_.classes) write_class(*definition);
    out_ += later_;
    out_ += "\n}  // namespace " + package_.name_space + "\n";
    return std::move(out_);
  }

 private:
  void write_head() {
    const schema::Package& package = *package_.package;
    const std::string api =
        package.group.empty() ? package.version : package.group + "/" + package.version;
    out_ +=
        "// The types of " + api + " as views; see docs/typed.md. Written by `kinform generate`.\n";
    out_ += "// clang-format off\n\n#pragma once\n\n";
    out_ +=
        "#include <chrono>\n#include <cstdint>\n#include <optional>\n#include <string_view>\n\n";
    std::set<std::string> includes(package_.includes.begin(), package_.includes.end());
    includes.insert("kinform/view.hpp");
    for (const std::string& include : includes) out_ += "#include \"" + include + "\"\n";
    out_ += "\nnamespace " + package_.name_space + " {\n\n";
  }

  void write_forward_declarations() {
    for (const Definition* definition : package_.classes) {
      out_ += "class " + std::string(definition->short_name()) + ";\n";
    }
  }

  // The texts that are known; others may come.
  void write_enums() {
    for (const Definition& definition : package_.package->definitions) {
      if (definition.form != DefinitionForm::Enum) continue;
      out_ += "\nstruct " + std::string(definition.short_name()) + " {\n";
      std::set<std::string> taken;
      for (const std::string& value : definition.values) {
        std::string name = constant_name(value);
        while (!taken.insert(name).second) name += '2';
        out_ += "  static constexpr std::string_view " + name + " = " + literal(value) + ";\n";
      }
      out_ += "};\n";
    }
  }

  // Of lists, maps and other classes; the name of a scalar says nothing in C++.
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
    out_ += "\nclass " + name + " : public kinform::" + base + " {\n public:\n";
    if (definition.form == DefinitionForm::Record) {
      out_ += "  class Draft;  // In " + draft_header_of(package_.header) + ".\n";
    }
    out_ += "  using " + base + "::" + base + ";\n\n";
    if (resource != nullptr) write_resource(*resource);
    for (const Accessor& accessor : accessors_of(definition)) {
      if (definition.form == DefinitionForm::Union) {
        write_alternative(accessor);
      } else {
        write_accessor(definition, accessor, kind);
      }
    }
    if (definition.form == DefinitionForm::Union) {
      out_ +=
          "\n  // Whatever it is, it is there.\n"
          "  explicit operator bool() const { return static_cast<bool>(value_); }\n";
    }
    out_ += "};\n";
    defined_.insert(&definition);
  }

  void write_resource(const schema::ResourceFacts& resource) {
    out_ += "  [[nodiscard]] static kinform::Resource resource() {\n    return {";
    if (!resource.group.empty()) out_ += ".group = " + literal(resource.group) + ", ";
    out_ += ".version = " + literal(resource.version) + ", .plural = " + literal(resource.plural) +
            ", .kind = " + literal(resource.kind);
    if (!resource.namespaced) out_ += ", .namespaced = false";
    out_ += "};\n  }\n\n";
  }

  void write_accessor(const Definition& definition, const Accessor& accessor, bool kind) {
    const std::string type = view_type(package_, *accessor.field);
    const bool bound = kind && borrows(accessor.field->type);
    const std::string qualifiers = bound ? " const& KINFORM_LIFETIME_BOUND" : " const";
    const std::string body = reading(*accessor.field, type);
    const Definition* const used = class_behind(accessor.field->type);
    const bool complete = used == nullptr || used == &definition ||
                          used->package() != package_.package->name || defined_.count(used) != 0;
    if (complete) {
      write_function("  [[nodiscard]] " + type + " " + accessor.name + "()" + qualifiers, body);
    } else {
      out_ += "  [[nodiscard]] " + type + " " + accessor.name + "()" + qualifiers + ";\n";
      later_ += "\ninline " + type + " " + std::string(definition.short_name()) +
                "::" + accessor.name + "()" + (bound ? " const&" : " const") + " {\n  return " +
                body + ";\n}\n";
    }
    // What is borrowed from a temporary would outlive the object.
    if (bound) out_ += "  " + type + " " + accessor.name + "() const&& = delete;\n";
  }

  // One of the forms that a union takes: the value itself.
  void write_alternative(const Accessor& accessor) {
    const std::string type = element_type(package_, accessor.field->type);
    const TypeForm form = accessor.field->type.resolved().form;
    const bool scalar = form == TypeForm::Bool || form == TypeForm::String;
    const std::string result = scalar ? "const std::optional<" + type + ">" : type;
    const std::string body =
        scalar ? "kinform::detail::read<std::optional<" + type + ">>(value_)" : type + "(value_)";
    const Definition* const used = class_behind(accessor.field->type);
    if (used != nullptr && defined_.count(used) == 0) {
      out_ += "  [[nodiscard]] " + result + " " + accessor.name + "() const;\n";
      later_ += "\ninline " + result + " " + std::string(union_name_of(accessor)) +
                "::" + accessor.name + "() const {\n  return " + body + ";\n}\n";
      return;
    }
    write_function("  [[nodiscard]] " + result + " " + accessor.name + "() const", body);
  }

  [[nodiscard]] std::string union_name_of(const Accessor& accessor) const {
    for (const Definition* definition : package_.classes) {
      for (const schema::Field& field : definition->fields) {
        if (&field == accessor.field) return std::string(definition->short_name());
      }
    }
    return {};
  }

  // How the value is read: views are made from the member, everything else is converted.
  [[nodiscard]] static std::string reading(const schema::Field& field, const std::string& type) {
    switch (field.type.resolved().form) {
      case TypeForm::List:
      case TypeForm::Map:
      case TypeForm::Named:
      case TypeForm::Bytes:
        return type + "(member(" + literal(field.name) + "))";
      case TypeForm::Json:
        return "member(" + literal(field.name) + ")";
      default: {
        const bool constant = type.starts_with("const ");
        return "get<" + (constant ? type.substr(6) : type) + ">(" + literal(field.name) + ")";
      }
    }
  }

  void write_function(const std::string& head, const std::string& body) {
    const std::string line = head + " { return " + body + "; }\n";
    if (line.size() <= kColumns + 1) {
      out_ += line;
    } else {
      out_ += head + " {\n    return " + body + ";\n  }\n";
    }
  }

  const CppPackage& package_;
  std::string out_;
  std::string later_;  // Bodies that need classes which come after theirs.
  std::set<const Definition*> defined_;
};

}  // namespace

std::string write_views(const CppPackage& package) {
  return ViewWriter(package).write();
}

}  // namespace kinform::tools
