import { media } from "#src/ui/breakpoints.ts";
import { rowBox } from "#src/ui/row-target.ts";
import { css } from "#src/ui/style.ts";

/** Mock-up j-overview. */
export const totalsTop = css`
  display: flex; align-items: flex-end; gap: 24px; padding: 24px 24px 20px; flex-wrap: wrap;
  & > div:first-of-type { flex: 1; min-width: 0; }
  ${media.phone} { padding: 16px; gap: 16px; flex-direction: column; align-items: stretch; }
`;
export const totalFigure = css`
  font-size: 40px; line-height: 48px; font-weight: 600; letter-spacing: -.02em; margin-block: 2px 4px;
  &:lang(ar) { letter-spacing: 0; }
  ${media.phone} { font-size: 34px; line-height: 44px; }
`;
export const label = css`display: flex; align-items: center; gap: 8px; font-size: 13px; line-height: 20px; color: var(--ink-2);`;

export const shareBar = css`
  display: flex; gap: 3px; height: 8px; margin-inline: 24px;
  & > i { border-radius: 3px; min-width: 3px; }
  ${media.phone} { margin-inline: 16px; }
`;
/** From ink to pale, by the account's place in the list. */
const shades = ["100%", "62%", "38%", "20%"] as const;
export const shadeClasses = shades.map(
  (share) => css`background: color-mix(in srgb, var(--ink) ${share}, var(--surface));`,
);
export const accounts = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); padding: 16px 12px 12px;
  & > li { padding: 12px; display: grid; gap: 2px; }
  & b { font-size: 16px; line-height: 24px; font-weight: 600; padding-inline-start: 18px; }
  ${media.phone} {
    grid-template-columns: 1fr; padding: 8px;
    & > li { grid-template-columns: 1fr auto; align-items: center; padding: 8px; gap: 12px; }
    & b { font-size: 14px; line-height: 20px; padding: 0; }
  }
`;
export const square = css`width: 10px; height: 10px; border-radius: 3px; flex: none;`;

export const coinsCard = css`container-type: inline-size;`;
export const search = css`width: 220px; ${media.phone} { width: 160px; }`;
/** A table; on phones each row is a card: disc and name, worth above the amount. */
export const coinTable = css`
  width: 100%; border-collapse: collapse;
  & th { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--ink-3); text-align: start; padding: 10px 12px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & td { padding: 10px 12px; border-block-end: 1px solid var(--line); height: 56px; }
  & tr:last-child td { border-block-end: 0; }
  & :is(th, td):first-of-type { padding-inline-start: 20px; }
  & :is(th, td):last-of-type { padding-inline-end: 20px; }
  & .figure { text-align: right; }
  & .value { font-weight: 600; }
  & tbody tr:hover { background: var(--hover); }
  & .unit { display: none; }
  @container (max-width: 680px) { & .change { display: none; } }
  ${media.phone} {
    display: block;
    & tbody { display: block; }
    & thead, & .price, & .change, & .act { display: none; }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 10px 16px; border-block-end: 1px solid var(--line); ${rowBox} }
    & tr:last-child { border: 0; }
    & td, & td:first-of-type, & td:last-of-type { display: block; padding: 0; border: 0; height: auto; }
    & td.change, & td.price { display: none; }
    & .coin { grid-area: 1 / 1 / 3 / 2; align-self: center; }
    & .value { grid-area: 1 / 2; text-align: end; }
    & .amount { grid-area: 2 / 2; text-align: end; font-size: 12px; line-height: 16px; color: var(--ink-3); }
    & td.act { display: block; position: absolute; z-index: 1; inset: 0; & > a { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; border-radius: 0; background: none; &::before, & > svg { display: none; } &:focus-visible { outline-offset: -2px; } } }
    & .amount span { width: auto; }
    & .unit { display: inline; margin-inline-start: 3px; }
  }
`;
export const coinCell = css`display: flex; align-items: center; gap: 12px; min-width: 0; & > div { min-width: 0; }`;
