/** D10.5, F1.5, F2b.9-F2b.11. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { batchRecord as recordSchema } from "#shared/contract/small-balance.ts";
import { batchesFault, feesFault } from "#shared/domain/batch-sanity.ts";
import { batchRecord, part } from "../features/convert/small-balances/batch-samples.ts";

const fee = { feeCoin: "USDT", amount: "0.02", feeRate: "0.02" };
const dear = { ...fee, amount: "0.95" };
const least = { ...fee, amount: "0.0001" };
const coin = {
  fromCoin: "ADA",
  toCoin: "USDT",
  availableBalance: "1",
  toAmount: "0.98",
  exchangeRate: "1",
  feeInfo: fee,
};
const tax = (totalAmount: string, feeCoin = "USDT") => ({ totalAmount, feeCoin, taxFeeItems: [] });
const quoted = (
  more: Partial<typeof coin> & { readonly taxFeeInfo?: ReturnType<typeof tax> } = {},
  totalFeeInfo = fee,
  ofAll = "",
) => ({
  result: {
    exchangeCoins: [{ ...coin, ...more }],
    totalFeeInfo,
    totalTaxFeeInfo: ofAll === "" ? null : tax(ofAll),
  },
});

describe("what a batch is quoted at", () => {
  it.each([
    ["", quoted()],
    ["", quoted({ exchangeRate: "0.999999", availableBalance: "1.000001" })],
    ["a fee of another coin", quoted({ feeInfo: { ...fee, feeCoin: "BTC" } })],
    ["fees of another coin", quoted({}, { ...fee, feeCoin: "BTC" })],
    ["a fee below nothing", quoted({ feeInfo: { ...fee, amount: "-0.02" } })],
    ["", quoted({}, fee, "0.01")],
    ["a charge below nothing", quoted({}, fee, "-0.01")],
    ["", quoted({ taxFeeInfo: tax("0.01") }, fee, "0.01")],
    ["", quoted({ taxFeeInfo: tax("0") })],
    ["a tax in another coin than that of all", quoted({ taxFeeInfo: tax("0.01") })],
    ["a tax in another coin than that of all", quoted({ taxFeeInfo: tax("0.01", "BTC") }, fee, "0.01")],
    ["a charge of no coin", quoted({ taxFeeInfo: tax("0.01", "") }, fee, "0.01")],
    ["taxes that are not the sum of each", quoted({ taxFeeInfo: tax("0.5") }, fee, "0.01")],
    ["taxes that are not the sum of each", quoted({ taxFeeInfo: tax("0.4") }, fee, "0")],
    ["a tax that takes all", quoted({ taxFeeInfo: tax("0.98") }, fee, "0.98")],
    ["a tax that takes all", quoted({ taxFeeInfo: tax("1", "ADA") })],
    ["a tax that takes all", quoted({}, fee, "5")],
    ["", quoted({}, fee, "0.97")],
    ["fees that are not the sum of each", quoted({}, { ...fee, amount: "0" })],
    ["fees that are not the sum of each", quoted({}, { ...fee, amount: "0.04" })],
    ["", quoted({}, { ...fee, amount: "0.0218" })],
    ["more is received than the rate makes", quoted({ toAmount: "98" })],
    ["a fee above its rate", quoted({ toAmount: "0.05", feeInfo: dear }, dear)],
    ["a fee above its rate", quoted({ feeInfo: { ...fee, feeRate: "1" } })],
    ["a fee above its rate", quoted({ feeInfo: { ...fee, feeRate: "-0.02" } })],
    ["fees above their rate", quoted({}, { ...fee, feeRate: "0.0001" })],
    ["fees above their rate", quoted({}, { ...fee, feeRate: "-1" })],
    // What comes is rounded down, a fee up.
    ["", quoted({ availableBalance: "0.0002", toAmount: "0.0001", feeInfo: least }, least)],
  ])("%s", (fault, answer) => {
    expect(feesFault(answer)).toBe(fault);
  });
});

describe("how a batch ended", () => {
  type More = Parameters<typeof batchRecord>[0];
  const ended = (more: More = {}) => ({ records: [batchRecord(more)] });
  const coins = (...some: readonly (readonly [string, object])[]) =>
    some.map(([fromCoin, more]) => ({ ...part(fromCoin), ...more }));
  const failed = part("XLM", "failure");
  const running = part("XLM", "processing");
  const partly = { status: "partial_fulfillment", toAmount: "0.98", totalFeeAmount: "0.02" } as const;
  it.each([
    ["", ended()],
    ["", ended({ status: "processing", toAmount: "", subRecords: [] })],
    ["", ended({ status: "processing", toAmount: "0.98", subRecords: [part("ADA"), running] })],
    ["", ended({ status: "failure", toAmount: "0", totalFeeAmount: "0", subRecords: [failed] })],
    ["", ended({ status: "failure", toAmount: "", totalFeeAmount: "", subRecords: [failed] })],
    ["", ended({ ...partly, subRecords: [part("ADA"), failed] })],
    ["a coin stands there twice", ended({ subRecords: [part("ADA"), part("ADA")] })],
    ["a coin that became another one", ended({ toCoin: "BTC" })],
    ["an end without coins", ended({ subRecords: [] })],
    ["a sum that is not its coins'", ended({ toAmount: "196" })],
    ["a sum that is not its coins'", ended({ ...partly, toAmount: "12", subRecords: [part("ADA"), failed] })],
  ])("%s", (fault, answer) => {
    expect(batchesFault(answer)).toBe(fault);
  });

  it.each<[string, More]>([
    ["what was taxed", { totalTaxFeeInfo: tax("-1") }],
    ["what was paid", { subRecords: coins(["ADA", { fromAmount: "-5" }], ["XLM", {}]) }],
    ["what came", { subRecords: coins(["ADA", { toAmount: "-0.98" }], ["XLM", {}]) }],
    ["a fee", { subRecords: coins(["ADA", { feeAmount: "-0.02" }], ["XLM", {}]) }],
    ["all that came", { ...partly, toAmount: "-3", subRecords: [part("ADA"), failed] }],
    ["all fees", { totalFeeAmount: "-0.04" }],
    ["a sum on the way", { status: "processing", toAmount: "-1", subRecords: [running] }],
  ])("is never less than nothing: %s", (_what, more) => {
    expect(batchesFault(ended(more))).toBe("an amount below nothing");
  });

  it.each(["0", ""])("a coin that was converted brought more than %j", (toAmount) => {
    const subRecords = coins(["ADA", { toAmount }], ["XLM", { toAmount }]);
    expect(batchesFault(ended({ toAmount, subRecords }))).toBe("a coin that became nothing");
  });

  it("one that failed brought nothing", () => {
    const subRecords = [part("ADA"), { ...failed, toAmount: "12" }];
    expect(batchesFault(ended({ ...partly, subRecords }))).toBe("a coin that failed and came");
  });

  it.each<[string, More]>([
    ["an end before that of its coins", { subRecords: [part("ADA"), running] }],
    [
      "an end before that of its coins",
      { status: "failure", toAmount: "12", subRecords: [part("ADA", "failure"), running] },
    ],
    ["an end that is not its coins'", { subRecords: [part("ADA"), failed] }],
    ["an end that is not its coins'", { status: "failure", subRecords: [part("ADA")] }],
    ["an end that is not its coins'", { status: "failure", subRecords: [part("ADA"), failed] }],
    ["an end that is not its coins'", { ...partly, subRecords: [part("ADA")] }],
    ["an end that is not its coins'", { ...partly, subRecords: [failed] }],
  ])("is what its coins ended as: %s", (fault, more) => {
    expect(batchesFault(ended(more))).toBe(fault);
  });

  it.each<[string, More]>([
    ["", { totalFeeAmount: "0.04" }],
    ["", { totalFeeAmount: "" }],
    ["", { totalFeeAmount: "9", subRecords: coins(["ADA", { feeAmount: "" }], ["XLM", {}]) }],
    ["", { totalFeeAmount: "0.05", subRecords: coins(["ADA", {}], ["XLM", { feeAmount: "0.024" }]) }],
    ["", { feeCoin: "", subRecords: coins(["ADA", { feeCoin: "" }], ["XLM", {}]) }],
    ["fees that are not the sum of each", { totalFeeAmount: "1" }],
    ["a fee of another coin", { feeCoin: "ETH" }],
    ["a fee of another coin", { subRecords: coins(["ADA", { feeCoin: "BTC" }], ["XLM", {}]) }],
  ])("has the fees of its coins: %s", (fault, more) => {
    expect(batchesFault(ended(more))).toBe(fault);
  });
});

describe("what failed", () => {
  const told = (more: Parameters<typeof batchRecord>[0], feeAmount = "0.02") =>
    v.parse(
      recordSchema,
      batchRecord({
        createdAt: "1795180000000",
        status: "partial_fulfillment",
        toAmount: "0.98",
        subRecords: [part("ADA"), { ...part("XLM", "failure"), feeAmount }],
        ...more,
      }),
    );

  it.each([
    ["its own part left out", "0.02", "0.02"],
    ["its own part added", "0.04", ""],
    ["no sum of anything", "7", ""],
  ])("costs nothing, whatever is told of all: %s", (_what, totalFeeAmount, shown) => {
    const batch = told({ totalFeeAmount });
    expect(batch.subRecords.map(({ feeAmount }) => feeAmount)).toEqual(["0.02", ""]);
    expect(batch.totalFeeAmount).toBe(shown);
    expect(batchesFault({ records: [batch] })).toBe("");
  });

  it("costs nothing where all of it did", () => {
    const subRecords = [{ ...part("XLM", "failure"), feeAmount: "0.02" }];
    const batch = told({ status: "failure", toAmount: "", totalFeeAmount: "0.02", subRecords });
    expect([batch.totalFeeAmount, batch.subRecords[0]?.feeAmount]).toEqual(["", ""]);
  });

  const came = { ...part("ADA"), taxFeeInfo: tax("0.01") };
  const stayed = { ...part("XLM", "failure"), taxFeeInfo: tax("0.02") };
  const onItsWay = { ...part("XLM", "processing"), taxFeeInfo: tax("0.02") };
  const all = { status: "success", toAmount: "1.96", totalFeeAmount: "0.04" } as const;
  it.each<[string, Parameters<typeof batchRecord>[0], string | undefined]>([
    ["of one of two, its own part left out", { subRecords: [came, stayed] }, "0.01"],
    [
      "of one of two, its own part added",
      { subRecords: [came, stayed], totalTaxFeeInfo: tax("0.03") },
      undefined,
    ],
    [
      "of one of two, in another coin",
      { subRecords: [came, stayed], totalTaxFeeInfo: tax("0.01", "ADA") },
      undefined,
    ],
    ["of one of two, and only of all", { subRecords: [part("ADA"), stayed] }, undefined],
    ["of nothing", { status: "failure", toAmount: "", totalFeeAmount: "", subRecords: [stayed] }, undefined],
    ["on the way, of what has come", { status: "processing", subRecords: [came, onItsWay] }, "0.01"],
    ["on the way, of nothing yet", { status: "processing", subRecords: [onItsWay] }, undefined],
    ["on the way, without coins", { status: "processing", subRecords: [] }, undefined],
    ["of all", { ...all, subRecords: [part("ADA"), part("XLM")] }, "0.01"],
  ])("is taxed with nothing, whatever is told of all: %s", (_what, more, shown) => {
    const batch = told({ totalTaxFeeInfo: tax("0.01"), ...more });
    expect(batch.totalTaxFeeInfo?.totalAmount).toBe(shown);
    const untaxed = batch.subRecords.filter(({ status }) => status !== "success");
    expect(untaxed.map(({ taxFeeInfo }) => taxFeeInfo)).toEqual(untaxed.map(() => null));
  });
});
