import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { BookEntry } from "#shared/contract/address-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { checkMemo } from "#shared/domain/address/memo.ts";
import { addressFacts } from "#shared/domain/known-facts.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { readAllPages } from "../records/read-all-pages.ts";

const pageSize = 50;
/** A book of more entries is read as far as this. */
const maxEntries = 1000;

/**
 * The whole address book (F2d.1). Each page of it is signed and of this person; here the addresses themselves have to be
 * sound. What fails does not cross, and is nobody's trusted address. Rejects where pages contradict each other.
 */
export async function readBook(http: Pick<HttpClient, "call">): Promise<CallOutput<"addressBook.book">> {
  let last: CallOutput<"addressBook.list"> | undefined;
  const { rows, isWhole } = await readAllPages<AddressRecord>(
    maxEntries,
    { idOf: ({ id }) => id, factsOf: addressFacts },
    async (cursor) => {
      const wanted = { addressType: 2, limit: pageSize, ...(cursor !== "" && { cursor }) } as const;
      last = await ownCall(http, "addressBook.list", wanted);
      return { rows: last.rows, next: last.nextPageCursor };
    },
  );
  if (last === undefined) throw new CallFailed("unreadable", "not an answer for a person", false);
  const { switches, withdrawLockUntil, superVerification } = last;
  return {
    rows: rows.map(checkedEntry),
    switches,
    withdrawLockUntil,
    ...(superVerification !== undefined && { superVerification }),
    isWhole,
  };
}

function checkedEntry(row: AddressRecord): BookEntry {
  const entry = { ...row, lockEndTime: lockEndOf(row) };
  if (isSound(row)) return { ...entry, isSound: true };
  return { ...entry, isSound: false, address: "", tag: "", verified: 0 };
}

const daySeconds = 86_400;

/** Of a new one on a host that does not report it, "" or 0 (F1.9): a day after it was added. */
function lockEndOf({ status, lockEndTime, createdAt }: AddressRecord): string {
  return status === 1 && Number(lockEndTime) === 0 ? String(Number(createdAt) + daySeconds) : lockEndTime;
}

function isSound({ addressType, chain, address, tag }: AddressRecord): boolean {
  if (addressType === 1) return chain === "" && tag === "" && /^\S[^\n]{0,199}$/.test(address);
  const format = formatOfChain(chain);
  // What nobody sees in it would be sent along, on a network that is not known here too.
  if (format === undefined)
    return /^[!-~]{1,200}$/.test(address) && (tag === "" || checkMemo(format, tag).ok);
  const reading = checkAddress(format, address);
  if (!reading.ok || tag === "") return reading.ok;
  // An address that holds a memo is no other one's account.
  return (reading.memo ?? tag) === tag && checkMemo(format, tag).ok;
}
