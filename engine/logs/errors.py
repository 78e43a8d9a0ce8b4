"""The one error that reading a log raises."""

from engine.errors import NO_DETAILS, Details, EngineError, Name


class LogReason(Name):
    """The reasons for refusing a log, or one round of it.

    Behind each: the names in ``LogError.details``.
    """

    TOO_LARGE = "too_large"  # limit, in bytes unpacked
    TOO_MUCH = "too_much"  # what, limit
    UNKNOWN = "unknown"
    ADDRESS = "address"
    OTHER_RECORD = "other_record"
    NO_ROUNDS = "no_rounds"
    BROKEN = "broken"
    IMPOSSIBLE = "impossible"
    AMBIGUOUS = "ambiguous"
    RECONNECTED = "reconnected"
    NO_SEAT = "no_seat"  # seat


class LogError(EngineError[LogReason]):
    """A log, or one round of it, that cannot be read or cannot have happened.

    ``round`` counts the rounds of the log and ``event`` the events of that round, both from 0; each
    is None where the fault has no such place. The sentence names the place too, counted from 1.
    """

    def __init__(
        self,
        message: str,
        *,
        reason: LogReason,
        round: int | None = None,  # noqa: A002 - its name in every language
        event: int | None = None,
        details: Details = NO_DETAILS,
    ) -> None:
        places = (("round", round), ("event", event))
        place = ", ".join(f"{name} {at + 1}" for name, at in places if at is not None)
        super().__init__(
            f"{place}: {message}" if place else message, reason=reason, details=details
        )
        self.message = message
        self.round = round
        self.event = event

    def at(
        self,
        *,
        round: int | None = None,  # noqa: A002 - its name in every language
        event: int | None = None,
    ) -> "LogError":
        """Return the same error at a place that is told now; a place it has already stays."""
        return LogError(
            self.message,
            reason=self.reason,
            round=round if self.round is None else self.round,
            event=event if self.event is None else self.event,
            details=self.details,
        )


def impossible(message: str) -> LogError:
    """The error for what cannot happen at a table."""
    return LogError(message, reason=LogReason.IMPOSSIBLE)


def broken(message: str) -> LogError:
    """The error for what is not written as such logs are."""
    return LogError(message, reason=LogReason.BROKEN)


def too_much(what: str, limit: int) -> LogError:
    """The error for more of something than any log has."""
    return LogError(
        f"more than {limit} {what}",
        reason=LogReason.TOO_MUCH,
        details={"what": what, "limit": limit},
    )
