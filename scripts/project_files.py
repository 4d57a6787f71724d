"""Which files belong to the project."""

import os
import pathlib
import shutil
import subprocess


def project_files(root):
    """Paths relative to `root`: what git tracks or would track, or simply all files where git is not at work."""
    root = pathlib.Path(root)
    if not (root / ".git").exists() or not shutil.which("git"):
        return _all_files(root)
    # A checkout may belong to somebody else, as in containers. We only list it.
    git = ["git", "-c", "safe.directory=*", "-C", str(root)]
    command = git + ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [f for f in set(listed.split("\0")) if f and (root / f).is_file()]


def _all_files(root):
    files = []
    for folder, folders, names in os.walk(root):
        if pathlib.Path(folder) == root:
            folders[:] = [f for f in folders if f not in (".git", "build")]
        files += [(pathlib.Path(folder) / name).relative_to(root).as_posix() for name in names]
    return files
