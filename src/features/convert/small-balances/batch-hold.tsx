import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { ProgressHold } from "#src/money/progress-hold.tsx";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { Figure } from "#src/ui/figure.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PricedBatch } from "./batch-session.ts";
import { heldSeconds } from "./batch-session.ts";
import type { Batch } from "./use-batch.ts";

const adjacent = css`flex: none;`;

export interface BatchHoldProps {
  readonly batch: Batch;
  readonly view: PricedBatch;
  /** What the same coins would bring now, "" when that is not known. */
  readonly live: string;
  readonly places: number;
}

/** The one price of all coins with its ring, and what they would bring now beside it. */
export function BatchHold(props: BatchHoldProps): ReactNode {
  const { view } = props;
  const { t } = useTranslation();
  const count = view.quote.result.exchangeCoins.length;
  const detail = t("convert.smallBalances.together", { count });
  if (view.at !== "held" && view.at !== "expired") return <ProgressHold at={view.at} detail={detail} />;
  return <Counted key={view.quote.quoteId} {...props} detail={detail} />;
}

function Counted({
  batch,
  view,
  live,
  places,
  detail,
}: BatchHoldProps & { readonly detail: string }): ReactNode {
  const { t } = useTranslation();
  const { quote } = view;
  const counted = useSecondsLeft({
    expiresAtMs: Number(quote.result.quoteExpireTime),
    now: serverNow,
    onEnd: () => batch.session.tick(),
  });
  // The server may call it over before the clock does.
  const seconds = view.at === "expired" ? 0 : counted;
  const again = (quote.result.droppedCoins ?? []).length > 0;
  const held = again ? "convert.smallBalances.newPrice" : "convert.confirm.held";
  return (
    <Hold
      state={{ kind: "counting", seconds, total: heldSeconds(quote) }}
      title={seconds === 0 ? t("convert.confirm.expired") : t(held, { count: seconds })}
      detail={detail}
      end={
        <StaleRegion className={cx(adjacent, text.small, text.end)}>
          <div className={text.ink3}>{t("convert.confirm.liveNow")}</div>
          <Figure
            kind="amount"
            value={live}
            places={places}
            unit={quote.result.exchangeCoins[0]?.toCoin}
            live
          />
        </StaleRegion>
      }
    />
  );
}
