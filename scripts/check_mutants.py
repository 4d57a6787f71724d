# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks the patches in testing/simulation/mutants: each applies to the tree, and names what must detect it.

Usage: check_mutants.py [ROOT]. Prints one line for each violation; exits with 1 if there is one, and with 77 (skipped)
without git. `./dev stress mutants` builds and runs them.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

SKIPPED = 77
FOLDER = "testing/simulation/mutants"
KINDS = "testing/simulation/violation.hpp"
SIMULATIONS = ("informer", "election")


def violations(root):
    root = pathlib.Path(root).resolve()
    patches = sorted((root / FOLDER).glob("*.patch"))
    if not patches:
        return [f"{FOLDER}: has no patches"]
    return [
        f"{patch.relative_to(root)}: {problem}"
        for patch in patches
        for problem in [*_header_problems(root, patch), *_apply_problems(root, patch)]
    ]


def _header_problems(root, patch):
    header = patch.read_text(encoding="utf-8").split("\ndiff --git ")[0]
    if re.match(r"(Simulation|Violations|diff|---)\b", header):
        yield "does not begin with a description of the bug"
    simulation = re.findall(r"^Simulation: (.*)$", header, re.MULTILINE)
    if len(simulation) != 1 or simulation[0] not in SIMULATIONS:
        yield f"needs one line `Simulation: ` with {' or '.join(SIMULATIONS)}"
    kinds = " ".join(re.findall(r"^Violations: (.*)$", header, re.MULTILINE)).split()
    if not kinds:
        yield "needs a line `Violations: ` with the kinds that the simulation may report"
    known = (root / KINDS).read_text(encoding="utf-8")
    for kind in kinds:
        if not re.search(rf"^  {re.escape(kind)},", known, re.MULTILINE):
            yield f"{KINDS} has no violation {kind}"


def _apply_problems(root, patch):
    # A checkout may belong to another user, as in containers. A tree without .git inside another repository is a plain
    # folder for git then; otherwise git would skip the patch without a word.
    command = ["git", "-c", "safe.directory=*", "-C", str(root), "apply", "--check", str(patch)]
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(root.parent)}
    applied = subprocess.run(command, env=environment, capture_output=True, text=True)
    if applied.returncode != 0:
        yield "does not apply: " + applied.stderr.strip().replace("\n", "; ")


def main(root):
    if not shutil.which("git"):
        print("skipped: there is no git to apply the patches with")
        return SKIPPED
    found = violations(root)
    for violation in found:
        print(violation)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent))
