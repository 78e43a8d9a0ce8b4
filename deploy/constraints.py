"""Print every package that the bot needs, with its version and the hashes of its file.

    python deploy/constraints.py FOLDER > constraints.txt

FOLDER holds pyproject.toml; ".[ilp]" is this one with an extra. What pip would install on this
machine now is what is printed, and "pip install --require-hashes -r constraints.txt" installs just
that, or nothing.
"""

import json
import subprocess
import sys
from typing import Any


def main() -> None:
    """Let pip resolve the dependencies without installing them, and print its choice."""
    (folder,) = sys.argv[1:]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    done = subprocess.run([*command, "--report", "-", folder], stdout=subprocess.PIPE, check=True)
    report = json.loads(done.stdout)
    print(f"# Made by deploy/constraints.py, for machines like {platform_of(report)}")
    for package in sorted(report["install"], key=name_of):
        if "archive_info" in package["download_info"]:  # not the bot itself, which is a folder
            print(line_of(package))


def platform_of(report: dict[str, Any]) -> str:
    """Return what the choice of files depends on."""
    machine = report["environment"]
    return f"{machine['sys_platform']} {machine['platform_machine']}, {machine['python_version']}"


def name_of(package: dict[str, Any]) -> str:
    """Return the name of a package in pip's report."""
    return str(package["metadata"]["name"]).lower()


def line_of(package: dict[str, Any]) -> str:
    """Return the line of a requirements file that takes this very file and no other."""
    hashes = package["download_info"]["archive_info"]["hashes"]
    pinned = f"{name_of(package)}=={package['metadata']['version']}"
    return " ".join([pinned, *(f"--hash={kind}:{text}" for kind, text in hashes.items())])


if __name__ == "__main__":
    main()
