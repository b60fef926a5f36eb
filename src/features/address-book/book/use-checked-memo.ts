import type { BookEntry } from "#shared/contract/address-view.ts";
import { hides } from "#src/entry/remark.ts";
import { type CheckedTarget, useTarget } from "../target/use-target.ts";
import { useCoinOfChain } from "./use-networks.ts";

export interface CheckedMemo {
  /** As it is saved: as it was checked, else as it was typed. */
  readonly memo: string;
  /** Key of what is wrong with it, "" for nothing that is known. */
  readonly fault: CheckedTarget["memoFault"];
  readonly warning: CheckedTarget["memoWarning"];
  readonly checking: boolean;
}

/** Whether an entry's address takes this other memo, and in which form. A check that cannot be had leaves it to the exchange. */
export function useCheckedMemo(entry: BookEntry | null, memo: string): CheckedMemo {
  const isOther = entry !== null && entry.addressType === 0 && memo !== entry.tag && memo !== "";
  const coin = useCoinOfChain(entry?.coin ?? "", entry?.chain ?? "");
  const state = useTarget({
    coin: isOther ? coin : "",
    chain: entry?.chain ?? "",
    address: entry?.address ?? "",
    memo,
  });
  if (hides(memo)) return { memo, fault: "hiddenCharacters", warning: "", checking: false };
  if (state.at !== "answered" || state.target.state !== "checked")
    return { memo, fault: "", warning: "", checking: state.at === "loading" };
  const { memo: checked, memoFault: fault, memoWarning: warning } = state.target;
  return { memo: checked, fault, warning, checking: false };
}
