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
const PATIENCE_MS = 15_000;

/** A moment of the gallery. `steps`: what is touched there before one looks. */
const moment = (name, book, query, steps) => ({
  name: `table-${name}`,
  site: 'gallery',
  address: `#/table?book=${BOOKS[book]}&${query}`,
  ...(steps && { steps }),
});
/** A state that no match makes: nothing there, nothing heard, nobody who answers. */
const state = (name, query = '') => ({ name: `state-${name}`, site: 'gallery', address: `#/state/${name}?${query}` });
/** Part of a table by itself. */
const part = (name, book, query) => ({
  name: `part-${name}`,
  site: 'gallery',
  address: `#/${name.split('-')[0]}?book=${BOOKS[book]}&${query}`,
});
/** A screen at the real server, as somebody of `house.mjs`. `more`: what has to be seen there, and so on. */
const at = (name, as, address, more = {}) => ({ name, site: 'server', as, address, ...more });
/** A screen where there is no server: a folder at a plain web host. */
const alone = (name, address, more = {}) => ({ name, site: 'folder', address, ...more });

/** Waits until something can be seen. A state that does not come is an error, not a picture of another state. */
export const seen = (page, selector) =>
  page.locator(`${selector} >> visible=true`).first().waitFor({ timeout: PATIENCE_MS });

const isPhone = ({ width }) => width <= 900;
const isLying = ({ width, height }) => isPhone({ width }) && width > height;
/** Controls that some sizes hide, because what they open stands there already. */
const HIDDEN_AT = {
  // One's own paper and the chart lie beside the mat.
  '.tbl-thumb > .btn': (size) => !isPhone(size),
  '.tbl-bar .tbl-phone': (size) => !isPhone(size),
};

/** Touches the first of these that is seen. What is closed can be touched too: it says why. */
const touch = async (page, selector) => {
  if (HIDDEN_AT[selector]?.(page.viewportSize())) return;
  const found = page.locator(`${selector} >> visible=true`).first();
  const isOpen = await found.isEnabled({ timeout: PATIENCE_MS });
  await found.click({ force: !isOpen, timeout: PATIENCE_MS });
};
/** Touches this, and then sees that. */
const touching = (selector, then) => async (page) => {
  await touch(page, selector);
  await seen(page, then);
};
const press = (key, then) => async (page) => {
  await page.keyboard.press(key);
  await seen(page, then);
};
const takeCube = async (page) => {
  await touch(page, '.tbl-supply .tbl-pick:not([aria-disabled="true"])');
  await seen(page, '.drop .tbl-drop');
};
/** Three digits in the nth shape, and one of them in hand. */
const layGoal = (shape) => async (page) => {
  await page.locator('.goal-shape').nth(shape).click();
  for (let digit = 0; digit < 3; digit += 1) await touch(page, '.goal-left button');
  await touch(page, '.goal-places button');
};
const write = async (page, text) => {
  await page.locator('.pap-line.on input').first().fill(text, { timeout: PATIENCE_MS });
};
const openPaper = (page) => touch(page, '.tbl-thumb > .btn');
const openMenu = touching('.tbl-bar > .tbl-icon:last-child', '.tbl-menu');
/** The scoresheet opens from the names on phones, from the clock's panel elsewhere, and from the menu everywhere. */
const openScore = async (page) => {
  const size = page.viewportSize();
  if (isLying(size)) {
    await openMenu(page);
    await touch(page, '.tbl-menu > li:first-child > .btn');
  } else await touch(page, isPhone(size) ? '.tbl-strip' : '.tbl-act > .tbl-deeds > .btn:last-child');
  await seen(page, '[data-sheet="score"]');
};
const inMenu = (selector, then) => async (page) => {
  await openMenu(page);
  await touch(page, selector);
  await seen(page, then);
};

/** The server's answer, if it were this one. */
const answering = (path, status, body) => (page) =>
  page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }));
/** The page hears nothing, as long as one looks. */
const silent = (path) => (page) => page.route(path, () => {});
/** Nobody answers. */
const cut = (path) => (page) => page.route(path, (route) => route.abort());
const REVIEWER = /\/review\.worker/;
const LOBBY = /\/api\/tables$/;

/** A question of the bench, and what stands beside it. */
const asking = (at, answer) => async (page) => {
  const row = page.locator('.bench-qa').nth(at);
  await row.locator('> .btn').click({ timeout: PATIENCE_MS });
  await row.locator(answer).first().waitFor({ timeout: 60_000 });
};
/** Nobody can search all the Goals of these cubes while somebody looks. */
const LONG_SEARCH =
  'book=mlag-equations-basic-2018&division=senior&resources=0+1+2+3+4+5+6+7+8+9+1+2+3+4+5+%2B+-+x+/+^+r+r+x+-';

/** A paper of Equations that misses the Goal, judged step by step, and what an expression is worth. */
const ON_EQUATIONS =
  'book=mlag-equations-basic-2018&division=senior&goal=3x(5%2B2)&required=6+-&permitted=4+x+r&forbidden=8&resources=9+1+/&after=now&paper=(6x4)-r9%3D3x(5%2B2)&value=u6-(2^s2)';
const WITH_VARIATIONS =
  'book=agloa-onsets-2023&division=senior&universe=B+BR+RY+G+BGY+blank&goal=row+1+2&required=B&permitted=R+U+-+G&resources=Y+N+V+G&after=now&paper=R+U+B';
/** Opens the nth part of a position that can be changed. */
const changing = (nth) => async (page) => {
  await page.locator('.bench-row > .btn').nth(nth).click({ timeout: PATIENCE_MS });
  await seen(page, '.bench-edit');
};
const unfolding = async (page) => {
  for (const each of await page.locator('.bench-more > summary').all()) await each.click({ timeout: PATIENCE_MS });
};

/** The whole matches that the page of a match shows. They are put where this browser keeps its practice matches. */
const EQUATIONS = 'gallery-mlag-equations-basic-2018';
const ON_SETS = 'gallery-agloa-onsets-2023';
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

/** States around the table, each by its name in `src/gallery/states.tsx`. */
const STATES = [
  'loading',
  'loading-failed',
  'fetching',
  'elsewhere',
  'not-stored',
  'not-kept',
  'offline',
  'no-tables',
  'tables-failed',
  'tables-loading',
  'gone',
  'private',
  'no-server',
  'failed',
  'toast',
  'asks',
  'lines',
];

export const SCREENS = [
  at('home', 'ana', '#/', { shows: '.hm-wrap:has(.hm-cont ~ .hm-cont) .hm-table .btn' }),
  at('home-tables', 'dee', '#/', { shows: '.hm-table .btn' }),
  alone('home-folder', '#/', { shows: '.hm-alone' }),
  at('ask', 'nobody', '#/ask'),
  at('open', 'ana', '#/open'),
  at('open-more', 'ana', '#/open', {
    steps: (page) => page.locator('details > summary').first().click({ timeout: PATIENCE_MS }),
  }),
  alone('open-folder', '#/open', {
    shows: '.hm-form h1 ~ p ~ p',
    steps: (page) => page.locator('details > summary').first().click({ timeout: PATIENCE_MS }),
  }),
  at('join', 'dee', '#/join'),
  at('join-found', 'dee', '#/join/{code}', { shows: '.hm-found' }),
  at('join-none', 'dee', '#/join/AAAAAA', { shows: '.line.bad', says: / 404 / }),
  at('tables', 'dee', '#/tables', { shows: '.hm-table .btn' }),
  at('tables-mine', 'ana', '#/tables', { shows: '.hm-table .btn' }),
  at('tables-none', 'dee', '#/tables', { before: answering(LOBBY, 200, { tables: [] }), shows: '.hm-none' }),
  at('tables-loading', 'dee', '#/tables', { before: silent(LOBBY), shows: '.hm-shapes' }),
  at('tables-failed', 'dee', '#/tables', {
    before: answering(LOBBY, 503, { error: { kind: 'unavailable', message: 'Closing.' } }),
    shows: '.line.bad',
    says: / 503 /,
  }),
  at('tables-offline', 'dee', '#/tables', { before: cut(/\/health$/), shows: '.fr-bar .tag', says: /ERR_FAILED/ }),
  at('room', 'ana', '#/table/{waiting}', { shows: '.lv-invite svg' }),
  at('room-phrases', 'ana', '#/table/{waiting}', {
    shows: '.lv-invite svg',
    steps: touching('.lv-phrases > .btn', '.lv-phrases ul'),
  }),
  at('room-watching', 'dee', '#/table/{waiting}?code={code}', { shows: '.lv-seat.free .btn' }),
  at('table-private', 'dee', '#/table/{waiting}', { shows: '.fr-note .hm-boxes', says: /./ }),
  at('table-gone', 'dee', '#/table/AAAAAAAAAAAAAAAAAAAAAA', { shows: '.fr-note', says: / 404 / }),
  at('table-failed', 'dee', '#/table/{waiting}', {
    before: answering(/\/api\/tables\/[^/]+$/, 503, { error: { kind: 'unavailable', message: 'Closing.' } }),
    shows: '.fr-note .line.bad',
    says: / 503 /,
  }),
  alone('table-folder', '#/table/any', { shows: '.fr-note' }),
  at('table-live', 'ana', '#/table/{going}', { shows: '.tbl-main' }),
  at('projector-waiting', 'ana', '#/projector/{waiting}', { shows: '.pj-code svg' }),
  at('matches-none', 'nobody', '#/matches'),
  at('matches', 'ana', '#/matches', { played: true, shows: '.hm-match' }),
  at('match', 'ana', `#/match/${EQUATIONS}`, { played: true, shows: '.mt-wrap' }),
  at('match-onsets', 'ana', `#/match/${ON_SETS}?row=25`, { played: true, shows: '.mt-wrap' }),
  at('review', 'ana', `#/match/${EQUATIONS}?review=1`, { played: true, shows: '.rv-graph' }),
  // Of the other match, which nobody has reviewed before.
  at('review-working', 'ana', `#/match/${ON_SETS}?review=1`, {
    played: true,
    before: silent(REVIEWER),
    shows: '.rv-working progress',
  }),
  at('review-failed', 'ana', `#/match/${ON_SETS}?review=1`, {
    played: true,
    before: cut(REVIEWER),
    shows: '.rv-working .line.bad',
    says: /ERR_FAILED/,
  }),
  at('review-onsets', 'ana', `#/match/${ON_SETS}?review=1`, { played: true, shows: '.rv-graph' }),
  at('me-nobody', 'nobody', '#/me', { shows: '.me-form .btn' }),
  at('me-guest', 'dee', '#/me', { shows: '.me-who' }),
  at('me-guest-login', 'dee', '#/me', {
    shows: '.me-who',
    steps: touching('.hm-plain > button:last-child', 'input[autocomplete="current-password"]'),
  }),
  at('me', 'ana', '#/me', { shows: '.me-who' }),
  at('me-password', 'ana', '#/me', {
    shows: '.me-who',
    steps: touching('.st-more > summary', '.st-more input'),
  }),
  at('me-device', 'ana', '#/me', {
    before: answering(/\/api\/devices$/, 201, { code: 'K7QW3MXZ', expires: 1_800_000_000_000 }),
    shows: '.me-who',
    steps: touching('section[aria-labelledby="me-devices"] .btn', '.me-code'),
  }),
  at('me-delete', 'ana', '#/me', {
    shows: '.me-who',
    steps: touching('section[aria-labelledby="me-data"] .st-danger', '.st-sure'),
  }),
  alone('me-folder', '#/me', { shows: '.line' }),
  at('settings', 'nobody', '#/settings', { shows: '.st-stored' }),
  at('settings-delete', 'dee', '#/settings', {
    shows: '.st-stored',
    steps: touching('section[aria-labelledby="st-stored"] .btn', '.st-sure'),
  }),
  alone('bench', '#/bench', { shows: '.bench-verdict[aria-busy="false"] h3' }),
  alone('bench-now', '#/bench', { shows: '.bench-qa', steps: asking(0, ':is(.bench-y, .bench-n)') }),
  alone('bench-possible', '#/bench', { shows: '.bench-qa', steps: asking(1, ':is(.bench-y, .bench-n)') }),
  alone('bench-safe', '#/bench', { shows: '.bench-qa', steps: asking(2, ':is(.bench-y, .bench-n)') }),
  alone('bench-goals', '#/bench?book=mlag-onsets-basic-2019&division=middle&universe=B+R+BR+G&resources=B+R+U+1+2', {
    shows: '.bench-qa',
    steps: asking(3, ':is(.bench-y, .bench-n)'),
  }),
  alone('bench-unknown', `#/bench?${LONG_SEARCH}`, {
    shows: '.bench-qa',
    steps: async (page) => {
      await asking(3, '.bench-asking .btn')(page);
      await touch(page, '.bench-asking .btn');
      await seen(page, '.bench-asking b');
    },
  }),
  alone('bench-equations', `#/bench?${ON_EQUATIONS}`, { shows: '.bench-steps' }),
  alone('bench-more', `#/bench?${WITH_VARIATIONS}`, { shows: '.bench-rd', steps: unfolding }),
  alone('bench-more-equations', `#/bench?${ON_EQUATIONS}`, { shows: '.bench-steps', steps: unfolding }),
  ...['variations', 'universe', 'goal', 'required'].map((row, nth) =>
    alone(`bench-change-${row}`, `#/bench?${WITH_VARIATIONS}`, { shows: '.bench-rd', steps: changing(nth) }),
  ),
  alone('bench-change-goal-equations', `#/bench?${ON_EQUATIONS}`, { shows: '.bench-steps', steps: changing(0) }),
  alone('rulebooks', '#/rulebooks', { shows: '.rules-art' }),
  alone('rulebooks-clause', '#/rulebooks/agloa-onsets-2023/V-A', { shows: '.rules-art' }),
  alone('rulebooks-search', '#/rulebooks/agloa-onsets-2023', {
    shows: '.rules-art',
    steps: async (page) => {
      const isSpanish = await page.evaluate(() => document.documentElement.lang === 'es');
      await page.locator('.rules-search input').fill(isSpanish ? 'desafío' : 'challenge');
      await seen(page, '.rules-side section + section .rules-item');
    },
  }),
  alone('rulebooks-two', '#/rulebooks/mlag-onsets-basic-2019/vs/agloa-onsets-2023', { shows: '.rules-pairs' }),
  alone('rulebooks-none', '#/rulebooks/agloa-onsets-2023/XX-9', { shows: '.line.bad' }),
  alone('howto', '#/howto', { shows: '.how-step' }),
  alone('howto-equations', '#/howto/equations', { shows: '.how-step' }),
  alone('lost', '#/no-such-screen', { shows: '.fr-note' }),
  moment('start', '2023', 'phase=start&n=1'),
  moment('start-roll', '2023', 'phase=start&n=0'),
  moment('start-equations', 'equations', 'phase=start&n=0'),
  { ...moment('rolling', '2023', 'event=cubesRolled&who=other&still=210'), moves: true },
  { ...moment('rolling-equations', 'equations', 'event=cubesRolled&who=other&still=210'), moves: true },
  { ...moment('dealing', '2023', 'event=cardsDealt&who=other&still=180'), moves: true },
  moment('start-deal', '2023', 'phase=start&n=2'),
  moment('start-2011', '2011', 'phase=start&n=1'),
  moment('variations', '2023', 'phase=variations&n=2'),
  moment('variations-chosen', '2023', 'phase=variations&n=1', (page) =>
    page.locator('.choose-option:not(.no) label').nth(1).click(),
  ),
  moment('variations-closed', '2023', 'phase=variations&n=2', (page) => touch(page, '.choose-option.no label')),
  // The eighth that is open wants a card.
  moment('variations-card', '2023', 'phase=variations&n=1', (page) =>
    page.locator('.choose-option:not(.no) label').nth(7).click(),
  ),
  // Whoever lays a Goal needs the judge, who comes a moment later.
  { ...moment('goal', '2023', 'phase=goal'), shows: '.goal-deeds .btn' },
  moment('goal-laid', '2023', 'phase=goal', layGoal(5)),
  // The tallest shape.
  moment('goal-tall', '2023', 'phase=goal', layGoal(4)),
  moment('goal-bonus', '2023', 'phase=goal', touching('.goal-deeds > .btn:first-child', '.goal-ask')),
  moment('goal-none', '2023', 'phase=goal', touching('.goal-deeds > .btn:nth-child(2)', '.goal-ask')),
  { ...moment('goal-equations', 'equations', 'phase=goal'), shows: '.goal-deeds .btn' },
  moment('goal-equations-laid', 'equations', 'phase=goal', async (page) => {
    for (const at of [0, 1, 4, 7, 9]) await page.locator('.goal-trays button').nth(at).click();
  }),
  moment('no-goal', '2023', 'phase=no-goal'),
  moment('no-goal-sure', '2023', 'phase=no-goal', touching('.goal-big > button', '.goal-sure')),
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
    await seen(page, '.tbl-ask');
  }),
  moment('asked-equations', 'equations', 'phase=move&n=8', async (page) => {
    await takeCube(page);
    await page.keyboard.press('f');
    await seen(page, '.tbl-ask');
  }),
  moment('refused', '2017', 'phase=move&n=8&who=other', touching('.tbl-supply .tbl-pick', '.tbl-notice .line.bad')),
  moment('paper', '2019', 'phase=move&n=8&practice=1', async (page) => {
    await openPaper(page);
    await write(page, 'R U B');
  }),
  moment('paper-equations', 'equations', 'phase=move&n=8&practice=1', async (page) => {
    await openPaper(page);
    await write(page, '(8-2)x0+2');
  }),
  moment('paper-blank', '2017', 'phase=move&n=8', openPaper),
  moment('universe', '2023', 'phase=move&n=8', (page) => touch(page, '.tbl-bar .tbl-phone')),
  moment('score', '2023', 'phase=move&n=8', openScore),
  moment('menu', '2023', 'phase=move&n=8', openMenu),
  moment('menu-live', '2023', 'phase=move&n=8&people=1&free=1', openMenu),
  moment('keys', '2019', 'phase=move&n=8', press('Shift+?', '.tbl-keys')),
  moment('howto', '2023', 'phase=move&n=8', inMenu('.tbl-menu > .tbl-howto > .btn', '.how-step')),
  moment('howto-equations', 'equations', 'phase=move&n=8&practice=1', press('Shift+H', '.how-step')),
  moment('howto-2011', '2011', 'phase=start&n=1', press('Shift+H', '.how-step')),
  moment('howto-offered', '2023', 'phase=start&n=1&practice=1&new=1', (page) => seen(page, '.how-offer')),
  moment('howto-offered-equations', 'equations', 'phase=start&n=0&practice=1&new=1', (page) =>
    seen(page, '.how-offer'),
  ),
  moment('phrases', '2023', 'phase=move&n=8&people=1', inMenu('.lv-phrases > .btn', '.lv-phrases ul')),
  moment('call-judge', '2023', 'phase=move&n=8&people=1&free=1', inMenu('.tbl-menu .jd > .btn', '.tbl-menu .jd input')),
  moment('leaving', '2023', 'phase=move&n=8', inMenu('.tbl-menu > li:last-child > .btn', '.tbl-leaving')),
  moment('left', '2023', 'phase=left&officiating=strict'),
  moment('left-other', '2023', 'phase=left&officiating=strict&who=other'),
  moment('away', '2023', 'phase=move&n=8&away=b'),
  moment('illegal', '2023', 'phase=illegal&officiating=table'),
  moment('charging', '2023', 'phase=illegal&officiating=table', touching('.tbl-charge', '.tbl-charging')),
  moment(
    'charging-equations',
    'equations',
    'phase=illegal&officiating=table',
    touching('.tbl-charge', '.tbl-charging'),
  ),
  moment('block', '2023', 'phase=block&n=6'),
  moment('block-2011', '2011', 'phase=block&n=2'),
  moment('block-held', '2023', 'phase=block&n=2&who=other'),
  moment('write', '2023', 'phase=write&officiating=table'),
  moment('write-written', '2019', 'phase=write', (page) => write(page, "(R U B)' - G")),
  moment('write-asked', '2019', 'phase=write', async (page) => {
    await write(page, "(R U B)' - G");
    await touch(page, '.wri-main');
    await seen(page, '.wri-ask');
  }),
  moment('write-wild', '2019', 'phase=write', touching('.pap-word', '.pap-tray')),
  moment('write-equations', 'equations', 'phase=write&officiating=table'),
  moment('write-equations-written', 'equations', 'phase=write&n=1', (page) => write(page, '(2x3)-6/2')),
  moment('write-declining', '2023', 'phase=write&officiating=table', touching('.wri-main + .btn', '.wri-ask')),
  moment('write-2011', '2011', 'phase=write&officiating=table'),
  moment('write-own-goal', '2023', 'phase=own-goal'),
  moment('write-own-goal-equations', 'equations', 'phase=own-goal'),
  moment('write-force-out', '2011', 'phase=force-out'),
  moment('write-force-out-a', '2011', 'phase=force-out-a'),
  moment('which', '2019', 'phase=which&officiating=table'),
  moment('which-equations', 'equations', 'phase=which&officiating=table'),
  moment('sealed', '2023', 'phase=write&who=other&n=2'),
  moment('sealed-equations', 'equations', 'phase=write&who=other&n=1'),
  moment('check', '2019', 'phase=check&officiating=table'),
  moment('check-grouped', '2023', 'phase=check&officiating=table&n=2', async (page) => {
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
  moment('judge-asked', '2017', 'phase=official&who=judge'),
  moment('judge-order', '2023', 'phase=official&who=judge', async (page) => {
    await page.locator('.jd-order select').first().selectOption('penalize', { timeout: PATIENCE_MS });
    await touch(page, '.jd-players .btn');
    await seen(page, '.jd-fields');
  }),
  moment(
    'judge-leaving',
    '2023',
    'phase=official&who=judge&people=1',
    inMenu('.tbl-menu > li:last-child .btn', '.ck-ask'),
  ),
  moment('official-asked', '2017', 'phase=official'),
  ...[
    ['projector', '2023', 'phase=move&n=8'],
    ['projector-check', '2019', 'phase=check&officiating=table'],
    ['projector-equations', 'equations', 'phase=move&n=8&left=42&call=1122'],
  ].map(([name, book, query]) => ({ name, site: 'gallery', address: `#/projector?book=${BOOKS[book]}&${query}` })),
  moment('reconnecting', '2023', 'phase=move&n=8&connection=reconnecting&call=1122'),
  moment('round-time', '2017', 'phase=move&n=8&call=1122&offline=1'),
  moment('last-minutes', 'equations', 'phase=move&n=8&call=252&round=ended&practice=1'),
  moment('cut-off', '2023', 'phase=move&n=8&connection=gone'),
  moment('late', '2023', 'phase=move&n=3&who=audience&late=1'),
  part('help-unknown', '2023', 'phase=move&n=8&found=unknown'),
  part('help-working', '2023', 'phase=move&n=8&found=working'),
  part('help-stopped', '2023', 'phase=move&n=8&found=stopped'),
  part('help-failed', '2023', 'phase=move&n=8&found=failed'),
  ...STATES.map((name) => state(name)),
];

/** What one looks at standing still. */
export const STILL = SCREENS.filter(({ moves = false }) => !moves);
