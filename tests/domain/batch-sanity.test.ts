/** D10.5, F1.5, F2b.9-F2b.11. */
import { describe, expect, it } from "vitest";
import { batchesFault, feesFault } from "#shared/domain/batch-sanity.ts";
import { batchRecord, part } from "../features/convert/small-balances/batch-samples.ts";

const fee = { feeCoin: "USDT", amount: "0.02" };
const coin = {
  fromCoin: "ADA",
  toCoin: "USDT",
  availableBalance: "1",
  toAmount: "0.98",
  exchangeRate: "1",
  feeInfo: fee,
};
const quoted = (more: Partial<typeof coin> = {}, totalFeeInfo = fee) => ({
  result: { exchangeCoins: [{ ...coin, ...more }], totalFeeInfo },
});

describe("what a batch is quoted at", () => {
  it.each([
    ["", quoted()],
    ["", quoted({ exchangeRate: "0.999999", availableBalance: "1.000001" })],
    ["a fee of another coin", quoted({ feeInfo: { ...fee, feeCoin: "BTC" } })],
    ["fees of another coin", quoted({}, { ...fee, feeCoin: "BTC" })],
    ["a fee below nothing", quoted({ feeInfo: { ...fee, amount: "-0.02" } })],
    ["fees that are not the sum of each", quoted({}, { ...fee, amount: "0.04" })],
    ["", quoted({}, { ...fee, amount: "0.0218" })],
    ["more is received than the rate makes", quoted({ toAmount: "98" })],
  ])("%s", (fault, answer) => {
    expect(feesFault(answer)).toBe(fault);
  });
});

describe("how a batch ended", () => {
  const ended = (more: Parameters<typeof batchRecord>[0] = {}) => ({ records: [batchRecord(more)] });
  it.each([
    ["", ended()],
    ["", ended({ status: "processing", toAmount: "", subRecords: [] })],
    [
      "",
      ended({ status: "success", toAmount: "0.98", subRecords: [part("ADA"), part("XLM", "processing")] }),
    ],
    ["", ended({ status: "failure", toAmount: "", subRecords: [part("ADA", "failure")] })],
    [
      "",
      ended({
        status: "partial_fulfillment",
        toAmount: "0.98",
        subRecords: [part("ADA"), part("XLM", "failure")],
      }),
    ],
    ["a coin stands there twice", ended({ subRecords: [part("ADA"), part("ADA")] })],
    ["a coin that became another one", ended({ toCoin: "BTC" })],
    ["an end without coins", ended({ subRecords: [] })],
    ["all, and one of them not", ended({ subRecords: [part("ADA"), part("XLM", "failure")] })],
    ["none, and one of them", ended({ status: "failure", subRecords: [part("ADA")] })],
    ["a sum that is not its coins'", ended({ toAmount: "196" })],
  ])("%s", (fault, answer) => {
    expect(batchesFault(answer)).toBe(fault);
  });
});
