import { type ReactNode, useState } from "react";
import { depositTime } from "#shared/domain/deposit-state.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { CostFields } from "#src/entry/cost-fields.tsx";
import { costIssues } from "#src/entry/cost-form.ts";
import { useCostDraft } from "#src/entry/use-cost-draft.ts";
import { dateIn, readersZone } from "#src/records/days.ts";
import { HoldDialog, type HoldDialogProps } from "./hold-dialog.tsx";

/** Austria's law computes this tax in euros, wherever the account is kept and whatever it is shown in. */
const currency = "EUR";

/** Austria asks what credited coins had cost (F4c.7). Declared once; what it says is not changed afterwards. */
export function CostDialog(props: HoldDialogProps): ReactNode {
  const { record } = props;
  const taxDepositRecordsId = record.recordType === 3 ? "" : record.taxDepositRecordsId;
  const [form, setForm] = useCostDraft(taxDepositRecordsId, currency);
  const [isTried, setTried] = useState(false);
  const issues = costIssues(form, dateIn(readersZone(), depositTime(record)));
  const input = () => {
    setTried(true);
    if (Object.keys(issues).length > 0) return null;
    return { taxDepositRecordsId, cost: plainAmount(form.cost.trim()), currency, acquiredOn: form.day };
  };
  return (
    <HoldDialog
      {...props}
      act="cost"
      subject={taxDepositRecordsId}
      input={input}
      onDone={() => setForm(null)}
    >
      {(locked) => (
        <CostFields
          form={form}
          onChange={setForm}
          issues={isTried ? issues : {}}
          currency={currency}
          locked={locked}
        />
      )}
    </HoldDialog>
  );
}
