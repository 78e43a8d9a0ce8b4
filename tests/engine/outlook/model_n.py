"""Model N, what nekobean/mahjong-cpp 0.9.8 computes, over the engine's own batches of hands.

It differs from model B, which the engine offers, in what inflates it: the first draw is from one
tile less, discards return to the wall, an exchange is given back when its tile is thrown away, and
whoever may cut a tile may also draw it again. So its graph has circles, and hands stay whole. It is
here to have the distances, the prices and the ura dora compared with a program of others.
"""

from types import SimpleNamespace

import numpy as np

from engine.outlook.hands import Hands, keys_of, rows_of
from engine.outlook.parts import PARTS, PLACES, RED_SLOT, SLOTS
from engine.outlook.prices import points_of
from engine.outlook.question import Winning
from engine.outlook.search import Wins
from engine.outlook.wall import Wall, hand_codes, slots_of, tile_at
from engine.scoring.win import By, Win
from engine.tiles import KIND_OF

TURNS = 18


class Sets:
    """Hands that were met, by whether riichi was declared, and those that are new."""

    def __init__(self):
        self.met = {False: np.zeros(0, np.intp), True: np.zeros(0, np.intp)}
        self.new = {False: np.zeros(0, np.intp), True: np.zeros(0, np.intp)}

    def meet(self, riichi, keys):
        fresh = np.setdiff1d(keys, self.met[riichi])
        self.met[riichi] = np.union1d(self.met[riichi], fresh)
        self.new[riichi] = np.union1d(self.new[riichi], fresh)

    def take(self, riichi):
        keys, self.new[riichi] = self.new[riichi], np.zeros(0, np.intp)
        return keys


class ModelN:
    def __init__(self, record, rules):
        plain = (lambda tile: tile) if record["red"] else KIND_OF.__getitem__
        self.tiles = [plain(tile) for tile in record["hand"]]
        self.dora = tuple(plain(tile) for tile in record["indicators"])
        self.rules, self.record = rules, record
        full = np.full((PLACES, SLOTS), 4)
        full[:, RED_SLOT] = full[3, 7:] = 0
        if record["red"]:
            full[:3, RED_SLOT], full[:3, 4] = 1, 3
        full -= slots_of(self.dora)
        self.own = slots_of(self.tiles)
        left = np.maximum(full[:, :, None] - np.arange(5), 0)
        self.wall = Wall(left, int(full.sum() - len(self.tiles)))
        self.root = PARTS.rows(hand_codes(self.tiles))[None]
        self.shanten = int(Hands(self.root, 0).shanten[0])

    def may_wander(self, rows, shanten, riichi):
        """Whether a hand is within the allowance, by its distance from the first hand."""
        if riichi:
            return np.zeros(len(rows), bool)
        strange = np.maximum(PARTS.held[rows] - self.own, 0).sum(axis=(1, 2))
        return strange + shanten < self.shanten + self.record["extra"]

    def explore(self):
        """All pairs of a hand that waits and one that chooses, joined by a draw or by a cut."""
        waiting, choosing = Sets(), Sets()
        choosing.meet(riichi=False, keys=keys_of(self.root))
        pairs = []
        while any(len(keys) for sets in (waiting, choosing) for keys in sets.new.values()):
            for riichi in (False, True):
                pairs += self.cuts(choosing.take(riichi), riichi, waiting)
                pairs += self.draws(waiting.take(riichi), riichi, choosing)
        return waiting, choosing, pairs

    def cuts(self, keys, riichi, waiting):
        if not len(keys):
            return []
        rows = rows_of(keys)
        now = Hands(rows, 0).shanten
        source, place, slot = np.nonzero(PARTS.held[rows] > 0)
        after = moved(rows, source, place, slot, -1)
        kept = Hands(after, 0).shanten == now[source]
        wander = self.may_wander(rows, now, riichi)[source] & bool(self.record["shanten_down"])
        allowed = (kept | wander) & (now >= 0)[source]
        found = []
        for declares in (False, True):
            at = allowed & ((riichi | (kept & (now == 0)[source])) == declares)
            if at.any():
                to = keys_of(after[at])
                waiting.meet(declares, to)
                tile = place[at] * SLOTS + slot[at]
                found.append((declares, to, riichi, keys[source[at]], tile))
        return found

    def draws(self, keys, riichi, choosing):
        if not len(keys):
            return []
        rows = rows_of(keys)
        hands = Hands(rows, 0)
        possible = hands.useful()
        if self.record["tegawari"]:
            possible |= self.may_wander(rows, hands.shanten, riichi)[:, None, None]
        possible &= self.wall.left_of(PARTS.held[rows]) > 0
        source, place, slot = np.nonzero(possible)
        to = keys_of(moved(rows, source, place, slot, 1))
        choosing.meet(riichi, to)
        return [(riichi, keys[source], riichi, to, place * SLOTS + slot)]

    def solve(self):
        waiting, choosing, pairs = self.explore()
        states, choices = numbering(waiting), numbering(choosing)
        joined = [
            (number(states, w_riichi, w), number(choices, c_riichi, c), tile)
            for w_riichi, w, c_riichi, c, tile in pairs
        ]
        state, choice, tile = map(np.concatenate, zip(*joined, strict=True))
        # A draw and the cut of the same tile are one pair.
        _, first = np.unique(state << 32 | choice, return_index=True)
        state, choice, tile = state[first], choice[first], tile[first]
        waits = np.concatenate([waiting.met[riichi] for riichi in (False, True)])
        rows = rows_of(waits)
        place, slot = tile // SLOTS, tile % SLOTS
        left = self.wall.left[place, slot, PARTS.held[rows[state, place], slot]]
        draw = np.flatnonzero(left)
        edges = state[draw], choice[draw], left[draw].astype(float)
        chosen = np.concatenate([choosing.met[riichi] for riichi in (False, True)])
        points = self.points(
            chosen, choice[draw], place[draw], slot[draw], len(choosing.met[False])
        )
        tenpai = Hands(rows, 0).shanten == 0
        by_turn = induction(edges, (choice, state), points, tenpai, self.wall.unseen)
        return self.of_root(states, by_turn)

    def points(self, chosen, choice, place, slot, first_in_riichi):
        """The points of each draw that wins, 0 for others; a win is in riichi, or it is none."""
        rows = rows_of(chosen)[choice]
        complete = np.flatnonzero((Hands(rows, 0).shanten < 0) & (choice >= first_in_riichi))
        win = Win(
            0,
            By.TSUMO,
            seat=self.record["seat_wind"],
            round=self.record["round_wind"],
            riichi=1,
        )
        hidden = len(self.dora) if self.record["ura"] else 0
        closed = SimpleNamespace(melds=())
        question = SimpleNamespace(hand=closed, rules=self.rules, counted_dora=self.dora)
        points = np.zeros(len(choice))
        wins = Wins(rows[complete], place[complete], slot[complete])
        points[complete] = points_of(wins, question, Winning(win, hidden), self.wall)
        return points

    def of_root(self, states, by_turn):
        found = {}
        source, place, slot = np.nonzero(PARTS.held[self.root] > 0)
        after = moved(self.root, source, place, slot, -1)
        kept = Hands(after, 0).shanten == self.shanten
        for at, key in enumerate(keys_of(after)):
            riichi = bool(kept[at] and self.shanten == 0)
            where, first = states[riichi]
            index = np.searchsorted(where, key)
            if index < len(where) and where[index] == key:
                found[tile_at(int(place[at]), int(slot[at]))] = by_turn[:, :, first + index]
        return found


def moved(rows, source, place, slot, by):
    after = rows[source]
    each = np.arange(len(after))
    after[each, place] = PARTS.changed(after[each, place], slot, by)
    return after


def numbering(sets):
    return {False: (sets.met[False], 0), True: (sets.met[True], len(sets.met[False]))}


def number(numbers, riichi, keys):
    where, first = numbers[riichi]
    return first + np.searchsorted(where, keys)


def induction(edges, options, points, tenpai, unseen):
    """Win, tenpai and points by turn, each the best that any line of play has."""
    source, target, weight = edges
    order = np.argsort(options[0], kind="stable")
    choice, option = options[0][order], options[1][order]
    starts = np.flatnonzero(np.diff(choice, prepend=-1))
    states = len(tenpai)
    won = points > 0
    values = np.zeros((TURNS, 3, states))
    values[-1, 1] = tenpai
    for turn in range(TURNS - 1, 0, -1):
        for value in range(3):
            later = values[turn, value]
            best = np.zeros(choice[-1] + 1)
            best[choice[starts]] = np.maximum.reduceat(later[option], starts)
            then = best[target]
            then = np.where(won, np.maximum(points, then) if value == 2 else 1.0, then)
            gain = np.bincount(source, weight * (then - later[source]), states)
            values[turn - 1, value] = later + gain / (unseen - turn)
        values[turn - 1, 1][tenpai] = 1.0
    return values


def values_of_n(record, rules):
    """Win, tenpai and points by turn after each cut: {tile: (turns, 3)}."""
    PARTS.make_room()
    return ModelN(record, rules).solve()
