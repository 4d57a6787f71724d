# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""check_mutants accepts a patch that applies and is described, and refuses any other."""

import shutil
import unittest

import check_mutants
from temporary_tree import TreeTestCase

PATCH = """The bug.

Simulation: informer
Violations: CacheNotServer

diff --git a/src/a.cpp b/src/a.cpp
--- a/src/a.cpp
+++ b/src/a.cpp
@@ -3,2 +3,2 @@
-int a = 1;
+int a = 2;
 int b = 1;
"""


@unittest.skipUnless(shutil.which("git"), "needs git")
class CheckMutantsTest(TreeTestCase):
    def violations(self, patch, source="// For something.\n\nint a = 1;\nint b = 1;\n"):
        self.write(
            {
                "src/a.cpp": source,
                "testing/simulation/mutants/bug.patch": patch,
                "testing/simulation/violation.hpp": "enum class ViolationKind {\n  CacheNotServer,  // Why.\n};\n",
            }
        )
        return check_mutants.violations(self.root)

    def assert_violation(self, expected, *arguments):
        found = self.violations(*arguments)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])

    def test_patch_that_applies_is_clean(self):
        self.assertEqual(self.violations(PATCH), [])

    def test_patch_that_has_moved_still_applies(self):
        self.assertEqual(self.violations(PATCH, "// For something.\n\n// New.\nint a = 1;\nint b = 1;\n"), [])

    def test_patch_that_does_not_apply_is_found(self):
        self.assert_violation("does not apply", PATCH, "// For something.\n\nint a = 3;\nint b = 1;\n")

    def test_patch_without_description_is_found(self):
        self.assert_violation("does not begin with", PATCH.removeprefix("The bug.\n\n"))

    def test_unknown_violation_is_found(self):
        self.assert_violation("no violation Nothing", PATCH.replace("CacheNotServer", "Nothing"))

    def test_missing_violation_is_found(self):
        self.assert_violation("needs a line `Violations: `", PATCH.replace("Violations: CacheNotServer\n", ""))

    def test_unknown_simulation_is_found(self):
        self.assert_violation("needs one line `Simulation: `", PATCH.replace("informer", "weather"))

    def test_folder_without_patches_is_found(self):
        self.assertEqual(len(check_mutants.violations(self.root)), 1)


if __name__ == "__main__":
    unittest.main()
