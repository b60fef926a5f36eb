import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { Badge } from "#src/ui/badge.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";

const head = css`display: flex; align-items: center; gap: 8px; min-width: 0;`;
const end = css`display: grid; justify-items: end; text-align: end; flex: none; max-width: 55%;`;

/** What a picker shows of a coin. */
export type OptionCoin = Pick<
  ConvertCoin,
  "coin" | "icon" | "fullName" | "balance" | "accuracyLength" | "uBalance"
>;

export interface CoinOptionProps {
  readonly coin: OptionCoin;
  /** It cannot be chosen for this end. */
  readonly closed: boolean;
  /** Picked lately. */
  readonly recent: boolean;
}

/** One coin of a picker: disc, code, name, balance and its value, or why it cannot be chosen. */
export function CoinOption({ coin, closed, recent }: CoinOptionProps): ReactNode {
  const { t } = useTranslation();
  const owns = coin.balance !== "" && !isZeroText(coin.balance);
  return (
    <>
      <CoinDisc coin={coin.coin} icon={coin.icon} size={32} />
      <div className={flow.grow}>
        <div className={head}>
          <span className={text.strong}>{coin.coin}</span>
          {recent && <Badge>{t("entry.picker.recent")}</Badge>}
        </div>
        <div className={cx(text.caption, text.ink3, twoLines)}>{coin.fullName}</div>
      </div>
      <div className={end}>
        {closed ? (
          <span className={cx(text.small, text.ink3)}>{t("entry.picker.closed")}</span>
        ) : (
          owns && (
            <>
              <OwnFigure
                kind="amount"
                value={coin.balance}
                places={coin.accuracyLength}
                className={text.medium}
              />
              <span className={cx(text.caption, text.ink3)}>
                <OwnFigure kind="value" value={coin.uBalance} unit="USDT" />
              </span>
            </>
          )
        )}
      </div>
    </>
  );
}
