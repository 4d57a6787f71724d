# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Generates the API reference of the public headers with Doxygen, and reports undocumented declarations.

Every Doxygen warning is an error. Some declarations need no comment, because their names explain them: fields,
enumerators and aliases of a type; constructors, destructors and operators; const functions without arguments, such as
`size() const`; and `…Options` structs. All other types and functions have a comment, or share one.

Usage: reference.py, in the root of the tree. Needs Doxygen. Writes build/reference/html; prints one line for each
violation; exits non-zero if there is one.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from doxygen_filter import Filter

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNDOCUMENTED = re.compile(r"Member (?P<member>.+) \((?P<kind>[\w ]+)\) of (?P<what>[\w ]+) (?P<scope>.+) is not documented\.")
OPTIONS = re.compile(r"Compound \S+Options is not documented\.")
SELF_EXPLAINING = {"variable", "enumvalue", "typedef", "friend"}


def explains_itself(warning):
    match = UNDOCUMENTED.search(warning)
    if OPTIONS.search(warning):
        return True
    if not match or match["what"] in ("namespace", "file"):
        return False
    name = re.sub(r"[(<].*", "", match["member"]).strip()
    if re.search(r"\w\(\) const", match["member"]):
        return True
    if match["kind"] in SELF_EXPLAINING or name.startswith(("operator", "~")):
        return True
    return name == re.sub(r"<.*", "", match["scope"]).split("::")[-1]


def violations(warnings):
    """Returns one text for each violation in Doxygen's output, with paths relative to the tree."""
    found = []
    for line in warnings.splitlines():
        if "warning:" not in line and "error:" not in line:
            if found and line.startswith(" "):
                found[-1] += " " + line.strip()
            continue
        # Doxygen does not know namespace std, because it does not read standard headers.
        if not explains_itself(line) and "scope for class std::hash" not in line:
            found.append(line.replace(f"{ROOT}/", "").replace("build/reference/", ""))
    return sorted(set(found))


def filter_headers():
    """Filters all headers in this process: one filter process per header would take longer than Doxygen itself."""
    folder = ROOT / "build/reference/include/kinform"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = ROOT / "include/kinform"
    for header in [*source.glob("*.hpp"), *source.glob("building_blocks/*.hpp")]:
        name = header.relative_to(source)
        (folder / name).parent.mkdir(exist_ok=True)
        text = Filter(f"kinform/{name}", header.read_text(encoding="utf-8")).run()
        (folder / name).write_text(text, encoding="utf-8")


def main():
    filter_headers()
    run = subprocess.run(["doxygen", "docs/Doxyfile"], cwd=ROOT, capture_output=True, text=True)
    found = violations(run.stderr)
    for violation in found:
        print(violation)
    print(f"reference: {len(found)} violations")
    print("reference: build/reference/html/index.html")
    return 1 if found or run.returncode != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
