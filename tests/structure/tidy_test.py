"""The cache of `./dev lint` never takes a file for clean that clang-tidy might judge differently."""

import json
import os
import shutil
import unittest

import tidy
from temporary_tree import TreeTestCase


@unittest.skipUnless(shutil.which("clang++-14"), "needs clang")
class CacheKeyTest(TreeTestCase):
    def key(self, text, flags="", fixed_part=b"configuration", header="int b();\n"):
        self.write({"a.cpp": text, "b.hpp": header})
        command = f"ccache clang++-14 -std=c++20 {flags} -MD -MT a.o -MF a.d -o a.o -c a.cpp"
        entry = {"directory": str(self.root), "command": command, "file": str(self.root / "a.cpp")}
        return tidy.cache_key(entry, fixed_part)

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

    def test_what_does_not_compile_has_no_key(self):
        self.assertIsNone(self.key('#include "missing.hpp"\n'))


class ForgetOldEntriesTest(TreeTestCase):
    def test_only_what_was_not_used_for_long_goes(self):
        self.write({"used": "", "unused": ""})
        os.utime(self.root / "unused", (0, 0))
        tidy.forget_old_entries(self.root)
        self.assertEqual([entry.name for entry in self.root.iterdir()], ["used"])


class OwnSourcesTest(TreeTestCase):
    def test_generated_sources_are_left_out(self):
        build = self.root / "build"
        files = [self.root / "src/a.cpp", build / "generated.cpp"]
        self.write({"build/compile_commands.json": json.dumps([{"file": str(file)} for file in files])})
        self.assertEqual(list(tidy.own_sources(build)), [str(files[0])])


if __name__ == "__main__":
    unittest.main()
