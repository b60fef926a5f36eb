import { useTranslation } from "react-i18next";
import type { EstimateProblem } from "#shared/contract/convert-estimate.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import type { ConvertForm } from "./convert-form.ts";
import { problemText } from "./problem-text.ts";
import type { Convert } from "./use-convert.ts";

export interface CheckedAmount {
  readonly form: ConvertForm;
  readonly change: Convert["change"];
  /** The field was left, or what comes next was asked for. */
  readonly assessed: boolean;
  /** What the worker found wrong with the very text that stands there; null when nothing, or nothing yet. */
  readonly problem: EstimateProblem | null | undefined;
  readonly onPick: () => void;
}

/** What is wrong with the amount, with the link that mends it. Only of what may be judged. */
export function useAmountHint({ form, change, assessed, problem, onPick }: CheckedAmount): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (!assessed) return undefined;
  if (form.text === "") return { tone: "error", children: t("convert.enterAmount") };
  if (problem === undefined || problem === null) return undefined;
  const { limit = "", coin = "", decimals = "" } = problem.figures;
  const nothing = isZeroText(limit);
  const broke = problem.code === "over-balance" && nothing;
  const dayOver = problem.code === "above-day" && nothing;
  const words = problemText(problem);
  const key = broke ? "convert.problem.noBalance" : dayOver ? "convert.problem.dayOver" : words.key;
  return {
    tone: "error",
    children: (
      <>
        {t(key, {
          limit: problem.code === "over-balance" ? own(format.price(limit)) : format.price(limit),
          coin,
          decimals,
        })}{" "}
        {words.repairKey !== "" && (
          <button type="button" onClick={() => change({ type: "filled", text: problem.repair })}>
            {t(words.repairKey)}
          </button>
        )}
        {(problem.code === "coin-closed" || broke) && (
          <button type="button" onClick={onPick}>
            {t("convert.repair.chooseCoin")}
          </button>
        )}
      </>
    ),
  };
}
