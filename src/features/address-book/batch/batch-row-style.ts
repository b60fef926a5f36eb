import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";
import { hiddenRules } from "#src/ui/text.ts";

/** Rows of many addresses: lines of a table with one head, and where there is no room for columns, forms one below another. */

const columns = `display: grid; grid-template-columns: 3rem minmax(12rem, 1.3fr) minmax(0, 2fr) minmax(0, 1.05fr) minmax(0, 1.35fr) 5rem 2.5rem; column-gap: .75rem; padding-inline-end: .75rem;`;

export const head = css`
  ${columns} padding-block: .625rem; border-block-end: 1px solid var(--line); font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3);
  & > :first-child { text-align: center; }
  & > :not(:first-child) { padding-inline-start: 9px; }
  ${media.noRail} { display: none; }
`;

export const row = css`
  border-block-end: 1px solid var(--line);
  &[data-wrong] { box-shadow: inset 3px 0 0 var(--danger); }
  [dir="rtl"] &[data-wrong] { box-shadow: inset -3px 0 0 var(--danger); }
  & > :first-child { position: relative; color: var(--ink-3); }
  ${media.rail} {
    ${columns} align-items: start; padding-block: .375rem;
    &:hover { --cell: var(--line-2); }
    & > :first-child { display: grid; place-items: center; min-height: 2.5rem; & > span { display: grid; } }
  }
  ${media.noRail} {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .75rem; align-items: center; padding: .5rem 1.25rem 1rem;
    & > [data-wide] { grid-column: 1 / -1; }
    & > [data-remove] { grid-area: 1 / 2; margin-inline-end: -.625rem; }
    & > :first-child { font-weight: 600; }
  }
  ${media.phone} { padding-inline: 1rem; }
  &[hidden] { display: none; }
`;

/** A cell shows its frame while it is empty, wrong or about to be changed. */
const calm = "border-color: var(--cell, transparent); background: none;";
const inUse = ':hover, :focus-within, :has([aria-invalid="true"])';

export const field = css`
  position: relative;
  & input[dir="auto"] { text-align: match-parent; }
  ${media.rail} {
    gap: 0;
    & > label { ${hiddenRules} }
    & > label + div { min-height: 2.5rem; padding-inline: 8px; }
    & > label + div:not(${inUse}, :has(:placeholder-shown)) { ${calm} }
    & > :last-child > div { padding: 4px 8px; }
  }
  ${media.noRail} { & ::placeholder { color: transparent; } }
`;

/** A memo where the network has none. */
export const unused = css`
  & ::placeholder { color: var(--ink-3); }
  ${media.rail} { & > label + div:not(${inUse}) { ${calm} } }
`;

export const coin = css`
  ${media.rail} {
    & > div > div:first-child { grid-template-columns: auto minmax(0, 1fr); border-radius: var(--r1); background: none; }
    & > div > div:first-child:not(:hover, :focus-within, :has([data-empty])) { ${calm} }
    &[data-wrong] > div > div:first-child { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
    & > div > div > button { position: relative; min-height: 38px; padding: 0 8px; gap: 8px; border-radius: var(--r1); }
    & > div > div > button + button::before { display: none; }
    & > div > div > [name="coin"]:not([data-empty]) { padding-inline-end: 0; & > svg { display: none; } }
    & > div > div > [name="coin"][data-empty] { grid-column: 1 / -1; & + button { display: none; } }
    & > div > div > [name="coin"] > [aria-hidden]:first-child { display: inline-grid; width: 20px; height: 20px; font-size: .5rem; }
    & > div > div > button > span:not([aria-hidden]) {
      & > :first-child { ${hiddenRules} }
      & > :last-child { font-size: .875rem; line-height: 1.25rem; }
    }
    & > div > div > [name="network"] > span > :last-child { font-weight: 400; color: var(--ink-3); }
    & > div > :last-child:not(:empty) { margin: 0; padding: 4px 8px; }
  }
`;

export const trust = css`
  ${media.rail} { display: flex; align-items: center; min-height: 2.5rem; padding-inline-start: 9px; position: relative; & > span { ${hiddenRules} } }
  ${media.noRail} { display: flex; gap: .5rem; align-items: center; flex-direction: row-reverse; justify-content: flex-end; padding-block-start: .125rem; }
`;

export const remove = css`${media.rail} { display: grid; place-items: center; min-height: 2.5rem; }`;
