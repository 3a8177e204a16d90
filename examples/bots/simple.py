"""A bot for the bot protocol (docs/bot-protocol.md), in Python's standard library.

It knows Solutions of three cubes, two numbers or colours with a sign between them: it sets a Goal that has
one, forbids what it does not need, and challenges Now when it sees one.
"""
import json
import sys
from itertools import permutations

NUMBERS = {"+": lambda a, b: a + b, "x": lambda a, b: a * b}
SETS = {"U": lambda a, b: a | b, "N": lambda a, b: a & b}


def solve(table, goal, most):
    """Three cubes that make the Goal: all of Required, some of Permitted, and at most so many of Resources."""
    required, universe = table["mat"]["required"], table["universe"]
    on_mat = required + table["mat"]["permitted"]
    cubes = on_mat + table["resources"]
    for used in permutations(range(len(cubes)), 3):
        a, sign, b = (cubes[at] for at in used)
        if sum(at >= len(on_mat) for at in used) > most or not set(range(len(required))) <= set(used):
            continue
        if universe and sign in SETS and a in "BRGY" and b in "BRGY":
            made = len(SETS[sign]({card for card in universe if a in card}, {card for card in universe if b in card}))
        elif not universe and sign in NUMBERS and a.isdigit() and b.isdigit():
            made = NUMBERS[sign](int(a), int(b))
        else:
            continue
        if made == goal:
            return [a, sign, b]
    return None


def decide(view):
    """The action of this seat, if it has one now."""
    table, is_open = view["table"], {kind["type"] for kind in view["legal"] if kind["open"]}
    choices = [each for kind in view["legal"] if kind["open"] for each in kind["choices"] if "breaks" not in each]
    can = lambda type: [each["action"] for each in choices if each["action"]["type"] == type]
    goal = (table["goalValues"] or [None])[0]
    # It knows no variations, and of the Goals of Equations only numerals.
    plain = not table["variations"] and (table["universe"] or table["goal"] == str(goal))
    sees = lambda most: solve(table, goal, most) if plain else None
    if "set-goal" in is_open:
        digits = [cube for cube in table["resources"] if cube in "123456789"]
        with_plan = [each for each in digits if each not in (solve(table, int(each), 3) or [each])]
        if not digits:
            return can("no-goal")[0]
        digit = (with_plan or digits)[0]
        return {"type": "set-goal", "goal": {"shape": "single", "cubes": [digit]} if table["universe"] else digit}
    if "decline" in is_open:
        found = sees({"now": 1, "impossible": 3, "last-cube": 0}.get(view["writing"]["occasion"], -1))
        text = " ".join(found or [])
        paper = {"setName": text} if table["universe"] else {"equation": f"{text} = {table['goal']}"}
        return {"type": "present", "solution": paper} if found else {"type": "decline"}
    now = [action for action in can("challenge") if action["claim"] == "now"]
    if now and sees(1):
        return now[0]
    plan = solve(table, goal, 3) or []
    moves = [each for each in can("move") if each["to"] == "forbidden" and each["cube"] not in plan]
    moves += [each for each in can("move") if each["to"] == "permitted"]
    for type in ["roll", "deal", "choose-variations", "agree", "accept", "sign"]:
        moves += can(type)
    return moves[0] if moves else None


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "simple-py"})
    elif heard["type"] == "view":
        action = decide(heard["view"])
        say({"type": "deed", "id": heard["id"], "action": action, "after": 1000} if action else {"type": "wait", "id": heard["id"]})
    elif heard["type"] in ("refused", "error"):
        print(heard["message"], file=sys.stderr)
    elif heard["type"] == "quit":
        break
