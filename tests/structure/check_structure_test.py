# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Tests that check_structure finds each kind of violation, and none in a correct tree."""

import unittest

import check_structure
from temporary_tree import TreeTestCase


def header(*includes):
    return "// For something.\n\n#pragma once\n\n" + "".join(f"#include {i}\n" for i in includes)


def source(*includes):
    return "".join(f"#include {i}\n" for i in includes)


def program(*includes):
    return "// Does something.\n\n" + source(*includes)


class CheckStructureTest(TreeTestCase):
    def violations(self, files):
        """Returns the violations of a tree with these files, each with its license added."""
        licensed = {path: check_structure.license_of(path) + text for path, text in files.items()}
        return self.violations_as_written(licensed)

    def violations_as_written(self, files):
        self.write(files)
        return check_structure.violations(self.root)

    def assert_clean(self, files):
        self.assertEqual(self.violations(files), [])

    def assert_violation(self, expected, files):
        """Asserts that there is exactly one violation, which contains this text."""
        found = self.violations(files)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])


class GeneratedHeadersTest(CheckStructureTest):
    def test_example_may_include_what_its_build_generates(self):
        cmake = "kinform_generate(foo FILES foo_crd.yaml\n  HEADERS sample/v1.hpp)\n"
        program_of = {"examples/foo/main.cpp": program("<sample/v1.hpp>")}
        self.assert_clean({"examples/foo/CMakeLists.txt": cmake, **program_of})
        self.assertEqual(len(self.violations({"examples/foo/CMakeLists.txt": "\n", **program_of})), 2)

    def test_example_includes_headers_of_its_folder_by_name(self):
        beside = {"examples/foo/bar.hpp": header()}
        self.assert_clean({"examples/foo/bar.cpp": source('"bar.hpp"'), **beside})
        self.assert_violation("neither standard nor public", {"examples/other/main.cpp": program('"bar.hpp"')})


class RanksTest(CheckStructureTest):
    def test_lower_rank_and_own_folder_are_visible(self):
        self.assert_clean(
            {
                "src/base/log.hpp": header("<string>"),
                "src/codec/frame.hpp": header(),
                "src/codec/reader.hpp": header('"base/log.hpp"', '"codec/frame.hpp"'),
                "src/client/client.cpp": source('"codec/reader.hpp"'),
            }
        )

    def test_higher_rank_is_not_visible(self):
        self.assert_violation("base may not include api", {"src/base/log.cpp": source('"api/object.hpp"')})

    def test_each_pair_of_neighbours_is_kept_apart(self):
        for folders in check_structure.RANKS:
            for one in folders:
                for other in folders:
                    self.assertEqual(check_structure.may_see(one, other), one == other)

    def test_neighbour_is_not_visible(self):
        self.assert_violation("cache may not include http", {"src/cache/a.cpp": source('"http/stream.hpp"')})
        self.assertFalse(check_structure.may_see("workqueue", "api"))

    def test_order_of_the_whole_tree(self):
        order = ["base", "api", "codec", "http", "client", "controller"]
        for low, high in zip(order, order[1:]):
            self.assertTrue(check_structure.may_see(high, low))
            self.assertFalse(check_structure.may_see(low, high))

    def test_public_header_does_not_lead_around_the_ranks(self):
        self.assert_violation(
            "api may not include cache",
            {
                "include/kinform/informer.hpp": header(),
                "src/cache/informer.cpp": source('"kinform/informer.hpp"'),
                "src/api/object/object.cpp": source('"kinform/informer.hpp"'),
            },
        )

    def test_public_header_is_followed_into_what_it_includes(self):
        self.assert_violation(
            "src/workqueue/queue.cpp: includes kinform/all.hpp, but workqueue may not include cache",
            {
                "include/kinform/all.hpp": header('"kinform/informer.hpp"'),
                "include/kinform/informer.hpp": header(),
                "src/cache/informer_test.cpp": source('"kinform/informer.hpp"'),
                "src/workqueue/queue.cpp": source('"kinform/all.hpp"'),
            },
        )

    def test_public_header_obeys_the_ranks_itself(self):
        found = self.violations(
            {
                "include/kinform/object.hpp": header('"kinform/informer.hpp"'),
                "include/kinform/informer.hpp": header(),
                "src/api/object/object.cpp": source('"kinform/object.hpp"'),
                "src/cache/informer.cpp": source('"kinform/informer.hpp"'),
            }
        )
        self.assertIn("include/kinform/object.hpp: includes kinform/informer.hpp, but api may not include cache", found)

    def test_cmake_target_obeys_the_ranks(self):
        self.assert_violation(
            "src/codec/CMakeLists.txt: uses kinform_cache",
            {"src/codec/CMakeLists.txt": "kinform_folder_library(codec USES kinform_api kinform_cache)\n"},
        )

    def test_folder_without_rank_is_refused(self):
        self.assert_violation("src/gossip: has no rank", {"src/gossip/a.cpp": source()})

    def test_include_in_a_comment_does_not_count(self):
        self.assert_clean({"src/base/log.cpp": '/*\n#include "api/object.hpp"\n*/\n// #include "api/object.hpp"\n'})


class ProgramsTest(CheckStructureTest):
    def test_library_may_not_use_fakes(self):
        self.assert_violation("src/ may not include testing/", {"src/api/a.cpp": source('"testing/fakes/fake_clock.hpp"')})

    def test_tests_beside_the_code_may(self):
        self.assert_clean({"src/api/a_test.cpp": source("<gtest/gtest.h>", '"testing/fakes/fake_clock.hpp"')})

    def test_fakes_may_not_use_the_tool(self):
        self.assert_violation("testing/ may not include tools/", {"testing/a.cpp": program('"tools/demo.hpp"')})

    def test_example_uses_public_headers_only(self):
        self.assert_clean({"examples/a.cpp": program("<iostream>", "<kinform/error.hpp>")})
        self.assert_violation("neither standard nor public", {"examples/a.cpp": program('"api/object.hpp"')})
        self.assert_violation("which is internal", {"examples/a.cpp": program('"kinform/detail/mutex.hpp"')})


class DependenciesTest(CheckStructureTest):
    ONE_OF_EACH = {
        "simdjson": "<simdjson.h>",
        "yaml-cpp": "<yaml-cpp/yaml.h>",
        "curl": "<curl/curl.h>",
        "boost": "<boost/beast.hpp>",
        "nghttp2": "<nghttp2/nghttp2.h>",
        "openssl": "<openssl/ssl.h>",
        "prometheus": "<prometheus/registry.h>",
        "CLI": "<CLI/CLI.hpp>",
        "gtest": "<gtest/gtest.h>",
        "gmock": "<gmock/gmock.h>",
        "benchmark": "<benchmark/benchmark.h>",
    }

    def test_each_dependency_is_refused_where_it_does_not_belong(self):
        for name, include in self.ONE_OF_EACH.items():
            with self.subTest(name):
                self.assert_violation(f"{name} is only for", {"src/cache/a.cpp": source(include)})

    def test_each_dependency_is_refused_in_quotes_too(self):
        self.assert_violation("simdjson is only for", {"src/api/a.cpp": source('"simdjson.h"')})

    def test_each_dependency_is_allowed_where_it_belongs(self):
        for name, include in self.ONE_OF_EACH.items():
            place = check_structure.DEPENDENCIES[name][0]
            with self.subTest(name):
                self.assertEqual(self.violations({f"{place}a.cpp": program(include)}), [])
                (self.root / f"{place}a.cpp").unlink()

    def test_test_framework_stays_out_of_the_library(self):
        self.assert_violation("gtest is only for", {"src/api/a.hpp": header("<gtest/gtest.h>")})

    def test_unknown_library_is_refused(self):
        self.assert_violation("does not know", {"src/api/a.cpp": source("<fmt/format.h>")})

    def test_system_headers_are_known(self):
        self.assert_clean({"src/base/a.cpp": source("<unistd.h>", "<sys/socket.h>", "<cstdio>")})


class PublicHeadersTest(CheckStructureTest):
    def test_standard_and_public_headers_are_fine(self):
        self.assert_clean(
            {
                "include/kinform/a.hpp": header("<stop_token>", '"kinform/b.hpp"', '"kinform/detail/c.hpp"'),
                "include/kinform/b.hpp": header(),
                "include/kinform/detail/c.hpp": header(),
            }
        )

    def test_private_header_is_refused(self):
        self.assert_violation("neither standard nor public", {"include/kinform/a.hpp": header('"base/log.hpp"')})

    def test_system_header_is_refused(self):
        self.assert_violation("neither standard nor public", {"include/kinform/a.hpp": header("<unistd.h>")})

    def test_dependency_is_refused(self):
        found = self.violations({"include/kinform/a.hpp": header("<absl/hash/hash.h>")})
        self.assertIn("neither standard nor public", found[0])


class LicensesTest(CheckStructureTest):
    CPP = "// SPDX-FileCopyrightText: The kinform Authors\n// SPDX-License-Identifier: Apache-2.0\n\n"
    SCRIPT = CPP.replace("//", "#")

    def test_each_sort_of_source_has_its_license(self):
        files = {
            "src/base/a.cpp": self.CPP,
            "src/base/b.hpp": self.CPP + header(),
            "tools/corpus/main.cpp": self.CPP + program(),
            "src/base/CMakeLists.txt": self.SCRIPT,
            "cmake/targets.cmake": self.SCRIPT + "# How targets are made.\n",
            "scripts/check.py": self.SCRIPT + '"""Checks."""\n',
            "scripts/build.sh": self.SCRIPT,
            "dev": "#!/usr/bin/env bash\n" + self.SCRIPT,
            ".ci/run": "#!/usr/bin/env bash\n" + self.SCRIPT,
        }
        self.assertEqual(self.violations_as_written(files), [])
        for path, text in files.items():
            with self.subTest(path):
                self.write({path: text.replace("SPDX-License-Identifier: Apache-2.0", "Apache-2.0")})
                found = check_structure.violations(self.root)
                self.assertTrue(any(f"{path}: does not begin with the license" in line for line in found), found)
                self.write({path: text})

    def test_license_comes_first(self):
        found = self.violations_as_written({"src/base/a.cpp": "// Does something.\n\n" + self.CPP})
        self.assertEqual(len(found), 1, found)
        self.assertIn("does not begin with the license", found[0])

    def test_data_and_documents_have_none(self):
        for path in ("README.md", "src/base/testdata/record.sh", "fuzz/corpus/json/a.c", "third_party/a/a.hpp"):
            self.assertEqual(check_structure.license_of(path), "")


class BeginningsTest(CheckStructureTest):
    def test_header_without_comment(self):
        self.assert_violation("does not begin with a comment", {"src/base/a.hpp": "#pragma once\n"})

    def test_header_without_pragma_once(self):
        self.assert_violation("#pragma once", {"src/base/a.hpp": "// For something.\n\n#include <string>\n"})

    def test_header_with_pragma_once_too_late(self):
        self.assert_violation("#pragma once", {"src/base/a.hpp": "// A.\n\n#include <string>\n#pragma once\n"})

    def test_own_header_comes_first(self):
        self.assert_violation(
            "its own header base/a.hpp is not its first include",
            {"src/base/a.hpp": header(), "src/base/a.cpp": source("<string>", '"base/a.hpp"')},
        )

    def test_own_public_header_comes_first(self):
        self.assert_violation(
            "its own header kinform/a.hpp is not its first include",
            {"include/kinform/a.hpp": header(), "src/base/a.cpp": source("<string>", '"kinform/a.hpp"')},
        )

    def test_program_says_what_it_does(self):
        self.assert_violation("does not begin with a comment", {"bench/a_benchmark.cpp": source("<string>")})


class NamesTest(CheckStructureTest):
    def test_namespace_has_the_version_of_the_abi(self):
        for name in ("kinform::inline v0", "kinform::inline v0::cache", "sample", "{"):
            self.assert_clean({"src/base/clock.cpp": f"namespace {name} {{\n}}\n"})
        for name in ("kinform", "kinform::cache", "kinform::inline v1"):
            source_text = f"namespace {name} {{\n}}\n"
            self.assert_violation("src/base/clock.cpp:4: opens kinform without", {"src/base/clock.cpp": source_text})

    def test_file_names_are_snake_case(self):
        self.assert_violation("is not in snake_case", {"src/base/DeltaFifo.cpp": source()})

    def test_vague_names_are_refused(self):
        self.assert_violation('"util" is too vague', {"src/base/util.hpp": header()})

    def test_vague_folders_are_refused(self):
        self.assert_violation('"common" is too vague', {"scripts/common/run.sh": "# Runs.\n"})

    def test_paths_of_machines_are_refused(self):
        place = "/".join(["", "home", "jane", "kinform"])  # Built from parts, because this file is checked too.
        self.assert_violation("README.md:2", {"README.md": f"Build it.\ncd {place}\n"})

    def test_other_paths_are_fine(self):
        self.assert_clean({"README.md": "/usr/local ~/.kube/config /var/run/secrets https://a.example/home/x src/work/x\n"})


if __name__ == "__main__":
    unittest.main()
