import type { ReactNode } from "react";
import { CoinDisc } from "./coin-disc.tsx";
import { css } from "./style.ts";

const pair = css`position: relative; display: inline-block; flex: none; width: 32px; height: 32px;`;
const network = css`position: absolute; inset-block-end: -2px; inset-inline-end: -4px; outline: 2px solid var(--surface);`;

export interface ChainDiscProps {
  readonly coin: string;
  /** The network's code; no disc of its own where it is the coin's own chain. */
  readonly chain: string;
  /** Address of a coin's picture: a network has that of the coin it is named after. */
  readonly iconOf: (coin: string) => string | undefined;
}

/** A coin on a network: the network's disc stands at the coin's foot. Decoration: both stand beside it as text. */
export function ChainDisc({ coin, chain, iconOf }: ChainDiscProps): ReactNode {
  return (
    <span className={pair} aria-hidden="true">
      <CoinDisc coin={coin} icon={iconOf(coin)} size={32} />
      {chain !== "" && chain !== coin && (
        <CoinDisc coin={chain} icon={iconOf(chain)} size={16} className={network} />
      )}
    </span>
  );
}
