import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

export const headClass = css`display: grid; gap: 20px; padding: 24px 20px; ${media.phone} { padding: 16px; gap: 16px; }`;
export const titleClass = css`
  display: flex; align-items: center; gap: 16px;
  & > div { min-width: 0; }
  & h2 { font-size: 1.25rem; line-height: 1.75rem; &:focus { outline: none; } }
  & p { color: var(--ink-2); font-size: .8125rem; line-height: 1.25rem; }
`;
export const discClass = css`display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; flex: none;`;
export const discTones = {
  success: css`background: var(--success-soft); color: var(--success);`,
  partial_fulfillment: css`background: var(--warn-soft); color: var(--warn);`,
  failure: css`background: var(--danger-soft); color: var(--danger);`,
  running: css`background: var(--info-soft); color: var(--info);`,
} as const;
export const stepsClass = css`
  display: flex; gap: 4px;
  & > span { flex: 1; height: 5px; border-radius: 3px; background: var(--pressed); }
  & > span[data-on] { background: var(--success); }
`;
export const factsClass = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin: 0;
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; }
  & dt { font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2); }
  & dd { margin: 0; font-size: 1.25rem; line-height: 1.75rem; color: var(--ink-2); }
  & > div:first-child dd { font-weight: 600; color: var(--ink); }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr); gap: 8px;
    & > div { flex-direction: row; justify-content: space-between; }
    & dd { font-size: .875rem; line-height: 1.25rem; }
  }
`;
export const footClass = css`
  display: flex; align-items: center; gap: 12px; flex-wrap: wrap; min-height: 64px; color: var(--ink-2); font-size: .8125rem;
`;
export const noClass = css`display: inline-flex; align-items: center; gap: 4px; flex-wrap: wrap; direction: ltr; unicode-bidi: isolate;`;
export const actsClass = css`margin-inline-start: auto; display: flex; gap: 8px; flex-wrap: wrap;`;
export const failClass = css`display: grid; gap: 2px; justify-items: start; & > small { font-size: .75rem; line-height: 1rem; color: var(--ink-3); white-space: normal; }`;
/** The rows lie in a card already: as cards they have no frame of their own. */
export const tableClass = css`& tr[data-row] { border-inline: 0 !important; border-radius: 0 !important; } & tr[data-last] { border-block-end: 0 !important; }`;
