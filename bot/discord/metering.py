"""The CPU that tasks take, here and in other processes, told to the one who pays for it.

Every step of every task is measured, so that no work of an interaction can be forgotten: what reads
a message, completes what is typed or refuses it is charged as an answer is.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

Result = TypeVar("Result")

AnyCoroutine = Coroutine[object, object, Result] | Generator[object, None, Result]

_BILL: Final[ContextVar[Callable[[float], None] | None]] = ContextVar("bill", default=None)
"""Is told seconds of CPU."""


def meter(loop: asyncio.AbstractEventLoop) -> None:
    """Measure all tasks that begin on a loop from now on."""
    loop.set_task_factory(_metered)


def charge_to(bill: Callable[[float], None]) -> None:
    """Have a bill told what the running task, and those that it begins, take from this step on."""
    _BILL.set(bill)


@contextmanager
def at_no_expense() -> Iterator[None]:
    """Have nobody pay for what the running task takes inside."""
    before = _BILL.set(None)
    try:
        yield
    finally:
        _BILL.reset(before)


def charge(seconds: float) -> None:
    """Tell the bill of the running task of CPU that was taken for it."""
    bill = _BILL.get()
    if bill is not None:
        bill(seconds)


def _metered(
    loop: asyncio.AbstractEventLoop,
    coroutine: AnyCoroutine[Result],
    **named: Any,  # noqa: ANN401 - a task's own options
) -> asyncio.Task[Result]:
    return asyncio.Task(_Metered(coroutine), loop=loop, **named)


class _Metered(Coroutine[object, object, Result]):
    """A coroutine whose steps are measured; all else of it is the coroutine's own."""

    def __init__(self, inner: AnyCoroutine[Result]) -> None:
        self._inner: Any = inner

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)

    def __await__(self) -> Generator[object, object, Result]:
        result: Result = yield from self._inner.__await__()
        return result

    def send(self, value: object, /) -> object:
        return self._step(self._inner.send, value)

    def throw(self, *error: Any) -> object:  # noqa: ANN401 - a type, a value and a traceback, or one
        return self._step(self._inner.throw, *error)

    def close(self) -> None:
        self._inner.close()

    @staticmethod
    def _step(go_on: Callable[..., object], *given: object) -> object:
        begun = time.thread_time()
        try:
            return go_on(*given)
        finally:
            charge(time.thread_time() - begun)
