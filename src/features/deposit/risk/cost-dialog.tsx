import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { depositTime } from "#shared/domain/deposit-state.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { type CostForm, costIssues } from "./cost-form.ts";
import { HoldDialog, type HoldDialogProps } from "./hold-dialog.tsx";

const currency = "EUR";
const empty: CostForm = { cost: "", day: "" };

/** Austria asks what credited coins had cost (F4c.7). Declared once; what it says is not changed afterwards. */
export function CostDialog(props: HoldDialogProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { record } = props;
  const [form, setForm] = useState(empty);
  const [isTried, setTried] = useState(false);
  const taxDepositRecordsId = record.recordType === 3 ? "" : record.taxDepositRecordsId;
  const issues = costIssues(form, new Date(depositTime(record)).toISOString().slice(0, 10));
  const said = (issue: string | undefined): { hint?: { tone: "error"; children: string } } =>
    isTried && issue !== undefined
      ? { hint: { tone: "error", children: t(`deposit.cost.issue.${issue}`) } }
      : {};
  const input = () => {
    setTried(true);
    if (Object.keys(issues).length > 0) return null;
    return { taxDepositRecordsId, cost: plainAmount(form.cost.trim()), currency, acquiredOn: form.day };
  };
  return (
    <HoldDialog {...props} act="cost" subject={taxDepositRecordsId} input={input}>
      {(locked) => (
        <>
          <AmountField
            label={t("deposit.cost.paid")}
            language={i18n.language}
            value={form.cost}
            onChange={(cost) => setForm({ ...form, cost })}
            unit={currency}
            frozen={locked}
            {...said(issues.cost)}
          />
          <TextField
            type="date"
            label={t("deposit.cost.day")}
            value={form.day}
            onChange={(day) => setForm({ ...form, day })}
            disabled={locked}
            {...said(issues.day)}
          />
        </>
      )}
    </HoldDialog>
  );
}
