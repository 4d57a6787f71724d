# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks the documents against the tree:

- Paths in `code`, paths in drawings of the tree and link targets exist, including the headings of links. A line with
  "(planned)" names a path that does not exist yet.
- ARCHITECTURE.md mentions every folder of src/ and every top-level folder.
- The program in README.md is examples/readme.cpp.
- Blocks of C++, CMake, YAML and schemas in README.md and docs/ are copied from a file that a test builds or reads. A
  line that contains only … stands for omitted lines.
- Every block has a language. Commands are in blocks of sh, which run_documents.py runs.
- No paragraph begins with a line that is a single upper-case word, as placeholders for missing text are.
- The commands of `./dev`, and the subcommands and flags of the tool, exist.
- Each claim in docs/security.md and each attempt in docs/hardening.md names a test, and the test exists in the file before it.
- The diagram of a Reflector's states in docs/concepts.md has the arrows of its table of transitions.
- Metrics in docs/observability/ exist in the library, and names in docs/migration.md exist in public headers.

Usage: check_docs.py [--tool KINFORM] [ROOT]. Prints one line for each violation; exits non-zero if there is one.
Subcommands and flags are checked only with --tool, against the help of the tool.
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys

from project_files import project_files

PLANNED = "(planned)"
EXAMPLE = "examples/readme.cpp"
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^\s*```")
# A path such as `src/base/error.cpp`, `include/kinform/` or `docs/adr/*.md`.
PATH = re.compile(r"(?:\./)?([\w.-]+(?:/[\w.*-]+)*/?)")
# `src/FOLDER/NAME.cpp` is a placeholder, not a file.
FORM = re.compile(r"\b(FOLDER|NAME)(\b|_)")


class Documents:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.files = project_files(root)
        self.paths = set(self.files)
        for file in self.files:
            self.paths |= {parent.as_posix() for parent in pathlib.PurePosixPath(file).parents}
        self.top_level = {f.split("/")[0] for f in self.files}

    def exists(self, path):
        """True if the path exists, or if a pattern such as docs/adr/*.md matches a path."""
        if "*" in path:
            return any(pathlib.PurePosixPath(p).match(path) for p in self.paths)
        return path.rstrip("/") in self.paths

    def markdown(self):
        return sorted(f for f in self.files if f.endswith(".md"))

    def lines(self, file):
        """Yields (line number, line, is inside a fenced block)."""
        fenced = False
        for number, line in enumerate((self.root / file).read_text(encoding="utf-8").splitlines(), 1):
            if FENCE.match(line):
                fenced = not fenced
                continue
            yield number, line, fenced


def named_paths(documents, line, fenced):
    """Yields the paths of the tree that a line names. A path is recognised by its top-level folder, even if planned."""
    candidates = line.split()[:1] if fenced else CODE.findall(line)
    for candidate in candidates:
        match = PATH.fullmatch(candidate)
        if not match or "/" not in candidate.removeprefix("./") or FORM.search(candidate):
            continue
        if match[1].split("/")[0] in documents.top_level:
            yield match[1]


def check_paths(documents):
    for file in documents.markdown():
        for number, line, fenced in documents.lines(file):
            planned = PLANNED in line
            for path in named_paths(documents, line, fenced):
                if planned and documents.exists(path):
                    yield f"{file}:{number}: calls {path} planned, but it exists"
                if not planned and not documents.exists(path):
                    yield f"{file}:{number}: names {path}, which does not exist"


def check_links(documents):
    for file in documents.markdown():
        for number, line, fenced in documents.lines(file):
            if fenced:
                continue
            for target in LINK.findall(line):
                if re.match(r"[a-z]+:", target):
                    continue
                name, _, anchor = target.partition("#")
                path = documents.root / (pathlib.PurePosixPath(file).parent / name if name else file)
                if not path.exists():
                    yield f"{file}:{number}: links to {target}, which does not exist"
                elif anchor and path.suffix == ".md" and anchor not in anchors(path):
                    yield f"{file}:{number}: links to {target}, but there is no such heading"


def anchors(path):
    """Returns the anchors of a page's headings, as code hosting sites generate them."""
    found, fenced = [], False
    for line in path.read_text(encoding="utf-8").splitlines():
        fenced = fenced != bool(FENCE.match(line))
        heading = re.match(r"#+ +(.*)", line)
        if heading and not fenced:
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
            slug = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
            again = sum(1 for other in found if other == slug or re.fullmatch(re.escape(slug) + r"-\d+", other))
            found.append(f"{slug}-{again}" if again else slug)
    return found


def check_folders_described(documents):
    text = (documents.root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = {"/".join(f.split("/")[:2]) for f in documents.files if f.startswith("src/") and f.count("/") > 1}
    folders |= {f.split("/")[0] for f in documents.files if "/" in f and not f.startswith(".")}
    for folder in sorted(folders):
        if f"{folder}/" not in text:
            yield f"ARCHITECTURE.md: does not mention {folder}/"


def first_program(text):
    """Returns the first block of C++ in a page, or None."""
    match = re.search(r"^```cpp\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return match[1] if match else None


def check_program_shown(documents):
    """README.md shows the program from its first #include on."""
    if EXAMPLE not in documents.paths:
        return
    source = (documents.root / EXAMPLE).read_text(encoding="utf-8")
    program = source[source.index("#include") :] if "#include" in source else source
    if first_program((documents.root / "README.md").read_text(encoding="utf-8")) != program:
        yield f"README.md: its first program is not {EXAMPLE} from its first #include on"


# Files that a test builds or reads, by the language of a block.
BUILT = {
    "cpp": re.compile(r"(examples|tests)/.*\.cpp|(src|testing|tools)/.*_test\.cpp"),
    "cmake": re.compile(r"(examples|tests)/.*CMakeLists\.txt"),
    "yaml": re.compile(r"(examples|tests|docs/observability)/.*\.yaml"),
    "schema": re.compile(r"src/schema/.*\.schema"),
}
LEFT_OUT = re.compile(r"(//|#)?\s*…")
SHELL = ("sh", "")
LANGUAGES = (*BUILT, "sh", "mermaid", "text")
COMMAND = re.compile(r"\s*(\$ )?([A-Z_]+=\S+ )?(\./dev|kinform|kubectl|cmake|curl|build/\S+|[~\w./]*/bin/\w+)( |$)")


def blocks(documents, file):
    """Yields (number of its first line, language, lines) of each fenced block."""
    language, first, lines = None, 0, []
    for number, line in enumerate((documents.root / file).read_text(encoding="utf-8").splitlines(), 1):
        if not FENCE.match(line):
            lines.append(line)
        elif language is None:
            language, first, lines = line.strip().strip("`"), number + 1, []
        else:
            yield first, language, lines
            language = None


def code_lines(text):
    """Returns the lines without indentation and empty lines, which may differ in pages."""
    return [line.strip() for line in text if line.strip()]


def pieces(lines):
    """Splits a block at the lines that mark an omission."""
    found = [[]]
    for line in code_lines(lines):
        if LEFT_OUT.fullmatch(line):
            found.append([])
        else:
            found[-1].append(line)
    return [piece for piece in found if piece]


def contains(source, wanted):
    """True if the source contains the pieces in this order, each without a gap."""
    begin = 0
    for piece in wanted:
        ends = len(source) - len(piece) + 1
        place = next((at for at in range(begin, ends) if source[at : at + len(piece)] == piece), None)
        if place is None:
            return False
        begin = place + len(piece)
    return True


# A word such as TODO, alone in its line. It may be the last one of a paragraph, but not the first line.
PLACEHOLDER = re.compile(r"\s*([A-Z][A-Z_]+)[.:]?\s*")


def check_placeholders(documents):
    for file in documents.markdown():
        before = ""
        for number, line, fenced in documents.lines(file):
            match = PLACEHOLDER.fullmatch(line)
            if match and not fenced and (not before.strip() or before.startswith("#")):
                yield f"{file}:{number}: the placeholder {match[1]} was not replaced"
            before = line


TRANSITIONS = "src/cache/reflector/reflector_transitions.hpp"
STATES_PAGE = "docs/concepts.md"


def arrows(pattern, text):
    """Returns the pairs of states that differ, of each match."""
    return {pair for pair in re.findall(pattern, text, re.MULTILINE) if pair[0] != pair[1]}


def check_state_diagram(documents):
    if TRANSITIONS not in documents.paths:
        return
    table = arrows(r"^ *\{(\w+), +Event::\w+, +(\w+)\}", (documents.root / TRANSITIONS).read_text(encoding="utf-8"))
    drawn = set()
    for _, language, lines in blocks(documents, STATES_PAGE):
        if language == "mermaid" and lines[0].startswith("stateDiagram"):
            drawn |= arrows(r"^ *(\w+) --> (\w+)", "\n".join(lines))
    for origin, target in sorted(table - drawn):
        yield f"{STATES_PAGE}: the diagram of states lacks {origin} --> {target}, which is in {TRANSITIONS}"
    for origin, target in sorted(drawn - table):
        yield f"{STATES_PAGE}: the diagram of states has {origin} --> {target}, which is not in {TRANSITIONS}"


def check_code_is_built(documents):
    sources = {}
    for language, pattern in BUILT.items():
        names = sorted(f for f in documents.files if pattern.fullmatch(f))
        texts = [(documents.root / name).read_text(encoding="utf-8") for name in names]
        sources[language] = [code_lines(text.splitlines()) for text in texts]
    for file in documents.markdown():
        if file != "README.md" and not file.startswith("docs/"):
            continue
        for number, language, lines in blocks(documents, file):
            if language in sources and not any(contains(source, pieces(lines)) for source in sources[language]):
                yield f"{file}:{number}: this {language} is in no file that a test builds"


def check_block_languages(documents):
    for file in documents.markdown():
        for number, language, lines in blocks(documents, file):
            if language not in LANGUAGES:
                yield f"{file}:{number}: a block of \"{language}\", which is none of {', '.join(LANGUAGES)}"
            elif language == "text" and any(COMMAND.match(line) for line in lines):
                yield f"{file}:{number}: commands belong in a block of sh, which is run"


def commands(documents, file):
    """Yields (line number, words) of each command of a page, in a block or in `code`."""
    for first, language, lines in blocks(documents, file):
        if language not in SHELL:
            continue
        for number, line in enumerate(lines, first):
            yield from ((number, words) for words in split_commands(line))
    for number, line, fenced in documents.lines(file):
        if not fenced:
            yield from ((number, words) for code in CODE.findall(line) for words in split_commands(code))


def split_commands(line):
    """Yields the commands of a shell line; none if the line cannot be parsed."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="();<>|&$")
    try:
        words = list(lexer)
    except ValueError:
        return
    command = []
    for word in words + [";"]:
        if not word or word[0] not in "();<>|&$":
            command.append(word)
        elif command:
            yield command
            command = []


def check_dev_commands(documents):
    if "dev" not in documents.paths:
        return
    known = set(re.findall(r"^command_(\w+)\(\)", (documents.root / "dev").read_text(encoding="utf-8"), re.MULTILINE))
    for file in documents.markdown():
        for number, words in commands(documents, file):
            if words[0] == "./dev" and len(words) > 1 and words[1] != "COMMAND" and words[1] not in known:
                yield f"{file}:{number}: ./dev has no command {words[1]}"


class Tool:
    """The subcommands and flags of the command-line tool, read from its help."""

    def __init__(self, path):
        self.path = path
        self.helps = {}
        self.subcommands = set(re.findall(r"^  (\w[\w-]*)", self.help(), re.MULTILINE))

    def help(self, *subcommand):
        if subcommand not in self.helps:
            command = [self.path, *subcommand, "--help"]
            self.helps[subcommand] = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return self.helps[subcommand]

    def flags(self, *subcommand):
        return set(re.findall(r"(?<![\w-])--?[A-Za-z][\w-]*", self.help(*subcommand)))


def check_tool_commands(documents, tool):
    for file in documents.markdown():
        for number, words in commands(documents, file):
            if words[0].split("/")[-1] != "kinform" or len(words) == 1:
                continue
            subcommand = [] if words[1].startswith("-") else words[1:2]
            if subcommand and not subcommand[0].islower():
                continue  # A placeholder, such as `kinform COMMAND --help`.
            if subcommand and subcommand[0] not in tool.subcommands:
                yield f"{file}:{number}: kinform has no command {subcommand[0]}"
                continue
            for flag in (word.split("=")[0] for word in words[1:] if re.match(r"--?[A-Za-z]", word)):
                if flag not in tool.flags(*subcommand):
                    yield f"{file}:{number}: {' '.join(['kinform', *subcommand])} has no flag {flag}"


MIGRATION = "docs/migration.md"


def check_names_of_migration(documents):
    """Names in the second column of each table exist in public headers."""
    if MIGRATION not in documents.paths:
        return
    headers = [f for f in documents.files if f.startswith("include/")]
    known = set()
    for header in headers:
        known |= set(re.findall(r"\w+", (documents.root / header).read_text(encoding="utf-8")))
    for number, line, fenced in documents.lines(MIGRATION):
        cells = line.split("|")
        if fenced or len(cells) < 4:
            continue
        for name in re.findall(r"\w+", " ".join(CODE.findall(cells[2]))):
            if name not in known:
                yield f"{MIGRATION}:{number}: {name} is in no public header"


CLAIMS = {"docs/security.md": "claim", "docs/hardening.md": "attempt"}
TEST_NAME = re.compile(r"([A-Z]\w*)\.(\w+)")


def check_tests_of_claims(documents):
    """Rows of the tables below "## Claims" and "## Attempts" end with: `FILE`: `Suite.Test`, …; `FILE`: `Suite.Test` |."""
    for page, what in CLAIMS.items():
        if page in documents.paths:
            yield from check_tests_of_rows(documents, page, what)


def check_tests_of_rows(documents, page, what):
    is_claim = False
    for number, line, _ in documents.lines(page):
        if line.startswith("## "):
            is_claim = line == f"## {what.capitalize()}s"
        cells = line.split("|")
        if not is_claim or len(cells) < 4 or cells[1].strip() == what or set(cells[1]) <= {"-"}:
            continue
        named = tests_named(cells[-2])
        if not named:
            yield f"{page}:{number}: this {what} names no test"
        for file, suite, name in named:
            if not has_test(documents, file, suite, name):
                yield f"{page}:{number}: {file} has no test {suite}.{name}"


def tests_named(text):
    """Returns (file, suite, name) of each test in a cell."""
    file, found = "", []
    for code in CODE.findall(text):
        if match := TEST_NAME.fullmatch(code):
            found.append((file, match[1], match[2]))
        else:
            file = code
    return found


def has_test(documents, file, suite, name):
    if file not in documents.files:
        return False
    source = (documents.root / file).read_text(encoding="utf-8")
    return re.search(rf"^TEST(_F|_P)?\(\s*{suite},\s*{name}\)", source, re.MULTILINE) is not None


METRIC = re.compile(r"\b(?:kinform|informer|workqueue|rest_client|leader_election|controller_runtime)_[a-z_]+\b")


def check_metrics_exist(documents):
    """Each metric is a string literal in the code. A histogram has three series: _bucket, _sum and _count."""
    sources = [f for f in documents.files if re.fullmatch(r"(src|include)/.*\.[ch]pp", f) and not f.endswith("_test.cpp")]
    known = set()
    for source in sources:
        known |= set(re.findall(r'"([a-z_]+)"', (documents.root / source).read_text(encoding="utf-8")))
    for file in sorted(f for f in documents.files if f.startswith("docs/observability/")):
        text = (documents.root / file).read_text(encoding="utf-8")
        for name in sorted(set(METRIC.findall(text))):
            if name not in known and re.sub(r"_(bucket|sum|count)$", "", name) not in known:
                yield f"{file}: names the metric {name}, which does not exist"


CHECKS = [
    check_paths,
    check_links,
    check_folders_described,
    check_program_shown,
    check_state_diagram,
    check_code_is_built,
    check_block_languages,
    check_placeholders,
    check_dev_commands,
    check_metrics_exist,
    check_names_of_migration,
    check_tests_of_claims,
]


def violations(root, tool=None):
    documents = Documents(root)
    found = [violation for check in CHECKS for violation in check(documents)]
    return found + (list(check_tool_commands(documents, Tool(tool))) if tool else [])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool")
    parser.add_argument("root", nargs="?", default=pathlib.Path(__file__).resolve().parent.parent)
    arguments = parser.parse_args()
    found = violations(arguments.root, arguments.tool)
    for violation in found:
        print(violation)
    print(f"documents: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
