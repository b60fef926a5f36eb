import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecipientField } from "#src/entry/recipient-field.tsx";
import type { RecipientSearch } from "#src/entry/use-recipient.ts";
import type { Sought } from "#src/entry/use-sought.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import type { Transfer } from "./use-transfer.ts";

interface RecipientStepProps {
  readonly transfer: Transfer;
  readonly sought: Sought;
  readonly search: RecipientSearch;
}

/** Which other person gets it. */
export function RecipientStep({ transfer, sought, search }: RecipientStepProps): ReactNode {
  const { form, change } = transfer;
  return (
    <RecipientField
      {...sought}
      search={search}
      validated={form.validated}
      onBy={(by) => change({ type: "named", by, who: "" })}
      onWho={(who) => change({ type: "named", by: sought.by, who })}
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
