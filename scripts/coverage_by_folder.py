# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Prints line coverage by folder from a JSON summary of gcovr. Usage: coverage_by_folder.py SUMMARY"""

import collections
import json
import os
import sys


def by_folder(files):
    """Returns {folder: (covered lines, lines)} from the file list of the summary."""
    totals = collections.defaultdict(lambda: [0, 0])
    for file in files:
        total = totals[os.path.dirname(file["filename"])]
        total[0] += file["line_covered"]
        total[1] += file["line_total"]
    return {folder: tuple(total) for folder, total in totals.items()}


def row(name, covered, lines):
    return f"{name:<28}{covered:>8}{lines:>8}{100 * covered / max(lines, 1):>8.1f}%"


def main():
    with open(sys.argv[1], encoding="utf-8") as summary:
        totals = by_folder(json.load(summary)["files"])
    print(f"{'folder':<28}{'covered':>8}{'lines':>8}{'':>9}")
    for folder in sorted(totals):
        print(row(folder, *totals[folder]))
    print(row("all", sum(t[0] for t in totals.values()), sum(t[1] for t in totals.values())))


if __name__ == "__main__":
    main()
