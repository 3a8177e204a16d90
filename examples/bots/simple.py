"""A bot for the bot protocol (docs/bot-protocol.md). It knows Solutions of three cubes: two numbers or colors with
a sign between them. It sets a Goal that has one, forbids what it does not need, and challenges Now."""
import json
import sys
from itertools import permutations


def solve(table, goal, most):
    """A Solution with all of Required, and with at most this many cubes from Resources."""
    required, universe = range(len(table["mat"]["required"])), table["universe"]
    if universe:  # On-Sets: a color names the cards that have it
        values = {colour: {card for card in universe if colour in card} for colour in "BRGY"}
        signs, count = {"U": set.union, "N": set.intersection}, len
    else:
        values = {digit: int(digit) for digit in "0123456789"}
        signs, count = {"+": int.__add__, "x": int.__mul__}, int
    on_mat = table["mat"]["required"] + table["mat"]["permitted"]
    cubes = on_mat + table["resources"]
    for used in permutations(range(len(cubes)), 3):
        a, sign, b = (cubes[at] for at in used)
        if a in values and sign in signs and b in values and count(signs[sign](values[a], values[b])) == goal:
            if {*required} <= {*used} and sum(at >= len(on_mat) for at in used) <= most:
                return f"{a} {sign} {b}"


def decide(view):
    """The action of this seat, if it has one now."""
    table, on_sets = view["table"], bool(view["table"]["universe"])
    choices = {kind["type"]: kind["choices"] for kind in view["legal"] if kind["open"]}
    can = lambda type: [each["action"] for each in choices.get(type, []) if "breaks" not in each]
    goal = table["goalValues"][0] if table["goalValues"] else None
    sees = lambda most: None if table["variations"] else solve(table, goal, most)  # it does not know variations
    if "set-goal" in choices:
        digits = [cube for cube in table["resources"] if cube in "123456789"]
        planned = [digit for digit in digits if digit not in (solve(table, int(digit), 3) or digit)]
        for digit in planned + digits:
            return {"type": "set-goal", "goal": {"shape": "single", "cubes": [digit]} if on_sets else digit}
        return can("no-goal")[0]
    if "decline" in choices:
        text = sees({"now": 1, "impossible": 3, "last-cube": 0}.get(view["writing"]["occasion"], -1))
        paper = {"setName": text} if on_sets else {"equation": f"{text} = {table['goal']}"}
        return {"type": "present", "solution": paper} if text else {"type": "decline"}
    plan = solve(table, goal, 3) or ""
    wanted = [action for action in can("challenge") if action["claim"] == "now" and sees(1)]
    wanted += [move for move in can("move") if move["to"] == ("permitted" if move["cube"] in plan else "forbidden")]
    for type in ("roll", "deal", "choose-variations", "agree", "accept", "sign"):
        wanted += can(type)
    return wanted[0] if wanted else None


for heard in map(json.loads, sys.stdin):
    if heard["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "simple-py"}), flush=True)
    if heard["type"] == "view":
        action = decide(heard["view"])
        answer = {"type": "deed", "action": action, "after": 1000} if action else {"type": "wait"}
        print(json.dumps({**answer, "id": heard["id"]}), flush=True)
    if heard["type"] == "quit":
        break
