import { useCallback } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { convertSources } from "#shared/domain/convert-sources.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { kindOrder, stateOrder } from "./history-view.ts";
import { useAccountText } from "./use-account-text.ts";

type Words = CallInput<"convert.historyCsv">["words"];
type Heads = { readonly [Column in keyof Required<Words["heads"]>]: string };

/** The words of the file, in the language that the page speaks. */
export function useCsvWords(): () => Words {
  const { t } = useTranslation();
  const accountText = useAccountText();
  return useCallback(() => {
    const heads: Heads = {
      time: t("convert.records.csvHead.time"),
      recordNo: t("convert.records.recordNo"),
      kind: t("convert.records.kind"),
      state: t("convert.records.state"),
      account: t("convert.records.accountFilter"),
      paid: t("convert.records.paid"),
      paidCoin: t("convert.records.csvHead.paidCoin"),
      received: t("convert.records.received"),
      receivedCoin: t("convert.records.csvHead.receivedCoin"),
      expected: t("convert.records.csvHead.expected"),
      rate: t("convert.records.rate"),
      quotedRate: t("convert.records.rateQuoted"),
      fee: t("convert.records.fee"),
      feeCoin: t("convert.records.csvHead.feeCoin"),
      quoteNo: t("convert.records.quoteNo"),
      ended: t("convert.records.csvHead.ended"),
      coins: t("convert.records.csvHead.coins"),
      coinsDone: t("convert.records.csvHead.coinsDone"),
      failCode: t("convert.records.csvHead.failCode"),
    };
    return {
      heads,
      kinds: Object.fromEntries(kindOrder.map((kind) => [kind, t(`convert.records.kindOf.${kind}`)])),
      states: Object.fromEntries(stateOrder.map((state) => [state, t(`convert.records.stateOf.${state}`)])),
      accounts: Object.fromEntries(convertSources.map((source) => [source, accountText(source)])),
    };
  }, [t, accountText]);
}
