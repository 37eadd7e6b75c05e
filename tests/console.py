"""The command line inside the process of the tests, for those who try many commands."""

from __future__ import annotations

import io
import json
import shlex
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple

from hanacore.__main__ import main


class Done(NamedTuple):
    status: int
    out: str
    err: str


def run(*args: str) -> Done:
    """A command without a process of its own, for those who try many."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(args)
        except SystemExit as left:  # argparse's way
            assert isinstance(left.code, int)
            status = left.code
    return Done(status, out.getvalue(), err.getvalue())


def said(line: str) -> Any:
    """What a command answers, as data; the same command also has an answer for people."""
    args = shlex.split(line)
    done = run(*args, "--json")
    assert (done.status, done.err) == (0, ""), done.err
    shown = run(*args)
    assert shown.status == 0
    assert shown.out.strip()
    return json.loads(done.out)
