# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests that check_docs finds each kind of violation, and none in a correct tree."""

import unittest

import check_docs
from temporary_tree import TreeTestCase


class CheckDocsTest(TreeTestCase):
    def setUp(self):
        super().setUp()
        self.write({"ARCHITECTURE.md": "`src/` holds `src/base/`; more in `docs/`.\n", "src/base/log.cpp": ""})
        self.write({"docs/a.md": "# Top\n\nNothing.\n"})

    def assert_clean(self, readme):
        self.write({"README.md": readme})
        self.assertEqual(check_docs.violations(self.root), [])

    def assert_violation(self, expected, readme):
        self.write({"README.md": readme})
        found = check_docs.violations(self.root)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])

    def test_existing_paths_may_be_named(self):
        self.assert_clean("See `src/base/log.cpp`, `src/base/`, `./src/base`, `docs/*.md` and [this](docs/a.md#top).\n")

    def test_missing_file_is_found(self):
        self.assert_violation("README.md:2: names src/base/lock.cpp", "See\n`src/base/lock.cpp`.\n")

    def test_pattern_without_match_is_found(self):
        self.assert_violation("names docs/*.txt", "See `docs/*.txt`.\n")

    def test_missing_path_in_a_drawing_of_the_tree_is_found(self):
        self.assert_violation("names src/http/", "```text\nsrc/base/  logs\nsrc/http/  requests\n```\n")

    def test_broken_link_is_found(self):
        self.assert_violation("links to docs/b.md", "See [that](docs/b.md).\n")

    def test_link_to_a_heading_that_is_not_there_is_found(self):
        self.assert_violation("README.md:1: links to docs/a.md#bottom, but there is no such heading", "[a](docs/a.md#bottom)\n")
        self.assert_violation("links to #d, but", "# C\n\n[c](#d)\n")

    def test_headings_are_named_as_code_hosts_do(self):
        self.assert_clean("# Two caches, and `you` read: one!\n## 中文\n## A\n## A\n\n[a](#two-caches-and-you-read-one) [b](#中文) [c](#a-1)\n")

    def test_links_elsewhere_are_not_followed(self):
        self.assert_clean("[a](https://example.org/b.md#c)\n")

    def write_states(self, arrows):
        rows = "      {Listing,  Event::Stored,      Watching},  // Complete.\n      {Listing,  Event::PageRead,    Listing},\n"
        self.write({"src/cache/reflector/reflector_transitions.hpp": rows})
        self.write({"ARCHITECTURE.md": "`src/` holds `src/base/` and `src/cache/`; more in `docs/`.\n"})
        self.write({"docs/concepts.md": f"# A\n\n```mermaid\nstateDiagram-v2\n  [*] --> Listing\n{arrows}```\n"})

    def test_diagram_with_the_arrows_of_the_table_is_clean(self):
        self.write_states("  Listing --> Watching: complete\n")
        self.assert_clean("")

    def test_diagram_without_an_arrow_of_the_table_is_found(self):
        self.write_states("")
        self.assert_violation("lacks Listing --> Watching", "")

    def test_diagram_with_an_arrow_that_is_not_in_the_table_is_found(self):
        self.write_states("  Listing --> Watching\n  Watching --> Listing: 410\n")
        self.assert_violation("has Watching --> Listing, which is not in", "")

    def test_planned_paths_need_not_exist(self):
        self.assert_clean("`src/http/` (planned) sends requests.\n")

    def test_planned_path_that_exists_is_found(self):
        self.assert_violation("calls src/base/ planned, but it exists", "`src/base/` (planned) logs.\n")

    def test_code_that_is_no_path_is_ignored(self):
        self.assert_clean("`namespace/name`, `text/plain`, `a -> b`, `kinform::Result`, `and/or`\n")

    def test_placeholder_paths_are_ignored(self):
        self.assert_clean("`src/FOLDER/NAME.cpp`, `src/base/NAME_test.cpp`\n")

    def test_folder_missing_in_the_architecture_is_found(self):
        self.write({"src/cache/a.cpp": ""})
        self.assert_violation("ARCHITECTURE.md: does not mention src/cache/", "")

    def write_example(self):
        self.write({"ARCHITECTURE.md": "`src/`, `src/base/`, `docs/`, `examples/`\n"})
        self.write({"examples/readme.cpp": "// Why.\n\n#include <a>\n\nint main() {}\n"})

    def test_program_of_the_readme_is_the_example(self):
        self.write_example()
        self.assert_clean("```sh\nls\n```\n\n```cpp\n#include <a>\n\nint main() {}\n```\n\n```cpp\nint main() {}\n```\n")

    def test_other_program_in_the_readme_is_found(self):
        self.write_example()
        self.assert_violation("README.md: its first program", "```cpp\nint main() {}\n```\n")

    def test_readme_without_the_program_is_found(self):
        self.write_example()
        self.assert_violation("README.md: its first program", "Nothing.\n")

    def test_code_that_is_built_may_be_shown_with_other_indentation(self):
        self.write({"src/base/log_test.cpp": "void f() {\n  int a = 1;\n\n  int b = 2;\n}\n"})
        self.assert_clean("```cpp\nint a = 1;\nint b = 2;\n```\n")

    def test_code_that_is_not_built_is_found(self):
        self.write({"src/base/log.cpp": "int a = 1;\n"})
        self.assert_violation("README.md:2: this cpp is in no file", "```cpp\nint a = 1;\n```\n")

    def test_code_with_a_gap_is_found_unless_the_page_says_so(self):
        self.write({"src/base/log_test.cpp": "int a;\nint b;\nint c;\n"})
        self.assert_violation("is in no file", "```cpp\nint a;\nint c;\n```\n")
        self.assert_clean("```cpp\nint a;\n// …\nint c;\n```\n")
        self.assert_violation("is in no file", "```cpp\nint c;\n…\nint a;\n```\n")

    def test_cmake_that_is_not_built_is_found(self):
        self.write({"ARCHITECTURE.md": "`src/`, `src/base/`, `docs/`, `tests/`\n", "tests/CMakeLists.txt": "project(a)\n"})
        self.assert_clean("```cmake\nproject(a)\n```\n")
        self.assert_violation("this cmake is in no file", "```cmake\nproject(b)\n```\n")

    def test_yaml_and_schema_are_those_of_files(self):
        self.write({"ARCHITECTURE.md": "`src/`, `src/base/`, `src/schema/`, `docs/`, `tests/`\n"})
        self.write({"tests/table.yaml": "- a: 1\n  b: 2\n", "src/schema/a.schema": "type A\n  1 b\n  2 c\n"})
        self.assert_clean("```yaml\n- a: 1\n  b: 2\n```\n\n```schema\ntype A\n  …\n  2 c\n```\n")
        self.assert_violation("this yaml is in no file", "```yaml\n- a: 2\n```\n")
        self.assert_violation("this schema is in no file", "```schema\ntype B\n```\n")

    def test_blocks_have_a_known_language(self):
        self.assert_clean("```text\nnothing to run\n```\n")
        self.assert_violation("README.md:2: a block of \"\"", "```\nls\n```\n")
        self.assert_violation("a block of \"bash\"", "```bash\nls\n```\n")

    def test_commands_outside_of_sh_blocks_are_found(self):
        for command in ("kinform watch pods", "A_B=c build/dev/bin/x", "~/a/bin/kinform serve", "$ kubectl get pods"):
            self.assert_violation("README.md:2: commands belong in a block of sh", f"```text\n{command}\n```\n")

    def test_placeholder_alone_in_a_line_is_found(self):
        self.assert_violation("README.md:3: the placeholder FIGURES was not replaced", "## Figures\n\nFIGURES\n")
        self.assert_violation("README.md:2: the placeholder FIGURES was not replaced", "## Figures\nFIGURES\n\nText.\n")
        self.assert_violation("README.md:1: the placeholder TEXT_OF_A was not replaced", "  TEXT_OF_A:\n")

    def test_upper_case_words_in_sentences_headings_and_blocks_are_no_placeholders(self):
        self.assert_clean("# NAME\n\nJSON is fast over\nHTTP\n\n- YAML\n\n```text\nNAME\n```\n")

    def test_commands_of_dev_exist(self):
        self.write({"dev": "command_build() {\n  true\n}\n"})
        self.assert_clean("`./dev build` or `./dev COMMAND`\n\n```sh\n./dev build && ls  # Builds.\n```\n")
        self.assert_violation("README.md:2: ./dev has no command biuld", "```sh\n./dev biuld\n```\n")
        self.assert_violation("./dev has no command biuld", "Say `./dev biuld`.\n")

    def test_commands_and_flags_of_the_tool_exist(self):
        help_text = "Subcommands:\n  serve  Serves\n  watch  -n,--namespace TEXT\n"
        self.write({"build/kinform": f"#!/bin/sh\ncat <<'E'\n{help_text}E\n"})
        tool = self.root / "build/kinform"
        tool.chmod(0o755)

        def found(readme):
            self.write({"README.md": readme})
            return check_docs.violations(self.root, str(tool))

        self.assertEqual(found("`kinform watch pods -n web`, `kinform COMMAND --x`\n"), [])
        self.assertEqual(found("```sh\nbin/kinform serve --namespace=a | cat --y\n```\n"), [])
        self.assertEqual(found("`kinform stare pods`\n"), ["README.md:1: kinform has no command stare"])
        self.assertEqual(found("`kinform watch --nam a`\n"), ["README.md:1: kinform watch has no flag --nam"])

    def test_metrics_of_dashboards_exist(self):
        self.write({"src/base/log.cpp": 'count("workqueue_depth");\nobserve("workqueue_work_seconds");\n'})
        self.write({"docs/observability/a.json": '"workqueue_depth + rate(workqueue_work_seconds_bucket[5m])"\n'})
        self.assert_clean("")
        self.write({"docs/observability/a.json": '"workqueue_width"\n'})
        self.assert_violation("docs/observability/a.json: names the metric workqueue_width", "")

    def test_names_of_the_migration_table_are_public(self):
        self.write({"ARCHITECTURE.md": "`src/`, `src/base/`, `docs/`, `include/`\n"})
        self.write({"include/kinform/a.hpp": "class WorkQueue { void add(); };\n"})
        self.write({"docs/migration.md": "| client-go | here | remark |\n|---|---|---|\n| `Add` | `WorkQueue::add` | `else` |\n"})
        self.assert_clean("")
        self.write({"docs/migration.md": "| `Add` | `WorkQueue::put` | |\n"})
        self.assert_violation("docs/migration.md:1: put is in no public header", "")

    def test_claims_of_the_security_page_name_tests_that_exist(self):
        self.write({"src/base/log_test.cpp": "TEST(LogTest, NoSecrets) {}\nTEST_F(\n    LogTest, OneLine) {}\n"})
        page = "## Claims\n\n| claim | tests |\n|---|---|\n| Safe | {} |\n\n## Other\n\n| a | b |\n"
        self.write({"docs/security.md": page.format("`src/base/log_test.cpp`: `LogTest.NoSecrets`, `LogTest.OneLine`")})
        self.assert_clean("")
        self.write({"docs/security.md": page.format("`src/base/log_test.cpp`: `LogTest.Gone`")})
        self.assert_violation("docs/security.md:5: src/base/log_test.cpp has no test LogTest.Gone", "")
        self.write({"docs/security.md": page.format("`src/base/log.cpp`")})
        self.assert_violation("docs/security.md:5: this claim names no test", "")

    def test_attempts_of_the_hardening_page_name_tests_that_exist(self):
        self.write({"src/base/log_test.cpp": "TEST(LogTest, NoSecrets) {}\n"})
        page = "## Attempts\n\n| attempt | result | tests |\n|---|---|---|\n| Try | no | {} |\n"
        self.write({"docs/hardening.md": page.format("`src/base/log_test.cpp`: `LogTest.NoSecrets`")})
        self.assert_clean("")
        self.write({"docs/hardening.md": page.format("`src/base/log_test.cpp`: `LogTest.Gone`")})
        self.assert_violation("docs/hardening.md:5: src/base/log_test.cpp has no test LogTest.Gone", "")
        self.write({"docs/hardening.md": page.format("")})
        self.assert_violation("docs/hardening.md:5: this attempt names no test", "")


if __name__ == "__main__":
    unittest.main()
