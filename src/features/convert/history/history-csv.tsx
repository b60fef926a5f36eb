import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput } from "#shared/contract/index.ts";
import { recordSources } from "#shared/domain/convert-sources.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { filterOf, type HistoryView, kindOrder, stateOrder } from "./history-view.ts";
import { useRowTexts } from "./use-row-texts.ts";

type Texts = CallInput<"convert.historyCsv">["texts"];
type Heads = { readonly [Column in keyof Required<Texts["heads"]>]: string };

/** Saves the conversions that fit, in the language of the page. */
export function HistoryCsv({ view }: { readonly view: HistoryView }): ReactNode {
  const { t } = useTranslation();
  const { account } = useRowTexts();
  const heads = (): Heads => ({
    time: t("records.timeUtc"),
    recordNo: t("convert.records.recordNo"),
    kind: t("convert.records.kind"),
    state: t("records.status"),
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
  });
  const texts = (): Texts => ({
    heads: heads(),
    kinds: Object.fromEntries(kindOrder.map((kind) => [kind, t(`convert.records.kindOf.${kind}`)])),
    states: Object.fromEntries(stateOrder.map((state) => [state, t(`convert.records.stateOf.${state}`)])),
    accounts: Object.fromEntries(recordSources.map((source) => [source, account(source)])),
  });
  return (
    <CsvButton
      // A file of many pages takes a while: who looks elsewhere meanwhile still finds that it failed.
      run={() =>
        bridge.call("convert.historyCsv", { filter: filterOf(view), texts: texts() }, { reminder: "notify" })
      }
      fileName="coffer-convert-history"
      none={t("convert.records.csvNone")}
    />
  );
}
