import { askedFault, faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import type { AddressSwitches } from "./address-shapes.ts";

/** What is wrong with an answer about the address book, "" where it says what was requested. */

/** Coin and chain narrow a book of on-chain entries alone; an entry for all coins of a chain is every coin's. */
const narrowed = (parameter: "coin" | "chain") =>
  askedFault({
    rows: "rows",
    parameter,
    field: parameter,
    isOf: (row, wanted, { addressType = 0 }) =>
      addressType !== 0 || row[parameter] === wanted || row[parameter] === "baseCoin",
  });

/** An entry twice or of a time to come, more of them than were requested, or another than was asked for. */
export const bookFault = faultOf(
  listFault({ rows: "rows", id: "id", times: [], since: ["createdAt"], byId: [] }),
  matchFault({ rows: "rows", parameter: "addressType", fields: ["addressType"], all: 2 }),
  narrowed("coin"),
  narrowed("chain"),
  askedFault({
    rows: "rows",
    parameter: "keyword",
    field: "remark",
    isOf: ({ remark, address }, wanted) =>
      [remark, address].join("\n").toLowerCase().includes(String(wanted).trim().toLowerCase()),
  }),
);

interface Rows {
  readonly successCount: number;
  readonly failList: readonly { readonly index: number; readonly address: string }[];
}

/** Each row succeeded or failed, and a failure names the very address of its row. */
export function failedRowsFault(
  { successCount, failList }: Rows,
  { list }: { readonly list: readonly { readonly address: string }[] },
): string {
  if (successCount + failList.length !== list.length) return "successCount";
  if (new Set(failList.map(({ index }) => index)).size !== failList.length) return "failList[].index";
  return failList.every(({ index, address }) => list[index]?.address === address) ? "" : "failList[].address";
}

interface Ids {
  readonly ids: readonly string[];
}

/** As many as were requested: an entry that is as wanted already counts too. */
export const deletedFault = ({ deleted }: { readonly deleted: number }, { ids }: Ids): string =>
  deleted <= new Set(ids).size ? "" : "deleted";
export const updatedFault = ({ updated }: { readonly updated: number }, { ids }: Ids): string =>
  updated <= new Set(ids).size ? "" : "updated";

const fieldOf: Readonly<Record<string, keyof AddressSwitches>> = {
  WITHDRAW_WHITELIST: "withdrawWhitelist",
  ADDRESS_BOOK_ONLY: "addressBookOnly",
  NEW_ADDRESS_LOCK: "newAddressLock",
};

/** The switch that was requested stands as asked. */
export function switchFault(
  { switches }: { readonly switches: AddressSwitches },
  { switchType, open }: { readonly switchType: string; readonly open: boolean },
): string {
  const field = fieldOf[switchType];
  return field !== undefined && switches[field] === open ? "" : "switches";
}
