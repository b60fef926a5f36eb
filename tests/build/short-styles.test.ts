/** D8.1: styles without blanks that mean nothing. */
import { expect, test } from "vitest";
import { shortStyle, withShortStyles } from "../../scripts/build/short-styles.ts";

test.each([
  ["color: red; padding: 0 calc(100% - 16px);", "color:red;padding:0 calc(100% - 16px);"],
  [
    "\n  & > :is(a, button) + p {\n    margin: -1px 0;\n  }\n  & b c { top: 0; }",
    " & > :is(a,button) + p{margin:-1px 0}& b c{top:0}",
  ],
  [
    '[dir="rtl"] & { left: 0; } &::after { content: "a; b: { c }"; }',
    '[dir="rtl"] &{left:0}&::after{content:"a; b: { c }"}',
  ],
  [
    "@media (max-width: 47.9em) and (hover: hover) { a &&& { inset: auto 0 0; } }",
    "@media (max-width:47.9em) and (hover:hover){a &&&{inset:auto 0 0}}",
  ],
  [
    "--gap: calc(2 * var(--step, 4px)); font: 400 1em/1.5 a, b;",
    "--gap:calc(2 * var(--step,4px));font:400 1em/1.5 a,b;",
  ],
  ["& :hover, & a:not(.b, .c) { color: red; }", "& :hover,& a:not(.b,.c){color:red}"],
])("%j", (style, short) => {
  expect(shortStyle(style)).toBe(short);
});

test("is done in styles alone, and not to what is computed in them", () => {
  const computed = (name: string): string => `$\{ ${name} }`;
  const code = `const a = css\` color: red; ${computed("m( 1, 2 )")} { b: ${computed("c")} 4px; } \`; const b = text\` a; b \`;`;
  const short = `const a = css\`color:red;${computed("m( 1, 2 )")}{b:${computed("c")} 4px}\`; const b = text\` a; b \`;`;
  expect(withShortStyles(code)).toBe(short);
});

test("keeps the lines of what follows", () => {
  expect(withShortStyles("const a = css`\n  b: c;\n`;\nconst d = 1;")).toBe(
    "const a = css`b:c;`\n\n;\nconst d = 1;",
  );
});
