import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { longestRemark, remarkLength, shortRemark } from "#src/entry/remark.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { nameOf } from "../book/book-view.ts";
import type { TargetState } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-texts.tsx";
import { useCodeText } from "../use-book-refusal.ts";
import { type BatchRow, type RowIssue, twinOf } from "./batch-rows.ts";

export interface RowHintsOptions {
  readonly row: BatchRow;
  readonly rows: readonly BatchRow[];
  readonly book: readonly BookEntry[];
  readonly chainName: (chain: string) => string;
  readonly onChange: (part: Partial<BatchRow>) => void;
  readonly onRemove: () => void;
  /** Save was pressed: what is missing is said too. */
  readonly validated: boolean;
}

export interface RowHints {
  /** Coin or network is missing: its part says which. */
  readonly coin?: boolean;
  readonly address?: Hint | undefined;
  readonly memo?: Hint | undefined;
  readonly remark?: Hint | undefined;
}

/** What is wrong with one row of many, each at its field with the repair. That it is right, or being checked, its mark says. */
export function useRowHints(
  props: RowHintsOptions,
  state: TargetState & { readonly again: () => void },
  issue: RowIssue | null,
  memoOfOther: Hint | undefined,
): RowHints {
  const { row, rows, book, chainName, onChange, onRemove, validated } = props;
  const { t } = useTranslation();
  const hintOf = useAddressHint();
  const ofCode = useCodeText();
  const error = (words: string, repair?: ReactNode): Hint => ({
    tone: "error",
    children: (
      <>
        {words} {repair}
      </>
    ),
  });
  const button = (words: string, onClick: () => void): ReactNode => (
    <button type="button" onClick={onClick}>
      {words}
    </button>
  );
  const onChain = (chain: string): void => onChange({ chain, network: null });
  const hint = hintOf(state, { chainName, onChain });
  if (issue === null) {
    const warning =
      state.at === "answered" && state.target.state === "checked" ? state.target.memoWarning : "";
    const memo: Hint | undefined =
      warning === "" ? undefined : { tone: "warn", children: t(`recipient.memoWarning.${warning}`) };
    return { address: hint?.tone === "warn" ? hint : undefined, memo };
  }
  if (issue.why === "checking") return {};
  if (issue.why === "missing") {
    if (!validated) return {};
    return issue.at === "coin" ? { coin: true } : { address: error(t("addressBook.enterAddress")) };
  }
  if (issue.at === "memo") {
    if (issue.why === "ofOther") return { memo: memoOfOther };
    if (issue.why === "exponent") return { memo: error(t("recipient.memoWarning.exponent")) };
    if (issue.why === "noMemo") {
      return {
        memo: error(
          t("addressBook.batch.memoNeeded"),
          button(t("addressBook.batch.hasNone"), () => onChange({ noMemo: true })),
        ),
      };
    }
    const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
    const fault = target?.memoFault ?? "";
    return { memo: error(fault === "" ? "" : t(`addressBook.memoFault.${fault}`)) };
  }
  if (issue.why === "hidden") return { remark: error(t("addressBook.nameHidden")) };
  if (issue.at === "remark") {
    const words = t("addressBook.tooLong", { count: remarkLength(row.remark), max: longestRemark });
    const shorten = (): void => onChange({ remark: shortRemark(row.remark) });
    return { remark: error(words, button(t("addressBook.batch.shorten"), shorten)) };
  }
  switch (issue.why) {
    case "duplicate": {
      const name = twinOf(row, state, { rows, book }) ?? "";
      const words = t("addressBook.batch.duplicate", { name: bidiIsolate(name) });
      return { address: error(words, button(t("addressBook.batch.removeRow"), onRemove)) };
    }
    case "refused": {
      // What was in the way may be gone, without anything in the row having to change.
      const again = (): void => {
        onChange({ refusal: 0 });
        state.again();
      };
      return { address: error(ofCode(row.refusal), button(t("ui.error.retry"), again)) };
    }
    case "blocked":
      return { address: error(ofCode(131_066)) };
    case "alike": {
      const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
      const { name: remark = "", address = "" } = target?.similar ?? {};
      const words = t("addressBook.alike.text", { name: bidiIsolate(nameOf({ remark, address })) });
      // Who means it all the same adds it by itself, where it is compared.
      return { address: error(words, button(t("addressBook.batch.removeRow"), onRemove)) };
    }
    case "failed":
    case "target":
    case "noMemo":
    case "tooLong":
      break;
  }
  return { address: hint };
}
