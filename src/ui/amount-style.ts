import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

/**
 * The well, 128 px high: an error takes the place of the line below the amount, so that nothing moves when it comes or
 * goes. It begins and ends clear of the swap button that rides on its edge. The well shows the focus of the input within;
 * errors win over focus, and are bolder with it.
 */
export const amountFrame = css`
  border: 1px solid var(--line-2); border-radius: var(--r2); padding: 12px 16px 14px; background: var(--surface);
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;
  &[data-calm] { background: var(--sunken); border-color: var(--line); }
  ${media.phone} { &[data-calm] { background: var(--surface); } }
  ${media.coarse} { row-gap: 10px; padding-block-end: 18px; }
  [data-seam] + &&, [data-seam] + * > && { padding-block-start: 16px; ${media.coarse} { padding-block-start: 20px; } }
  &:has(input:focus) { border-color: var(--field-focus); box-shadow: inset 0 0 0 1px var(--field-focus); }
  &:has(input:disabled), &:has(input:read-only) { background: var(--sunken); border-color: var(--line-2); box-shadow: none; }
  &:has(input:read-only:focus) { border-color: var(--field-focus); box-shadow: inset 0 0 0 1px var(--field-focus); }
  &&[data-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
  &&[data-invalid]:has(input:focus) { box-shadow: inset 0 0 0 2px var(--danger); }
`;

export const labelRow = css`
  display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 24px; font-size: .8125rem; line-height: 1.25rem;
  color: var(--ink-3); flex-wrap: wrap; margin-block-end: 4px;
  ${media.coarse} { margin-block-end: 0; }
  [data-seam] + * & { margin-block-end: 0; }
  & > :first-child { color: var(--ink-2); font-weight: 500; }
`;

/** With text of twice the size the coin goes below the amount rather than over it. */
export const inputRow = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px;`;

/** 32 px at all widths, so no phone zooms in. The steps below keep long amounts whole. */
export const typed = css`
  display: block; flex: 1; min-width: 0; width: 100%; height: 2.5rem; padding: 0; border: 0; background: none; outline: none;
  font-size: 2rem; line-height: 2.5rem; font-weight: 500; letter-spacing: -.02em; text-align: start; white-space: nowrap;
  overflow: hidden;
  ${media.coarse} { height: 2.75rem; line-height: 2.75rem; }
  [dir="rtl"] & { text-align: right; }
  &:focus-visible { outline: none; }
  &:disabled { color: var(--ink-off); -webkit-text-fill-color: currentColor; opacity: 1; cursor: not-allowed; }
  &::placeholder { color: var(--ink-3); }
`;

/** Room for one line, or for two lines of an error. */
export const subLine = css`
  font-size: .8125rem; line-height: 1.25rem; color: var(--ink-3); min-height: 2rem; display: grid; align-content: center;
`;

/** Long amounts take the next smaller step of type instead of being cut; phones take it earlier. */
export function lengthStep(text: string): 0 | 1 | 2 | 3 | 4 {
  if (text.length < 10) return 0;
  if (text.length < 13) return 1;
  if (text.length < 18) return 2;
  return text.length < 24 ? 3 : 4;
}

/** A figure that a long code leaves no room goes on in the next line: both are as high as one at the largest step. */
const twoLinesOfFace =
  "display: grid; align-content: center; line-height: 1.25rem; white-space: normal; overflow-wrap: anywhere; & span { white-space: normal; }";

/** Around the input and the figure that stands in for it. */
export const faceFrame = css`
  position: relative; display: block; flex: 1 1 8rem; min-width: 0;
  ${media.phone} { &[data-length="1"] > * { font-size: 1.5rem; } &[data-length="2"] > * { font-size: 1.125rem; } }
  ${media.tablet} { &[data-length="2"] > * { font-size: 1.5rem; } }
  &[data-length="3"] > * { font-size: 1.125rem; ${media.phone} { font-size: 1rem; } }
  &[data-length="4"] > * { font-size: 1rem; ${media.phone} { font-size: .8125rem; } }
  &:is([data-length="3"], [data-length="4"]) > span { ${twoLinesOfFace} }
  & > input[data-faced]:not(:focus) { color: transparent; }
  & > input:focus + span { display: none; }
`;

/** The figure in the input's place; a press goes through it. */
export const faceClass = css`
  position: absolute; inset: 0; pointer-events: none; overflow: hidden; font-size: 2rem; line-height: 2.5rem; font-weight: 500;
  letter-spacing: -.02em; white-space: nowrap;
  [dir="rtl"] & { text-align: right; }
  ${media.coarse} { line-height: 2.75rem; }
`;

/** The coin that a picker shows: opens the list of coins. */
export const pickClass = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 40px; padding-block: 0; padding-inline: 6px 8px;
  border: 1px solid var(--line-2); border-radius: var(--r1); font-weight: 600; font-size: 1rem; background: var(--surface);
  flex: none; color: var(--ink); white-space: nowrap;
  &:hover { border-color: var(--control); }
  &:disabled { color: var(--ink-off); background: var(--sunken); cursor: not-allowed; }
  ${media.coarse} { min-height: 44px; }
`;

/** A word within a well that does something: Max, 50 %. */
export const miniClass = css`
  position: relative; display: inline-flex; align-items: center; min-height: 24px; padding: 0 6px; border-radius: var(--r1);
  color: var(--link); font-weight: 600; font-size: .8125rem; line-height: 1.25rem; background: var(--primary-soft);
  &:hover { color: var(--link-hover); }
  &:disabled { color: var(--ink-off); background: var(--pressed); cursor: not-allowed; }
  &::before { content: ""; position: absolute; inset: -2px; ${media.coarse} { inset: -10px; } }
`;
