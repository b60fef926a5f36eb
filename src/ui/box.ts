import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

/** The frame of an input of one line. States: `sm` as a class, `aria-invalid` and `:disabled` of the control inside. No phone zooms in, held sideways either. */
export const boxClass = css`
  display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 0 12px; border: 1px solid var(--control);
  border-radius: var(--r1); background: var(--surface); width: 100%; color: var(--ink);
  transition: border-color var(--t1) var(--ease);
  &.sm { min-height: 40px; }
  ${media.phone} { font-size: 1rem; &.sm { min-height: 46px; } }
  ${media.coarse} { font-size: 1rem; }
  &:hover { border-color: var(--ink-2); }
  &:focus-within { border-color: var(--field-focus); box-shadow: inset 0 0 0 1px var(--field-focus); }
  &:has([aria-invalid="true"]) { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
  &:has([aria-invalid="true"]:focus) { box-shadow: inset 0 0 0 2px var(--danger); }
  &:has(:is(input, select, textarea):disabled) { background: var(--sunken); border-color: var(--line-2); color: var(--ink-off); box-shadow: none; }
  & > svg { color: var(--ink-2); }
`;

/** The control inside: the frame shows its focus. */
export const inputClass = css`
  flex: 1; min-width: 0; width: 100%; padding: 0; border: 0; background: none; outline: none; text-overflow: ellipsis;
  appearance: none; align-self: stretch;
  [dir="rtl"] &[dir="ltr"] { text-align: right; }
  &:focus-visible { outline: none; }
  &::-webkit-search-cancel-button { display: none; }
  &:disabled { cursor: not-allowed; -webkit-text-fill-color: currentColor; opacity: 1; }
  &:disabled::placeholder { color: var(--ink-off); }
`;

export const fieldClass = css`display: flex; flex-direction: column; gap: 6px; min-width: 0;`;

export const labelClass = css`
  font-size: .8125rem; line-height: 1.25rem; font-weight: 500; color: var(--ink-2); display: flex; align-items: center; gap: 8px;
`;
