import type { Exchange } from "../../e2e/exchange.ts";

export const seenMs = Date.now() - 60_000;
/** Over a chain. */
export const chain = {
  recordType: 1,
  id: "70010",
  coin: "USDT",
  chain: "TRX",
  amount: "100",
  txID: "ab".repeat(32),
  status: 3,
  toAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  tag: "",
  depositFee: "1.5",
  successAt: String(seenMs),
  confirmations: "20",
  requiredConfirmations: "20",
  createdTime: String(seenMs),
  txIndex: "0",
  blockHash: "",
  batchReleaseLimit: "-1",
  depositType: "0",
  fromAddress: "",
};
/** By a card. */
export const fiat = {
  recordType: 3,
  id: "70011",
  coin: "EUR",
  amount: "500",
  status: 3,
  paymentMethod: "Credit Card",
  depositFee: "9",
  successAt: String(seenMs),
};
/** From a user. */
export const internal = {
  recordType: 2,
  id: "70012",
  type: 1,
  coin: "USDT",
  amount: "25",
  status: 1,
  address: "le••@example.com",
  fromMemberId: "10000077",
  createdTime: String(Math.floor(seenMs / 1000)),
  txID: "",
};

/** From now on these are all deposits that the exchange tells of. */
export async function told(exchange: Exchange, rows: readonly object[]): Promise<void> {
  await exchange.fault({ call: "deposit.records", retCode: 0, result: { rows, nextPageCursor: "" } });
}
