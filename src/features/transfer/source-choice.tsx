import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountTypeCode } from "#shared/contract/accounts.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { usePlaceText } from "./use-place-text.ts";
import type { Transfer } from "./use-transfer.ts";

const sources = ["FUND", "UNIFIED"] as const satisfies AccountTypeCode[];

/** From which account of the main member it is taken. */
export function SourceChoice({ transfer }: { readonly transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { form, change, members, row } = transfer;
  const { account } = usePlaceText(members);
  // Who has no unified account is asked nothing of it; one that a link chose is seen to be chosen.
  const own = members[0]?.accountType ?? [];
  const chosen = form.from.accountType;
  const offered = sources.filter((type) => own.length === 0 || own.includes(type) || type === chosen);
  const funding = useCall("transfer.balances", { accountType: "FUND" });
  const enabled = offered.includes("UNIFIED");
  const unified = useCall("transfer.balances", { accountType: "UNIFIED" }, { enabled });
  const balances = { FUND: funding.data, UNIFIED: unified.data };
  return (
    <RadioGroup
      label={t("transfer.takenFrom")}
      value={chosen}
      onChange={(accountType) =>
        change({ type: "placed", end: "from", place: { memberId: "", accountType } })
      }
      options={offered.map((value) => ({
        value: value as AccountTypeCode,
        label: account(value),
        end: (
          <OwnFigure
            kind="amount"
            value={balances[value]?.balance.find(({ coin }) => coin === form.coin)?.transferBalance}
            places={row?.places ?? anyAccuracy}
          />
        ),
      }))}
    />
  );
}
