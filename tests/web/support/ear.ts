// What a screen reader has to say: what has the focus, as the browser's own accessibility tree knows it, and what live regions tell.
import type { CDPSession, Page } from 'playwright-core';

export interface Heard {
  how: 'focus' | 'polite' | 'assertive';
  text: string;
}

/** Runs in the page before anything else: notes what is added to live regions. */
function listen(): void {
  const said: Heard[] = [];
  Object.assign(globalThis, { saidByRegions: said });
  const LIVE = '[aria-live], [role="alert"], [role="status"], [role="log"]';
  const howOf = (region: Element): Heard['how'] | 'off' => {
    const live = region.getAttribute('aria-live');
    if (live) return live as 'polite';
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
  };
  /** Pictures are heard by their names, and what is hidden is not heard. */
  const heardIn = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null;
    return label ?? [...node.childNodes].map(heardIn).join(node.matches('span, b, i, small, a') ? '' : ' ');
  };
  const note = (region: Element, text: string) => {
    const how = howOf(region);
    const clean = text.replace(/\s+/g, ' ').trim();
    if (how !== 'off' && clean !== '') said.push({ how, text: clean });
  };
  const added = (node: Node) => {
    if (node instanceof Element && node.matches('[aria-live="off"]')) return;
    const around = node.parentElement?.closest(LIVE);
    if (around) note(around, heardIn(node));
    // A region that is new is heard only if it is an alert.
    else if (node instanceof Element)
      for (const alert of node.matches('[role="alert"]') ? [node] : node.querySelectorAll('[role="alert"]'))
        note(alert, heardIn(alert));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') added(target);
      else for (const node of addedNodes) added(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** As screen readers call them. */
const ROLES: Readonly<Record<string, string>> = {
  textbox: 'edit',
  radio: 'radio button',
  combobox: 'combo box',
  checkbox: 'check box',
  generic: '',
};

interface AxValue {
  value?: unknown;
}
interface AxNode {
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  properties?: readonly { name: string; value: AxValue }[];
}

function spoken({ role, name, value, properties = [] }: AxNode): string {
  const has = (property: string): unknown => properties.find((each) => each.name === property)?.value.value;
  const kind = String(role?.value ?? '');
  const pressed = has('pressed');
  const checked = has('checked');
  const states = [
    ...(pressed === undefined ? [] : [String(pressed) === 'true' ? 'pressed' : 'not pressed']),
    ...(checked === undefined ? [] : [String(checked) === 'true' ? 'checked' : 'not checked']),
    ...(has('expanded') === undefined ? [] : [has('expanded') === true ? 'expanded' : 'collapsed']),
    ...(has('disabled') === true ? ['unavailable'] : []),
  ];
  const called = pressed !== undefined && kind === 'button' ? 'toggle button' : (ROLES[kind] ?? kind);
  const text = typeof value?.value === 'string' ? value.value : '';
  return [String(name?.value ?? ''), called, ...states, text].filter((part) => part !== '').join(', ');
}

export class Ear {
  readonly page: Page;
  readonly heard: Heard[] = [];
  readonly #cdp: CDPSession;
  #taken = 0;

  static async at(page: Page): Promise<Ear> {
    await page.addInitScript(listen);
    return new Ear(page, await page.context().newCDPSession(page));
  }

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  /** What has the focus now: its name, what it is, and its state. */
  async focused(): Promise<string> {
    const { result } = await this.#cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return '';
    const { nodes } = await this.#cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0] ? spoken(nodes[0] as AxNode) : '';
  }

  /** Hears what has the focus, and what was said since. */
  async listen(): Promise<readonly Heard[]> {
    const all = await this.page.evaluate(
      () => (globalThis as unknown as { saidByRegions?: Heard[] }).saidByRegions ?? [],
    );
    const more: Heard[] = all.slice(this.#taken);
    this.#taken = all.length;
    const text = await this.focused();
    const last = this.heard.findLast(({ how }) => how === 'focus');
    if (text !== '' && text !== last?.text) more.push({ how: 'focus', text });
    this.heard.push(...more);
    return more;
  }
}
