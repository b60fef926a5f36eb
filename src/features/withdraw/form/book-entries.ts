import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { BookEntry } from "#shared/contract/address-view.ts";
import type { CoinChoice } from "#src/entry/coin-choice.ts";

/** Which entries of the book a form can use. Pure. */

export interface FittingEntries {
  readonly fitting: readonly BookEntry[];
  /** How many are for other coins or networks. */
  readonly others: number;
}

/** A universal entry serves every coin of its network; without a coin or network chosen each entry chooses its own. */
export function entriesFor(rows: readonly BookEntry[], { coin, chain }: CoinChoice): FittingEntries {
  const onChain = rows.filter(({ addressType, isSound }) => addressType === 0 && isSound);
  const fitting = onChain.filter(
    (entry) =>
      (chain === "" || entry.chain === chain) &&
      (coin === "" ? entry.coin !== universal : entry.coin === coin || entry.coin === universal),
  );
  return { fitting, others: onChain.length - fitting.length };
}

const universal = "baseCoin";

/** The entry that was picked, while the book still has it as it was: another address or memo is another account. */
export function pickedEntry(
  rows: readonly BookEntry[] | undefined,
  { entryId, typed, memo }: Readonly<Record<"entryId" | "typed" | "memo", string>>,
): BookEntry | undefined {
  return rows?.find(({ id, address, tag }) => id === entryId && address === typed && tag === memo);
}

/** New ones wait. `nowMs`: the server's time. */
export function isLocked({ status, lockEndTime }: AddressRecord, nowMs: number): boolean {
  return status === 1 && (lockEndTime === "" || Number(lockEndTime) * 1000 > nowMs);
}

/** By name, or by any part of the address or memo. */
export function searchEntries(rows: readonly AddressRecord[], query: string): readonly AddressRecord[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ remark, address, tag }) =>
    [remark, address, tag].some((part) => part.toLowerCase().includes(wanted)),
  );
}
