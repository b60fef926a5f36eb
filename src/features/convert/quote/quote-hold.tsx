import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PriceHold } from "#src/money/price-hold.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { rateDecimals } from "../form/rate-text.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLiveRow } from "../form/use-live-row.ts";
import type { OpenView } from "./quote-session.ts";
import { usualTtlMs } from "./use-quote-text.ts";

const adjacent = cx(text.small, text.end, css`flex: none;`);

export interface QuoteHoldProps {
  readonly convert: Converting;
  readonly view: OpenView;
}

/** The quote with its countdown ring, and the live price beside it. */
export function QuoteHold({ convert, view }: QuoteHoldProps): ReactNode {
  const { quoteTxId, expiredTime, fromCoin, toCoin, exchangeRate } = view.quote;
  return (
    <PriceHold
      at={view.at}
      id={quoteTxId}
      expiresAt={expiredTime}
      heldMs={convert.row?.quoteTtlMs || usualTtlMs}
      onEnd={() => convert.session.tick()}
      held="convert.confirm.held"
      expired="convert.confirm.expired"
      detail={<RateFigure from={fromCoin} to={toCoin} rate={exchangeRate} />}
      end={<LiveNow convert={convert} />}
    />
  );
}

/** The same rate as it would be now: the estimate goes on behind the dialog. */
function LiveNow({ convert }: { readonly convert: Converting }): ReactNode {
  const { t } = useTranslation();
  const { freshness } = convert;
  const rate = useLiveRow(convert.live)?.rate ?? "";
  const stale = freshness === "stale" || freshness === "closed";
  return (
    <div className={adjacent} data-stale={stale ? "" : undefined}>
      <div className={text.ink3}>{t("convert.confirm.liveNow")}</div>
      <div>
        <Figure kind="amount" value={rate} places={rateDecimals(rate)} live />
      </div>
    </div>
  );
}
