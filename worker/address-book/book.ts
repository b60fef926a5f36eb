import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { BookEntry } from "#shared/contract/address-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { checkMemo } from "#shared/domain/address/memo.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";

const pageSize = 50;
/** A book of more entries is read as far as this. */
const maxPages = 20;
let asked = 0;

/**
 * The whole address book (F2d.1). Each page of it is signed and of this person; here the addresses themselves have to be
 * sound. What fails does not cross, and is nobody's trusted address.
 */
export async function readBook(http: Pick<HttpClient, "call">): Promise<CallOutput<"addressBook.book">> {
  const rows = new Map<string, BookEntry>();
  let cursor = "";
  for (let page = 0; ; page += 1) {
    asked += 1;
    const wanted = { addressType: 2, limit: pageSize, ...(cursor !== "" && { cursor }) } as const;
    const answer = await http.call("addressBook.list", wanted, {
      id: `address-book-${asked}`,
      exempt: false,
    });
    if (answer.kind !== "ok") throw new CallFailed("unreadable", "not an answer for a person", false);
    const { data } = answer;
    for (const row of data.rows) rows.set(row.id, checkedEntry(row));
    cursor = data.nextPageCursor;
    if (cursor !== "" && page + 1 < maxPages) continue;
    const { switches, withdrawLockUntil, superVerification } = data;
    return {
      rows: [...rows.values()],
      switches,
      withdrawLockUntil,
      ...(superVerification !== undefined && { superVerification }),
      isWhole: cursor === "",
    };
  }
}

function checkedEntry(row: AddressRecord): BookEntry {
  if (isSound(row)) return { ...row, isSound: true };
  return { ...row, isSound: false, address: "", tag: "", verified: 0 };
}

function isSound({ addressType, chain, address, tag }: AddressRecord): boolean {
  if (addressType === 1) return chain === "" && tag === "" && /^\S[^\n]{0,199}$/.test(address);
  const format = formatOfChain(chain);
  if (format === undefined) return /^\S{1,200}$/.test(address);
  return checkAddress(format, address).ok && (tag === "" || checkMemo(format, tag).ok);
}
