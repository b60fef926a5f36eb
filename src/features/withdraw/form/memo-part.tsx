import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Hint } from "#src/ui/field-hint.tsx";
import { MemoField } from "#src/ui/memo-field.tsx";
import { memoLabel } from "../memo-label.ts";
import { pickedEntry } from "./book-entries.ts";
import { lacksMemo, memoOf, type Withdraw } from "./use-withdraw.ts";

/** The memo, where the network has one, or where one was given that it has not. */
export function MemoPart({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t, i18n } = useTranslation();
  const { chain, target, form, change, book, choice } = withdraw;
  const hint = useMemoHint(withdraw);
  const [shownFor, setShownFor] = useState("");
  if (chain === undefined) return null;
  const isPicked = book.status === "pending" || pickedEntry(book.data?.rows, form, choice) !== undefined;
  const fault = target.state === "checked" ? target.memoFault : "";
  // An entry brings its memo along, unless that cannot stand, or is missing.
  const isBrought = form.entryId !== "" && isPicked && !lacksMemo(target, form);
  const isWanted = fault !== "" || (chain.tagName !== "" && !isBrought);
  // Who is typing into it keeps it, whatever each key makes of it.
  const account = JSON.stringify([chain.chain, form.typed, form.entryId]);
  if (isWanted && shownFor !== account) setShownFor(account);
  if (!isWanted && shownFor !== account) return null;
  const memo = chain.tagName === "" ? t("withdraw.memo") : chain.tagName;
  const required = chain.tagRequired || (target.state === "checked" && target.tagRequired);
  return (
    <MemoField
      name="memo"
      label={memoLabel(memo, i18n.language)}
      need={required ? "required" : "optional"}
      reason={t(
        chain.tagName === ""
          ? "withdraw.memoUnused"
          : required
            ? "withdraw.memoReason"
            : "withdraw.memoMaybe",
        { memo },
      )}
      // As it is typed: without its last blank no second word could follow.
      value={form.memo.trim() === "" ? memoOf(target, form) : form.memo}
      onChange={(typed) => change({ type: "set", part: { memo: typed } })}
      hint={hint}
    />
  );
}

function useMemoHint({ target, form, chain, memoOfOther }: Withdraw): Hint | undefined {
  const { t } = useTranslation();
  if (target.state !== "checked") return undefined;
  const memo = chain?.tagName || t("withdraw.memo");
  if (target.memoFault !== "")
    return { tone: "error", children: t(`withdraw.memoFault.${target.memoFault}`, { memo }) };
  if (memoOfOther !== undefined) return memoOfOther;
  if (lacksMemo(target, form) && form.tried)
    return { tone: "error", children: t("withdraw.enterMemo", { memo }) };
  if (target.memoWarning !== "")
    return { tone: "warn", children: t(`recipient.memoWarning.${target.memoWarning}`) };
  if (form.memo === "" && target.carriedMemo !== "")
    return { tone: "ok", children: t("withdraw.memoCarried", { memo }) };
  return undefined;
}
