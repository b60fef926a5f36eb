import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import type { RecordListState } from "#src/records/use-record-list.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { CountBadge } from "#src/ui/count-badge.tsx";
import { flow } from "#src/ui/flow.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { shortCode } from "#src/ui/short-code.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { OpenCost } from "./open-costs.ts";

export interface CostsListProps {
  readonly costs: RecordListState<OpenCost>;
  readonly onEnter: (part: { readonly cost: string }) => void;
}

/** What is to be declared, each with what counts until then. */
export function CostsList({ costs, onEnter }: CostsListProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const errorText = useErrorText();
  const { records, total, error, more } = costs;
  const list = records ?? [];
  const iconOf = useCoinIcon("DEPOSIT");
  // That nothing was left a while ago says nothing of now.
  if (error !== null && list.length === 0) {
    return (
      <Card pad="md">
        <LoadFailure
          title={t("tax.costsError")}
          error={error}
          onRetry={costs.retry}
          retrying={costs.fetching}
        />
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id}>
      <CardHead title={t("tax.toDeclare")} id={id}>
        {total > 0 && <CountBadge>{total}</CountBadge>}
      </CardHead>
      {records?.length === 0 ? (
        <CardBody>
          <p className={text.ink2}>{t("tax.nothingToDeclare")}</p>
        </CardBody>
      ) : (
        <CardList aria-busy={records === undefined || undefined}>
          {list.map((cost) => (
            <CostRow key={cost.taxDepositRecordsId} cost={cost} icon={iconOf(cost.coin)} onEnter={onEnter} />
          ))}
        </CardList>
      )}
      <CardFoot>
        <div className={flow.stack2}>
          {error !== null && (
            <p className={cx(text.small, text.warn)} role="status">
              {t("tax.costsError")} · {errorText(error)}
            </p>
          )}
          <p className={cx(text.small, text.ink2)}>{t("tax.declareText")}</p>
          {more !== null && (
            <Button size="sm" onClick={more} busy={costs.loadingMore || (error !== null && costs.fetching)}>
              {t("tax.more")}
            </Button>
          )}
        </div>
      </CardFoot>
    </Card>
  );
}

interface CostRowProps {
  readonly cost: OpenCost;
  readonly icon: string | undefined;
  readonly onEnter: (part: { readonly cost: string }) => void;
}

function CostRow({ cost, icon, onEnter }: CostRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, amount, creditedTime, recordType, assumedCost, currency, taxDepositRecordsId } = cost;
  const own = useOwnText();
  const assumed = own(bidiIsolate(`${format.amount(assumedCost, 2)} ${shortCode(currency)}`));
  return (
    <li className={flow.rowWide} data-cost={taxDepositRecordsId}>
      <CoinDisc coin={coin} icon={icon} size={32} />
      <div className={flow.grow}>
        <div className={text.medium}>
          <ExactAmount value={amount} unit={coin} signed />
        </div>
        <div className={cx(text.small, text.ink3)}>
          {bidiIsolate(format.date(creditedTime * 1000))} ·{" "}
          {t(recordType === 2 ? "tax.fromUser" : "tax.fromChain")}
        </div>
        <div className={cx(text.small, assumedCost === "" ? text.warn : text.ink3)}>
          {assumedCost === "" ? t("tax.noAssumed") : t("tax.assumed", { assumed })}
        </div>
      </div>
      <Button
        size="sm"
        aria-label={t("tax.enterCostOf", { amount: `${own(format.amount(amount, anyAccuracy))} ${coin}` })}
        onClick={() => onEnter({ cost: taxDepositRecordsId })}
      >
        {t("tax.enterCost")}
      </Button>
    </li>
  );
}
