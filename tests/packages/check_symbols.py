# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks the names that shared libraries export, and what users' programs need of them.

- Each exported name is declared in a public header, and has the version of the interface; or is declared with
  KINFORM_PRIVATE_EXPORT in a private header, and has the private version. So no name of a dependency is exported.
- What a public header declares and a source defines is exported. The static libraries have all definitions. So are
  static variables of inline functions, which have to be one for the library and the program, and the type information
  of public classes.
- Programs that include public headers only need no name of the private version.

Usage: check_symbols.py ROOT PROGRAM..., where ROOT has the extracted packages. Prints one line for each violation, and
the number of exported names; exits non-zero if there is a violation.
"""

import pathlib
import re
import subprocess
import sys

LIBRARIES = ["libkinform", "libkinform-server", "libkinform-endpoints", "libkinform-runtime"]
TREE = pathlib.Path(__file__).resolve().parent.parent.parent
NAMESPACE = "kinform::v0::"

# Text that says nothing about scopes: comments, literals, preprocessor lines, attributes and macros.
IGNORED = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*|\[\[.*?\]\]|\bKINFORM_[A-Z_]+\b(?:\([^()]*\))?',
    re.DOTALL | re.MULTILINE)


def output_of(*command, text=None):
    return subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout


def without_template_arguments(text):
    """Removes `<…>`, nested ones too. Operators have to be replaced before."""
    while (shorter := re.sub(r"<[^<>]*>", "", text)) != text:
        text = shorter
    return text


def with_named_operators(text):
    """Replaces `operator<` and the like by identifiers, so that their characters mean nothing."""
    text = re.sub(r"\boperator\s*(\(\)|\[\]|[^\w\s(]+)", lambda match: "operator_" + "_".join(str(ord(sign)) for sign in match[1]), text)
    return re.sub(r"\boperator (\w[\w: ]*)(?=\()", lambda match: "operator_" + match[1].replace("::", "_").replace(" ", "_"), text)


def qualified_name(symbol):
    """Returns what a demangled symbol is, or is inside of, without kinform's namespace, parameters and template arguments:
    `Lister::get` for `kinform::v0::Lister<kinform::v0::Object>::get(…) const`. Empty if it is not of kinform."""
    text = without_template_arguments(with_named_operators(re.sub(r"\[abi:\w+\]", "", symbol)).replace("->", ""))
    text = text.split("(")[0].split()[-1:]
    return text[0].removeprefix(NAMESPACE) if text and text[0].startswith(NAMESPACE) else ""


class Declarations:
    """The classes that headers define and the functions that they declare, by qualified names without kinform's namespace."""

    def __init__(self, paths):
        self.classes = set()
        self.functions = set()
        for path in paths:
            self.read(path.read_text(encoding="utf-8"))

    def read(self, text):
        text = IGNORED.sub(" ", with_named_operators(text))
        scopes = []  # Pairs of a kind (namespace, class or body) and a name.
        head = ""  # What precedes the next brace or semicolon.
        inner = 0  # The depth of braces inside of a head: default arguments and initializers.
        for piece in re.findall(r"[{};]|[^{};]+", text):
            if inner > 0 or (piece == "{" and is_open(head)):
                inner += {"{": 1, "}": -1}.get(piece, 0)
            elif piece == "{":
                scopes.append(self.opened(head, scopes))
                head = ""
            elif piece == "}":
                scopes.pop()
                head = ""
            elif piece == ";":
                self.declared(head, scopes)
                head = ""
            else:
                head += piece

    def opened(self, head, scopes):
        head = without_template_arguments(re.sub(r"\b(public|private|protected):", "", head)).strip()
        if match := re.match(r"(?:inline )?namespace\s+(.*)", head):
            name = match[1].replace("inline ", "").strip() + "::"
            return ("namespace", name.removeprefix(NAMESPACE))
        if match := re.match(r"(?:template\s*)?(?:requires.*?)?(?:class|struct|union)\s+([\w:]+)", head):
            self.classes.add(joined(scopes) + match[1])
            return ("class", match[1] + "::")
        self.declared(head, scopes)
        return ("body", "")

    def declared(self, head, scopes):
        """Adds a function of a namespace; also a friend, which is not a member."""
        head = re.sub(r"\b(public|private|protected):", "", head).strip()
        if any(kind == "body" for kind, _ in scopes) or "(" not in head or re.match(r"template\s*<\s*[^>\s]", head):
            return
        if scopes and scopes[-1][0] == "class" and not head.startswith("friend "):
            return
        name = without_template_arguments(head).split("(")[0].split()[-1].lstrip("&*")
        self.functions.add(joined([scope for scope in scopes if scope[0] == "namespace"]) + name)

    def has(self, name):
        return name in self.functions or name in self.classes or name.rpartition("::")[0] in self.classes


def is_open(head):
    """Returns true if a brace after `head` opens no scope, but a value."""
    return head.count("(") > head.count(")") or head.rstrip().endswith(("=", ",")) or bool(re.search(r"\w_$", head.rstrip()))


def joined(scopes):
    return "".join(name for _, name in scopes)


def marked_private(paths):
    """Returns the names of functions and classes that are declared with KINFORM_PRIVATE_EXPORT."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    marked = [match for text in texts for match in re.findall(r"KINFORM_PRIVATE_EXPORT\s+([^;{(]*)", text) if "define" not in match]
    return {without_template_arguments(head).split()[-1].lstrip("&*") for head in marked}


class Symbol:
    def __init__(self, line, demangled):
        self.kind, self.mangled = line.split()[-2:]
        self.mangled, _, self.version = self.mangled.partition("@@")
        self.text = demangled
        self.name = qualified_name(demangled)


def symbols_of(file, *options):
    """Returns the defined symbols of a library by mangled name."""
    lines = [line for line in output_of("nm", "--defined-only", *options, file).splitlines() if len(line.split()) == 3]
    names = [line.split()[-1].partition("@@")[0] for line in lines]
    demangled = output_of("c++filt", text="\n".join(names)).splitlines()
    return {symbol.mangled: symbol for symbol in map(Symbol, lines, demangled)}


def has_to_be_exported(symbol, public):
    """Returns true if a program may need the library's definition of this symbol, which the static library has."""
    if not public.has(symbol.name):
        return False
    if symbol.mangled.startswith(("_ZTI", "_ZTV")):
        return not re.search(r"[<({]", symbol.text)  # Those of templates and lambdas are in each program.
    if symbol.mangled.startswith(("_ZZ", "_ZGVZ")):
        return symbol.kind == "u"  # Of an inline function.
    return symbol.kind in "TDBR" and not takes_private(symbol, public)


def takes_private(symbol, public):
    """Returns true if a parameter's type is private: then this is an overload that is declared in a private header."""
    parameters = re.sub(r"\[abi:\w+\]", "", symbol.text).partition("(")[2]
    return any(not public.has(name) for name in re.findall(NAMESPACE + r"((?:\w+::)*[A-Z]\w*)", parameters))


def check_library(name, shared, static, public, private):
    interface, build = versions()
    exported = symbols_of(shared, "--dynamic")
    exported = {key: symbol for key, symbol in exported.items() if not key.startswith("KINFORM_")}
    for symbol in exported.values():
        expected = interface if public.has(symbol.name) else build if symbol.name.split("::")[-1] in private else ""
        if not expected:
            yield f"{name}: exports {symbol.text}, which is neither public nor declared with KINFORM_PRIVATE_EXPORT"
        elif symbol.version != expected:
            yield f"{name}: exports {symbol.text} with version {symbol.version or 'none'}, not {expected}"
    for symbol in symbols_of(static).values():
        if symbol.mangled not in exported and has_to_be_exported(symbol, public):
            yield f"{name}: does not export {symbol.text}, which a public header declares"
    count = sum(symbol.version == build for symbol in exported.values())
    print(f"symbols: {name} exports {len(exported)} names, {count} of them private")


def check_program(program):
    needed = output_of("nm", "--dynamic", "--undefined-only", "--demangle", program)
    for line in needed.splitlines():
        if "KINFORM_PRIVATE" in line:
            yield f"{program.name}: needs {line.split(None, 1)[1]}"
    if NAMESPACE not in needed:
        yield f"{program.name}: needs nothing of a shared library of kinform"


def versions():
    version = re.search(r"project\(kinform VERSION ([\d.]+)", (TREE / "CMakeLists.txt").read_text(encoding="utf-8"))[1]
    return f"KINFORM_{'.'.join(version.split('.')[:2])}", f"KINFORM_PRIVATE_{version}"


def violations(root, programs):
    public = Declarations((TREE / "include").rglob("*.hpp"))
    private = marked_private((TREE / "src").rglob("*.hpp"))
    for name in LIBRARIES:
        yield from check_library(name, next(root.rglob(f"{name}.so")), next(root.rglob(f"{name}.a")), public, private)
    for program in programs:
        yield from check_program(program)


def main():
    found = list(violations(pathlib.Path(sys.argv[1]), map(pathlib.Path, sys.argv[2:])))
    for violation in found:
        print(violation)
    print(f"symbols: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
