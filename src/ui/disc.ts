import { css } from "./style.ts";

/** A quiet disc at the start of a row, for a sign or a letter. */
export const discClass = css`
  display: grid; place-items: center; width: 32px; height: 32px; flex: none; border-radius: 50%; background: var(--sunken); color: var(--ink-2);
`;
