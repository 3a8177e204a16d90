// A picture of the table: the board on the screen, written anew as one SVG with its styles and letters, and turned into a PNG.
// It is written as text, because the policy of the page lets nothing in the page have a style of its own.

/** The styles that a picture needs; everything else looks as the browser draws it. */
const COPIED = [
  'align-content',
  'align-items',
  'background',
  'border',
  'border-radius',
  'bottom',
  'box-shadow',
  'box-sizing',
  'color',
  'column-gap',
  'display',
  'fill',
  'flex-wrap',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'grid-auto-columns',
  'grid-column-end',
  'grid-column-start',
  'grid-row-end',
  'grid-row-start',
  'grid-template-columns',
  'grid-template-rows',
  'height',
  'justify-content',
  'justify-items',
  'left',
  'letter-spacing',
  'line-height',
  'list-style',
  'margin',
  'min-height',
  'outline',
  'outline-offset',
  'padding',
  'place-items',
  'position',
  'right',
  'row-gap',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
  'text-align',
  'text-transform',
  'top',
  'transform',
  'visibility',
  'white-space',
  'width',
];

const styleText = (style: CSSStyleDeclaration): string =>
  escaped(COPIED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const XHTML = 'http://www.w3.org/1999/xhtml';
/** What says how a sign is drawn; styles say the rest. */
const isDrawing = (name: string): boolean => !/^(class|style|id|on.*|aria-.*|role)$/.test(name);

/** An element as text, with its styles. */
function written(element: Element): string {
  const style = getComputedStyle(element);
  if (style.display === 'none') return '';
  const isHtml = element.namespaceURI === XHTML;
  const drawing = isHtml
    ? []
    : [...element.attributes]
        .filter(({ name }) => isDrawing(name))
        .map(({ name, value }) => ` ${name}="${escaped(value)}"`);
  const inside = [...element.childNodes].map((child) => {
    if (child instanceof Element) return written(child);
    return child.nodeType === Node.TEXT_NODE ? escaped(child.textContent ?? '') : '';
  });
  // The foot of a 6 is drawn by its style, and becomes a thing of its own here.
  const after = getComputedStyle(element, '::after');
  const foot =
    isHtml && after.content !== 'none' && after.content !== 'normal' ? `<span style="${styleText(after)}"/>` : '';
  const name = isHtml ? 'div' : element.localName;
  const space = element.localName === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return `<${name}${space}${drawing.join('')} style="${styleText(style)}">${inside.join('')}${foot}</${name}>`;
}

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The letters of the page. A picture loads nothing, so it carries them with it. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, sheet })),
  );
  const carried = await Promise.all(
    faces.map(async ({ rule, sheet }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (address === undefined) return '';
      const data = await asData(new URL(address, sheet.href ?? document.baseURI).href);
      const said = (name: string) => `${name}:${rule.style.getPropertyValue(name)};`;
      return `@font-face{${said('font-family')}${said('font-weight')}${said('font-style')}src:url("${data}")}`;
    }),
  );
  return `<style>${carried.join('')}</style>`;
}

export async function pictureOf(board: Element): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  // A browser that does not carry letters along still draws the rest.
  const fonts = await letters().catch(() => '');
  const inside = written(board).replace('<div', `<div xmlns="${XHTML}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fonts}<foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = 2;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot draw.'))), 'image/png'),
  );
}
