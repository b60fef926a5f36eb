import "./fonts.css";
import { media } from "./breakpoints.ts";
import { forcedColors } from "./forced-colors.ts";
import { injectGlobal } from "./style.ts";
import { colorVariables, dark, darkDepth, fontsByLanguage, light, lightDepth, shared } from "./tokens.ts";

const darkTheme = `${colorVariables(dark)} ${darkDepth} color-scheme: dark;`;

/**
 * What the device, or the messaging app around a mini-program, covers at each edge; `--under` is how much of the page
 * lies below what that app shows. src/mini-program sets the variables that these stand on.
 */
const insets = `${["left", "right", "bottom", "top"].map(inset).join(" ")}
  --under: calc(100dvh - var(--viewport-height, 100dvh));`;

function inset(side: string): string {
  const device = `var(--safe-${side}, env(safe-area-inset-${side}, 0px))`;
  return `--inset-${side}: calc(${device} + var(--safe-content-${side}, 0px));`;
}

/**
 * Tokens and base rules. Import once, before any part. The theme is `data-theme` on the root element; without it the
 * system decides. `data-rise="red"` swaps the colours of rise and fall, and nothing else. Where motion is reduced, what
 * names no transition has none, however short: what is measured would be of a moment ago.
 */
injectGlobal(`
:root { ${shared} ${insets} ${colorVariables(light)} ${lightDepth} color-scheme: light; }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${darkTheme} } }
:root[data-theme="dark"] { ${darkTheme} }
:root[data-rise="red"] { --up: var(--danger); --down: var(--success); }
${fontsByLanguage.map(([language, faces]) => `:root:lang(${language}) { --font: ${faces}; }`).join("\n")}

*, *::before, *::after { box-sizing: border-box; }
html { background: var(--canvas); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
html:has(dialog[open]) { overflow: hidden; }
html:has(dialog[open]) body { padding-inline-end: var(--scrollbar, 0); }
body { margin: 0; min-height: var(--viewport-height, 100dvh); font: 400 .875rem/1.25rem var(--font); color: var(--ink);
  background: var(--canvas); font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
#root { display: flex; flex-direction: column; min-height: var(--viewport-height, 100dvh);
  padding: 0 var(--inset-right) 0 var(--inset-left); }
body:lang(ar) { line-height: 1.375rem; letter-spacing: 0; }
h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: start; -webkit-tap-highlight-color: transparent; }
a { color: inherit; text-decoration: none; }
h1 { font-size: 1.5rem; line-height: 2rem; font-weight: 600; letter-spacing: -.01em; }
h1:lang(ar) { letter-spacing: 0; }
h2 { font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
h3 { font-size: .875rem; line-height: 1.25rem; font-weight: 600; }
hr { border: 0; border-block-start: 1px solid var(--line); margin: 0; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
::placeholder { color: var(--ink-3); opacity: 1; }
${forcedColors}
${media.still} {
  *, *::before, *::after { transition-property: none; }
  *, *::before, *::after { transition-duration: .01ms !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
}
`);
