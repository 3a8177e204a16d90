#!/usr/bin/env node
// Draws the icons of the installed app from its sign. Run it when the sign changes: node apps/web/tools/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../../../scripts/chromium.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PAPER = '#f4f1ea';
/** `share`: how much of the icon the sign takes. A maskable icon may lose its edge. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 0.72, round: 0.22 },
  { name: 'icon-512.png', size: 512, share: 0.72, round: 0.22 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.52, round: 0 },
];

const sign = readFileSync(here('../public/icon.svg'), 'utf8');
const browser = await startChromium();
try {
  for (const { name, size, share, round } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * share);
    await page.setContent(
      `<body style="margin:0"><div style="width:${size}px;height:${size}px;display:grid;place-items:center;background:${PAPER};border-radius:${size * round}px"><img width="${side}" height="${side}" src="data:image/svg+xml,${encodeURIComponent(sign)}"></div>`,
    );
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.screenshot({ path: here(`../public/${name}`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
