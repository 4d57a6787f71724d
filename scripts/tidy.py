# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Runs clang-tidy on all source files of a build except tests. Usage: tidy.py BUILD_FOLDER

clang-tidy spends nearly all of its time on standard headers, so the files of a folder are checked together, as one
source that includes them all. Entry points such as main() are renamed by macros. Files that do not compile as one
source, because they define the same name, are checked in smaller groups.

A clean group is checked again only if its result could differ: the cache (docs/adr/0004) stores a hash of all input of
clang-tidy, which is the preprocessed source with comments and macros, the flags, the configuration and clang-tidy's
version. Only clean groups, and groups that do not compile together, are stored.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLANG_TIDY = "clang-tidy-14"
GROUP_SIZE = 20
ENTRY_POINTS = ("main", "LLVMFuzzerTestOneInput")


def cache_folder():
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return pathlib.Path(base) / "kinform" / "tidy"


def forget_old_entries(folder, days=60):
    """Deletes cache entries that were not used for some time. An entry is an empty file that each use touches."""
    oldest = time.time() - days * 24 * 3600
    for entry in folder.iterdir():
        if entry.stat().st_mtime < oldest:
            entry.unlink(missing_ok=True)


def own_sources(build):
    """Returns the compile commands of our sources, without tests, generated files and files that include those."""
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    entries = {
        entry["file"]: entry
        for entry in commands
        if not pathlib.Path(entry["file"]).is_relative_to(build)
        and not entry["file"].endswith("_test.cpp")
        and f"-I{build}" not in entry["command"]
    }
    return [entries[file] for file in sorted(entries)]


def compile_arguments(entry):
    """Returns the compiler flags of a source, without the compiler, the source and the output files."""
    arguments = [a for a in shlex.split(entry["command"]) if os.path.basename(a) != "ccache"][1:]
    for option in ("-o", "-MF", "-MT", "-c"):
        if option in arguments:
            at = arguments.index(option)
            del arguments[at : at + 2]
    return [a for a in arguments if a != "-MD"]


def entry_points_of(file):
    text = pathlib.Path(file).read_text(encoding="utf-8")
    return [name for name in ENTRY_POINTS if f"int {name}(" in text]


class Group:
    """Sources that are checked as one."""

    def __init__(self, files, arguments, build):
        self.files = files
        self.arguments = arguments
        self.build = build

    def halves(self):
        middle = len(self.files) // 2
        return [Group(part, self.arguments, self.build) for part in (self.files[:middle], self.files[middle:])]

    def names(self):
        return [os.path.relpath(file, ROOT) for file in self.files]

    def source(self):
        """Writes the source that includes all files, and returns its path."""
        text = "".join(self.inclusion(*numbered) for numbered in enumerate(self.files))
        folder = self.build / "tidy_groups"
        folder.mkdir(exist_ok=True)
        path = folder / (hashlib.sha256(text.encode()).hexdigest()[:16] + ".cpp")
        path.write_text(text, encoding="utf-8")
        return str(path)


    def inclusion(self, number, file):
        before = after = ""
        for name in entry_points_of(file) if len(self.files) > 1 else ():
            before += f"#define {name} {name}_{number}  // NOLINT\n"
            after += f"#undef {name}\n"
        return f'{before}#include "{file}"\n{after}'


def groups_of(entries, build):
    alike = {}
    for entry in entries:
        arguments = compile_arguments(entry)
        alike.setdefault((os.path.dirname(entry["file"]), tuple(arguments)), []).append(entry["file"])
    for (_, arguments), files in alike.items():
        for start in range(0, len(files), GROUP_SIZE):
            together = files[start : start + GROUP_SIZE]
            # Only main() may lack a return statement, and here it has another name.
            options = ["-Wno-return-type"] if any(map(entry_points_of, together)) else []
            yield Group(together, [*arguments, *options], build)


def fixed_part_of_keys():
    version = subprocess.run([CLANG_TIDY, "--version"], check=True, capture_output=True).stdout
    return version + (ROOT / ".clang-tidy").read_bytes()


def clang(source, arguments, action):
    command = ["clang++-14", *arguments, *action, source]
    return subprocess.run(command, capture_output=True, check=False)


def cache_key(group, source, fixed_part):
    """Returns None if the source cannot be preprocessed. clang-tidy then reports the error."""
    preprocessed = clang(source, group.arguments, ["-E", "-CC", "-dD"])
    if preprocessed.returncode != 0:
        return None
    text = preprocessed.stdout.replace(os.path.basename(source).encode(), b"")  # Its name is a hash of paths.
    seen = fixed_part + shlex.join(group.arguments).encode() + text
    return hashlib.sha256(seen.replace(bytes(ROOT), b"")).hexdigest()  # The same in every checkout.


def check(group, fixed_part):
    """Returns [(files, is from the cache, output of clang-tidy)]."""
    source = group.source()
    key = cache_key(group, source, fixed_part)
    clean = cache_folder() / key if key else None
    if clean and clean.exists():
        clean.touch()
        return [(group.names(), True, "")]
    if len(group.files) > 1 and not fits_together(group, source, key):
        return [outcome for half in group.halves() for outcome in check(half, fixed_part)]
    # The group itself includes source files, so disable the checks that reject that.
    checks = "--checks=-bugprone-suspicious-include,-google-global-names-in-headers"
    command = [CLANG_TIDY, "--quiet", checks, source, "--", *group.arguments]
    tidy = subprocess.run(command, capture_output=True, text=True, check=False)
    if tidy.returncode != 0:
        return [(group.names(), False, tidy.stdout + tidy.stderr)]
    if clean:
        clean.touch()
    return [(group.names(), False, "")]


def fits_together(group, source, key):
    clash = cache_folder() / (key + ".clash") if key else None
    if clash and clash.exists():
        clash.touch()
        return False
    if clang(source, group.arguments, ["-fsyntax-only"]).returncode == 0:
        return True
    if clash:
        clash.touch()
    return False


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    cache_folder().mkdir(parents=True, exist_ok=True)
    forget_old_entries(cache_folder())
    entries = own_sources(build)
    fixed_part = fixed_part_of_keys()
    cached = seen = 0
    unclean = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        jobs = [workers.submit(check, group, fixed_part) for group in groups_of(entries, build)]
        for job in concurrent.futures.as_completed(jobs):
            for names, from_cache, warnings in job.result():
                seen += len(names)
                cached += len(names) if from_cache else 0
                if warnings:
                    unclean.append(names)
                if not from_cache:
                    print(f"[{seen}/{len(entries)}] {' '.join(names)}\n{warnings}", end="", flush=True)
    print(f"tidy: {len(entries)} files, {cached} known to be clean, {len(unclean)} groups with warnings")
    for names in sorted(unclean):
        print(f"  {' '.join(names)}")
    return 1 if unclean else 0


if __name__ == "__main__":
    sys.exit(main())
