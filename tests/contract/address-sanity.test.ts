/** R7.20, F2d.2, F2d.3, F2d.6, D3.10. */
import { describe, expect, it } from "vitest";
import { deletedFault, failedRowsFault, switchFault, updatedFault } from "#shared/contract/address-sanity.ts";

/** Answers about the address book that have the right shape and do not answer what was asked. */
describe("an answer to many rows", () => {
  const request = { list: [{ address: "one" }, { address: "two" }, { address: "three" }] };
  const row = (index: number, address: string) => ({ index, address, code: 131_002, msg: "" });

  it.each([
    ["all taken", 3, [], ""],
    ["one not", 2, [row(1, "two")], ""],
    ["one unsaid", 2, [], "successCount"],
    ["one too many", 3, [row(1, "two")], "successCount"],
    ["one said twice", 1, [row(1, "two"), row(1, "two")], "failList[].index"],
    ["another address", 2, [row(1, "three")], "failList[].address"],
    ["a row nobody sent", 2, [row(3, "four")], "failList[].address"],
  ])("with %s", (_, successCount, failList, fault) => {
    expect(failedRowsFault({ successCount, failList }, request)).toBe(fault);
  });
});

describe("how many entries were changed", () => {
  it.each([
    [2, ["a", "b"], ""],
    [0, ["a", "b"], ""],
    [3, ["a", "b"], "deleted"],
    [2, ["a", "a"], "deleted"],
  ])("%d of %j", (deleted, ids, fault) => {
    expect(deletedFault({ deleted }, { ids })).toBe(fault);
    expect(updatedFault({ updated: deleted }, { ids })).toBe(fault.replace("deleted", "updated"));
  });
});

describe("a switch", () => {
  const switches = { withdrawWhitelist: true, addressBookOnly: false, newAddressLock: true };

  it.each([
    ["WITHDRAW_WHITELIST", true, ""],
    ["WITHDRAW_WHITELIST", false, "switches"],
    ["ADDRESS_BOOK_ONLY", true, "switches"],
    ["NEW_ADDRESS_LOCK", false, "switches"],
    ["ANOTHER", true, "switches"],
  ])("%s turned to %s", (switchType, open, fault) => {
    expect(switchFault({ switches }, { switchType, open })).toBe(fault);
  });
});
