import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { isolated } from "#src/i18n/isolated.ts";
import type { Block } from "./use-block.ts";

const anyAccuracy = 18;

/** What the button that moves the money is called: "Convert 1.2 BTC". */
export function useAct({ view, coinOf }: Pick<Block, "view" | "coinOf">): string {
  const { t } = useTranslation();
  const format = useFormat();
  const quote = "quote" in view ? view.quote : null;
  if (quote === null) return t("convert.confirm.now");
  const { fromCoin, fromAmount } = quote;
  const amount = format.amount(fromAmount, coinOf(fromCoin)?.accuracyLength ?? anyAccuracy);
  return t("convert.block.act", { amount: isolated(`${amount} ${fromCoin}`) });
}
