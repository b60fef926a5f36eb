/** F2c.7, F2i.8. */
import { expect, test } from "vitest";
import type { FundingRow, LedgerRow } from "#shared/contract/records.ts";
import type { LedgerBook } from "#worker/records/ledger-book.ts";
import { derivativesCsv, fundingCsv } from "#worker/records/ledger-csv.ts";

const row = (id: number, part: Partial<FundingRow> = {}): FundingRow => ({
  id: String(id),
  memberId: "7",
  currency: "USDT",
  showBusiType: "Convert",
  showBusiTypeEn: "Convert",
  description: "Paid",
  descriptionEn: "Paid",
  ioDirection: "O",
  txnAmt: "0.123456789012345678",
  afterAmt: "10",
  createTime: "1763900000",
  record: null,
  ...part,
});

function bookOf<R>(rows: readonly R[], size: number): LedgerBook<R> {
  return {
    async part(at) {
      const from = Math.floor(at / size) * size;
      const known = Math.min(rows.length, from + size);
      return {
        from,
        rows: rows.slice(from, from + size),
        known,
        whole: known === rows.length,
        endedAt: 0,
        reading: 0,
      };
    },
  };
}

const texts = { heads: { time: "Time" }, kinds: { Convert: "Umtausch" }, descriptions: {} };

test("amounts are signed, with all their digits, and words that would be run are not", async () => {
  const rows = [row(1), row(2, { ioDirection: "I", descriptionEn: "x", description: "=1+1" })];
  const { text, count, total } = await fundingCsv(bookOf(rows, 10), texts);
  const lines = text.split("\r\n");
  expect([count, total]).toEqual([2, 2]);
  expect(lines[0]).toBe("\uFEFFTime,id,what,description,amount,coin,balance,record");
  expect(lines[1]).toBe("2025-11-23T12:13:20.000Z,'1,Umtausch,Paid,-0.123456789012345678,USDT,10,");
  expect(lines[2]).toBe("2025-11-23T12:13:20.000Z,'2,Umtausch,'=1+1,0.123456789012345678,USDT,10,");
});

test("words that every object has are words like others", async () => {
  const rows = [row(1, { showBusiTypeEn: "constructor", showBusiType: "Build", descriptionEn: "toString" })];
  const { text } = await fundingCsv(bookOf(rows, 10), texts);
  expect(text.split("\r\n")[1]).toBe("2025-11-23T12:13:20.000Z,'1,Build,Paid,-0.123456789012345678,USDT,10,");
});

test("a bonus that changes no balance is told in the file, as in its details", async () => {
  const bonus: LedgerRow = {
    id: "1",
    symbol: "",
    category: "linear",
    side: "None",
    type: "BONUS",
    currency: "USDT",
    transactionTime: "1763900000000",
    qty: "",
    size: "",
    tradePrice: "",
    funding: "",
    fee: "",
    feeRate: "",
    cashFlow: "",
    change: "0",
    cashBalance: "250",
    bonusChange: "10",
    tradeId: "",
    orderId: "",
    orderLinkId: "",
    record: null,
  };
  const { text } = await derivativesCsv(bookOf([bonus], 10), { heads: {}, types: {}, sides: {} });
  const [heads = "", line = ""] = text.split("\r\n");
  expect(line.split(",")[heads.split(",").indexOf("bonus")]).toBe("10");
});

test("a file ends at its bound and says that there is more", async () => {
  const rows = Array.from({ length: 10_250 }, (_row, at) => row(at));
  const { count, total } = await fundingCsv(bookOf(rows, 100), texts);
  expect([count, total]).toEqual([10_000, 10_001]);
  expect((await fundingCsv(bookOf([], 100), texts)).count).toBe(0);
});
