import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Menu } from "#src/ui/menu.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { accountOrder, type HistoryAccount } from "./history-view.ts";

export interface AccountProps {
  readonly value: HistoryAccount | "";
  readonly onChange: (account: HistoryAccount | "") => void;
}

export function AccountFilter({ value, onChange }: AccountProps): ReactNode {
  const { t } = useTranslation();
  const choices = ["", ...accountOrder] as const;
  const wordsOf = (account: HistoryAccount | ""): string =>
    account === "" ? t("convert.records.anyAccount") : t(`convert.records.account.${account}`);
  const name = t("convert.records.accountFilter");
  return (
    <Menu
      label={name}
      align="start"
      groups={[
        {
          id: "account",
          items: choices.map((account) => ({
            id: account,
            label: wordsOf(account),
            chosen: account === value,
          })),
        },
      ]}
      onSelect={(id) => onChange(choices.find((account) => account === id) ?? "")}
      renderTrigger={(trigger) => (
        <FilterChip {...trigger} isSet={value !== ""} name={name} onTakeAway={() => onChange("")}>
          {wordsOf(value)}
        </FilterChip>
      )}
    />
  );
}
