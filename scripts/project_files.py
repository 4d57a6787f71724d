# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Lists the files of the project."""

import os
import pathlib
import shutil
import subprocess


def project_files(root):
    """Returns paths relative to `root`: files that git tracks or would track, or all files if there is no git."""
    root = pathlib.Path(root)
    if not (root / ".git").exists() or not shutil.which("git"):
        return _all_files(root)
    # In containers the checkout may belong to another user. Listing files is safe anyway.
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
