"""Checks that the documents are true about the tree: what they name exists, and what they call planned does not.

A path in `code` or in a drawing of the tree, and the target of a link, must exist. A line that says "(planned)" must
name a path that does not exist yet, so that the word goes away with the fact. Every folder of src/ and every top-level
folder has its place in ARCHITECTURE.md. The program in README.md is examples/readme.cpp, which is built and run.

Usage: check_docs.py [ROOT]. Prints one line for each violation; exits non-zero if there is one.
"""

import pathlib
import re
import sys

from project_files import project_files

PLANNED = "(planned)"
EXAMPLE = "examples/readme.cpp"
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^\s*```")
# `src/base/error.cpp`, `include/kinform/`, `docs/adr/*.md`: what begins like a place in the tree and has a slash in it.
PATH = re.compile(r"(?:\./)?([\w.-]+(?:/[\w.*-]+)*/?)")
# `src/FOLDER/NAME.cpp` is a form to follow, not a file.
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
        """Of a pattern such as docs/adr/*.md: whether anything matches."""
        if "*" in path:
            return any(pathlib.PurePosixPath(p).match(path) for p in self.paths)
        return path.rstrip("/") in self.paths

    def markdown(self):
        return sorted(f for f in self.files if f.endswith(".md"))

    def lines(self, file):
        """(number, line, is it inside a fence?)"""
        fenced = False
        for number, line in enumerate((self.root / file).read_text(encoding="utf-8").splitlines(), 1):
            if FENCE.match(line):
                fenced = not fenced
                continue
            yield number, line, fenced


def named_paths(documents, line, fenced):
    """Paths of the tree that a line names. Planned ones are recognised by their top-level folder."""
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
                if re.match(r"[a-z]+:|#", target):
                    continue
                path = pathlib.PurePosixPath(file).parent / target.split("#")[0]
                if not (documents.root / path).exists():
                    yield f"{file}:{number}: links to {target}, which does not exist"


def check_folders_described(documents):
    text = (documents.root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = {"/".join(f.split("/")[:2]) for f in documents.files if f.startswith("src/") and f.count("/") > 1}
    folders |= {f.split("/")[0] for f in documents.files if "/" in f and not f.startswith(".")}
    for folder in sorted(folders):
        if f"{folder}/" not in text:
            yield f"ARCHITECTURE.md: says nothing about {folder}/"


def first_program(text):
    """The first block of C++ in a page; nothing if it has none."""
    match = re.search(r"^```cpp\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return match[1] if match else None


def check_program_shown(documents):
    """A page may leave out what stands before the program's first include."""
    if EXAMPLE not in documents.paths:
        return
    source = (documents.root / EXAMPLE).read_text(encoding="utf-8")
    program = source[source.index("#include") :] if "#include" in source else source
    if first_program((documents.root / "README.md").read_text(encoding="utf-8")) != program:
        yield f"README.md: its first program is not {EXAMPLE} from its first #include on"


CHECKS = [check_paths, check_links, check_folders_described, check_program_shown]


def violations(root):
    documents = Documents(root)
    return [violation for check in CHECKS for violation in check(documents)]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    found = violations(root)
    for violation in found:
        print(violation)
    print(f"documents: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
