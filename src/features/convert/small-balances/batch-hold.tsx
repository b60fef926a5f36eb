import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PriceHold } from "#src/money/price-hold.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PricedBatch } from "./batch-session.ts";
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
export function BatchHold({ batch, view, live, places }: BatchHoldProps): ReactNode {
  const { t } = useTranslation();
  const { quoteId, result } = view.quote;
  const isAgain = (result.droppedCoins ?? []).length > 0;
  return (
    <PriceHold
      at={view.at}
      id={quoteId}
      expiresAt={result.quoteExpireTime}
      heldMs={Number(result.quoteExpireTime) - Number(result.quoteCreateTime)}
      onEnd={() => batch.session.tick()}
      held={isAgain ? "convert.smallBalances.newPrice" : "convert.confirm.held"}
      expired="convert.confirm.expired"
      detail={t("convert.smallBalances.together", { count: result.exchangeCoins.length })}
      end={
        <StaleRegion className={cx(adjacent, text.small, text.end)}>
          <div className={text.ink3}>{t("convert.confirm.liveNow")}</div>
          <Figure kind="amount" value={live} places={places} unit={result.exchangeCoins[0]?.toCoin} live />
        </StaleRegion>
      }
    />
  );
}
