# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks how the tree uses the behaviour ids of docs/spec/, such as REF-33. See docs/spec/README.md.

- An id that is cited has a heading `### ID · title` in docs/spec/, and only one. A range such as "REF-33 to REF-35"
  cites every id in it. Only prefixes that have such headings are checked: UTF-16 is not a behaviour id.
- A comment does not consist of ids alone: it states the rule, with the id after it.
- Public headers (include/kinform/) contain no ids.

Usage: check_behaviour_ids.py [ROOT]. Prints one line for each violation; exits non-zero if there is one.
"""

import collections
import pathlib
import re
import sys

from project_files import project_files

SPECIFICATION = "docs/spec/"
PUBLIC_HEADERS = "include/kinform/"
# Data files (fuzz corpora, recorded responses, checksums) are not text that cites anything.
SLASH_COMMENTS = {".c", ".cpp", ".go", ".h", ".hpp", ".rs"}
HASH_COMMENTS = {".cmake", ".py", ".sh"}
CITING_SUFFIXES = SLASH_COMMENTS | HASH_COMMENTS | {".in", ".md", ".schema", ".txt", ".yaml", ".yml"}
SCRIPTS = {"dev", "run"}  # Without a suffix.

ID = re.compile(r"\b([A-Z]{1,3})-([0-9]{2})\b")
HEADING = re.compile(r"### ([A-Z]{1,3}-[0-9]{2})\b")
# Between the two ids there may be the target of a link, or the start of the next comment line.
RANGE = re.compile(
    r"\b([A-Z]{1,3})-([0-9]{2})(?:\]\([^)]*\))?[\s/#]*(?:\.\.|–|…|to\b|through\b)[\s/#]*\[?\1-([0-9]{2})\b"
)
# The words that a comment may have beside its ids and still say nothing.
FILLER = set("also and as by cf for from in of or per rule rules see spec the through to".split())


class Tree:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        paths = map(pathlib.PurePosixPath, project_files(root))
        self.files = sorted(p.as_posix() for p in paths if p.suffix in CITING_SUFFIXES or p.name in SCRIPTS)
        self.texts = {file: (self.root / file).read_text(encoding="utf-8", errors="replace") for file in self.files}
        self.headings = self._find_headings()
        self.prefixes = {heading.split("-")[0] for heading in self.headings}

    def _find_headings(self):
        """{id: ["page:line", …]}"""
        headings = collections.defaultdict(list)
        for file in (f for f in self.files if f.startswith(SPECIFICATION)):
            for number, line in enumerate(self.texts[file].splitlines(), 1):
                if heading := HEADING.match(line):
                    headings[heading[1]].append(f"{file}:{number}")
        return headings

    def ids(self, text):
        """(offset, id) of each behaviour id that the text contains."""
        return [(match.start(), match[0]) for match in ID.finditer(text) if match[1] in self.prefixes]


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def cited_ids(tree, text):
    """(offset, id) of each behaviour id that the text contains, and of those that a range implies."""
    yield from tree.ids(text)
    for match in RANGE.finditer(text):
        if match[1] in tree.prefixes:
            for number in range(int(match[2]) + 1, int(match[3])):
                yield match.start(), f"{match[1]}-{number:02}"


def check_ids_are_defined(tree):
    for file in tree.files:
        text = tree.texts[file]
        for offset, cited in cited_ids(tree, text):
            if cited not in tree.headings:
                yield f"{file}:{line_of(text, offset)}: cites {cited}, which has no heading in {SPECIFICATION}"


def check_ids_are_defined_once(tree):
    for defined, places in sorted(tree.headings.items()):
        if len(places) > 1:
            yield f"{places[1]}: defines {defined} again; the first definition is {places[0]}"


def comment_mark(file):
    path = pathlib.PurePosixPath(file)
    if path.suffix in SLASH_COMMENTS:
        return "//"
    if path.suffix in HASH_COMMENTS or path.name == "CMakeLists.txt" or path.name in SCRIPTS:
        return "#"
    return None


def comments(text, mark):
    """(line number, text) of each comment. Comment lines in a row, at the same column, are one comment.

    Strings are not recognised: a mark inside one starts a comment that has the rest of the code line in it.
    """
    start, column, parts = 0, None, []
    for number, line in enumerate(text.splitlines(), 1):
        found = re.search(rf"(?:^|\s)({mark})", line)
        place = found.start(1) if found else None
        if place is not None and place == column and not line[:place].strip():
            parts.append(line[place + len(mark) :])
            continue
        if parts:
            yield start, " ".join(parts)
        start, column, parts = number, place, [] if place is None else [line[place + len(mark) :]]
    if parts:
        yield start, " ".join(parts)


def has_only_ids(tree, comment):
    if not tree.ids(comment):
        return False
    words = re.findall(r"[^\W\d_]+", ID.sub(" ", comment))
    return all(word.lower() in FILLER for word in words)


def check_comments_state_the_rule(tree):
    for file in tree.files:
        mark = comment_mark(file)
        for number, comment in comments(tree.texts[file], mark) if mark else ():
            if has_only_ids(tree, comment):
                yield f"{file}:{number}: the comment \"{comment.strip()}\" has ids only; state the rule as well"


def check_public_headers_have_no_ids(tree):
    for file in (f for f in tree.files if f.startswith(PUBLIC_HEADERS)):
        for offset, cited in tree.ids(tree.texts[file]):
            yield f"{file}:{line_of(tree.texts[file], offset)}: {cited} in a public header"


CHECKS = [
    check_ids_are_defined,
    check_ids_are_defined_once,
    check_comments_state_the_rule,
    check_public_headers_have_no_ids,
]


def violations(root):
    tree = Tree(root)
    return [violation for check in CHECKS for violation in check(tree)]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    found = violations(root)
    for violation in found:
        print(violation)
    print(f"behaviour ids: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
