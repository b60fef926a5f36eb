import { css } from "#src/ui/style.ts";

/** A record's number where it is read, not copied. Apart from the cells of a table: a result needs none of those. */
export const numberClass = css`font-family: var(--mono); font-size: .8125rem; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere;`;
