import { media } from "#src/ui/breakpoints.ts";
import { rowBox } from "#src/ui/row-target.ts";
import { css } from "#src/ui/style.ts";

export const targetsClass = css`
  border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 16px;
  & > legend { padding: 0; margin-block-end: 16px; font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
  & > div { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(88px, 1fr)); }
`;
export const targetClass = css`
  position: relative; display: flex; align-items: center; gap: 10px; min-height: 56px; padding: 8px 10px; border: 1px solid var(--line-2);
  border-radius: var(--r2); background: var(--surface); cursor: pointer; min-width: 0;
  & > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  & > span { display: grid; min-width: 0; font-weight: 600; }
  & small { font-size: .75rem; line-height: 1rem; font-weight: 400; color: var(--ink-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; ${media.phone} { display: none; } }
  ${media.hover} { &:hover { border-color: var(--control); } }
  &:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
export const barClass = css`
  display: block; height: 6px; border-radius: 3px; background: var(--pressed); overflow: hidden;
  & > span { display: block; height: 100%; border-radius: inherit; background: var(--on-bg); }
`;
export const linkRowClass = css`${rowBox} display: flex; align-items: center; gap: 12px;`;
export const discClass = css`
  display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;
