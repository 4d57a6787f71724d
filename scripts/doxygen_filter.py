# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Converts plain `//` comments of public headers to the `///` comments that Doxygen reads.

A comment documents the declaration below it, and the functions that follow without an empty line. A trailing comment
documents its own declaration only; comment lines below it in the same column continue it. The license, and everything
after `// Implementation.`, are left out.

Used by reference.py.
"""

import re

COMMENT = re.compile(r"( *)//(?!/) ?(.*)")
TRAILING = re.compile(r"( *[^ /].*?[;,{}(]| *\w+)( +)// ?(.*)")
LINTER = re.compile(r" *// *NOLINT\S*")
LICENSE = re.compile(r"(// SPDX-.*\n)+\n*")
IMPLEMENTATION = "// Implementation."


def quoted(text):
    """Escapes characters that Doxygen would read as a command, a link or HTML. Code in backticks is not changed."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(part if part.startswith("`") else re.sub(r"([\\@<>&#%])", r"\\\1", part) for part in parts)


class Filter:
    def __init__(self, name, text):
        self.name = name
        text = LICENSE.sub("", text, count=1) if LICENSE.match(text) else text
        self.lines = [LINTER.sub("", line).replace("::inline v0", "") for line in text.splitlines()]
        self.out = []
        self.comment = []  # Documentation of the next declaration, as lines to print.
        self.is_new = False  # True until the comment has been printed.
        self.is_open = False  # True inside a declaration that continues on the next line.
        self.depth = 0  # Nesting depth of its braces and parentheses.
        self.trailing_column = None

    def run(self):
        head = next((i for i, line in enumerate(self.lines) if not line.startswith("//")), len(self.lines))
        self.out = [f"/// \\file {self.name}"] + ["///" + quoted(line[2:]) for line in self.lines[:head]]
        for line in self.lines[head:]:
            if line == IMPLEMENTATION:
                if any(other.startswith("namespace") for other in self.out):
                    self.out.append("}")  # Closes the namespace.
                break
            self.take(line)
        return "\n".join(self.out) + "\n"

    def take(self, line):
        comment = COMMENT.fullmatch(line)
        if comment and len(comment[1]) == self.trailing_column:
            self.out.append(f"{comment[1]}///< {quoted(comment[2])}")
        elif comment and not self.is_open:
            if not self.is_new:
                self.comment = []
            self.comment.append(f"{comment[1]}/// {quoted(comment[2])}".rstrip())
            self.is_new = True
        elif comment:
            self.out.append(line)
        elif not line.strip():
            self.comment, self.is_new, self.is_open, self.depth = [], False, False, 0
            self.out.append(line)
        else:
            self.declare(line)

    def declare(self, line):
        trailing = TRAILING.fullmatch(line)
        code = trailing[1] if trailing else line
        if not self.is_open and code.lstrip().startswith(("#", "}", "public:", "private:")):
            self.comment = []
        if not self.is_open and (self.is_new or not is_field(code)):
            self.out += self.comment
        self.is_new = False
        self.follow(code)
        self.trailing_column = None
        if trailing:
            self.trailing_column = len(trailing[1]) + len(trailing[2])
            line = f"{trailing[1]}{trailing[2]}///< {quoted(trailing[3])}"
        self.out.append(line)

    def follow(self, code):
        """Updates is_open and depth: does the declaration continue on the next line?"""
        if not self.is_open or self.depth == 0:
            if re.match(r" *(class|struct|enum|union|namespace)\b.*\{$", code):
                self.comment, self.is_open, self.depth = [], False, 0  # Members have their own comments.
                return
        self.depth = max(0, self.depth + sum(map(code.count, "({")) - sum(map(code.count, ")}")))
        self.is_open = self.depth > 0 or not code.rstrip().endswith((";", "}", ",", ":"))
        if code.lstrip().startswith("#"):
            self.is_open, self.depth = False, 0


def is_field(code):
    if code.lstrip().startswith("template "):
        return False  # The declaration below has its own comment, or shares the one above.
    return re.search(r"\b(default|delete|0);$|\)( const&{0,2}| noexcept| override| KINFORM_LIFETIME_BOUND)*;$|\{$|\}$|[(,>]$", code.rstrip()) is None
