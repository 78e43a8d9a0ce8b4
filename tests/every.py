"""A test of many small cases: each is named where it fails, and only the test costs what one does.

A case of ``parametrize`` costs about 3 ms beside its own work, in a worker and in the process that
collects what workers report, and each worker makes all cases: for microseconds of work too much.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any


def every(name: str, cases: Iterable[Any], ids: Callable[[Any], object] = str) -> Any:
    """Like ``pytest.mark.parametrize`` of one argument, but each case is a subtest of one test."""
    cases = [*cases]
    assert cases

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        @wraps(check)
        def test(subtests: Any, **fixtures: Any) -> None:
            for case in cases:
                with subtests.test(**{name: str(ids(case))}):
                    check(**fixtures, **{name: case})

        others = [it for it in signature(check).parameters.values() if it.name != name]
        own = Parameter("subtests", Parameter.POSITIONAL_OR_KEYWORD)
        test.__signature__ = Signature([own, *others])
        return test

    return decorate
