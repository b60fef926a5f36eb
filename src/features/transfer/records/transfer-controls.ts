import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { coinFilter } from "#src/records/coin-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { weekFilter } from "#src/records/week-filter.tsx";
import { usePlaceText } from "../use-place-text.ts";
import { stateOrder, type TransferView } from "./records-view.ts";
import { useCoins, useMembers } from "./use-members.ts";

/** What the transfers can be narrowed by, in the order of the row and of the sheet. */
export function useTransferControls(today: string): readonly FilterControl<TransferView>[] {
  const { t } = useTranslation();
  const members = useMembers();
  const { member } = usePlaceText(members);
  const { coins, failed, onRetry } = useCoins();
  const iconOf = useCoinIcons(coins);
  return useMemo(
    () => [
      weekFilter("until", today),
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
        source: { coins, failed, onRetry },
      }),
      oneChoiceFilter("state", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: stateOrder,
        textOf: (state) => t(`transfer.state.${state}`),
      }),
      idFilter("no", t("transfer.number")),
    ],
    [t, coins, failed, onRetry, iconOf, members, member, today],
  );
}
