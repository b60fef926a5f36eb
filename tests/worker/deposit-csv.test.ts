/** F1.8, F2c.3. */
import { expect, it } from "vitest";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositCsv } from "#worker/deposit/deposit-csv.ts";

const chain: DepositRecord = {
  recordType: 1,
  id: "1",
  coin: "XRP",
  chain: "XRP",
  amount: "150.25",
  txID: "9f2c",
  status: 3,
  toAddress: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
  tag: "1001",
  depositFee: "0.000012",
  successAt: "1790000060000",
  confirmations: "20",
  requiredConfirmations: "20",
  safeConfirmations: "40",
  createdTime: "1790000000000",
  unlockedAt: "",
  endedAt: "",
  txIndex: "0",
  blockHash: "",
  batchReleaseLimit: "-1",
  depositType: "0",
  fromAddress: "",
  travelRuleStatus: 0,
  taxStatus: 0,
  taxDepositRecordsId: "",
};
const fiat: DepositRecord = {
  recordType: 3,
  id: "2",
  coin: "EUR",
  amount: "500",
  status: 3,
  paymentMethod: "SEPA",
  depositFee: "1.5",
  successAt: "1790000060000",
};
const internal: DepositRecord = {
  recordType: 2,
  id: "3",
  type: 1,
  coin: "USDT",
  amount: "25",
  status: 2,
  address: "fr****@example.com",
  fromMemberId: "3",
  createdTime: "1790000000",
  txID: "",
  complianceStatus: 0,
  taxStatus: 0,
  taxDepositRecordsId: "",
};

it("a file has what each deposit cost, as its details have it", () => {
  const texts = { heads: { amount: "Amount", fee: "Fee" }, kinds: {}, states: { credited: "Credited" } };
  const [heads = "", ...lines] = depositCsv([chain, fiat, internal], texts).split("\r\n");
  const at = heads.replace("\ufeff", "").split(",").indexOf("Fee");
  expect(lines.slice(0, 3).map((line) => line.split(",")[at])).toEqual(["0.000012", "1.5", ""]);
  expect(lines[0]).toContain("Credited");
});
