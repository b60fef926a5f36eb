import { lazy, useMemo } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { weekFilter } from "#src/records/week-filter.tsx";
import { usePlaceText } from "../use-place-text.ts";
import { stateOrder, type TransferView } from "./records-view.ts";
import { useCoinIcons, useMembers } from "./use-members.ts";

const Picker = lazy(importWithRetry(() => import("./coin-filter-picker.tsx")));

/** What the transfers can be narrowed by, in the order of the row and of the sheet. */
export function useTransferControls(): readonly FilterControl<TransferView>[] {
  const { t } = useTranslation();
  const members = useMembers();
  const { member } = usePlaceText(members);
  const iconOf = useCoinIcons();
  return useMemo(
    () => [
      weekFilter("until"),
      ...(members.length > 1
        ? [
            oneChoiceFilter("member", {
              label: t("transfer.records.members"),
              any: t("transfer.records.anyMember"),
              choices: members.map(({ uid }) => uid),
              textOf: member,
            }),
          ]
        : []),
      coinFilter("coin", {
        label: t("transfer.coinTitle"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        Picker,
      }),
      oneChoiceFilter("state", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: stateOrder,
        textOf: (state) => t(`transfer.state.${state}`),
      }),
      idFilter("no", t("transfer.number")),
    ],
    [t, iconOf, members, member],
  );
}
