import { useTranslation } from "react-i18next";
import { wholePlaces } from "#shared/domain/whole-places.ts";
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
  const amount = format.amount(fromAmount, wholePlaces(fromAmount, coinOf(fromCoin)?.accuracyLength));
  return t("convert.block.act", { amount: bidiIsolate(`${amount} ${fromCoin}`) });
}
