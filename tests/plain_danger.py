"""Danger classes from the definitions, shape by shape and without tables: a peer for the engine."""

SUITS = ("m", "p", "s")


def plain_class(tile, genbutsu, seen, *, value, players):
    """Return the class of a tile such as "5p", with lists of names: genbutsu, all seen, value."""
    if tile in genbutsu:
        return "genbutsu"
    rank, suit = int(tile[0]), tile[1]
    hidden = 4 - max(1, seen.count(tile))
    if suit == "z":
        return f"honour_{hidden}" + "v" * (tile in value)
    if (suit, players) == ("m", 3):
        return f"man_{hidden}"
    verdicts = [verdict(low, tile, genbutsu, seen) for low in range(2, 8) if waits_for(low, rank)]
    # 5 stands alone; every other rank stands with the one as far from the other end.
    ranks = "5" if rank == 5 else "".join(map(str, sorted((rank, 10 - rank))))
    return f"{summary(verdicts)}_{ranks}"


def waits_for(low, rank):
    """Whether the neighbors ``low`` and ``low + 1`` are completed by the rank at one end."""
    return rank in (low - 1, low + 2)


def verdict(low, tile, genbutsu, seen):
    """Say what is known of one ryanmen shape that waits for the tile."""
    suit = tile[1]
    ends = {f"{low - 1}{suit}", f"{low + 2}{suit}"}
    if (ends - {tile}) & set(genbutsu):
        return "suji"
    most = max(seen.count(f"{low}{suit}"), seen.count(f"{low + 1}{suit}"))
    return {4: "nochance", 3: "onechance"}.get(most, "open")


def summary(verdicts):
    """Return the class that some shapes make, without its ranks."""
    if "open" not in verdicts:
        return next(name for name in ("onechance", "nochance", "suji") if name in verdicts)
    return "half" if "suji" in verdicts else "musuji"
