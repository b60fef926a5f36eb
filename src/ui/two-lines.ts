import { css } from "./style.ts";

/** A name of others' that may take two lines and no third. Never for figures. */
export const twoLines = css`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; min-width: 0;
`;
