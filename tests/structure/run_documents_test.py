# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests that run_documents runs the commands of pages as documented and reports failures."""

import os
import unittest

import run_documents
from temporary_tree import TreeTestCase

ENVIRONMENT = {"PATH": os.environ["PATH"]}


class RunDocumentsTest(TreeTestCase):
    def run_page(self, text):
        self.write({"README.md": text})
        self.said = []
        return run_documents.run_page(self.root, "README.md", ENVIRONMENT, self.said.append)

    def assert_fails(self, expected, text):
        found = self.run_page(text)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])

    def test_commands_run_in_order_and_in_one_place(self):
        self.assertEqual(self.run_page("```sh\necho a >b\n```\n\nThen\n\n```sh\ntest $(cat b) = a\n```\n"), [])
        self.assertEqual(self.said, ["README.md:2: echo a >b", "README.md:8: test $(cat b) = a"])

    def test_failing_command_is_reported(self):
        self.assert_fails("README.md:2: exited with 1", "```sh\nfalse\ntrue\n```\n")

    def test_variables_and_functions_are_passed_on(self):
        page = "```sh\nexport KUBECONFIG=k\nf() { echo $KUBECONFIG; }\n```\n\n```sh\ntest $(f) = k\n```\n"
        self.assertEqual(self.run_page(page), [])

    def test_home_is_that_of_the_page(self):
        self.assertEqual(self.run_page("```sh\ntouch ~/made\ntest $(ls ~) = made\n```\n"), [])

    def test_commands_of_the_tree_run_in_its_root(self):
        self.write({"dev": "#!/bin/sh\ntest $1 = a && test -e dev\n"})
        (self.root / "dev").chmod(0o755)
        self.assertEqual(self.run_page("```sh\n./dev a\n```\n"), [])
        self.assert_fails("exited with 1", "```sh\n./dev b\n```\n")

    def test_installed_folder_replaces_install_commands(self):
        self.write({"README.md": "```sh\n./dev install --prefix ~/kinform\n```\n\n```sh\ntest -e ~/kinform/tool\n```\n", "there/tool": ""})
        said = []
        self.assertEqual(run_documents.run_page(self.root, "README.md", ENVIRONMENT, said.append, self.root / "there"), [])
        self.assertEqual(said[0], f"README.md:2: run by the installation in {self.root / 'there'}")

    def test_blocks_can_be_files(self):
        self.assertEqual(self.run_page("<!-- file: a.txt -->\n```cpp\nint a;\n```\n\n```sh\ngrep -q 'int a' a.txt\n```\n"), [])

    def test_background_commands_are_stopped_at_the_end(self):
        page = "<!-- run: until ready -->\n```sh\necho ready; echo $$ >id; exec sleep 60\n```\n\n```sh\nkill -0 $(cat id)\n```\n"
        self.assertEqual(self.run_page(page), [])

    def test_missing_output_is_reported(self):
        self.assert_fails("did not print \"ready\"", "<!-- run: until ready -->\n```sh\necho no\n```\n")

    def test_waits_for_output_of_background_command(self):
        page = "<!-- run: beside -->\n```sh\nuntil test -e go; do sleep 0.01; done; echo gone; exec sleep 60\n```\n\n```sh\ntouch go\n```\n\n"
        self.assertEqual(self.run_page(page + "<!-- shows: gone -->\n"), [])
        self.assert_fails("no background command that could print \"gone\"", "```sh\ntrue\n```\n\n<!-- shows: gone -->\n")

    def test_expected_failure_must_fail(self):
        self.assertEqual(self.run_page("<!-- run: fails -->\n```sh\nfalse\n```\n"), [])
        self.assert_fails("exited with 0", "<!-- run: fails -->\n```sh\ntrue\n```\n")

    def test_endless_command_is_interrupted(self):
        self.assertEqual(self.run_page("<!-- run: for 0.2s -->\n```sh\nsleep 60\n```\n"), [])
        self.assert_fails("exited early with 0", "<!-- run: for 5s -->\n```sh\ntrue\n```\n")

    def test_preparation_runs_first(self):
        self.assertEqual(self.run_page("<!-- run: after touch a -->\n```sh\ntest -e a\n```\n"), [])

    def test_block_run_by_another_command_is_skipped(self):
        self.assertEqual(self.run_page("<!-- run: by ./dev e2e, so there -->\n```sh\nfalse\n```\n"), [])
        self.assertEqual(self.said, ["README.md:3: run by ./dev e2e, so there"])

    def test_unknown_run_mode_is_rejected(self):
        with self.assertRaisesRegex(ValueError, "README.md:3: unknown run mode \"often\""):
            self.run_page("<!-- run: often -->\n```sh\ntrue\n```\n")

    def test_background_jobs_of_a_block_end_with_it(self):
        self.assertEqual(self.run_page("```sh\nsleep 60 &\necho $! >id\n```\n\n```sh\n! kill -0 $(cat id) 2>/dev/null\n```\n"), [])

    def test_translation_differs_in_comments_only(self):
        self.write({"docs/a.md": "```sh\nls  # Lists.\n```\n", "docs/zh/a.md": "```sh\nls     # 列出。\n```\n"})
        self.assertEqual(list(run_documents.check_translation(self.root, "docs/zh/a.md")), [])
        self.write({"docs/zh/a.md": "```sh\nls -l\n```\n"})
        self.assertEqual(list(run_documents.check_translation(self.root, "docs/zh/a.md")), ["docs/zh/a.md:2: is not a block of docs/a.md"])


if __name__ == "__main__":
    unittest.main()
