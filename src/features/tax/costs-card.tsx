import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TaxCost } from "#shared/contract/tax.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { CostsList } from "./costs-list.tsx";
import type { PartProps } from "./create-button.tsx";

const CostDialog = lazy(importWithRetry(() => import("./cost-dialog.tsx")));
const size = 20;

/** Deposits from outside whose cost the law wants to know, and the dialog in which one is declared. */
export function CostsCard({ tax }: PartProps): ReactNode {
  const { mainUid, overview, form, change } = tax;
  const [shown, setShown] = useState(size);
  const declares = overview.data?.declaresCosts === true;
  const costs = useCall(
    "tax.costs",
    { uid: mainUid, size: shown },
    { enabled: declares, keepPrevious: true },
  );
  // What is being declared stays while its dialog says how it ended, whatever becomes of the list meanwhile.
  const [stored, setStored] = useState<Stored | null>(null);
  const { data } = costs;
  const wanted = data?.list.find(({ taxDepositRecordsId }) => taxDepositRecordsId === form.cost);
  if (data !== undefined && wanted !== undefined && wanted.taxDepositRecordsId !== stored?.id) {
    setStored({ id: wanted.taxDepositRecordsId, cost: wanted, currency: data.currency });
  }
  return (
    <>
      {declares && <CostsList costs={costs} onMore={() => setShown(shown + size)} onEnter={change} />}
      {stored !== null && (
        <Suspense fallback={null}>
          <CostDialog
            key={stored.id}
            cost={stored.cost}
            currency={stored.currency}
            open={form.cost === stored.id}
            onClose={() => change({ cost: "" })}
          />
        </Suspense>
      )}
    </>
  );
}

interface Stored {
  readonly id: string;
  readonly cost: TaxCost;
  readonly currency: string;
}
