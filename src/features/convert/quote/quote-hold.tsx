import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { ProgressHold } from "#src/money/progress-hold.tsx";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { Figure } from "#src/ui/figure.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { rateDecimals } from "../form/rate-text.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLiveRow } from "../form/use-live-row.ts";
import type { OpenView } from "./quote-view.ts";

const adjacent = cx(text.small, text.end, css`flex: none;`);

/** F6a.1: how long a price is held when nobody said otherwise, ms. */
const usualTtlMs = 15_000;

export interface QuoteHoldProps {
  readonly convert: Converting;
  readonly view: OpenView;
}

/** The quote with its countdown ring, and the live price beside it. */
export function QuoteHold({ convert, view }: QuoteHoldProps): ReactNode {
  const { quote } = view;
  const detail = <RateFigure from={quote.fromCoin} to={quote.toCoin} rate={quote.exchangeRate} />;
  if (view.at !== "held" && view.at !== "expired") return <ProgressHold at={view.at} detail={detail} />;
  return (
    <CountedHold
      key={quote.quoteTxId}
      convert={convert}
      quote={quote}
      over={view.at === "expired"}
      detail={detail}
    />
  );
}

interface CountedHoldProps {
  readonly convert: Converting;
  readonly quote: ConvertQuote;
  /** The server may call it over before the clock does. */
  readonly over: boolean;
  readonly detail: ReactNode;
}

function CountedHold({ convert, quote, over, detail }: CountedHoldProps): ReactNode {
  const { t } = useTranslation();
  const counted = useSecondsLeft({
    expiresAtMs: Number(quote.expiredTime),
    now: serverNow,
    onEnd: () => convert.session.tick(),
  });
  const seconds = over ? 0 : counted;
  const total = Math.max(1, Math.round((convert.row?.quoteTtlMs || usualTtlMs) / 1000));
  return (
    <Hold
      state={{ kind: "counting", seconds, total }}
      title={seconds === 0 ? t("convert.confirm.expired") : t("convert.confirm.held", { count: seconds })}
      detail={detail}
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
