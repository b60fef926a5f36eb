import type { ReactNode } from "react";
import { CoinDisc } from "./coin-disc.tsx";
import { css } from "./style.ts";

/** The middle of a line of text, where the middle of the disc belongs. */
const middle = "vertical-align: calc(.375em - 10px); margin-inline-end: 8px;";
const picture = css`
  display: inline-block; width: 20px; height: 20px; border-radius: 50%; background: var(--pressed) center / cover; ${middle}
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / .12);
`;
const letters = css`${middle}`;

/**
 * A coin's disc in a row that comes and goes: one element. The picture is its ground, as what cuts an image round is a
 * layer more for every row.
 */
export function RowCoin({
  coin,
  icon,
}: {
  readonly coin: string;
  readonly icon: string | undefined;
}): ReactNode {
  if (icon === undefined || icon === "") return <CoinDisc coin={coin} size={20} className={letters} />;
  return <span className={picture} style={{ backgroundImage: `url(${JSON.stringify(icon)})` }} />;
}
