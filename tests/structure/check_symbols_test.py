# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests how the checker of exported symbols reads headers and demangled names. The libraries are checked by ./dev package."""

import pathlib
import tempfile
import unittest

import check_symbols

HEADER = """
#define KINFORM_MACRO { (
namespace kinform::inline v0 {
class Pool;
// A brace { in a comment.
class [[nodiscard]] KINFORM_EXPORT Client final : public Base<int> {
 public:
  explicit Client(Options options = {}) : options_{options} {}
  void run();
  struct Result { int count = 0; };
  friend bool operator==(const Client& left, const Client& right);

 private:
  class KINFORM_HIDDEN Impl;
};
template <>
class KINFORM_EXPORT Lister<Client> {
  void get();
};
template <class T>
void generic(T value);
[[nodiscard]] KINFORM_EXPORT std::vector<int> counts(const Options& options = {},
                                                     std::string_view text = "(");
inline int seed() {
  static const int value = draw();
  return value;
}
namespace detail {
template <>
KINFORM_EXPORT int read(const Client& client);
}  // namespace detail
}  // namespace kinform::inline v0
namespace kinform::inline v0::core::v1 {
class KINFORM_EXPORT Pod : public View {};
class KINFORM_EXPORT Pod::Draft : public JsonDraft {};
}  // namespace kinform::inline v0::core::v1
"""


def declarations_of(text):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "header.hpp"
        path.write_text(text, encoding="utf-8")
        return check_symbols.Declarations([path])


def symbol(text, kind="T", mangled="_ZN7kinform"):
    return check_symbols.Symbol(f"0000 {kind} {mangled}", text)


class DeclarationsTest(unittest.TestCase):
    def test_classes_are_those_that_a_header_defines(self):
        self.assertEqual(declarations_of(HEADER).classes, {"Client", "Client::Result", "Lister", "core::v1::Pod", "core::v1::Pod::Draft"})

    def test_functions_are_those_of_namespaces(self):
        self.assertEqual(declarations_of(HEADER).functions, {"operator_61_61", "counts", "seed", "detail::read"})


class NameTest(unittest.TestCase):
    def test_parameters_and_template_arguments_are_left_out(self):
        name = check_symbols.qualified_name
        self.assertEqual(name("kinform::v0::Lister<kinform::v0::Object>::get(kinform::v0::ObjectKeyView const&) const"), "Lister::get")
        self.assertEqual(name("int kinform::v0::detail::read<int>(kinform::v0::Value const&)"), "detail::read")
        self.assertEqual(name("kinform::v0::Client::name[abi:cxx11]() const"), "Client::name")
        self.assertEqual(name("kinform::v0::operator<<(std::ostream&, kinform::v0::Error const&)"), "operator_60_60")
        self.assertEqual(name("kinform::v0::DefaultHash<std::less<int> >::operator()(int) const"), "DefaultHash::operator_40_41")

    def test_what_belongs_to_a_name_has_its_name(self):
        name = check_symbols.qualified_name
        self.assertEqual(name("typeinfo for kinform::v0::BadResult"), "BadResult")
        self.assertEqual(name("guard variable for kinform::v0::detail::hash_seed()::seed"), "detail::hash_seed")
        self.assertEqual(name("non-virtual thunk to kinform::v0::Indexer::list() const"), "Indexer::list")

    def test_names_of_others_are_empty(self):
        self.assertEqual(check_symbols.qualified_name("absl::lts::Mutex::lock()"), "")
        self.assertEqual(check_symbols.qualified_name("std::vector<kinform::v0::Error>::~vector()"), "")


class ExportTest(unittest.TestCase):
    public = declarations_of(HEADER)

    def needs(self, *arguments):
        return check_symbols.has_to_be_exported(symbol(*arguments), self.public)

    def test_definitions_of_public_declarations_are_exported(self):
        self.assertTrue(self.needs("kinform::v0::Client::run()"))
        self.assertTrue(self.needs("kinform::v0::counts(kinform::v0::Client const&)"))
        self.assertTrue(self.needs("kinform::v0::core::v1::Pod::Draft::set_name()"))

    def test_private_definitions_need_not_be_exported(self):
        self.assertFalse(self.needs("kinform::v0::Client::Impl::run()"))
        self.assertFalse(self.needs("kinform::v0::draw()"))
        self.assertFalse(self.needs("kinform::v0::counts(kinform::v0::Private const&)"))

    def test_inline_functions_are_in_each_program_but_their_static_variables_are_not(self):
        self.assertFalse(self.needs("kinform::v0::seed()", "W"))
        self.assertTrue(self.needs("kinform::v0::seed()::value", "u", "_ZZN7kinform"))

    def test_type_information_of_public_classes_is_exported(self):
        self.assertTrue(self.needs("typeinfo for kinform::v0::Client", "V", "_ZTIN7kinform"))
        self.assertFalse(self.needs("typeinfo for kinform::v0::Lister<int>", "V", "_ZTIN7kinform"))


if __name__ == "__main__":
    unittest.main()
