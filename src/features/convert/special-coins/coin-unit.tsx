import type { ReactNode } from "react";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { css } from "#src/ui/style.ts";

const unit = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 40px; font-weight: 600; font-size: 1rem; flex: none; white-space: nowrap;
`;

/** The coin of a well where there is none to choose. */
export function CoinUnit({ coin, icon }: { readonly coin: string; readonly icon: string }): ReactNode {
  return (
    <span className={unit}>
      <CoinDisc coin={coin} icon={icon} size={24} />
      {coin}
    </span>
  );
}
