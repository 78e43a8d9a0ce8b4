"""The worth of a reading in words: yaku, fu, limit, payment, and how two readings differ."""

from collections.abc import Iterator

from bot.hand import Situation
from bot.words import Words
from engine import By, Kind, Limit, Price, Score, ScoredReading, Win, dora_of
from engine.tiles import KIND_OF, is_red


def won_title(best: ScoredReading, words: Words) -> str:
    """Say what a win is paid and for what, or that it is none."""
    if not best.wins:
        return words.text("title-no-yaku")
    price, worth = price_phrase(best, words), worth_phrase(best, words)
    return words.text("title-won", price=price, worth=worth)


def price_phrase(reading: ScoredReading, words: Words) -> str:
    """Say what is paid with the limit: "8000 points, mangan"; or that there is no yaku."""
    if not reading.wins:
        return words.text("phrase-no-yaku")
    points, limit = paid_phrase(reading.price, words), limit_name(reading, words)
    if is_split(reading.price):
        return words.text("phrase-paid-limit", points=points, limit=limit) if limit else points
    if not limit:
        return words.text("phrase-points", points=points)
    return words.text("phrase-points-limit", points=points, limit=limit)


def is_split(price: Price) -> bool:
    """Whether a tsumo splits the price among all, as it does unless one player is liable."""
    return not price.payments.discarder and not price.payments.liable


def payers_of(price: Price) -> int:
    """Return how many pay a tsumo that is split: three, or two where three play."""
    paid = price.payments
    split = price.points + price.honba - paid.liable
    return (split - paid.dealer) // paid.others + bool(paid.dealer)


def paid_phrase(price: Price, words: Words) -> str:
    """Say a price without honba and sticks as players do: 2000 by ron, 700/1300, 1300 ALL."""
    if not is_split(price):
        return str(price.points)
    paid, honba = price.payments, price.honba // payers_of(price)
    if not paid.dealer:
        return words.text("label-tsumo-all", each=str(paid.others - honba))
    dealer, others = str(paid.dealer - honba), str(paid.others - honba)
    return words.text("label-tsumo-split", dealer=dealer, others=others)


def limit_name(reading: ScoredReading, words: Words) -> str:
    """Name the limit, with the number of several yakuman; empty below mangan."""
    times = reading.han // 13 if reading.yakuman else 1
    if times > 1:
        return words.text("limit-yakuman-times", times=times)
    if reading.price.limit == Limit.YAKUMAN and not reading.yakuman:
        return words.text("limit-counted-yakuman")
    return words.named("limit", reading.price.limit) if reading.price.limit else ""


def worth_phrase(reading: ScoredReading, words: Words) -> str:
    """Say han and fu, or what pays without counting them."""
    fixed = reading.yaku if is_fixed(reading) else reading.yakuman
    if fixed:
        return words.text("joint-names").join(
            words.named("yaku", earned.yaku.id) for earned in fixed
        )
    return words.text("phrase-han-fu", han=str(reading.han), fu=str(reading.fu))


def is_fixed(reading: ScoredReading) -> bool:
    """Whether it pays for renhou in the place of its yaku and fu: by WRC §11.5.4 and EMA."""
    return any(earned.yaku.id == "renhou" for earned in reading.yaku)


def yaku_text(reading: ScoredReading, words: Words) -> tuple[str, ...]:
    """List the yaku with their han, and the sum; nothing where no han are counted."""
    if not reading.yaku or is_fixed(reading):
        return ()
    listed = words.text("joint-names").join(
        words.text("item-yaku", name=words.named("yaku", earned.yaku.id), han=str(earned.han))
        for earned in reading.yaku
    )
    return (words.text("line-yaku", yaku=listed, han=str(reading.han)),)


def fu_text(reading: ScoredReading, words: Words) -> tuple[str, ...]:
    """List the fu, each with the group that earns it, and the sum; nothing where none count."""
    if reading.yakuman or not reading.wins or is_fixed(reading):
        return ()
    listed = words.text("joint-plus").join(
        words.text("item-fu", fu=str(item.fu), why=words.named("fu", item.why))
        if item.group is None
        else words.text(
            "item-fu-group",
            fu=str(item.fu),
            why=words.named("fu", item.why),
            group=words.run(item.group),
        )
        for item in reading.fu_items
    )
    if reading.fu_sum == reading.fu:
        return (words.text("line-fu", items=listed, fu=str(reading.fu)),)
    return (
        words.text("line-fu-rounded", items=listed, sum=str(reading.fu_sum), fu=str(reading.fu)),
    )


def payment_text(reading: ScoredReading, won: Situation | Win, words: Words) -> tuple[str, ...]:
    """Say who pays what, and what honba and riichi sticks add."""
    if not reading.wins:
        return ()
    price, paid = reading.price, reading.price.payments
    text = _paid_text(price, won, words)
    if price.total == price.points:
        return (text,)
    extras = words.text("joint-and").join(on_top(won, words))
    if price.total == paid.discarder + paid.liable:  # honba alone is said whole already
        return (text + words.text("line-pays-honba", extras=extras),)
    extra = words.text("line-pays-extra", extras=extras, total=str(price.total))
    return (text + extra,)


def _paid_text(price: Price, won: Situation | Win, words: Words) -> str:
    """Say what each player pays, a liable one alone or beside the others."""
    paid, liable = price.payments, str(price.payments.liable)
    if won.by is By.RON and paid.liable:
        return words.text("line-pays-liable-ron", points=str(paid.discarder), liable=liable)
    if won.by is By.RON:
        return words.text("line-pays-ron", points=str(paid.discarder))
    if not paid.others:
        return words.text("line-pays-liable", points=liable)
    dealer, others, payers = str(paid.dealer), str(paid.others), payers_of(price)
    if won.is_dealer:
        text = words.text("line-pays-all", points=others, payers=payers)
    else:
        text = words.text("line-pays-tsumo", dealer=dealer, others=others, payers=payers)
    return text + (words.text("line-pays-liable-too", liable=liable) if paid.liable else "")


def on_top(won: Situation | Win, words: Words) -> Iterator[str]:
    """Name what is paid besides the hand: honba and riichi sticks, as far as there are any."""
    if won.honba:
        yield words.text("fact-honba", honba=won.honba)
    if won.sticks:
        yield words.text("fact-sticks", sticks=won.sticks)


def dora_kinds(result: Score) -> frozenset[Kind]:
    """Return the kinds that the indicators make dora."""
    indicators, players = (*result.win.dora, *result.win.ura), result.rules.players
    return frozenset(dora_of(tile, players=players) for tile in indicators)


def no_yaku_text(result: Score, words: Words) -> str:
    """Say what a reading lacks that does not win; dora are named where the hand has some."""
    tiles, dora = result.hand.tiles, dora_kinds(result)
    has_dora = result.win.nuki > 0 or any(KIND_OF[tile] in dora for tile in tiles)
    has_reds = result.rules.red_fives and any(map(is_red, tiles))
    return words.text("text-only-dora" if has_dora or has_reds else "text-no-yaku")


def difference_text(one: ScoredReading, other: ScoredReading, words: Words) -> str:
    """Say what ``one`` has over ``other`` and lacks beside it: "+2 sanankou, −1 pinfu, 40 fu"."""
    if is_fixed(one) and is_fixed(other):
        return ""
    if other.yakuman or one.yakuman or is_fixed(one) or is_fixed(other):
        return worth_phrase(one, words)
    have = {earned.yaku.id: earned.han for earned in one.yaku}
    lack = {earned.yaku.id: earned.han for earned in other.yaku}
    changes = [
        (name, have.get(name, 0) - lack.get(name, 0)) for name in dict.fromkeys((*have, *lack))
    ]
    parts = [
        words.text(
            "item-more" if han > 0 else "item-less",
            name=words.named("yaku", name),
            han=str(abs(han)),
        )
        for name, han in changes
        if han
    ]
    if one.fu != other.fu and one.wins and other.wins:
        parts.append(words.text("item-fu-instead", fu=str(one.fu), other=str(other.fu)))
    return words.text("joint-names").join(parts)


def situation_text(result: Score, words: Words) -> str:
    """Say by which way, in which seat and after what the price is meant."""
    return words.text("line-situation", facts=situation_phrase(result.win, words))


def situation_phrase(win: Win, words: Words) -> str:
    """Say how a hand was won: "ron · seat south, round east · riichi · 1 honba"."""
    facts = [
        words.named("by", win.by),
        words.text("fact-seat", wind=words.tile(win.seat), round=words.tile(win.round)),
        *(words.named("yaku", event) for event in win.events),
        *((words.text("fact-closed-kan"),) if win.closed_kan else ()),
        *((words.text("fact-pao"),) if win.pao else ()),
    ]
    facts.extend(on_top(win, words))
    return words.text("joint-facts").join(facts)
