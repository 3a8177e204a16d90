// Made-up names: many, friendly, and never rude.
import { isName } from '@openshake/protocol';
import { describe, expect, it } from 'vitest';
import { FIRST_WORDS, madeUpName, SECOND_WORDS } from './names.ts';

/** No word has one of these inside. */
const RUDE =
  /anal|anus|arse|bastard|beaver|bitch|bloody|boob|bollock|bugger|butt(?!erc|erf)|clit|cock|coon|crap|cum|cunt|damn|dick|dildo|dyke|fag|fuck|hell|homo|horny|hump|idiot|jerk|kike|knob|lesb|moron|muff|naked|nazi|nigg|nude|paki|pecker|penis|piss|poo|porn|prick|pube|pussy|queer|rape|retard|scum|sex|shag|shit|skank|slave|slut|spic|stupid|suck|tits?\b|tosser|turd|twat|ugly|vagin|wank|whore/;
/** By chance, this one has. */
const FINE = /^spoonbill$/;

describe('made-up names', () => {
  it('have a few hundred thousand combinations', () => {
    expect(new Set(FIRST_WORDS).size).toBe(FIRST_WORDS.length);
    expect(new Set(SECOND_WORDS).size).toBe(SECOND_WORDS.length);
    expect(FIRST_WORDS.length * SECOND_WORDS.length).toBeGreaterThan(250_000);
  });

  it('are made of plain words', () => {
    for (const word of [...FIRST_WORDS, ...SECOND_WORDS]) {
      expect(word).toMatch(/^[a-z]+(-[a-z]+)?$/);
      if (!FINE.test(word)) expect(word).not.toMatch(RUDE);
    }
  });

  it('say nothing about bodies, origins or religion, and name no animal that people insult each other with', () => {
    const wrong =
      /^(fat|big|small|tiny|huge|little|old|young|black|white|brown|yellow|red|hairy|bald|hot|wet|hard|stiff|bare|dirty|naughty|dumb|lazy|crazy|mad|poor|sick|pig|cow|ass|donkey|mule|dog|rat|snake|toad|frog|monkey|ape|gorilla|chimp|whale|hippo|elephant|sloth|leech|worm|vulture|chicken|goose|turkey|skunk|weasel|shrew|cougar|fox[a-z]*y|parasite|maggot|roach|louse|swine|hog|boar|bear|slug|snail)$/;
    expect([...FIRST_WORDS, ...SECOND_WORDS].filter((word) => wrong.test(word))).toEqual([]);
  });

  it('are two words with capitals, short enough for every table', () => {
    for (let count = 0; count < 1_000; count += 1) {
      const name = madeUpName();
      expect(name).toMatch(/^[A-Z][a-z-]+ [A-Z][a-z-]+$/);
      expect(isName(name)).toBe(true);
    }
  });

  it('rarely come twice', () => {
    // 300 people: about one pair in seven such groups would be alike.
    expect(new Set(Array.from({ length: 300 }, madeUpName)).size).toBeGreaterThan(295);
  });
});
