"""Every benchmark finds what it imports, from wherever it is started."""

import subprocess
import sys

import pytest
from places import ROOT

SCRIPTS = sorted((ROOT / "tests" / "bench").glob("bench_*.py"))
ONLY_IMPORTED = """
import os, runpy, sys
sys.path[0] = os.path.dirname(sys.argv[1])
runpy.run_path(sys.argv[1], run_name="imported")
"""


@pytest.mark.slow
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_benchmark_finds_what_it_imports(tmp_path, script):
    command = [sys.executable, "-c", ONLY_IMPORTED, str(script)]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
