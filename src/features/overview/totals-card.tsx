import { Eye, EyeOff } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TotalValueRow } from "#shared/contract/valuation.ts";
import { hideAmounts } from "#src/state/amounts-hidden.ts";
import { Card } from "#src/ui/card.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { directionOf } from "#src/ui/figure-paint.ts";
import { figureClass } from "#src/ui/figure-style.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { StaleRegion, useStale } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { AccountShares } from "./account-shares.tsx";
import { CurrencyMenu } from "./currency-menu.tsx";
import { MoneyActions } from "./money-actions.tsx";
import { type LiveValuation, type ShownValuation, useLiveValuation } from "./shown-valuation.ts";
import { changeLine, label, longFigure, missing, totalFigure, totalsTop } from "./totals-style.ts";

export interface TotalsCardProps {
  /** When the page was rendered. */
  readonly valuation: ShownValuation;
  readonly live: LiveValuation;
  readonly concealed: boolean;
}

/** The total value, how it changed, how it lies over the accounts, and what can be done with it. */
export function TotalsCard({ valuation, live, concealed }: TotalsCardProps): ReactNode {
  const { t } = useTranslation();
  const shown = useLiveValuation(live, valuation);
  const { total, accounts, missingCurrency } = shown;
  return (
    <Card aria-label={t("overview.totalValue")} data-stale={shown.stale ? "" : undefined}>
      <StaleRegion>
        <div className={totalsTop}>
          <div>
            <div className={label}>
              {t("overview.totalValue")}
              <IconButton
                size="sm"
                icon={concealed ? EyeOff : Eye}
                label={concealed ? t("overview.show") : t("overview.hide")}
                aria-pressed={concealed}
                onClick={() => hideAmounts(!concealed)}
              />
              <CurrencyMenu currency={total.currency} currencies={total.currencies} />
            </div>
            <div className={cx(totalFigure, total.value.length > longFrom && longFigure)} data-total="">
              <Figure value={total.value} kind="value" muteFraction concealed={concealed} live />
            </div>
            <p className={changeLine}>
              <ChangeOfTotal total={total} live={shown.live} concealed={concealed} />
            </p>
            {missingCurrency !== "" && (
              <p className={missing}>{t("overview.noRate", { currency: missingCurrency })}</p>
            )}
            {total.isTorn && <p className={missing}>{t("overview.torn")}</p>}
          </div>
          <MoneyActions />
        </div>
        <AccountShares accounts={accounts} concealed={concealed} />
      </StaleRegion>
    </Card>
  );
}

/** Digits from which the total is set smaller: with its 8 decimals, as it crosses the boundary. */
const longFrom = 19;

const tones = { up: text.up, down: text.down, flat: "" } as const;

interface ChangeOfTotalProps {
  readonly total: TotalValueRow;
  readonly live: boolean;
  readonly concealed: boolean;
}

function ChangeOfTotal({ total, live, concealed }: ChangeOfTotalProps): ReactNode {
  const { t } = useTranslation();
  const { change, changePercent } = total;
  const isOld = useStale();
  const isLive = change !== "" && !isOld && live;
  return (
    <>
      <span className={cx(figureClass, text.medium, tones[directionOf(change)])}>
        <Figure value={change} kind="value" signed concealed={concealed} live />
        {changePercent !== "" && !concealed && (
          <>
            {" ("}
            <Figure value={changePercent} kind="percent" signed colored={false} live />)
          </>
        )}
      </span>
      <span className={text.ink3}>{t(isLive ? "overview.changeLive" : "overview.change24h")}</span>
    </>
  );
}
