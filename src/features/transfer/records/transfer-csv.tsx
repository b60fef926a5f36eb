import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { todayOf } from "#src/records/today.ts";
import { accountTypes } from "../transfer-link.ts";
import { usePlaceText } from "../use-place-text.ts";
import { filterOf, stateOrder, type TransferView } from "./records-view.ts";
import { useMembers } from "./use-members.ts";

/** Saves the transfers of the week that fit, in the language of the page. */
export function TransferCsv({ view }: { readonly view: TransferView }): ReactNode {
  const { t } = useTranslation();
  const members = useMembers();
  const { account, member } = usePlaceText(members);
  const texts = () => ({
    heads: {
      time: t("records.timeUtc"),
      number: t("transfer.number"),
      state: t("records.status"),
      amount: t("money.amount"),
      coin: t("transfer.coinTitle"),
      fromAccount: t("transfer.from"),
      fromMember: t("transfer.csv.fromMember"),
      toAccount: t("transfer.to"),
      toMember: t("transfer.csv.toMember"),
      ended: t("transfer.csv.ended"),
    },
    states: Object.fromEntries(
      [...stateOrder, "STATUS_UNKNOWN" as const].map((state) => [state, t(`transfer.state.${state}`)]),
    ),
    accounts: Object.fromEntries(accountTypes.map((type) => [type, account(type)])),
    members: Object.fromEntries(members.map(({ uid }) => [uid, member(uid)])),
  });
  return (
    <CsvButton
      run={() => bridge.call("transfer.csv", { filter: filterOf(view, todayOf()), texts: texts() })}
      fileName="coffer-transfers"
      none={t("transfer.records.csvNone")}
    />
  );
}
