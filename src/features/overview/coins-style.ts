import { media } from "#src/ui/breakpoints.ts";
import { rowBox, rowCell } from "#src/ui/row-target.ts";
import { css } from "#src/ui/style.ts";

export const coinsCard = css`container-type: inline-size;`;
/** On phones the search has a line of its own. */
export const head = css`
  flex-wrap: wrap; gap: 8px 16px;
  & > h2 { flex: 1; min-width: 0; }
  & > span { display: flex; }
  & label { align-items: center; }
`;
export const search = css`width: 200px; ${media.phone} { width: 100%; margin-block-end: 4px; }`;

/**
 * A table whose columns keep their width while figures tick. Long ones take the room of what opens anyway. On phones each row is a
 * card: disc and name, value above the amount; the rest is one press away. Of columns that went the last ones are without width: what
 * opens spans them all, and would share the room among them.
 */
export const coinTable = css`
  width: 100%; border-collapse: collapse; table-layout: fixed;
  & > thead th { font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); text-align: start; padding: 12px 8px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & > tbody > tr > th { font-weight: 400; text-align: start; }
  & > tbody > tr > :is(th, td) { padding: 8px; border-block-end: 1px solid var(--line); height: 60px; }
  & > tbody > tr:last-child > :is(th, td) { border-block-end: 0; }
  & > :is(thead, tbody) > tr > :is(th, td):first-child { padding-inline-start: 20px; }
  & > :is(thead, tbody) > tr > :is(th, td):last-child { padding-inline-end: 20px; }
  & > thead .figure, & > tbody > tr > .figure { text-align: right; }
  & th.price { width: 116px; }
  & th.change { width: 76px; }
  & > thead th.amount { width: 164px; }
  & > thead th.frozen { width: 88px; }
  & th.value { width: 120px; }
  & th.more { width: 44px; }
  &[data-long] {
    & th.price { width: 136px; }
    & > thead th.amount { width: 200px; }
    & > thead th.frozen { width: 104px; }
    & th.value { width: 160px; }
    @container (max-width: 55.9375rem) { & > :is(thead, tbody) > tr > .frozen { display: none; } & > colgroup > :last-child { width: 0; } }
    @container (max-width: 47.4375rem) { & > :is(thead, tbody) > tr > .change { display: none; } & > colgroup > :nth-last-child(2) { width: 0; } }
  }
  & > tbody > tr > .amount > span { flex-wrap: wrap; justify-content: flex-end; max-width: 100%; }
  & > tbody > tr > .value { font-weight: 600; }
  & > tbody > tr > .coin { ${rowCell} }
  & > tbody > tr > .more { text-align: end; color: var(--ink-3); & > svg { vertical-align: middle; } }
  & > tbody > tr[data-open] > .more > svg { transform: rotate(180deg); }
  & > tbody > tr { --ground: var(--surface); }
  & > tbody > tr:is([data-open], [data-detail]) { --ground: var(--hover); background: var(--ground); }
  & > tbody > tr[data-open] > :is(th, td) { border-block-end-width: 0; }
  & > tbody > tr[data-detail] > td { height: auto; padding: 0; }
  ${media.hover} { & > tbody > tr:hover { --ground: var(--hover); background: var(--ground); } }
  & .unit { display: none; }
  @container (max-width: 47.4375rem) { & > :is(thead, tbody) > tr > .frozen { display: none; } & > colgroup > :last-child { width: 0; } }
  @container (max-width: 39.9375rem) { & > :is(thead, tbody) > tr > .change { display: none; } & > colgroup > :nth-last-child(2) { width: 0; } }
  ${media.phone} {
    display: block;
    & > tbody { display: block; }
    & > :is(colgroup, thead), & > tbody > tr > :is(.price, .change, .frozen) { display: none; }
    & > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(52%) 16px; gap: 0 12px; padding: 12px 16px; border-block-end: 1px solid var(--line); ${rowBox} }
    & > tbody > tr:last-child { border: 0; }
    & > tbody > tr[data-open] { border-block-end-color: transparent; }
    & > tbody > tr > :is(th, td):is(td, :first-child, :last-child) { display: block; padding: 0; border: 0; height: auto; background: none; }
    & > tbody > tr > .coin { position: static; grid-area: 1 / 1 / 3 / 2; align-self: center; }
    & > tbody > tr > .value { grid-area: 1 / 2; }
    & > tbody > tr > .amount { grid-area: 2 / 2; font-size: .75rem; line-height: 1rem; color: var(--ink-3); direction: ltr; & > span { --fw: auto !important; } }
    & > tbody > tr > .more { grid-area: 1 / 3 / 3 / 4; align-self: center; }
    & > tbody > tr[data-detail] { display: block; padding: 0; }
    & > tbody > tr > :is(.price, .change, .frozen):is(td) { display: none; }
    & .unit { display: inline; margin-inline-start: 3px; }
    [dir="rtl"] & > tbody > tr > :is(.value, .amount) { text-align: left; }
  }
`;
/** A code that is longer than its cell goes on below. */
export const coinCell = css`
  display: flex; align-items: center; gap: 12px; min-width: 0;
  & > div { min-width: 0; overflow-wrap: anywhere; }
  & > div > :last-child { unicode-bidi: plaintext; text-align: match-parent; }
`;
export const ageLine = css`
  display: flex; align-items: center; justify-content: flex-end; gap: 4px; font-size: .75rem; line-height: 1rem; color: var(--warn);
`;

/** Below the row, on its ground; above the row's target, which ends with the row. */
export const coinDetail = css`
  display: grid; gap: 12px; padding: 4px 20px 20px 64px;
  [dir="rtl"] & { padding: 4px 64px 20px 20px; }
  ${media.phone} { &, [dir="rtl"] & { padding: 12px 16px 16px; } }
`;
/** What the row itself shows from a tablet on. */
export const narrowFacts = css`${media.tablet} { display: none; }`;
/** On phones an account is a block, a figure a line of it: four columns of long figures are wider than the page. */
export const partsTable = css`
  width: 100%; border-collapse: collapse; font-size: .8125rem; line-height: 1.25rem;
  & th { text-align: start; font-weight: 400; color: var(--ink-2); padding: 6px 8px 6px 0; }
  & thead th { font-size: .75rem; line-height: 1rem; color: var(--ink-3); border-block-end: 1px solid var(--line-2); }
  & td { padding: 6px 0 6px 8px; }
  & .figure { text-align: end; padding-inline: 8px 0; }
  & .value { font-weight: 500; }
  ${media.phone} {
    &, & > tbody, & tr, & > tbody th { display: block; }
    & > thead { display: none; }
    & tr { padding-block: 6px; border-block-start: 1px solid var(--line-2); }
    & > tbody th { padding: 0; }
    & .figure { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 2px 0; }
    & td::before { content: attr(data-label); font-weight: 400; color: var(--ink-3); }
  }
`;
/** Two a line on phones; one whose words need more has a line of its own. */
export const detailActions = css`
  display: flex; flex-wrap: wrap; gap: 8px;
  ${media.phone} { & > * { flex: 1 1 calc(50% - 5px); } }
`;
