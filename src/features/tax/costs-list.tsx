import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { TaxCost } from "#shared/contract/tax.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { CountBadge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { shortCode } from "#src/ui/short-code.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

export interface CostsListProps {
  readonly costs: CallState<"tax.costs">;
  readonly onMore: () => void;
  readonly onEnter: (part: { readonly cost: string }) => void;
}

/** What is to be declared, each with what counts until then. */
export function CostsList({ costs, onMore, onEnter }: CostsListProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const errorText = useErrorText();
  const { data, error } = costs;
  const list = data?.list ?? [];
  const iconOf = useCoinIcon("DEPOSIT");
  // That nothing was left a while ago says nothing of now.
  if (error !== null && list.length === 0) {
    return (
      <Card pad="md">
        <LoadFailure
          title={t("tax.costsError")}
          error={error}
          onRetry={costs.refetch}
          retrying={costs.fetching}
        />
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id}>
      <CardHead title={t("tax.toDeclare")} id={id}>
        {data !== undefined && data.total > 0 && <CountBadge>{data.total}</CountBadge>}
      </CardHead>
      {data !== undefined && list.length === 0 ? (
        <CardBody>
          <p className={text.ink2}>{t("tax.nothingToDeclare")}</p>
        </CardBody>
      ) : (
        <CardList aria-busy={data === undefined || undefined}>
          {list.map((cost) => (
            <CostRow
              key={cost.taxDepositRecordsId}
              cost={cost}
              icon={iconOf(cost.coin)}
              currency={data?.currency ?? ""}
              onEnter={onEnter}
            />
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
          {data !== undefined && data.total > list.length && (
            <Button size="sm" onClick={onMore} busy={costs.fetching}>
              {t("tax.more")}
            </Button>
          )}
        </div>
      </CardFoot>
    </Card>
  );
}

interface CostRowProps {
  readonly cost: TaxCost;
  readonly icon: string | undefined;
  readonly currency: string;
  readonly onEnter: (part: { readonly cost: string }) => void;
}

function CostRow({ cost, icon, currency, onEnter }: CostRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, amount, creditedTime, recordType, assumedCost, taxDepositRecordsId } = cost;
  const assumed = bidiIsolate(`${format.amount(assumedCost, 2)} ${shortCode(currency)}`);
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
        aria-label={t("tax.enterCostOf", { amount: `${amount} ${coin}` })}
        onClick={() => onEnter({ cost: taxDepositRecordsId })}
      >
        {t("tax.enterCost")}
      </Button>
    </li>
  );
}
