# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks the rules of ARCHITECTURE.md: which folder may include which headers, and how files begin.

Usage: check_structure.py [ROOT]. Prints one line for each violation; exits non-zero if there is one.
"""

import functools
import pathlib
import re
import sys

from project_files import project_files

# The folders of src/, lowest rank first. A folder may include itself and lower ranks, but no other folder of its rank.
RANKS = [
    ["base"],
    ["api", "schema", "workqueue"],
    ["codec", "views"],
    ["http", "config", "cache"],
    ["client"],
    ["controller", "server", "endpoints"],
    ["runtime"],
]
RANK_OF = {folder: rank for rank, folders in enumerate(RANKS) for folder in folders}

# The parts of the folders that have sub-folders, lowest rank first. A part includes itself, lower ranks, and other
# folders as its folder may; files directly in the folder are above all parts.
PARTS = {
    "api": [["object"]],
    "codec": [["protobuf"]],
    "cache": [["store"], ["fifo"], ["reflector"], ["informer"]],
    "server": [["kinds"], ["store"], ["request"], ["schema"], ["patch", "tables", "discovery"], ["api"], ["http"]],
}

# Folders that use src/, and which of these folders each may include. All of them may include all of src/.
PROGRAM_FOLDERS = {
    "testing": ["testing"],
    "tools": ["testing", "tools"],
    "tests": ["testing", "tests", "tools"],
    "bench": ["testing", "bench"],
    "fuzz": ["testing", "fuzz"],
    "examples": ["examples"],
}

EVERYWHERE = ["src/", "testing/", "tools/", "tests/", "bench/", "fuzz/"]
TESTS = ["testing/", "tests/", "_test.cpp"]

# Where headers of a dependency may be included: folders, or suffixes of file names.
DEPENDENCIES = {
    "absl": EVERYWHERE,
    "simdjson": ["src/codec/"],
    "yaml-cpp": ["src/codec/"],
    "curl": ["src/http/"],
    "zlib": ["src/http/", "testing/"],
    "boost": ["src/server/", "src/endpoints/", "fuzz/http2_fuzzer.cpp"],
    "nghttp2": ["src/server/", "testing/"],
    "openssl": ["src/server/", "testing/"],
    "re2": ["src/server/"],
    "prometheus": ["src/endpoints/"],
    "CLI": ["tools/"],
    "gtest": TESTS,
    "gmock": TESTS,
    "benchmark": ["bench/"],
}

STANDARD_HEADERS = set(
    """
    algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits
    clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef cstdint
    cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem format forward_list fstream
    functional future initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory
    memory_resource mutex new numbers numeric optional ostream queue random ranges ratio regex scoped_allocator
    semaphore set shared_mutex source_location span sstream stack stdexcept stop_token streambuf string string_view
    strstream syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility
    valarray variant vector version
    """.split()
)

# Parts of standard headers that are included to save compile time, if the library has them.
PARTS_OF_STANDARD_HEADERS = {"bits/chrono.h"}

# A header that must not exist: including it stops the compiler (include/kinform/detail/cxx20.hpp).
MISSING_HEADERS = {"kinform_needs_cxx20"}

SYSTEM_FOLDERS = ["arpa", "linux", "net", "netinet", "sys"]
VAGUE_NAMES = ["util", "utils", "common", "misc", "helpers"]
# manager.cpp may implement the class Manager, but a folder needs a more specific name.
VAGUE_FOLDERS = [*VAGUE_NAMES, "manager"]

# The first lines of every source file, as comments. In a script they follow the #! line.
LICENSE = ["SPDX-FileCopyrightText: The kinform Authors", "SPDX-License-Identifier: Apache-2.0"]
COMMENT_OF_SUFFIX = {
    **dict.fromkeys([".cpp", ".hpp", ".cc", ".c", ".h"], "//"),
    **dict.fromkeys([".cmake", ".py", ".sh"], "#"),
}
COMMENT_OF_FILE = {"dev": "#", ".ci/run": "#"}
# Files there are recorded or compared byte for byte, so that they cannot contain a license.
DATA_FOLDERS = ["fuzz/corpus/", "testdata/", "third_party/"]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.MULTILINE)
BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# Absolute paths of a developer's machine. Built from parts, because this file is checked too.
MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:" + "|".join(["home", "root", "Users", "work", "mnt"]) + r")/\w")


class Tree:
    """The files of the project, with their includes."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.files = sorted(project_files(self.root))
        self.sources = [f for f in self.files if f.endswith((".cpp", ".hpp"))]
        self.includes = {f: INCLUDE.findall(BLOCK_COMMENT.sub("", self.text(f))) for f in self.sources}

    def text(self, file):
        return (self.root / file).read_text(encoding="utf-8", errors="replace")

    def body(self, file):
        """Returns the text without the #! line and the license."""
        return without_first_line_of_script(self.text(file)).removeprefix(license_of(file))

    @functools.cached_property
    def generated_headers(self):
        """Returns the headers that kinform_generate() writes, as sources include them."""
        calls = [
            call
            for file in self.files
            if file.endswith("CMakeLists.txt")
            for call in re.findall(r"kinform_generate\(([^)]*)\)", self.text(file))
        ]
        return {word for call in calls for word in call.split() if word.endswith(".hpp")}

    def public_headers(self):
        return [f for f in self.sources if f.startswith("include/kinform/")]


def source_folder(file):
    """Returns `api` for src/api/object/object.cpp, and None outside src/."""
    parts = file.split("/")
    return parts[1] if parts[0] == "src" and len(parts) > 2 else None


def source_part(file):
    """`store` for src/cache/store/indexer.cpp; None for files directly in a folder of src/."""
    parts = file.split("/")
    return parts[2] if parts[0] == "src" and len(parts) > 3 else None


def may_see(folder, other):
    return folder == other or RANK_OF[other] < RANK_OF[folder]


def license_of(file):
    """Returns the license lines that a file must begin with; empty for data, documents and configuration."""
    if any(f"/{folder}" in f"/{file}" for folder in DATA_FOLDERS):
        return ""
    path = pathlib.PurePosixPath(file)
    mark = COMMENT_OF_FILE.get(file) or COMMENT_OF_SUFFIX.get(path.suffix)
    if path.name == "CMakeLists.txt":
        mark = "#"
    return "".join(f"{mark} {line}\n" for line in LICENSE) + "\n" if mark else ""


def without_first_line_of_script(text):
    return text.partition("\n")[2] if text.startswith("#!") else text


def is_test(file):
    return file.endswith("_test.cpp")


def dependency_of(include):
    """Returns the key in DEPENDENCIES that a header belongs to, or None."""
    first = include.split("/")[0]
    name = first.removesuffix(".h") if first in ["simdjson.h", "zlib.h"] else first
    return name if name in DEPENDENCIES else None


@functools.cache
def home_of(tree, header):
    """Returns the folder of src/ that implements or tests a public header, or None."""
    stem = pathlib.PurePosixPath(header).stem
    homes = [
        source_folder(f)
        for f in tree.sources
        if source_folder(f) in RANK_OF
        and f.endswith((f"/{stem}.cpp", f"/{stem}_test.cpp"))
        and header.removeprefix("include/") in tree.includes[f]
    ]
    return min(homes, key=RANK_OF.get, default=None)


def folders_behind(tree, header, seen=None):
    """Returns the folders of src/ behind a public header: its own, and those of all headers that it includes."""
    seen = set() if seen is None else seen
    if header in seen or header not in tree.includes:
        return set()
    seen.add(header)
    folders = {home_of(tree, header)} - {None}
    for include in tree.includes[header]:
        folders |= folders_behind(tree, "include/" + include, seen)
    return folders


def check_folders_known(tree):
    for folder in sorted({source_folder(f) for f in tree.sources if source_folder(f)}):
        if folder not in RANK_OF:
            yield f"src/{folder}: has no rank in scripts/check_structure.py"
    for file in tree.files:
        *folders, name = pathlib.PurePosixPath(file).with_suffix("").parts
        for part in [folder for folder in folders if folder in VAGUE_FOLDERS] + [name] * (name in VAGUE_NAMES):
            yield f"{file}: \"{part}\" is too vague; name what it is about"


def check_ranks(tree):
    """Files of src/ and public headers include only lower ranks, directly or through a public header."""
    for file in tree.sources:
        folder = source_folder(file) or (home_of(tree, file) if file.startswith("include/") else None)
        if folder not in RANK_OF:
            continue
        for include in tree.includes[file]:
            behind = {include.split("/")[0]} & RANK_OF.keys() or folders_behind(tree, "include/" + include)
            for other in sorted(behind):
                if not may_see(folder, other):
                    yield f"{file}: includes {include}, but {folder} may not include {other}"


def check_parts(tree):
    """The sub-folders of a folder include lower ranks only, too. Tests may include every part."""
    for file in tree.sources:
        folder, part = source_folder(file), source_part(file)
        if folder not in PARTS or is_test(file):
            continue
        rank_of = {name: rank for rank, names in enumerate(PARTS[folder]) for name in names}
        if part is not None and part not in rank_of:
            yield f"src/{folder}/{part}: has no rank in scripts/check_structure.py"
            continue
        for include in tree.includes[file]:
            other = source_part("src/" + include) if include.startswith(folder + "/") else None
            if part is None or other is None or other == part or other not in rank_of:
                continue
            if rank_of[other] >= rank_of[part]:
                yield f"{file}: includes {include}, but {folder}/{part} may not include {folder}/{other}"


def check_programs(tree):
    """Files of src/ do not include testing/, tools/ and the like. Only tests may include testing/."""
    for file in tree.sources:
        top = file.split("/")[0]
        for include in tree.includes[file]:
            target = include.split("/")[0]
            if target not in PROGRAM_FOLDERS or "/" not in include:
                continue
            allowed = PROGRAM_FOLDERS.get(top, ["testing"] if is_test(file) else [])
            if target not in allowed:
                yield f"{file}: includes {include}, but {top}/ may not include {target}/"


def check_public_headers(tree):
    """Public headers and examples include only standard and public headers."""
    public = tree.public_headers()
    for file in public + [f for f in tree.sources if f.startswith("examples/")]:
        for include in tree.includes[file]:
            if include in STANDARD_HEADERS | PARTS_OF_STANDARD_HEADERS | MISSING_HEADERS or file.startswith("examples/") and is_of_example(tree, file, include):
                continue
            if not include.startswith("kinform/"):
                yield f"{file}: includes {include}, which is neither standard nor public"
            elif file not in public and include.startswith("kinform/detail/"):
                yield f"{file}: includes {include}, which is internal"


def is_of_example(tree, file, include):
    """True for headers in the folder of an example, headers generated for it, and GoogleTest in its tests."""
    beside = (pathlib.PurePosixPath(file).parent / include).as_posix()
    if include in tree.generated_headers or beside in tree.sources:
        return True
    return is_test(file) and include.startswith(("gtest/", "gmock/"))


def check_dependencies(tree):
    for file in tree.sources:
        for include in tree.includes[file]:
            name = dependency_of(include)
            if name is not None:
                allowed = DEPENDENCIES[name]
                if not file.startswith(tuple(a for a in allowed if a.endswith("/"))) and not file.endswith(
                    tuple(a for a in allowed if not a.endswith("/"))
                ):
                    yield f"{file}: includes {include}, but {name} is only for {', '.join(allowed)}"
            elif not is_known(include) and include not in tree.generated_headers:
                yield f"{file}: includes {include}, which scripts/check_structure.py does not know"


def is_known(include):
    """True for standard headers, system headers and our own."""
    if include in PARTS_OF_STANDARD_HEADERS | MISSING_HEADERS:
        return True
    if "/" not in include:
        return include in STANDARD_HEADERS or include.endswith((".h", ".hpp"))
    first = include.split("/")[0]
    return first in ["kinform", *RANK_OF, *PROGRAM_FOLDERS, *SYSTEM_FOLDERS]


def check_licenses(tree):
    for file in tree.files:
        license_text = license_of(file)
        if license_text and not without_first_line_of_script(tree.text(file)).startswith(license_text):
            yield f"{file}: does not begin with the license: {' / '.join(LICENSE)}, then an empty line"


def check_beginnings(tree):
    """After the license, a header has a comment on its purpose, then `#pragma once`. A source file includes its own
    header first; a program begins with a comment on what it does."""
    for file in tree.sources:
        text = tree.body(file)
        if file.endswith(".hpp"):
            if not text.startswith("// "):
                yield f"{file}: does not begin with a comment that says what it is for"
            code = [line for line in text.splitlines() if line and not line.startswith("//")]
            if not code or code[0] != "#pragma once":
                yield f"{file}: #pragma once is not the first thing after the comment"
            continue
        own = own_header(tree, file)
        if own and tree.includes[file][:1] != [own]:
            yield f"{file}: its own header {own} is not its first include"
        is_program = file.startswith(("bench/", "examples/", "fuzz/", "tools/")) and not is_test(file)
        if is_program and not own and not text.startswith("// "):
            yield f"{file}: does not begin with a comment that says what it does"


def own_header(tree, file):
    """Returns the header with the same name, as `file` includes it; None for a test, or if there is none."""
    header = file.removesuffix(".cpp") + ".hpp"
    if header in tree.sources and file.startswith("examples/"):
        return pathlib.PurePosixPath(header).name  # Users copy examples, so headers are included without the folder.
    if header in tree.sources:
        return header.removeprefix("src/")
    if source_folder(file) is None:
        return None
    name = pathlib.PurePosixPath(header).name
    for public in (f"kinform/{name}", f"kinform/building_blocks/{name}", f"kinform/detail/{name}"):
        if public in tree.includes[file] and f"include/{public}" in tree.sources:
            return public
    return None


def check_namespace(tree):
    """Every file opens the versioned namespace. Without the version it would declare different names."""
    for file in tree.sources:
        for number, line in enumerate(tree.text(file).splitlines(), 1):
            if re.match(r"namespace kinform\b(?!::inline v0\b)", line):
                yield f"{file}:{number}: opens kinform without the ABI version: kinform::inline v0"


def check_names(tree):
    for file in tree.sources:
        if not re.fullmatch(r"[a-z0-9_/]+\.[ch]pp", file):
            yield f"{file}: is not in snake_case"


def check_machine_paths(tree):
    for file in tree.files:
        if file.startswith("fuzz/corpus/"):
            continue
        for number, line in enumerate(tree.text(file).splitlines(), 1):
            if MACHINE_PATH.search(line):
                yield f"{file}:{number}: contains an absolute path of a developer's machine"


def check_cmake_ranks(tree):
    """The CMake target of a folder uses only targets of lower ranks."""
    for file in tree.files:
        folder = source_folder(file)
        if folder not in RANK_OF or not file.endswith("/CMakeLists.txt"):
            continue
        for other in re.findall(r"\bkinform_(\w+)", tree.text(file)):
            if other in RANK_OF and not may_see(folder, other):
                yield f"{file}: uses kinform_{other}, but {folder} may not include {other}"


CHECKS = [
    check_folders_known,
    check_ranks,
    check_parts,
    check_programs,
    check_public_headers,
    check_dependencies,
    check_licenses,
    check_beginnings,
    check_namespace,
    check_names,
    check_machine_paths,
    check_cmake_ranks,
]


def violations(root):
    tree = Tree(root)
    return [violation for check in CHECKS for violation in check(tree)]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    found = violations(root)
    for violation in found:
        print(violation)
    print(f"structure: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
