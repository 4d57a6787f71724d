# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Runs the commands that README.md and docs/ show, page by page and in order, as a reader would.

Each page gets a new working folder and home folder. Its blocks of `sh` run there one after the other; blocks with
`./dev` or build/dev/ run in the root of the tree. Each block must exit with 0. An HTML comment directly above a block,
which readers do not see, changes that:

    <!-- file: main.cpp -->           do not run the block, but write it to this file; any language
    <!-- run: until TEXT -->          run it in the background until the page ends; continue once it has printed TEXT
    <!-- run: beside -->              the same, but continue at once
    <!-- run: for SECONDS -->         stop it with Ctrl-C after this time
    <!-- run: fails -->               it must exit with another status than 0
    <!-- run: after COMMAND -->       run COMMAND first: a step that the page does not show
    <!-- run: by COMMAND, REASON -->  do not run it here: another command runs it

A separate comment `<!-- shows: TEXT -->` waits until the last background command has printed TEXT. In commands, $TREE
is the root of the tree.

Pages in docs/zh/ must have the same blocks as the English pages, except for comments in them. They are not run.

Usage: run_documents.py [--tool KINFORM] [--installed FOLDER] [--list] [PAGE...]. With --installed, ~/kinform is a link
to that folder, and blocks with ./dev are skipped. With --tool, the tool is in the PATH, and a server of it is the
cluster of pages that do not start one. Prints each command; exits non-zero if a command does not behave as the page
says.
"""

import argparse
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from check_docs import Documents

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```(\w*)$")
REMARK = re.compile(r"^<!-- (file|run): (.+) -->$")
MODES = ("until", "beside", "for", "fails", "after", "by")
TIMEOUT_SECONDS = 900


class Block:
    """A fenced block of a page, with the HTML comment above it."""

    def __init__(self, page, line, language, remark):
        self.page, self.line, self.language = page, line, language
        self.lines = []
        self.file = remark[1] if remark and remark[0] == "file" else None
        self.mode, self.argument = None, None
        if remark and remark[0] == "run":
            self.mode, _, self.argument = remark[1].partition(" ")
            if self.mode not in MODES:
                raise ValueError(f"{page}:{line}: unknown run mode \"{self.mode}\"")

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"

    @property
    def place(self):
        return f"{self.page}:{self.line}"

    def is_of_the_tree(self):
        return any(re.match(r"([A-Z_]+=\S* )?(\./dev|build/dev/)", line) for line in self.lines)

    def without_comments(self):
        lines = [re.sub(r"\s*(#|//) .*", "", line) for line in self.lines]
        return (self.language, self.file, self.mode, [line for line in lines if line.strip()])


def blocks_of(root, page):
    found, block, remark = [], None, None
    for number, line in enumerate((pathlib.Path(root) / page).read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line.strip())
        if block is not None and line.strip() == "```":
            found.append(block)
            block, remark = None, None
        elif block is not None:
            block.lines.append(line)
        elif fence:
            block = Block(page, number + 1, fence[1], remark)
        else:
            said = REMARK.match(line)
            remark = (said[1], said[2]) if said else None
    return found


class Failure(Exception):
    pass


class Terminal:
    """Runs the blocks of one page. Some variables and all functions of a block are passed on to the next one."""

    def __init__(self, root, folder, environment):
        self.root, self.folder, self.environment = pathlib.Path(root), pathlib.Path(folder), environment
        self.state = self.folder / "state.sh"
        self.state.write_text("", encoding="utf-8")
        self.work = self.folder / "work"
        self.work.mkdir()
        self.others = []

    def start(self, block, log):
        """Starts a block in its own process group, as a shell does, so that Ctrl-C reaches all of its processes."""
        keep = f"{{ declare -p KUBECONFIG PKG_CONFIG_PATH 2>/dev/null || true; declare -f; }} >{self.state}"
        script = f"set -e\nsource {self.state}\n{block.text}\n{keep if block.mode in (None, 'after') else ''}\n"
        where = self.root if block.is_of_the_tree() else self.work
        return subprocess.Popen(
            ["bash", "-c", script],
            cwd=where,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def run(self, block):
        if block.file:
            (self.work / block.file).write_text(block.text, encoding="utf-8")
            return
        if block.mode == "after":
            subprocess.run(["bash", "-ec", f"source {self.state}; {block.argument}"], cwd=self.work, env=self.environment, check=True)
        path = self.folder / f"{block.line}.log"
        with path.open("wb") as log:
            process = self.start(block, log)
        if block.mode in ("until", "beside"):
            self.others.append((block, process, path))
            wait_for_text(process, path, block.argument)
        elif block.mode == "for":
            end_after(process, path, float(block.argument.removesuffix("s")))
        else:
            self.wait(block, process, path)

    def wait(self, block, process, path):
        try:
            status = process.wait(TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            interrupt(process, signal.SIGKILL)
            raise Failure(f"timed out\n{tail(path)}") from None
        interrupt(process, signal.SIGKILL)  # Ends background processes of the block.
        if (status == 0) == (block.mode == "fails"):
            raise Failure(f"exited with {status}\n{tail(path)}")

    def close(self):
        """Stops background commands, last first. Returns a text for each that did not exit normally."""
        failed = []
        for block, process, path in reversed(self.others):
            was_alive = process.poll() is None
            interrupt(process, signal.SIGINT)
            try:
                status = process.wait(30)
            except subprocess.TimeoutExpired:
                interrupt(process, signal.SIGKILL)
                status = process.wait()
            if not was_alive or status not in (0, -signal.SIGINT, 128 + signal.SIGINT):
                failed.append(f"{block.place}: exited with {status}\n{tail(path)}")
        return failed


def interrupt(process, number):
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        pass


def tail(path):
    return "\n".join("    " + line for line in path.read_text(encoding="utf-8", errors="replace").splitlines()[-25:])


def wait_for_text(process, path, text):
    deadline = time.monotonic() + 60
    while text not in path.read_text(encoding="utf-8", errors="replace"):
        if process.poll() is not None or time.monotonic() > deadline:
            raise Failure(f"did not print \"{text}\"\n{tail(path)}")
        time.sleep(0.05)


def end_after(process, path, seconds):
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        interrupt(process, signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            interrupt(process, signal.SIGKILL)
            raise Failure(f"did not stop on Ctrl-C\n{tail(path)}") from None
        return
    raise Failure(f"exited early with {process.returncode}\n{tail(path)}")


def expected_texts(root, page):
    """Yields (line, TEXT) of each `shows` comment."""
    for number, line in enumerate((pathlib.Path(root) / page).read_text(encoding="utf-8").splitlines(), 1):
        said = re.match(r"^<!-- shows: (.+) -->$", line)
        if said:
            yield number, said[1]


def is_run(block):
    return block.file is not None or block.language == "sh"


def run_page(root, page, environment, say, installed=None):
    """Runs a page. Returns one text for each failure."""
    blocks = [block for block in blocks_of(root, page) if is_run(block)]
    shows = list(expected_texts(root, page))
    found = []
    folder = tempfile.mkdtemp(prefix="kinform-documents-")
    home = pathlib.Path(folder) / "home"
    home.mkdir()
    if installed:
        (home / "kinform").symlink_to(pathlib.Path(installed).resolve())
    terminal = Terminal(root, folder, {**environment, "HOME": str(home), "TREE": str(root)})
    try:
        for block in blocks:
            wait_for_shown(terminal, [text for line, text in shows if line < block.line])
            shows = [(line, text) for line, text in shows if line > block.line]
            if block.mode == "by" or (installed and block.is_of_the_tree()):
                say(f"{block.place}: run by {block.argument or f'the installation in {installed}'}")
                continue
            if not block.file:
                say(f"{block.place}: {'; '.join(line for line in block.lines if line.strip())[:110]}")
            try:
                terminal.run(block)
            except Failure as failure:
                raise Failure(f"{block.place}: {failure}") from None
        wait_for_shown(terminal, [text for _, text in shows])
    except (Failure, subprocess.CalledProcessError) as failure:
        found.append(str(failure))
    ends = terminal.close()
    found = found or ends  # After a failure, further ones are only consequences.
    shutil.rmtree(folder, ignore_errors=True)
    return found


def wait_for_shown(terminal, texts):
    for text in texts:
        if not terminal.others:
            raise Failure(f"no background command that could print \"{text}\"")
        block, process, path = terminal.others[-1]
        try:
            wait_for_text(process, path, text)
        except Failure as failure:
            raise Failure(f"{block.place}: {failure}") from None


def check_translation(root, page):
    """Checks that a page in docs/zh/ has the same blocks as the English page, except for comments."""
    original = page.replace("docs/zh/", "docs/")
    theirs = [block.without_comments() for block in blocks_of(root, original) if is_run(block)]
    for block in (block for block in blocks_of(root, page) if is_run(block)):
        if block.without_comments() not in theirs:
            yield f"{block.place}: is not a block of {original}"


def pages_of(root):
    names = [name for name in Documents(root).markdown() if name == "README.md" or name.startswith("docs/")]
    return [name for name in names if any(is_run(block) for block in blocks_of(root, name))]


def is_translation(page):
    return page.startswith("docs/zh/")


class Cluster:
    """A server for pages that need a cluster, and an environment with the tool in the PATH."""

    def __init__(self, tool):
        self.folder = tempfile.mkdtemp(prefix="kinform-cluster-")
        kubeconfig = pathlib.Path(self.folder) / "kubeconfig"
        log = pathlib.Path(self.folder) / "log"
        command = [tool, "serve", "--simulate-pods", "--kubeconfig-out", str(kubeconfig)]
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True)
        wait_for_text(self.process, log, "https://")
        self.environment = {"KUBECONFIG": str(kubeconfig), "PATH": f"{pathlib.Path(tool).resolve().parent}:{os.environ['PATH']}"}

    def close(self):
        interrupt(self.process, signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def ccache_environment():
    """Returns the variable that makes pages use the ccache of the user, since their home folder has none."""
    if not shutil.which("ccache"):
        return {}
    folder = subprocess.run(["ccache", "--get-config", "cache_dir"], check=True, capture_output=True, text=True).stdout.strip()
    return {"CCACHE_DIR": folder}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool")
    parser.add_argument("--installed")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("pages", nargs="*")
    arguments = parser.parse_args()
    pages = arguments.pages or pages_of(ROOT)
    if arguments.list:
        for block in (block for page in pages for block in blocks_of(ROOT, page) if block.language == "sh"):
            print(f"{block.place}: {block.mode or 'run'} {block.argument or ''}".rstrip())
        return 0
    found = [violation for page in pages if is_translation(page) for violation in check_translation(ROOT, page)]
    environment, cluster = {**os.environ, **ccache_environment()}, None
    environment.pop("KUBECONFIG", None)
    if arguments.tool:
        cluster = Cluster(arguments.tool)
        environment.update(cluster.environment)
    try:
        for page in (page for page in pages if not is_translation(page)):
            found += run_page(ROOT, page, environment, lambda text: print(text, flush=True), arguments.installed)
    finally:
        if cluster:
            cluster.close()
    for violation in found:
        print(violation)
    print(f"documents: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
