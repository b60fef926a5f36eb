import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Block } from "./use-block.ts";

/** What the button that moves the money is called: "Convert 1.2 BTC". */
export function useAct({ view, coinOf }: Pick<Block, "view" | "coinOf">): string {
  const { t } = useTranslation();
  const format = useFormat();
  const quote = "quote" in view ? view.quote : null;
  if (quote === null) return t("convert.confirm.now");
  const { fromCoin, fromAmount } = quote;
  const accuracy = coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  const amount = format.amount(fromAmount, Math.max(accuracy, decimalsOf(fromAmount)));
  return t("convert.block.act", { amount: bidiIsolate(`${amount} ${fromCoin}`) });
}
