import { useTranslation } from "react-i18next";
import type { EstimateIssue } from "#shared/contract/convert-estimate.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import type { ConvertForm } from "./convert-form.ts";
import { issueText } from "./issue-text.ts";
import type { Convert } from "./use-convert.ts";

export interface CheckedAmount {
  readonly form: ConvertForm;
  readonly change: Convert["change"];
  /** The field was left, or what comes next was asked for. */
  readonly assessed: boolean;
  /** What the worker found wrong with the very text that stands there; null when nothing, or nothing yet. */
  readonly issue: EstimateIssue | null | undefined;
  readonly onPick: () => void;
}

/** What is wrong with the amount, with the link that fixes it. Only of what may be validated. */
export function useAmountHint({ form, change, assessed, issue, onPick }: CheckedAmount): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (!assessed) return undefined;
  if (isZeroText(form.text)) return { tone: "error", children: t("convert.enterAmount") };
  if (issue === undefined || issue === null) return undefined;
  const { limit = "", coin = "", decimals = "" } = issue.figures;
  const nothing = isZeroText(limit);
  const broke = issue.code === "over-balance" && nothing;
  const dayOver = issue.code === "above-day" && nothing;
  const message = issueText(issue);
  const key = broke ? "convert.issue.noBalance" : dayOver ? "convert.issue.dayOver" : message.key;
  return {
    tone: "error",
    children: (
      <>
        {t(key, {
          limit: issue.code === "over-balance" ? own(format.price(limit)) : format.price(limit),
          coin,
          decimals,
        })}{" "}
        {message.repairKey !== "" && (
          <button type="button" onClick={() => change({ type: "filled", text: issue.repair })}>
            {t(message.repairKey)}
          </button>
        )}
        {(issue.code === "coin-closed" || broke) && (
          <button type="button" onClick={onPick}>
            {t("convert.repair.chooseCoin")}
          </button>
        )}
      </>
    ),
  };
}
