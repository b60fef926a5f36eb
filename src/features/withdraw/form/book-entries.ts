import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { BookEntry } from "#shared/contract/address-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { CoinChoice } from "#src/entry/coin-choice.ts";

/** Which entries of the book a form can use. Pure. */

export interface FittingEntries {
  readonly fitting: readonly BookEntry[];
  /** How many are for other coins or networks. */
  readonly others: number;
}

/** A universal entry serves every coin of its network; without a coin or network chosen each entry chooses its own. */
export function entriesFor(rows: readonly BookEntry[], choice: CoinChoice): FittingEntries {
  const onChain = rows.filter(({ addressType, isSound }) => addressType === 0 && isSound);
  const fitting = onChain.filter(
    (entry) => serves(entry, choice) && (choice.coin !== "" || entry.coin !== universal),
  );
  return { fitting, others: onChain.length - fitting.length };
}

const universal = "baseCoin";

/** What is not chosen yet rules nothing out. */
function serves(entry: BookEntry, { coin, chain }: CoinChoice): boolean {
  return (chain === "" || entry.chain === chain) && (coin === "" || [coin, universal].includes(entry.coin));
}

/**
 * The entry that was picked, while the book still has it as it was and it serves what is chosen: another address, memo, coin or
 * network is another account.
 */
export function pickedEntry(
  rows: readonly BookEntry[] | undefined,
  { entryId, typed, memo }: Readonly<Record<"entryId" | "typed" | "memo", string>>,
  choice: CoinChoice,
): BookEntry | undefined {
  return rows?.find(
    (entry) => entry.id === entryId && entry.address === typed && entry.tag === memo && serves(entry, choice),
  );
}

/** New ones wait. `nowMs`: the server's time. */
export function isLocked({ status, lockEndTime }: AddressRecord, nowMs: number): boolean {
  return status === 1 && (lockEndTime === "" || Number(lockEndTime) * 1000 > nowMs);
}

/** Whether a withdrawal to it asks for no codes: it is trusted, and they are not wanted for every one (F6c.6). */
export function isWithoutCodes(
  { verified }: AddressRecord,
  book: Pick<CallOutput<"addressBook.book">, "switches" | "superVerification"> | undefined,
): boolean {
  return verified === 1 && book?.switches.withdrawWhitelist === true && book.superVerification !== true;
}

/** By name, or by any part of the address or memo. */
export function searchEntries(rows: readonly AddressRecord[], query: string): readonly AddressRecord[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ remark, address, tag }) =>
    [remark, address, tag].some((part) => part.toLowerCase().includes(wanted)),
  );
}
