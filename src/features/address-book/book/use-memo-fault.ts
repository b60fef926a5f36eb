import type { BookEntry } from "#shared/contract/address-view.ts";
import { hides } from "#src/entry/remark.ts";
import { type CheckedTarget, useTarget } from "../target/use-target.ts";
import { useCoinOfChain } from "./use-networks.ts";

export interface MemoFault {
  /** Key of what is wrong with it, "" for nothing that is known. */
  readonly fault: CheckedTarget["memoFault"];
  readonly checking: boolean;
}

/** Whether an entry's address takes this other memo. A check that cannot be had leaves it to the exchange. */
export function useMemoFault(entry: BookEntry | null, memo: string): MemoFault {
  const isOther = entry !== null && entry.addressType === 0 && memo !== entry.tag && memo !== "";
  const coin = useCoinOfChain(entry?.coin ?? "", entry?.chain ?? "");
  const state = useTarget({
    coin: isOther ? coin : "",
    chain: entry?.chain ?? "",
    address: entry?.address ?? "",
    memo,
  });
  if (hides(memo)) return { fault: "hiddenCharacters", checking: false };
  const isKnown = state.at === "answered" && state.target.state === "checked";
  return { fault: isKnown ? state.target.memoFault : "", checking: state.at === "loading" };
}
