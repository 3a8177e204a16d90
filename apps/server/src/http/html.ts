// Plain pages: words without script, styled by one sheet.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const STYLE_PATH = '/style.css';

/** `body`: HTML in which everything from outside is escaped. */
export const makePage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="data:,">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const STYLE = `
:root { color-scheme: light dark; --line: rgb(128 128 128 / 0.6); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
h3 { margin-top: 2rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
p code, li code { white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.25rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { font-weight: bold; }
tfoot tr:first-child > * { border-top-width: 3px; }
.sign { margin-top: 3rem; display: flex; flex-wrap: wrap; gap: 2rem; }
.sign div { flex: 1 1 12rem; border-top: 1px solid; padding-top: 0.25rem; }
@media (max-width: 40rem) {
  main { padding: 0.5rem; }
  table { font-size: 0.75rem; }
  th, td { padding: 0.2rem; }
}
@media print {
  :root { --line: currentcolor; }
  @page { margin: 1.5cm; }
  main { max-width: none; padding: 0; }
  tr, .sign { break-inside: avoid; }
  thead { display: table-header-group; }
  .screen { display: none; }
}
`;
