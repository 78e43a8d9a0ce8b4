"""An outlook under the system calls of the unit: ``python tests/under_unit.py UNIT``."""

import asyncio
import ctypes
import re
import subprocess
import sys
from pathlib import Path

from asking import question_of

sys.path.insert(0, str(Path(__file__).parents[1]))

from bot.discord.outlook_pool import OutlookPool

ALLOW, REFUSE = 0x7FFF0000, 0x00050000
NO_NEW_PRIVILEGES = 38
EPERM = 1


def calls_of(name):
    """Return the system calls of a group of systemd's, or the one of this name."""
    if not name.startswith("@"):
        return {name}
    command = ["systemd-analyze", "syscall-filter", name]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = [line.strip() for line in told.splitlines()[1:]]
    return set().union(*(calls_of(line) for line in lines if line and not line.startswith("#")))


def allowed_by(unit):
    """Return the system calls that a unit leaves, line by line as systemd reads them."""
    allowed = calls_of("@default")
    for line in re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE):
        named = set().union(*map(calls_of, line.removeprefix("~").split()))
        allowed = allowed - named if line.startswith("~") else allowed | named
    return allowed


def refuse_others(allowed):
    """Have the kernel refuse all other calls of this process and its children."""
    assert ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    seccomp = ctypes.CDLL("libseccomp.so.2")
    seccomp.seccomp_init.restype = ctypes.c_void_p
    filters = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(REFUSE | EPERM)))
    for name in allowed:
        number = seccomp.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:
            seccomp.seccomp_rule_add_array(filters, ctypes.c_uint32(ALLOW), number, 0, None)
    assert seccomp.seccomp_load(filters) == 0


async def look():
    pool = OutlookPool(1)
    found = await pool.ask(question_of("outlook", "123m456789p1122s1z", turn=17), 1)
    pool.close()
    return len(found.options)


if __name__ == "__main__":
    unit = Path(sys.argv[1]).read_text("utf-8")
    assert "SystemCallErrorNumber=EPERM\n" in unit
    refuse_others(allowed_by(unit))
    print(asyncio.run(look()))
