import type { ReactNode } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { media } from "#src/ui/breakpoints.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { css } from "#src/ui/style.ts";
import { isClosed, type PickFor } from "./coin-list.ts";

const row = css`
  display: flex; gap: 8px; overflow-x: auto; scrollbar-width: none; margin-block: -8px; padding-block: 2px;
  &::-webkit-scrollbar { display: none; }
`;
const chip = css`
  display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 12px; border: 1px solid var(--line-2);
  border-radius: var(--r1); font-size: .8125rem; font-weight: 500; background: var(--surface); white-space: nowrap; flex: none;
  &:hover { background: var(--hover); }
  ${media.phone} { min-height: 44px; }
`;

export interface RecentCoinsProps {
  readonly coins: readonly ConvertCoin[];
  readonly recent: readonly string[];
  readonly pickFor: PickFor;
  readonly onPick: (coin: string) => void;
}

/** Shortcuts to the coins picked lately, as far as they can be chosen here. */
export function RecentCoins({ coins, recent, pickFor, onPick }: RecentCoinsProps): ReactNode {
  const { t } = useTranslation();
  const byCode = new Map(coins.map((coin) => [coin.coin, coin]));
  const shown = recent.flatMap((code) => {
    const coin = byCode.get(code);
    return coin === undefined || isClosed(coin, pickFor) ? [] : [coin];
  });
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call shortcuts form controls
    <div className={row} role="group" aria-label={t("convert.picker.recent")}>
      {shown.map((coin) => (
        <button key={coin.coin} type="button" className={chip} onClick={() => onPick(coin.coin)}>
          <CoinDisc coin={coin.coin} icon={coin.icon} size={20} />
          {coin.coin}
        </button>
      ))}
    </div>
  );
}
