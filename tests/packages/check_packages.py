# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks what is in the Debian packages that ./dev package has made: files, dependencies, and the libraries' own names.

Usage: check_packages.py PACKAGE.deb... Prints one line for each violation; exits non-zero if there is one.
"""

import fnmatch
import pathlib
import re
import subprocess
import sys
import tempfile

LIBRARIES = ["libkinform", "libkinform-server", "libkinform-endpoints", "libkinform-runtime"]
PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent / "CMakeLists.txt"
HEADERS = PROJECT.parent / "include"

# The required contents of each package: file patterns, and dependencies. A file that matches no
# pattern is an error.
EXPECTED = {
    "library": {
        "files": [f"usr/lib/*/{name}.so.{{version}}" for name in LIBRARIES]
        + [f"usr/lib/*/{name}.so.{{interface}}" for name in LIBRARIES]
        + ["usr/share/doc/libkinform{interface}/copyright", "usr/share/doc/libkinform{interface}/changelog.gz"],
        "depends": ["libc6", "libstdc++6", "libcurl4", "libre2-9", "libsimdjson14", "libssl3", "libyaml-cpp0.7", "zlib1g", "libprometheus-cpp*"],
    },
    "dev": {
        "files": [f"usr/lib/*/{name}.so" for name in LIBRARIES]
        + [f"usr/lib/*/{name}.a" for name in LIBRARIES]
        + [f"usr/lib/*/pkgconfig/{name.removeprefix('lib')}.pc" for name in LIBRARIES]
        + ["usr/lib/*/cmake/kinform/*.cmake", "usr/include/kinform/*.hpp", "usr/share/doc/libkinform-dev/copyright", "usr/share/doc/libkinform-dev/changelog.gz"],
        "depends": ["libkinform{interface} (= {version})", "libsimdjson-dev", "libcurl4-openssl-dev", "libre2-dev", "prometheus-cpp-dev"],
    },
    "tool": {
        "files": ["usr/bin/kinform", "usr/share/doc/kinform/copyright", "usr/share/doc/kinform/changelog.gz"],
        "depends": ["libc6", "libcurl4", "libre2-9", "libssl3"],
    },
}


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Package:
    def __init__(self, path):
        self.path = path
        self.name, self.version, self.depends = output_of("dpkg-deb", "--show", "--showformat=${Package}\n${Version}\n${Depends}", path).split("\n")
        names = [line.split(None, 5)[5] for line in output_of("dpkg-deb", "--contents", path).splitlines()]
        self.files = [name.split(" -> ")[0].removeprefix("./") for name in names if not name.endswith("/")]
        self.owners = {line.split()[1] for line in output_of("dpkg-deb", "--contents", path).splitlines()}

    @property
    def part(self):
        if self.name == "kinform":
            return "tool"
        return "dev" if self.name.endswith("-dev") else "library"


def check_package(package, version):
    interface = ".".join(version.split(".")[:2])
    expected = {key: [text.format(version=version, interface=interface) for text in texts] for key, texts in EXPECTED[package.part].items()}
    if package.version != version:
        yield f"{package.name}: is of version {package.version}, not {version}"
    if package.owners != {"root/root"}:
        yield f"{package.name}: has files of {sorted(package.owners)}"
    for pattern in expected["files"]:
        if not fnmatch.filter(package.files, pattern):
            yield f"{package.name}: has no {pattern}"
    for file in package.files:
        if not any(fnmatch.fnmatch(file, pattern) for pattern in expected["files"]):
            yield f"{package.name}: has {file}, which nobody expects"
    depends = [part.strip() for part in re.split(r"[,|]", package.depends) if part.strip()]
    for wanted in expected["depends"]:
        if not any(fnmatch.fnmatch(one if "(" in wanted else one.split()[0], wanted) for one in depends):
            yield f"{package.name}: does not depend on {wanted}, but on {package.depends}"


def check_headers(package):
    """All public headers, and no others."""
    public = {f"usr/include/{path.relative_to(HEADERS)}" for path in HEADERS.rglob("*.hpp")}
    packaged = {file for file in package.files if file.startswith("usr/include/")}
    for file in sorted(public ^ packaged):
        yield f"{package.name}: {'has no' if file in public else 'has'} {file}"


def check_libraries(package, version):
    """Shared libraries are what their names say."""
    interface = ".".join(version.split(".")[:2])
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", package.path, folder], check=True)
        for name in LIBRARIES:
            library = next(pathlib.Path(folder).rglob(f"{name}.so.{version}"))
            if f"soname: [{name}.so.{interface}]" not in output_of("readelf", "--dynamic", library).lower():
                yield f"{library.name}: its SONAME is not {name}.so.{interface}"


def violations(paths):
    version = re.search(r"project\(kinform VERSION ([\d.]+)", PROJECT.read_text(encoding="utf-8"))[1]
    packages = [Package(path) for path in paths]
    if sorted(package.part for package in packages) != ["dev", "library", "tool"]:
        yield f"there are {[package.name for package in packages]}, not a library, a dev and a tool package"
    for package in packages:
        yield from check_package(package, version)
        if package.part == "library":
            yield from check_libraries(package, version)
        if package.part == "dev":
            yield from check_headers(package)


def main():
    found = list(violations(sys.argv[1:]))
    for violation in found:
        print(violation)
    print(f"packages: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
