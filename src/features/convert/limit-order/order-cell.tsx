import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure, useOwnText } from "#src/ui/own-figure.tsx";
import { shortCode } from "#src/ui/short-code.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../form/use-convert.ts";
import { amountText } from "./order-text.ts";

/** What is paid, and what is wanted for it. */
export function OrderCell({
  order,
  coinOf,
  more = "",
}: Pick<Convert, "coinOf"> & {
  readonly order: LimitOrder;
  /** After what is wanted. */
  readonly more?: string;
}): ReactNode {
  const { fromCoin, toCoin, fromAmount, toAmount } = order;
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const places = (coin: string): number => coinOf(coin)?.accuracyLength ?? anyAccuracy;
  return (
    <div className={flow.rowWide}>
      <CoinPair
        from={{ coin: fromCoin, icon: coinOf(fromCoin)?.icon }}
        to={{ coin: toCoin, icon: coinOf(toCoin)?.icon }}
      />
      <div className={flow.grow}>
        <div className={text.strong}>
          <OwnFigure kind="amount" value={fromAmount} places={places(fromCoin)} unit={shortCode(fromCoin)} />
        </div>
        <div className={cx(text.small, text.ink3)}>
          {t("convert.limit.to", { amount: own(amountText(format, toAmount, places(toCoin), toCoin)) })}
          {more !== "" && ` · ${more}`}
        </div>
      </div>
    </div>
  );
}
