import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import type { CostForm, CostIssues } from "./cost-form.ts";

export interface CostFieldsProps {
  readonly form: CostForm;
  readonly onChange: (form: CostForm) => void;
  /** Shown once it was tried to send. */
  readonly issues: CostIssues;
  readonly currency: string;
  /** What is written is on its way. */
  readonly locked: boolean;
}

/** What coins from outside had cost, all of them together, and the day they were bought (F4c.7). */
export function CostFields({ form, onChange, issues, currency, locked }: CostFieldsProps): ReactNode {
  const { t, i18n } = useTranslation();
  const said = (issue: string | undefined): { hint?: { tone: "error"; children: string } } =>
    issue === undefined
      ? {}
      : { hint: { tone: "error", children: t(`cost.issue.${issue}`, { currency: bidiIsolate(currency) }) } };
  return (
    <>
      <AmountField
        label={t("cost.paid")}
        language={i18n.language}
        value={form.cost}
        onChange={(cost) => onChange({ ...form, cost })}
        unit={currency}
        frozen={locked}
        {...said(issues.cost)}
      />
      <TextField
        type="date"
        label={t("cost.day")}
        value={form.day}
        onChange={(day) => onChange({ ...form, day })}
        disabled={locked}
        {...said(issues.day)}
      />
    </>
  );
}
