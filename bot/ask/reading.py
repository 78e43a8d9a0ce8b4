"""What was typed into a command becomes a question, by the feature whose command it is."""

from dataclasses import replace

from bot.typed.errors import RefusedError
from bot.typed.question import Question, Typed
from bot.typed.rules import canonical_rules
from bot.typed.three_players import OF_OTHERS, rules_across

from .features import COMMAND_OF


def read(typed: Typed) -> Question:
    """Return the question that was typed; raise RefusedError for text that cannot be read."""
    try:
        return COMMAND_OF[type(typed)].read(typed)
    except RefusedError as error:
        if error.sentence in OF_OTHERS:
            error.fix = f"rules:{_rules_of_others(typed)}"
        raise


def corrected(typed: Typed, error: RefusedError) -> Question | None:
    """Return the question that was probably meant, None where nothing can be guessed."""
    if error.sentence in OF_OTHERS:
        changes = {"rules": _rules_of_others(typed)}
    elif error.fix and error.fix.strip():
        changes = {error.option: error.fix}
    else:
        return None
    try:
        return read(replace(typed, private=True, **changes))  # type: ignore[call-arg]
    except RefusedError:
        return None


def _rules_of_others(typed: Typed) -> str:
    """Return the rules of another number of players than those that were typed."""
    return rules_across(canonical_rules(getattr(typed, "rules", "")))
