import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useRecordList } from "#src/records/use-record-list.ts";
import { CostsList } from "./costs-list.tsx";
import type { PartProps } from "./create-button.tsx";
import { costSource, type OpenCost } from "./open-costs.ts";

const CostDialog = lazy(importWithRetry(() => import("./cost-dialog.tsx")));

/** Deposits from outside whose cost the law wants to know, and the dialog in which one is declared. */
export function CostsCard({ tax }: PartProps): ReactNode {
  const declares = tax.overview.data?.declaresCosts === true;
  // A session that ends takes the list away, and no dialog.
  const [everDeclared, setEverDeclared] = useState(false);
  if (declares && !everDeclared) setEverDeclared(true);
  return everDeclared && <OpenCosts tax={tax} listed={declares} />;
}

function OpenCosts({
  tax: { mainUid, form, change },
  listed,
}: PartProps & { readonly listed: boolean }): ReactNode {
  const costs = useRecordList(
    costSource,
    useMemo(() => ({ uid: mainUid }), [mainUid]),
  );
  // As the list has it now. What it has no more stays while its dialog says how it ended.
  const [stored, setStored] = useState<OpenCost | null>(null);
  const wanted = costs.records?.find(({ taxDepositRecordsId }) => taxDepositRecordsId === form.cost);
  if (wanted !== undefined && wanted !== stored) setStored(wanted);
  return (
    <>
      {listed && <CostsList costs={costs} onEnter={change} />}
      {stored !== null && (
        <Suspense fallback={null}>
          <CostDialog
            key={stored.taxDepositRecordsId}
            cost={stored}
            currency={stored.currency}
            open={form.cost === stored.taxDepositRecordsId}
            onClose={() => change({ cost: "" })}
          />
        </Suspense>
      )}
    </>
  );
}
