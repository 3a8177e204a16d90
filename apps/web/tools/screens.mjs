// Every screen and state that is looked at, and the sizes at which it is.
export const THEMES = ['light', 'dark'];

export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844, text: 200 },
];

const BOOKS = {
  2011: 'mlag-onsets-basic-2011',
  2017: 'mlag-onsets-adventurous-2017',
  2019: 'mlag-onsets-basic-2019',
  2023: 'agloa-onsets-2023',
  equations: 'mlag-equations-basic-2018',
};
/** A moment of the gallery. `steps`: what is touched there before one looks. */
const moment = (name, book, query, steps) => ({
  name: `table-${name}`,
  gallery: true,
  address: `#/table?book=${BOOKS[book]}&${query}`,
  ...(steps && { steps }),
});

/** Touches the first thing that is there, if the size shows it. */
const touch = async (page, selector) => {
  const found = page.locator(`${selector} >> visible=true`).first();
  // What is closed can be touched too: it says why.
  if (await found.count()) await found.click({ force: true });
};
const takeCube = (page) => touch(page, '.tbl-supply .tbl-pick:not([aria-disabled="true"])');
const write = async (page, text) => {
  await page.locator('.pap-line.on input').first().fill(text);
};
/** Opens what is a sheet on phones and a panel elsewhere. */
const openScore = (page) => touch(page, ':is(.tbl-strip, .tbl-deeds > .btn:last-child)');
const openMenu = (page) => touch(page, '.tbl-bar > .tbl-icon:last-child');

/** The whole matches that the page of a match shows. They are put where this browser keeps its practice matches. */
const EQUATIONS = 'gallery-mlag-equations-basic-2018';
const ON_SETS = 'gallery-agloa-onsets-2023';
const goTo = async (page, hash, selector) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
};

/** Runs in the page: keeps the matches as the page itself does (src/transport/practiceStore.ts). */
export function keepMatches(matches) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('openshake', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.result.createObjectStore('rows', { keyPath: ['match', 'v'] });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const change = db.transaction(['matches', 'rows'], 'readwrite');
      for (const { match, rows } of matches) {
        change.objectStore('matches').put(match);
        for (const row of rows) change.objectStore('rows').put({ match: match.id, v: row.v, row });
      }
      change.oncomplete = () => {
        db.close();
        resolve();
      };
      change.onerror = () => reject(change.error);
    };
  });
}

export const SCREENS = [
  { name: 'home', address: '#/' },
  { name: 'ask', address: '#/ask' },
  { name: 'open', address: '#/open' },
  { name: 'join', address: '#/join' },
  { name: 'tables', address: '#/tables' },
  { name: 'matches', address: '#/matches' },
  { name: 'matches-kept', address: '#/join', played: true, steps: (page) => goTo(page, '#/matches', '.hm-match') },
  { name: 'match', address: '#/join', played: true, steps: (page) => goTo(page, `#/match/${EQUATIONS}`, '.mt-wrap') },
  {
    name: 'match-onsets',
    address: '#/join',
    played: true,
    steps: (page) => goTo(page, `#/match/${ON_SETS}?row=25`, '.mt-wrap'),
  },
  {
    name: 'review',
    address: '#/join',
    played: true,
    steps: (page) => goTo(page, `#/match/${EQUATIONS}?review=1`, '.rv-graph'),
  },
  { name: 'me', address: '#/me' },
  { name: 'settings', address: '#/settings' },
  { name: 'bench', address: '#/bench' },
  { name: 'rulebooks', address: '#/rulebooks' },
  { name: 'rulebooks-clause', address: '#/rulebooks/agloa-onsets-2023/V-A' },
  { name: 'lost', address: '#/no-such-screen' },
  moment('start', '2023', 'phase=start&n=1'),
  moment('start-roll', '2023', 'phase=start&n=0'),
  moment('start-deal', '2023', 'phase=start&n=2'),
  moment('start-2011', '2011', 'phase=start&n=1'),
  moment('variations', '2023', 'phase=variations&n=2'),
  moment('variations-chosen', '2023', 'phase=variations&n=1', (page) =>
    page.locator('.choose-option:not(.no) label').nth(1).click(),
  ),
  // The eighth that is open wants a card.
  moment('variations-card', '2023', 'phase=variations&n=1', (page) =>
    page.locator('.choose-option:not(.no) label').nth(7).click(),
  ),
  moment('goal', '2023', 'phase=goal'),
  moment('goal-laid', '2023', 'phase=goal', async (page) => {
    await page.locator('.goal-shape').nth(5).click();
    for (let digit = 0; digit < 3; digit += 1) await touch(page, '.goal-left button');
    await touch(page, '.goal-places button');
  }),
  moment('goal-equations', 'equations', 'phase=goal'),
  moment('goal-equations-laid', 'equations', 'phase=goal', async (page) => {
    for (const at of [0, 1, 4, 7, 9]) await page.locator('.goal-trays button').nth(at).click();
  }),
  moment('no-goal', '2023', 'phase=no-goal'),
  moment('move', '2023', 'phase=move&n=8'),
  moment('move-practice', '2019', 'phase=move&n=8&practice=1'),
  moment('move-other', '2017', 'phase=move&n=8&who=other'),
  moment('move-audience', '2023', 'phase=move&n=3&who=audience'),
  moment('move-equations', 'equations', 'phase=move&n=8'),
  moment('move-last-seconds', 'equations', 'phase=move&n=8&left=-2'),
  moment('hand', '2017', 'phase=move&n=7', takeCube),
  moment('hand-equations', 'equations', 'phase=move&n=5', takeCube),
  moment('asked', '2023', 'phase=move&n=8', async (page) => {
    await takeCube(page);
    await page.locator('.drop .tbl-drop').first().click();
  }),
  moment('refused', '2017', 'phase=move&n=8&who=other', (page) => touch(page, '.tbl-supply .tbl-pick')),
  moment('paper', '2019', 'phase=move&n=8&practice=1', async (page) => {
    await touch(page, '.tbl-thumb > .btn');
    await write(page, 'R U B');
  }),
  moment('paper-equations', 'equations', 'phase=move&n=8&practice=1', async (page) => {
    await touch(page, '.tbl-thumb > .btn');
    await write(page, '(8-2)x0+2');
  }),
  moment('universe', '2023', 'phase=move&n=8', (page) => touch(page, '.tbl-bar .tbl-phone')),
  moment('score', '2023', 'phase=move&n=8', openScore),
  moment('menu', '2023', 'phase=move&n=8', openMenu),
  moment('block', '2023', 'phase=block&n=6'),
  moment('block-2011', '2011', 'phase=block&n=2'),
  moment('block-held', '2023', 'phase=block&n=2&who=other'),
  moment('write', '2023', 'phase=write&officiating=table'),
  moment('write-written', '2019', 'phase=write', (page) => write(page, "(R U B)' - G")),
  moment('write-wild', '2019', 'phase=write', (page) => touch(page, '.pap-word')),
  moment('write-equations', 'equations', 'phase=write&officiating=table'),
  moment('write-equations-written', 'equations', 'phase=write&n=1', (page) => write(page, '(2x3)-6/2')),
  moment('write-2011', '2011', 'phase=write&officiating=table'),
  moment('sealed', '2023', 'phase=write&who=other&n=2'),
  moment('sealed-equations', 'equations', 'phase=write&who=other&n=1'),
  moment('check', '2019', 'phase=check&officiating=table'),
  moment('check-grouped', '2019', 'phase=check&officiating=table&n=3', async (page) => {
    await touch(page, '.ck-slot');
    await touch(page, '.ck-opt button');
  }),
  moment('check-reject', '2023', 'phase=check&officiating=table', async (page) => {
    await touch(page, '.ck-opt button');
    await touch(page, '.ck-reject');
  }),
  moment('check-other', '2023', 'phase=check&officiating=table&who=other&n=3'),
  moment('check-equations', 'equations', 'phase=check&officiating=table'),
  moment('ended', '2023', 'phase=start&n=5'),
  moment('ended-equations', 'equations', 'phase=start&n=2'),
  moment('over', '2023', 'phase=over&who=other'),
  moment('over-signing', '2023', 'phase=over&who=other', (page) => touch(page, '.vd-side .btn.p')),
  moment('judge', '2023', 'phase=move&who=judge&officiating=table&n=4'),
  ...[
    ['projector', '2023', 'phase=move&n=8'],
    ['projector-check', '2019', 'phase=check&officiating=table'],
    ['projector-equations', 'equations', 'phase=move&n=8&left=42&call=1122'],
  ].map(([name, book, query]) => ({ name, gallery: true, address: `#/projector?book=${BOOKS[book]}&${query}` })),
  moment('reconnecting', '2023', 'phase=move&n=8&connection=reconnecting&call=1122'),
  moment('round-time', '2017', 'phase=move&n=8&call=1122&offline=1'),
  moment('last-minutes', 'equations', 'phase=move&n=8&call=252&round=ended&practice=1'),
];
