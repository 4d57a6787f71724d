"""Does what README.md and docs/ tell people to type: runs the commands of each page in order, as a reader with a terminal would.

A page's blocks of `sh` are run one after the other, in a folder of the page and a home of its own; those with `./dev` or build/dev/ in
the root of the tree. Each has to end with 0. A remark right above a block, which readers do not see, may say more:

    <!-- file: main.cpp -->           the block, of whatever language, is the content of this file
    <!-- run: until TEXT -->          in a terminal of its own: go on once it has printed TEXT, end it with Ctrl-C after the page
    <!-- run: beside -->              the same, and go on at once
    <!-- run: for SECONDS -->         ended with Ctrl-C after so long
    <!-- run: fails -->               ends with something else than 0
    <!-- run: after COMMAND -->       what has to be done before, and every reader has done
    <!-- run: by COMMAND, REASON -->  run not here, but by another command; it is printed

A remark that stands alone, `<!-- shows: TEXT -->`, waits until the last terminal that was opened so has printed TEXT. In commands, $TREE
is the root of the tree.

Pages in docs/zh/ have the same blocks as those in English, but for comments, and are run with them.

Usage: run_documents.py [--tool KINFORM] [--installed FOLDER] [--list] [PAGE...]. With --installed, ~/kinform is that folder already, and
what ./dev would have done for it is not done again; that is printed. The tool is put into the PATH, with a server of it as the cluster of
pages that start none. Prints what it runs; exits non-zero if something is not as the page has it.
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
PATIENCE = 900


class Block:
    """A fenced block of a page, with the remark above it."""

    def __init__(self, page, line, language, remark):
        self.page, self.line, self.language = page, line, language
        self.lines = []
        self.file = remark[1] if remark and remark[0] == "file" else None
        self.mode, self.argument = None, None
        if remark and remark[0] == "run":
            self.mode, _, self.argument = remark[1].partition(" ")
            if self.mode not in MODES:
                raise ValueError(f"{page}:{line}: nobody knows how to run \"{self.mode}\"")

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
    """Runs the blocks of one page. Variables and functions that a block makes are there for the next one."""

    def __init__(self, root, folder, environment):
        self.root, self.folder, self.environment = pathlib.Path(root), pathlib.Path(folder), environment
        self.state = self.folder / "state.sh"
        self.state.write_text("", encoding="utf-8")
        self.work = self.folder / "work"
        self.work.mkdir()
        self.others = []

    def start(self, block, log):
        """In a process group of its own, as a shell gives it, so that Ctrl-C reaches all of it."""
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
            status = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            interrupt(process, signal.SIGKILL)
            raise Failure(f"does not end\n{tail(path)}") from None
        interrupt(process, signal.SIGKILL)  # What it left in the background.
        if (status == 0) == (block.mode == "fails"):
            raise Failure(f"ends with {status}\n{tail(path)}")

    def close(self):
        """Ends what runs in other terminals, last first; a failure if one of them does not end in order."""
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
                failed.append(f"{block.place}: ended with {status}\n{tail(path)}")
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
            raise Failure(f"does not print \"{text}\"\n{tail(path)}")
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
            raise Failure(f"does not end with Ctrl-C\n{tail(path)}") from None
        return
    raise Failure(f"ends by itself, with {process.returncode}\n{tail(path)}")


def expected_texts(root, page):
    """(line, TEXT) of remarks that stand alone: by then a terminal has to show TEXT."""
    for number, line in enumerate((pathlib.Path(root) / page).read_text(encoding="utf-8").splitlines(), 1):
        said = re.match(r"^<!-- shows: (.+) -->$", line)
        if said:
            yield number, said[1]


def is_run(block):
    return block.file is not None or block.language == "sh"


def run_page(root, page, environment, say, installed=None):
    """Texts, one for each thing that is not as the page says."""
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
                say(f"{block.place}: run by {block.argument or f'whoever installed {installed}'}")
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
    found = found or ends  # What else goes wrong after something did is not news.
    shutil.rmtree(folder, ignore_errors=True)
    return found


def wait_for_shown(terminal, texts):
    for text in texts:
        if not terminal.others:
            raise Failure(f"nothing runs that could show \"{text}\"")
        block, process, path = terminal.others[-1]
        try:
            wait_for_text(process, path, text)
        except Failure as failure:
            raise Failure(f"{block.place}: {failure}") from None


def check_translation(root, page):
    """Pages in docs/zh/ have the blocks of the page in English; comments are translated."""
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
    """A server of the tool, with the tool in the PATH, for pages that take a cluster for granted."""

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
    """The home of a page has no cache of objects; that of whoever runs this is used."""
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
