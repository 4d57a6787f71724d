# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests the conversion of comments for Doxygen, and the detection of undocumented declarations."""

import unittest

import reference
from doxygen_filter import Filter


def filtered(text):
    return Filter("kinform/a.hpp", "// For something.\n\n" + text).run().split("\n\n", 1)[1]


class FilterTest(unittest.TestCase):
    def test_comment_above_documents_a_declaration(self):
        self.assertEqual(filtered("// Adds.\nvoid add();\n"), "/// Adds.\nvoid add();\n")

    def test_functions_share_a_comment_up_to_an_empty_line(self):
        text = "// Adds.\nvoid add();\nvoid put();\n\nvoid take();\n"
        self.assertEqual(filtered(text), "/// Adds.\nvoid add();\n/// Adds.\nvoid put();\n\nvoid take();\n")

    def test_templates_and_bound_lifetimes_share_a_comment_too(self):
        text = "// Adds.\nA add() BOUND;\nA put() BOUND;\ntemplate <class T>\nvoid take(const T& t) {\n}\n".replace("BOUND", "KINFORM_LIFETIME_BOUND")
        self.assertEqual(filtered(text).count("/// Adds.\n"), 3)

    def test_functions_share_a_comment_if_the_result_is_on_a_line_of_its_own(self):
        text = "// Adds.\nvoid add();\nstd::vector<int>\nput();\n"
        self.assertEqual(filtered(text), "/// Adds.\nvoid add();\n/// Adds.\nstd::vector<int>\nput();\n")

    def test_fields_do_not_share_a_comment(self):
        text = "struct A {\n  // Of people.\n  int age = 0;\n  int size = 1;\n};\n"
        self.assertEqual(filtered(text), "struct A {\n  /// Of people.\n  int age = 0;\n  int size = 1;\n};\n")

    def test_trailing_comment_documents_its_line(self):
        self.assertEqual(filtered("int age = 0;    // In years.\n"), "int age = 0;    ///< In years.\n")

    def test_special_characters_are_escaped_outside_of_code(self):
        self.assertEqual(filtered("// As <b> or `a<b>`.\nint a();\n"), "/// As \\<b\\> or `a<b>`.\nint a();\n")

    def test_license_is_left_out(self):
        text = "// SPDX-License-Identifier: Apache-2.0\n\n// For something.\n\nint a();\n"
        self.assertEqual(Filter("kinform/a.hpp", text).run(), "/// \\file kinform/a.hpp\n/// For something.\n\nint a();\n")

    def test_implementation_is_left_out(self):
        self.assertNotIn("secret", filtered("namespace a {\n// Adds.\nvoid add();\n\n// Implementation.\nint secret();\n}\n"))


class ViolationsTest(unittest.TestCase):
    def test_functions_and_types_without_a_comment_are_found(self):
        for what in ("Member add(int a) (function) of class kinform::A", "Compound kinform::A"):
            warning = f"a.hpp:1: warning: {what} is not documented."
            self.assertEqual(reference.violations(warning), [warning])

    def test_broken_references_are_found(self):
        warning = "a.hpp:1: warning: unable to resolve reference to 'B' for \\ref command"
        self.assertEqual(reference.violations(warning), [warning])

    def test_self_explaining_declarations_need_no_comment(self):
        for what in (
            "Member age (variable) of struct kinform::A",
            "Member A(int a) (function) of class kinform::A",
            "Member A(int a) (function) of class kinform::A< void >",
            "Member size() const (function) of class kinform::A",
            "Member operator==(const A &a) (function) of class kinform::A",
            "Compound kinform::AOptions",
        ):
            self.assertEqual(reference.violations(f"a.hpp:1: warning: {what} is not documented."), [])


if __name__ == "__main__":
    unittest.main()
