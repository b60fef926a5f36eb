import { faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import type { AddressSwitches } from "./address-shapes.ts";

/** What is wrong with an answer about the address book, "" where it says what was requested. */

type Fault = (answer: unknown, request: unknown) => string;

/** An entry twice, more of them than were requested, or of another kind. */
export const bookFault: Fault = faultOf(
  listFault({ rows: "rows", id: "id", times: [], byId: [] }),
  matchFault({ rows: "rows", parameter: "addressType", fields: ["addressType"], all: 2 }),
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
