/**
 * What stands in the document itself until the app's code has come: the header with the mark, the side bar and the
 * grey lines of a page, where the app's own will stand, so that nothing moves when they take their place. Part of the
 * build (scripts/build/document.ts), of no script: inline, with its hash in the policy (D7.2).
 */
type Colors = Readonly<Record<string, string>>;

const used = ["canvas", "surface", "line", "pressed", "ink"];
const colors = (theme: Colors): string => used.map((name) => `--${name}:${theme[name]};`).join("");

/** `light` and `dark` are the design tokens, which are a sheet of their own. */
export const firstPaintStyle = (light: Colors, dark: Colors): string => themes(light, dark) + rules.join("");

const themes = (light: Colors, dark: Colors): string =>
  `:root{${colors(light)}color-scheme:light}@media(prefers-color-scheme:dark){:root{${colors(dark)}color-scheme:dark}}`;

/** On phones what stands ahead of a page ends where it will in the app, which has its title in the header: 60 px less of the grey. */
const rules = [
  "html{background:var(--canvas)}",
  "body{margin:0}",
  "#shell{min-height:100vh;display:flex;flex-direction:column;font:14px/20px system-ui,sans-serif}",
  "#shell>header{height:56px;box-sizing:border-box;flex:none;display:flex;align-items:center;gap:10px;padding:0 24px;background:var(--surface);border-block-end:1px solid var(--line);color:var(--ink);font-weight:600;font-size:18px}",
  "#shell>header>svg{width:26px;height:26px}",
  "#shell>div{flex:1;display:grid;grid-template-columns:232px minmax(0,1fr)}",
  "#shell aside{background:var(--surface);border-inline-end:1px solid var(--line)}",
  "#shell main{padding:28px 32px}",
  "#shell main>div{max-width:1160px;margin-inline:auto}",
  "#shell i{display:block;border-radius:4px;background:var(--pressed);height:320px}",
  "#shell main>div>i{width:160px;height:24px;margin-block:8px 28px}",
  "@media(max-width:1199px){#shell>div{grid-template-columns:64px minmax(0,1fr)}}",
  "@media(max-width:991px){#shell>div{grid-template-columns:minmax(0,1fr)}#shell aside{display:none}#shell main{padding:24px}}",
  "@media(max-width:767px){#shell>header{height:52px;padding:0 16px}#shell main{padding:16px}#ahead>div>:first-child{block-size:454px!important}}",
];

/** The mark of the header; src/ui/layout/brand.tsx paints the same. */
const mark =
  '<svg viewBox="0 0 26 26"><rect width="26" height="26" rx="6" fill="#f7a600"/><path d="M18.2 8.6A7 7 0 1 0 18.2 17.4" fill="none" stroke="#14181f" stroke-width="2.6" stroke-linecap="round"/><circle cx="13" cy="13" r="2.1" fill="#14181f"/><path d="M13 13h6.6" stroke="#14181f" stroke-width="2.2" stroke-linecap="round"/></svg>';

/** Left to right until the app takes its place, whatever the language: turned round on the way it would move twice. */
export const firstPaintMarkup = `<div id="shell" dir="ltr" aria-hidden="true"><header>${mark}<span>Coffer</span></header><div><aside></aside><main><div><i></i><div id="ahead"><i></i></div></div></main></div></div>`;
