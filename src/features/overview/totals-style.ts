import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** Mock-up j-overview: the total and its accounts. What can be done stands below a total that has no room beside it. */
export const totalsTop = css`
  display: flex; align-items: flex-end; gap: 24px; padding: 20px 24px; flex-wrap: wrap;
  & > div:first-of-type { flex: 1 1 20rem; min-width: min-content; }
  ${media.phone} {
    padding: 12px 16px 16px; gap: 16px; flex-direction: column; align-items: stretch;
    & > div:first-of-type { flex: 1; min-width: 0; }
  }
`;
/** In one line beside the total, two by two on phones. */
export const moneyActions = css`
  display: flex; flex-wrap: wrap; gap: 8px;
  ${media.phone} {
    display: grid; grid-template-columns: repeat(2, minmax(0, 1fr));
    & > a { padding-inline: 8px; white-space: normal; }
  }
  ${media.stacked} { grid-template-columns: minmax(0, 1fr); }
`;
export const totalFigure = css`
  font-size: 2.5rem; line-height: 3rem; font-weight: 600; letter-spacing: -.02em; min-height: 48px;
  &:lang(ar) { letter-spacing: 0; }
  ${media.phone} { font-size: min(2.125rem, 10.5vw); line-height: 2.75rem; min-height: 44px; }
`;
/** A total in a currency of small units: it is read whole, or not at all. */
export const longFigure = css`${media.phone} { font-size: 1.5rem; }`;
export const label = css`display: flex; align-items: center; gap: 8px; font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2);`;
export const changeLine = css`
  display: flex; flex-wrap: wrap; gap: 0 8px; font-size: .8125rem; line-height: 1.25rem; margin-block-start: 4px; min-height: 20px;
`;
export const missing = css`font-size: .8125rem; line-height: 1.25rem; color: var(--warn); margin-block-start: 4px;`;

export const shareBar = css`
  display: flex; gap: 3px; height: 8px; margin-inline: 24px;
  & > i { border-radius: 3px; min-width: 3px; flex-basis: 0; }
  ${media.phone} { margin-inline: 16px; }
`;
/** Where there is nothing, or where its parts would say how hidden amounts relate. */
export const emptyBar = css`border-radius: 3px; background: var(--pressed);`;
/** From ink to pale, by the account's place in the list. */
const shades = ["100%", "62%", "38%", "20%"] as const;
export const shadeClasses = shades.map(
  (share) => css`background: color-mix(in srgb, var(--ink) ${share}, var(--surface));`,
);
export const accountList = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(216px, 1fr)); padding: 12px;
  & > li { padding: 8px 12px; display: grid; gap: 4px; align-content: start; }
  & b { font-size: 1rem; line-height: 1.5rem; font-weight: 600; padding-inline-start: 18px; }
  ${media.phone} {
    grid-template-columns: 1fr; padding: 8px 0;
    & > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; padding: 8px 16px; gap: 4px 12px; }
    & b { font-size: .875rem; line-height: 1.25rem; padding: 0; }
  }
`;
export const square = css`width: 10px; height: 10px; border-radius: 3px; flex: none;`;
export const shareText = css`
  color: var(--ink-3); margin-inline-start: auto;
  ${media.phone} { margin-inline-start: 0; }
`;
