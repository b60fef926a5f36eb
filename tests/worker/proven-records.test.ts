/** D10.5. */
import { expect, it } from "vitest";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { createProvenDeposits } from "#worker/deposit/proven-deposits.ts";
import { createProvenRecords } from "#worker/records/proven-records.ts";

interface Row {
  readonly id: string;
  readonly at: number;
  readonly blocks: number;
  readonly state: string;
}

const make = () =>
  createProvenRecords<Row>({
    idOf: ({ id }) => id,
    timeOf: ({ at }) => at,
    countsOnly: (record, known, isSame) => isSame({ ...record, blocks: known.blocks }, known),
    isOlder: (record, known) => record.blocks < known.blocks,
  });
const row: Row = { id: "1", at: 1, blocks: 1, state: "open" };

it("a feed that makes records up shows none of them, and fills no memory", () => {
  const records = make();
  records.prove([row]);
  for (let id = 100; id < 5000; id += 1) records.receive([{ ...row, id: String(id) }]);
  expect(records.list).toEqual([{ ...row, key: "1" }]);
  // Those of whom an answer says the same are taken; what came on top of fifty was not kept.
  records.prove(Array.from({ length: 4900 }, (_, at) => ({ ...row, id: String(at + 100) })));
  expect(records.waits).toBe(false);
});

it("a feed counts the blocks of what is known, and changes nothing else of it", () => {
  const records = make();
  records.prove([row]);
  records.receive([{ ...row, blocks: 2 }]);
  expect(records.list[0]?.blocks).toBe(2);
  records.receive([{ ...row, blocks: 3, state: "done" }]);
  expect(records.list[0]).toMatchObject({ blocks: 2, state: "open" });
  expect(records.waits).toBe(true);
});

it("a deposit under way that has no time yet is not dropped for older ones", () => {
  const records = createProvenDeposits();
  const fiat = (id: string, status: number, successAt: string): DepositRecord =>
    ({
      recordType: 3,
      id,
      coin: "EUR",
      amount: "5",
      status,
      paymentMethod: "Card",
      depositFee: "0",
      successAt,
    }) as DepositRecord;
  records.prove(Array.from({ length: 50 }, (_, at) => fiat(String(at), 3, `17900000000${at + 10}`)));
  records.prove([fiat("under way", 1, "")]);
  expect(records.list).toHaveLength(50);
  expect(records.list[0]).toMatchObject({ id: "under way" });
  // One that came to nothing never gets a time: it is not the newest for that.
  records.prove([fiat("failed", 4, "")]);
  expect(records.list.map(({ id }) => id)).not.toContain("failed");
});
