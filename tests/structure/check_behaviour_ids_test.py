# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""check_behaviour_ids finds each kind of violation, and none in a tree without one."""

import unittest

import check_behaviour_ids
from temporary_tree import TreeTestCase

# A prefix that the project itself does not use, so that the checker ignores the examples in this file.
PAGE = "# A page\n\n### ZZ-01 · First rule\n\nText.\n\n### ZZ-02 · Second rule\n\n### ZZ-04 · Fourth rule\n"


class CheckBehaviourIdsTest(TreeTestCase):
    def setUp(self):
        super().setUp()
        self.write({"docs/spec/a.md": PAGE})

    def found(self, file, text):
        self.write({file: text})
        return check_behaviour_ids.violations(self.root)

    def assert_clean(self, file, text):
        self.assertEqual(self.found(file, text), [])

    def assert_violation(self, expected, file, text):
        found = self.found(file, text)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])

    def test_defined_ids_may_be_cited(self):
        self.assert_clean("src/a.cpp", "// Adds an item once (ZZ-01, ZZ-02).\nint a;  // One per key (ZZ-04).\n")
        self.assert_clean("docs/a.md", "See ZZ-01.\n")

    def test_undefined_id_is_found_in_any_kind_of_file(self):
        for file in ("src/a.cpp", "tests/a.yaml", "docs/b.md", "scripts/a.sh", "scripts/a.py", "dev", "CMakeLists.txt"):
            with self.subTest(file):
                self.assert_violation(f"{file}:2: cites ZZ-09, which has no heading", file, "\nx = A rule (ZZ-09).\n")
                (self.root / file).unlink()

    def test_id_in_the_text_of_a_page_is_not_a_definition(self):
        self.assert_violation("docs/spec/b.md:3: cites ZZ-03", "docs/spec/b.md", "# B\n\nZZ-03 is a rule.\n")

    def test_other_prefixes_are_not_behaviour_ids(self):
        self.assert_clean("src/a.cpp", "// YY-01\n// UTF-16 and XXX-99.\n")

    def test_longer_words_are_not_behaviour_ids(self):
        self.assert_clean("src/a.cpp", "// AZZ-01, ZZ-011 and ZZ-1 are other words.\n")

    def test_data_files_cite_nothing(self):
        self.assert_clean("fuzz/corpus/a/b.json", '{"a": "ZZ-09"}\n')

    def test_range_cites_the_ids_between(self):
        self.assert_clean("src/a.cpp", "// Both rules (ZZ-01 to ZZ-02).\n")
        self.assert_violation("src/a.cpp:1: cites ZZ-03", "src/a.cpp", "// All rules (ZZ-01 to ZZ-04).\n")
        self.assert_violation("src/a.cpp:1: cites ZZ-03", "src/a.cpp", "// All rules (ZZ-02 to\n// ZZ-04).\n")
        self.assert_violation("src/a.cpp:1: cites ZZ-03", "src/a.cpp", "// All rules (ZZ-02..ZZ-04).\n")
        self.assert_violation("src/a.cpp:1: cites ZZ-03", "src/a.cpp", "// All rules (ZZ-02 … ZZ-04).\n")
        (self.root / "src/a.cpp").unlink()
        self.assert_violation("docs/b.md:1: cites ZZ-03", "docs/b.md", "[ZZ-02](a.md#b) to [ZZ-04](a.md#c)\n")

    def test_id_defined_twice_is_found(self):
        self.assert_violation(
            "docs/spec/b.md:1: defines ZZ-01 again; the first definition is docs/spec/a.md:3",
            "docs/spec/b.md",
            "### ZZ-01 · First rule\n",
        )

    def test_comment_of_ids_only_is_found(self):
        for comment in ("ZZ-01", "ZZ-01, ZZ-02.", "See ZZ-01 to ZZ-02", "(ZZ-01; and ZZ-04):", "ZZ-01, 19.5"):
            with self.subTest(comment):
                self.assert_violation("src/a.cpp:2: the comment", "src/a.cpp", f"\n// {comment}\nint a;\n")

    def test_trailing_comment_of_ids_only_is_found(self):
        self.assert_violation("src/a.cpp:1: the comment", "src/a.cpp", "TEST(A, B) {  // ZZ-01\n}\n")
        self.assert_clean("src/a.cpp", "int a;  // ZZ-01:\n        // at most one.\n")

    def test_trailing_comment_after_a_string_with_a_url_is_found(self):
        self.assert_violation("src/a.cpp:1: the comment", "src/a.cpp", 'get("http://a/b");  // ZZ-01\n')

    def test_comment_lines_in_a_row_are_one_comment(self):
        self.assert_clean("src/a.cpp", "// ZZ-01,\n// ZZ-02: adds an item once.\nint a;\n")
        self.assert_violation("src/a.cpp:1: the comment", "src/a.cpp", "// ZZ-01,\n// ZZ-02\nint a;\n// Text.\n")

    def test_code_between_comments_separates_them(self):
        self.assert_violation("src/a.cpp:3: the comment", "src/a.cpp", "// Adds.\nint a;\n// ZZ-01\nint b;\n")

    def test_comments_of_scripts_are_checked(self):
        for file in ("scripts/a.sh", "scripts/a.py", "cmake/a.cmake", "src/CMakeLists.txt", "dev"):
            with self.subTest(file):
                self.assert_violation(f"{file}:1: the comment", file, "# ZZ-01\nrun()\n")
                self.assert_violation(f"{file}:1: the comment", file, "run()  # see ZZ-01\n")
                self.assert_clean(file, "# Adds an item once (ZZ-01).\nrun()\n")

    def test_id_in_a_public_header_is_found(self):
        self.assert_violation(
            "include/kinform/a/b.hpp:2: ZZ-01 in a public header",
            "include/kinform/a/b.hpp",
            "#pragma once\n// Adds an item once (ZZ-01).\n",
        )

    def test_without_pages_there_are_no_ids(self):
        (self.root / "docs/spec/a.md").unlink()
        self.assert_clean("src/a.cpp", "// ZZ-09\n")


if __name__ == "__main__":
    unittest.main()
