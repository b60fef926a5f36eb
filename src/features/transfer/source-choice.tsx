import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountTypeCode } from "#shared/contract/accounts.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import type { AnswerState } from "#src/bridge/query.ts";
import { useCalls } from "#src/bridge/use-calls.ts";
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
  // Who has no unified account is asked nothing of it; one that a link chose, or the form between own accounts, is seen to be chosen.
  const own = members[0]?.accountType ?? [];
  const chosen = form.from.accountType;
  const usual = sources.filter((type) => own.length === 0 || own.includes(type));
  const offered = [...new Set<AccountTypeCode>([...usual, chosen])];
  const { states } = useCalls(
    "transfer.balances",
    offered.map((accountType) => ({ accountType })),
  );
  return (
    <RadioGroup
      label={t("transfer.takenFrom")}
      value={chosen}
      onChange={(accountType) =>
        change({ type: "placed", end: "from", place: { memberId: "", accountType } })
      }
      options={offered.map((value, at) => ({
        value,
        label: account(value),
        end: (
          <OwnFigure
            kind="amount"
            value={movableOf(states[at], form.coin)}
            places={row?.places ?? anyAccuracy}
          />
        ),
      }))}
    />
  );
}

/** Nothing of before that could not be read again. */
function movableOf(state: AnswerState<"transfer.balances"> | undefined, coin: string): string | undefined {
  if (state?.error !== null || state.result?.kind !== "ok") return undefined;
  return state.result.data.balance.find((one) => one.coin === coin)?.transferBalance;
}
