import { askedFault, faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import type { AddressSwitches } from "./address-shapes.ts";

/** What is wrong with an answer about the address book, "" where it says what was requested. */

type Fault = (answer: unknown, request: unknown, serverNow?: number) => string;

/** Coin and chain narrow a book of on-chain entries alone; an entry for all coins of a chain is every coin's. */
const narrowed = (parameter: "coin" | "chain"): Fault =>
  askedFault({
    rows: "rows",
    parameter,
    field: parameter,
    isOf: (row, wanted, { addressType = 0 }) =>
      addressType !== 0 || row[parameter] === wanted || row[parameter] === "baseCoin",
  });

/** An entry twice or of a time to come, more of them than were requested, or another than was asked for. */
export const bookFault: Fault = faultOf(
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
export const failedRowsFault: Fault = (answer, request) => {
  const { successCount, failList } = answer as Rows;
  const { list } = request as { readonly list: readonly { readonly address: string }[] };
  if (successCount + failList.length !== list.length) return "successCount";
  if (new Set(failList.map(({ index }) => index)).size !== failList.length) return "failList[].index";
  return failList.every(({ index, address }) => list[index]?.address === address) ? "" : "failList[].address";
};

/** As many as were requested: an entry that is as wanted already counts too. */
const countFault =
  (field: "deleted" | "updated"): Fault =>
  (answer, request) => {
    const { ids } = request as { readonly ids: readonly string[] };
    const said = (answer as Readonly<Record<string, unknown>>)[field];
    return typeof said === "number" && said <= new Set(ids).size ? "" : field;
  };

export const deletedFault = countFault("deleted");
export const updatedFault = countFault("updated");

const fieldOf: Readonly<Record<string, keyof AddressSwitches>> = {
  WITHDRAW_WHITELIST: "withdrawWhitelist",
  ADDRESS_BOOK_ONLY: "addressBookOnly",
  NEW_ADDRESS_LOCK: "newAddressLock",
};

/** The switch that was requested stands as asked. */
export const switchFault: Fault = (answer, request) => {
  const { switches } = answer as { readonly switches: AddressSwitches };
  const { switchType, open } = request as { readonly switchType: string; readonly open: boolean };
  const field = fieldOf[switchType];
  return field !== undefined && switches[field] === open ? "" : "switches";
};
