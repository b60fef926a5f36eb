/** D3.10, D10.5. */

import { describe, expect, it } from "vitest";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { ChainDeposit } from "#shared/contract/deposit-records.ts";
import { depositFacts } from "#shared/domain/chain-facts.ts";
import { addressFacts } from "#shared/domain/known-facts.ts";
import { isTorn } from "#shared/domain/record-facts.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

interface Row {
  readonly id: number;
  readonly amount: number;
}
const torn = (rows: readonly Row[]): boolean =>
  isTorn(
    rows,
    ({ id }) => String(id),
    ({ amount }) => String(amount),
  );

describe("pages of one list", () => {
  it("contradict each other exactly where one id has two facts", () => {
    const rows = fc.array(fc.record({ id: fc.nat(6), amount: fc.nat(2) }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (list) => {
        const said = new Set(list.map(({ id, amount }) => `${id} ${amount}`));
        expect(torn(list)).toBe(said.size > new Set(list.map(({ id }) => id)).size);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });
});

describe("what stays of a record", () => {
  const deposit = { recordType: 1, coin: "BTC", chain: "BTC", amount: "1", toAddress: "to", tag: "" };
  const address = { coin: "USDT", chain: "TRX", address: "to", tag: "", addressType: 0, verified: 1 };

  it.each([
    [true, { status: 3, confirmations: "9", successAt: "5" }],
    [false, { amount: "2" }],
    [false, { coin: "ETH" }],
    [false, { toAddress: "from" }],
  ])("of a deposit is the same: %j after %j", (isSame, part) => {
    const [one, other] = [deposit, { ...deposit, ...part }].map((row) => depositFacts(row as ChainDeposit));
    expect(one === other).toBe(isSame);
  });

  it.each([
    [true, { status: 1, lockEndTime: "5", remark: "renamed" }],
    [false, { address: "other" }],
    [false, { tag: "77" }],
    [false, { verified: 0 }],
  ])("of an entry of the book is the same: %j after %j", (isSame, part) => {
    const [one, other] = [address, { ...address, ...part }].map((row) => addressFacts(row as AddressRecord));
    expect(one === other).toBe(isSame);
  });
});
