import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecipientField } from "#src/entry/recipient-field.tsx";
import type { RecipientSearch } from "#src/entry/use-recipient.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import type { Transfer } from "./use-transfer.ts";

interface RecipientStepProps {
  readonly transfer: Transfer;
  readonly search: RecipientSearch;
  readonly ways: readonly Transfer["form"]["by"][];
}

/** Which other person gets it. */
export function RecipientStep({ transfer, search, ways }: RecipientStepProps): ReactNode {
  const { form, change } = transfer;
  return (
    <RecipientField
      by={form.by}
      who={form.who}
      ways={ways}
      search={search}
      validated={form.validated}
      onBy={(by) => change({ type: "by", by })}
      onWho={(who) => change({ type: "who", who })}
      refused={useOwnSub(transfer, search)}
    />
  );
}

/** The own sub-account is no other person, and is moved to in another way. */
function useOwnSub({ members, change }: Transfer, { lookup }: RecipientSearch): Hint | undefined {
  const { t } = useTranslation();
  if (lookup.state !== "refused") return undefined;
  const sub = members.find(({ uid }) => uid === lookup.uid);
  if (sub === undefined || sub.accountType.length === 0) return undefined;
  return {
    tone: "error",
    children: (
      <>
        {t("transfer.ownSub", { name: bidiIsolate(sub.name === "" ? sub.uid : sub.name) })}{" "}
        <button
          type="button"
          onClick={() => {
            change({ type: "placed", end: "to", place: { memberId: sub.uid, accountType: "FUND" } });
            change({ type: "mode", mode: "own" });
          }}
        >
          {t("transfer.repair.own")}
        </button>
      </>
    ),
  };
}
