"""Runs clang-tidy on every source file of a build but tests, several at a time. Usage: tidy.py BUILD_FOLDER

A file that was clean is not looked at again until its outcome could differ: the cache (docs/adr/0004) remembers a hash
of all that clang-tidy sees, which is the preprocessed source with its comments and macros, the flags, the
configuration and clang-tidy itself. Only clean files are remembered.
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


def cache_folder():
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return pathlib.Path(base) / "kinform" / "tidy"


def forget_old_entries(folder, days=60):
    """An entry is an empty file, touched whenever it is used."""
    oldest = time.time() - days * 24 * 3600
    for entry in folder.iterdir():
        if entry.stat().st_mtime < oldest:
            entry.unlink(missing_ok=True)


def own_sources(build):
    """{file: its compile command}; what the build generates is left out."""
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    return {
        entry["file"]: entry
        for entry in commands
        if not pathlib.Path(entry["file"]).is_relative_to(build)
        and not entry["file"].endswith("_test.cpp")
    }


def fixed_part_of_keys():
    version = subprocess.run([CLANG_TIDY, "--version"], check=True, capture_output=True).stdout
    return version + (ROOT / ".clang-tidy").read_bytes()


def tidy_command(file):
    command = [CLANG_TIDY, "--quiet"]
    if file.endswith("_test.cpp"):
        # The analyzer spends minutes on the branches of GoogleTest's macros; tests run under sanitizers anyway.
        command.append("--checks=-clang-analyzer-*")
    return command


def preprocess_command(entry):
    """The compile command turned into one that prints the source with comments and macro definitions."""
    arguments = [a for a in shlex.split(entry["command"]) if os.path.basename(a) != "ccache"]
    for option in ("-o", "-MF", "-MT"):
        if option in arguments:
            at = arguments.index(option)
            del arguments[at : at + 2]
    return [a for a in arguments if a not in ("-c", "-MD")] + ["-E", "-CC", "-dD"]


def cache_key(entry, fixed_part):
    """None if the source does not compile; clang-tidy then says why."""
    command = preprocess_command(entry)
    source = subprocess.run(command, cwd=entry["directory"], capture_output=True, check=False)
    if source.returncode != 0:
        return None
    seen = fixed_part + shlex.join(command + tidy_command(entry["file"])).encode() + source.stdout
    return hashlib.sha256(seen.replace(bytes(ROOT), b"")).hexdigest()  # The same in every checkout.


def check(entry, build, fixed_part):
    """(file, from the cache?, what clang-tidy complains about)"""
    file = entry["file"]
    key = cache_key(entry, fixed_part)
    marker = cache_folder() / key if key else None
    if marker and marker.exists():
        marker.touch()
        return file, True, ""
    command = tidy_command(file) + ["-p", str(build), file]
    tidy = subprocess.run(command, capture_output=True, text=True, check=False)
    if tidy.returncode != 0:
        return file, False, tidy.stdout + tidy.stderr
    if marker:
        marker.touch()
    return file, False, ""


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    cache_folder().mkdir(parents=True, exist_ok=True)
    forget_old_entries(cache_folder())
    sources = own_sources(build)
    fixed_part = fixed_part_of_keys()
    cached = 0
    unclean = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        jobs = [workers.submit(check, entry, build, fixed_part) for entry in sources.values()]
        for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            file, from_cache, complaints = job.result()
            name = os.path.relpath(file, ROOT)
            cached += from_cache
            if complaints:
                unclean.append(name)
            if not from_cache:
                print(f"[{done}/{len(jobs)}] {name}\n{complaints}", end="", flush=True)
    print(f"tidy: {len(sources)} files, {cached} known to be clean, {len(unclean)} with complaints")
    for file in sorted(unclean):
        print(f"  {file}")
    return 1 if unclean else 0


if __name__ == "__main__":
    sys.exit(main())
