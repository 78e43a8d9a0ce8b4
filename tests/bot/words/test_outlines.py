"""The words of a sentence are those that stand in every text made of it."""

import pytest

from bot.words import LANGUAGES, Outline, outlines, words_for


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("it = No call.", [Outline(("No call.",))]),
        ("it = Cut { $tile }: { $worth }", [Outline(("Cut ", ": ", ""), ("$tile", "$worth"))]),
        ('it = , { "" }', [Outline((", ",))]),
        (
            "it = One.\n    Two { $n }.\n# why",
            [Outline(("One.",)), Outline(("Two ", "."), ("$n",))],
        ),
        (
            "it = { $n ->\n        [one] one tile\n       *[other] { $n } tiles\n    } left",
            [Outline(("", " left"), ("$n ->\n[one] one tile\n*[other] { $n } tiles",))],
        ),
        (
            "it = { $n ->\n        [one] one tile\n       *[other] { $n } tiles\n    }",
            [Outline(("one tile",)), Outline(("", " tiles"), ("$n",))],
        ),
    ],
)
def test_the_words_around_places(source, lines):
    assert [*outlines(source)] == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_fluent_formats_has_its_words_in_order(language):
    words = words_for(language)
    text = words.text("text-outlook-furiten-cuts", cuts="4m")
    (line,) = (it for name, it in words.outlines(("text-outlook-furiten-cuts",)))
    assert text == "4m".join(line.words)
