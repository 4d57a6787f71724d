// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates the code that reads every field of every built-in type through its accessor, for the
// view tests: one source file per package, in the given folder.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "schema/schema.hpp"
#include "tools/generate/cpp_name.hpp"
#include "tools/generate/cpp_type.hpp"

namespace {

using kinform::schema::Definition;
using kinform::schema::DefinitionForm;
using kinform::tools::CppPackage;

std::string file_stem(std::string package) {
  package[package.find('/')] = '_';
  return package;
}

std::string header_text(const CppPackage& package) {
  std::string text =
      "#pragma once\n\n#include \"" + package.header + "\"\n#include \"tests/typed/visitor.hpp\"\n";
  text += "\nnamespace kinform::inline v0::tests {\n\n";
  for (const Definition* definition : package.classes) {
    text += "void visit(Visitor& visitor, const " + package.name_space +
            "::" + std::string(definition->short_name()) + "& view);\n";
  }
  return text + "\n}  // namespace kinform::tests\n";
}

void append_visit(std::string& text, const CppPackage& package, const Definition& definition,
                  std::size_t& accessors) {
  const std::string name = package.name_space + "::" + std::string(definition.short_name());
  text += "\nvoid visit(Visitor& visitor, const " + name + "& view) {\n";
  text += "  Scope scope(visitor, " + kinform::tools::literal(definition.name) + ", view.raw());\n";
  const std::string kind = definition.form == DefinitionForm::Union ? "alternative" : "field";
  for (const auto& accessor : kinform::tools::accessors_of(definition)) {
    text += "  scope." + kind + "(" + kinform::tools::literal(accessor.field->name) + ", view." +
            accessor.name + "());\n";
    ++accessors;
  }
  text += "}\n";
}

std::string source_text(const CppPackage& package, std::size_t& accessors) {
  std::string text = "#include \"visits_" + file_stem(package.package->name) + ".hpp\"\n";
  for (std::string include : package.includes) {
    constexpr std::size_t kFolder = std::string_view("kinform/api/").size();
    include = include.substr(kFolder, include.size() - kFolder - std::string_view(".hpp").size());
    text += "#include \"visits_" + file_stem(include) + ".hpp\"\n";
  }
  text += "\nnamespace kinform::inline v0::tests {\n";
  for (const Definition* definition : package.classes) {
    append_visit(text, package, *definition, accessors);
  }
  text += "\nvoid add_visits_" + file_stem(package.package->name) + "(Visits& visits) {\n";
  for (const Definition* definition : package.classes) {
    if (definition->form != DefinitionForm::Record) continue;  // Unions are parts of records.
    const bool is_kind = kinform::tools::is_kind(*definition);
    const std::string visit = "[](Visitor& visitor, const ObjectPtr& object) { visit(visitor, " +
                              package.name_space + "::" + std::string(definition->short_name()) +
                              (is_kind ? "(object)" : "(object->root())") + "); }";
    text += "  visits.emplace(\"" + definition->name + "\", " + visit + ");\n";
    if (!is_kind) continue;
    // Types of meta/v1 (Status, options, lists) have the apiVersion `v1`, whatever their group.
    const std::string& group = package.package->group;
    const bool is_plain = group.empty() || package.package->name == "meta/v1";
    const std::string api = is_plain ? "v1" : group + "/" + package.package->version;
    text += "  visits.emplace(\"" + api + "/" + std::string(definition->short_name()) + "\", " +
            visit + ");\n";
  }
  return text + "}\n\n}  // namespace kinform::tests\n";
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path) << text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_visits FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  std::string declarations;
  std::string calls;
  std::size_t accessors = 0;
  const kinform::schema::Schema& schema = kinform::schema::kubernetes_schema();
  for (const kinform::schema::Package& package : schema.packages()) {
    const CppPackage plan = kinform::tools::plan_package(package, {});
    const std::string stem = file_stem(package.name);
    write_file(folder / ("visits_" + stem + ".hpp"), header_text(plan));
    write_file(folder / ("visits_" + stem + ".cpp"), source_text(plan, accessors));
    declarations += "void add_visits_" + stem + "(Visits& visits);\n";
    calls += "  add_visits_" + stem + "(visits);\n";
  }
  write_file(folder / "all_visits.cpp",
             "#include \"tests/typed/visitor.hpp\"\n\nnamespace kinform::inline v0::tests {\n\n" +
                 declarations + "\nvoid add_all_visits(Visits& visits) {\n" + calls +
                 "}\n\nconst std::size_t kAccessorCount = " + std::to_string(accessors) +
                 ";\n\n}  // namespace kinform::tests\n");
  return 0;
}
