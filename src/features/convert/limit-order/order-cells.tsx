import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenOrderRow } from "#shared/contract/limit-estimate.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass, perishableClass } from "#src/ui/figure-style.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { pointWidth } from "#src/ui/point-width.ts";
import { shortCode } from "#src/ui/short-code.ts";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import type { Convert } from "../form/use-convert.ts";
import { amountText, dayText, lifeLeft } from "./order-text.ts";
import { shownPrice } from "./order-unit.ts";

const bar = css`
  display: block; inline-size: 80px; block-size: 6px; margin-block-start: 6px; border-radius: 3px; background: var(--pressed); overflow: hidden;
  & > i { display: block; block-size: 100%; border-radius: 3px; background: var(--ink); transition: inline-size var(--t3) var(--ease); }
  [data-stale] & > i { background: var(--control); }
`;
const adjacent = css`display: flex; align-items: center; justify-content: space-between; gap: 12px; padding-inline-start: 52px;`;
const inline = css`display: flex; align-items: center; gap: 10px; flex: 1; min-width: 0; & [data-bar] { margin: 0; flex: 1; min-width: 0; max-inline-size: 88px; }`;
const wayOut = css`${media.coarse} { min-height: 44px; }`;
const quiet = css`font-weight: 400;`;

interface OrderProps {
  readonly order: LimitOrder;
}
interface LiveProps extends OrderProps {
  readonly row: OpenOrderRow | undefined;
}
interface CoinProps extends OrderProps, Pick<Convert, "coinOf"> {}

/** The limit price above the market's. */
export function PriceCell({ order, row }: LiveProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { base, quote, view } = shownPrice(order, row);
  const wanted = view?.price ?? "";
  const market = view?.market ?? "";
  const marketPlaces = Math.max(2, rateDecimals(market) - 2);
  // Their points stand below each other.
  const width = pointWidth(
    Math.max(
      format.amountParts(wanted, rateDecimals(wanted)).fraction.length,
      format.amountParts(market, marketPlaces).fraction.length,
    ) - 1,
  );
  return (
    <div
      className={text.small}
      title={t("convert.limit.unit", { quote: shortCode(quote), base: shortCode(base) })}
    >
      <div className={text.medium}>
        <span className={hiddenText}>{t("convert.limit.price")} </span>
        <Figure kind="amount" value={wanted} places={rateDecimals(wanted)} pointWidth={width} />
      </div>
      <div className={text.ink3}>
        <span className={hiddenText}>{t("convert.limit.marketNow")} </span>
        <Figure
          kind="amount"
          className={quiet}
          value={market}
          places={marketPlaces}
          pointWidth={width}
          live
        />
      </div>
    </div>
  );
}

export function DistanceCell({ order, row }: LiveProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const distance = shownPrice(order, row).view?.distance ?? "";
  return (
    <>
      <span className={text.nowrap}>
        <span className={cx(figureClass, text.medium, perishableClass)}>{format.percent(distance)}</span>{" "}
        <span className={text.ink3}>{t("convert.limit.toGo")}</span>
      </span>
      <span className={bar} data-bar="" aria-hidden="true">
        <i style={{ inlineSize: `${row?.share ?? 0}%` }} />
      </span>
    </>
  );
}

export function EndsCell({ order: { expiredTime } }: OrderProps): ReactNode {
  const { t, i18n } = useTranslation();
  const endsAt = Number(expiredTime);
  const { key, count } = lifeLeft(endsAt, serverNow());
  return (
    <div className={text.small}>
      <div className={cx(text.ink2, text.nowrap)}>{t(key, { count })}</div>
      <div className={cx(text.ink3, text.nowrap)}>{dayText(endsAt, i18n.language)}</div>
    </div>
  );
}

export function CancelButton({
  order,
  coinOf,
  onPress,
}: CoinProps & { readonly onPress: () => void }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const { fromCoin, fromAmount } = order;
  const places = coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <Button
      size="sm"
      className={wayOut}
      aria-label={t("convert.limit.cancelOf", {
        amount: own(amountText(format, fromAmount, places, fromCoin)),
      })}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {t("convert.limit.cancel")}
    </Button>
  );
}

/** The lower half of an order's card: how far, and the way out. */
export function CardFootCell({
  order,
  row,
  children,
}: LiveProps & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={adjacent}>
      <div className={inline}>
        <DistanceCell order={order} row={row} />
      </div>
      {children}
    </div>
  );
}
