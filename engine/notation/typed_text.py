"""A typed text, its tokens, and errors that name a place in it."""

from dataclasses import dataclass

from engine.errors import NotationError, Reason

from .lexer import Token, show, tokens

Span = tuple[int, int]
"""First character and the one behind the last."""


@dataclass(frozen=True, slots=True)
class TypedText:
    """The text as typed and the tokens in it."""

    text: str
    tokens: list[Token]

    @property
    def has_calls(self) -> bool:
        """Whether there is a word of calling."""
        return "call" in {token.sort for token in self.tokens}

    @classmethod
    def of(cls, text: str) -> "TypedText":
        """Cut a text into tokens."""
        return cls(text, tokens(text))

    def sort(self, place: int) -> str:
        """The sort of the token at ``place``; empty before the first and behind the last."""
        return self.tokens[place].sort if 0 <= place < len(self.tokens) else ""

    def piece(self, span: Span) -> str:
        """A piece of the text, fit for a sentence."""
        return "".join(map(show, self.text[slice(*span)]))

    def replaced(self, span: Span, instead: str) -> str:
        """The text with another piece in it."""
        return self.text[: span[0]] + instead + self.text[span[1] :]

    def error(
        self,
        span: Span,
        message: str,
        *,
        reason: Reason,
        instead: str | None = None,
        **details: str | int,
    ) -> NotationError:
        """An error about a piece for which ``instead`` could be typed."""
        return NotationError(
            self.text,
            span[0],
            message,
            reason=reason,
            end=span[1],
            fix=None if instead is None else self.replaced(span, instead),
            details=details,
        )
