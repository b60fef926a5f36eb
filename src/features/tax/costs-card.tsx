import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaxCost } from "#shared/contract/tax.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { CountBadge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PartProps } from "./create-button.tsx";

const CostDialog = lazy(importWithRetry(() => import("./cost-dialog.tsx")));
const size = 20;

/** Deposits from outside whose cost the law wants to know; nothing where it does not ask, or nothing is open. */
export function CostsCard({ tax }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { mainUid, overview, form, change } = tax;
  const id = useId();
  const [shown, setShown] = useState(size);
  const asks = overview.data?.declaresCosts === true;
  const costs = useCall("tax.costs", { uid: mainUid, size: shown }, { enabled: asks, keepPrevious: true });
  // What is being declared stays while its dialog says how it ended.
  const [kept, setKept] = useState<TaxCost | null>(null);
  const { data } = costs;
  const wanted = data?.list.find(({ taxDepositRecordsId }) => taxDepositRecordsId === form.cost);
  if (wanted !== undefined && wanted.taxDepositRecordsId !== kept?.taxDepositRecordsId) setKept(wanted);
  if (!asks) return null;
  const list = data?.list ?? [];
  const dialog = kept !== null && (
    <Suspense fallback={null}>
      <CostDialog
        key={kept.taxDepositRecordsId}
        cost={kept}
        currency={data?.currency ?? overview.data?.currency ?? ""}
        open={form.cost === kept.taxDepositRecordsId}
        onClose={() => change({ cost: "" })}
      />
    </Suspense>
  );
  if (costs.status === "error") {
    return (
      <Card pad="md">
        <LoadFailure
          title={t("tax.costsError")}
          error={costs.error}
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
              currency={data?.currency ?? ""}
              onEnter={change}
            />
          ))}
        </CardList>
      )}
      <CardFoot>
        <div className={flow.stack2}>
          <p className={cx(text.small, text.ink2)}>{t("tax.declareText")}</p>
          {data !== undefined && data.total > list.length && (
            <Button size="sm" onClick={() => setShown(shown + size)} busy={costs.fetching}>
              {t("tax.more")}
            </Button>
          )}
        </div>
      </CardFoot>
      {dialog}
    </Card>
  );
}

interface CostRowProps {
  readonly cost: TaxCost;
  readonly currency: string;
  readonly onEnter: (part: { readonly cost: string }) => void;
}

function CostRow({ cost, currency, onEnter }: CostRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, amount, creditedTime, recordType, assumedCost, taxDepositRecordsId } = cost;
  const assumed = bidiIsolate(`${format.amount(assumedCost, 2)} ${currency}`);
  return (
    <li className={flow.rowWide} data-cost={taxDepositRecordsId}>
      <CoinDisc coin={coin} icon={undefined} size={32} />
      <div className={flow.grow}>
        <div className={text.medium}>
          <ExactAmount value={amount} unit={coin} signed />
        </div>
        <div className={cx(text.small, text.ink3)}>
          {bidiIsolate(format.date(creditedTime * 1000))} ·{" "}
          {t(recordType === 2 ? "tax.fromUser" : "tax.fromChain")}
        </div>
        <div className={cx(text.small, text.ink3)}>{t("tax.assumed", { assumed })}</div>
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
