"""The decisions that members offer as dailies: a manager looks at them, takes and declines."""

from bot.club.offers.page import BACK, DROP, SHOW, TAKE, no_offers_page, offers_page
from bot.club.quiz.ids import read_number
from bot.club.quiz.record import read_record
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import draw_reply
from bot.discord_app.study import studying
from bot.picture.layout import fits
from bot.study import offers
from bot.typed.errors import Refusal


async def turn_offers(interaction: Interaction, arguments: list[str]) -> None:
    """Answer a control of the offers of a server, for those who manage it."""
    async with studying(interaction) as study:
        server, responder = interaction.guild_id, interaction.client.responder
        if server is None or not interaction.permissions.manage_guild:
            raise Refusal("error-offers")
        what, number = _read(arguments)
        before = [offer.offer for offer in await offers.listed(study.store, server)]
        if what in {TAKE, BACK}:
            await offers.take(study.store, server, number, taken=what == TAKE)
        elif what == DROP:
            await offers.remove(study.store, server, number)
        there = await offers.listed(study.store, server)
        words = responder.words(interaction)
        page = no_offers_page(words)
        if there:
            known = [offer.offer for offer in there]
            place = before.index(number) if number in before else 0
            at = known.index(number) if number in known else min(place, len(known) - 1)
            posed = read_record(there[at].kind, there[at].problem)
            page = offers_page(there, at, posed, words, fits)
        reply = draw_reply(page, responder.palette, language=words.language)
        await delivery.replace(interaction, responder.measured(interaction, reply))


def _read(arguments: list[str]) -> tuple[str, int]:
    try:
        what, text = arguments
        number = read_number(text)
    except ValueError:
        raise Refusal("error-stale") from None
    if what not in {SHOW, TAKE, BACK, DROP}:
        raise Refusal("error-stale")
    return what, number
