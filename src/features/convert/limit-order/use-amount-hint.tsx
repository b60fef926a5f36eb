import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { isZeroText } from "../decimal-order.ts";
import { problemText } from "../form/problem-text.ts";
import type { Limit } from "./use-limit.ts";

/**
 * What is wrong with the amount, with the link that mends it. Only once the field was left or a review was asked for,
 * and only about the very text that stands there.
 */
export function useAmountHint(limit: Limit, onPick: () => void): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { row, current, convert } = limit;
  const { form, change } = convert;
  if (!form.judged && !limit.asked) return undefined;
  if (form.text === "") return { tone: "error", children: t("convert.enterAmount") };
  const problem = current ? row?.amountProblem : null;
  if (problem === undefined || problem === null) return undefined;
  const { limit: figure = "", coin = "", decimals = "" } = problem.figures;
  const broke = problem.code === "over-balance" && isZeroText(figure);
  const words = problemText(problem);
  const key = broke ? "convert.problem.noBalance" : words.key;
  return {
    tone: "error",
    children: (
      <>
        {t(key, { limit: format.price(figure), coin, decimals })}{" "}
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
