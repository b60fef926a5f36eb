/** F2c.6, R2.21. */
import { expect, it } from "vitest";
import type { TransferRecord } from "#shared/contract/transfer.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { transferCsv } from "#worker/records/transfer-csv.ts";

const row = (at: number): TransferRecord => ({
  transferId: `id-${at}`,
  coin: "USDT",
  amount: "1500.25",
  fromMemberId: "1",
  toMemberId: "9",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  timestamp: "1700000000000",
  status: "SUCCESS",
  endedAt: "",
  failCode: 0,
  otherName: "=L•••",
});
const texts = {
  heads: { amount: "Amount" },
  states: { SUCCESS: "Completed" },
  accounts: { FUND: "Funding" },
  members: { "1": "Main" },
};

it("reads every page, says each record once, and no cell can be run", async () => {
  const requested: unknown[] = [];
  const pages: Readonly<Record<string, { list: TransferRecord[]; nextPageCursor: string }>> = {
    "": { list: [row(1), row(2)], nextPageCursor: "a" },
    // A record that came in meanwhile pushed one over.
    a: { list: [row(2), row(3)], nextPageCursor: "" },
  };
  const call = (_name: string, input: { cursor?: string }) => {
    requested.push(input);
    return Promise.resolve({ kind: "ok", data: pages[input.cursor ?? ""], invalidates: [] });
  };
  const file = await transferCsv(
    { call: call as unknown as HttpClient["call"] },
    { filter: { coin: "USDT" }, texts },
  );
  expect(requested).toHaveLength(2);
  expect(file).toMatchObject({ count: 3, total: 3 });
  const lines = file.text.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines[0]).toContain("Amount");
  expect(lines[1]).toContain("id-1,Completed,1500.25,USDT,Funding,Main,UNIFIED,'=L•••");
});

it("names another person at no end while the own members are not known", async () => {
  const data = { list: [row(1)], nextPageCursor: "" };
  const call = () => Promise.resolve({ kind: "ok", data, invalidates: [] });
  const file = await transferCsv(
    { call: call as unknown as HttpClient["call"] },
    { filter: {}, texts: { ...texts, members: {} } },
  );
  expect(file.text).toContain("USDT,Funding,'1,UNIFIED,'9,");
});

it("writes an account that nobody knows by its own code, whatever its name means elsewhere", async () => {
  const data = { list: [{ ...row(1), fromAccountType: "constructor" }], nextPageCursor: "" };
  const call = () => Promise.resolve({ kind: "ok", data, invalidates: [] });
  const file = await transferCsv(
    { call: call as unknown as HttpClient["call"] },
    { filter: {}, texts: { ...texts, members: {} } },
  );
  expect(file.text).toContain("USDT,constructor,'1,UNIFIED,'9,");
});

it("writes a member that nobody knows by its own number, whatever its name means elsewhere", async () => {
  const data = { list: [{ ...row(1), toMemberId: "constructor", otherName: "" }], nextPageCursor: "" };
  const call = () => Promise.resolve({ kind: "ok", data, invalidates: [] });
  const file = await transferCsv({ call: call as unknown as HttpClient["call"] }, { filter: {}, texts });
  expect(file.text).toContain("USDT,Funding,Main,UNIFIED,constructor,");
});
