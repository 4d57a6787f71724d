# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests that tidy.py checks every file, and that each input of clang-tidy is part of the cache key."""

import json
import os
import shutil
import unittest
from unittest import mock

import tidy
from temporary_tree import TreeTestCase


def group_of(root, files, flags=""):
    command = f"ccache clang++-14 -std=c++20 {flags} -MD -MT a.o -MF a.d -o a.o -c"
    entries = [{"command": f"{command} {file}", "file": str(root / file)} for file in files]
    (group,) = tidy.groups_of(entries, root)
    return group


@unittest.skipUnless(shutil.which("clang++-14"), "needs clang")
class CacheKeyTest(TreeTestCase):
    def key(self, text, flags="", fixed_part=b"configuration", header="int b();\n"):
        self.write({"a.cpp": text, "b.hpp": header})
        group = group_of(self.root, ["a.cpp"], flags)
        return tidy.cache_key(group, group.source(), fixed_part)

    def test_same_input_has_the_same_key(self):
        self.assertEqual(self.key("int a();\n"), self.key("int a();\n"))

    def test_each_input_counts(self):
        text = '#include "b.hpp"\nint a();\n'
        keys = [
            self.key(text),
            self.key('#include "b.hpp"\nint c();\n'),
            self.key(text, header="int d();\n"),
            self.key(text, flags="-DUNUSED"),
            self.key(text, fixed_part=b"other checks"),
            self.key('#include "b.hpp"\nint a();  // NOLINT\n'),
            self.key('#include "b.hpp"\n#define TWICE(x) x + x\nint a();\n'),
        ]
        self.assertEqual(len(set(keys)), len(keys))

    def test_source_that_does_not_compile_has_no_key(self):
        self.assertIsNone(self.key('#include "missing.hpp"\n'))


@unittest.skipUnless(shutil.which(tidy.CLANG_TIDY), "needs clang-tidy")
class CheckTest(TreeTestCase):
    def check(self, files):
        checks = "Checks: '-*,modernize-use-override'\nWarningsAsErrors: '*'\nHeaderFilterRegex: '.*'\n"
        self.write({"cache/kinform/tidy/.keep": "", ".clang-tidy": checks, **files})
        with mock.patch.dict(os.environ, XDG_CACHE_HOME=str(self.root / "cache")):
            return tidy.check(group_of(self.root, list(files)), b"")

    def test_files_are_checked_together_and_clean_ones_once(self):
        files = {"a.cpp": "int a() { return 1; }\n", "b.cpp": "int b() { return 2; }\n"}
        self.assertEqual([(len(names), cached) for names, cached, _ in self.check(files)], [(2, False)])
        self.assertEqual([(len(names), cached) for names, cached, _ in self.check(files)], [(2, True)])

    def test_files_that_define_the_same_name_are_checked_one_by_one(self):
        files = {"a.cpp": "static int n() { return 1; }\n", "b.cpp": "static int n() { return 2; }\n"}
        self.assertEqual([(len(names), complaints) for names, _, complaints in self.check(files)], [(1, "")] * 2)

    def test_warning_in_a_group_names_its_file(self):
        unclean = "struct B { virtual void f(); };\nstruct C : B { virtual void f(); };\n"
        files = {"a.cpp": "int a();\n", "b.cpp": unclean}
        ((_, _, complaints),) = self.check(files)
        self.assertIn("b.cpp:2:", complaints)


class ForgetOldEntriesTest(TreeTestCase):
    def test_only_old_entries_are_deleted(self):
        self.write({"used": "", "unused": ""})
        os.utime(self.root / "unused", (0, 0))
        tidy.forget_old_entries(self.root)
        self.assertEqual([entry.name for entry in self.root.iterdir()], ["used"])


class OwnSourcesTest(TreeTestCase):
    def test_tests_and_generated_sources_are_left_out(self):
        build = self.root / "build"
        own = {"file": str(self.root / "src/a.cpp"), "command": "clang++ -Isrc"}
        entries = [
            own,
            {"file": str(self.root / "src/a_test.cpp"), "command": "clang++ -Isrc"},
            {"file": str(build / "generated.cpp"), "command": "clang++"},
            {"file": str(self.root / "examples/b.cpp"), "command": f"clang++ -I{build}/b_generated"},
        ]
        self.write({"build/compile_commands.json": json.dumps(entries)})
        self.assertEqual(tidy.own_sources(build), [own])


if __name__ == "__main__":
    unittest.main()
