/** D10.13, F4c.1. */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { fc } from "../fuzz.ts";
import { documentedFields, withoutExtensions } from "./documented-fields.ts";
import { readSchema } from "./schema-node.ts";
import { samplesOf } from "./schema-samples.ts";

/** An exchange that sends what the field tables have, and nothing of ours, is understood. */

const calls = Object.entries(documentedFields) as readonly [
  HttpCallName,
  (typeof documentedFields)[keyof typeof documentedFields],
][];

describe("an answer without our extensions", () => {
  it.each(calls)("of %s is whole", (name, fields) => {
    const { response } = callDefinition(name);
    fc.assert(
      fc.property(samplesOf(readSchema(response)), (sample) => {
        const checked = v.safeParse(response, withoutExtensions(fields, sample));
        expect(checked.success, JSON.stringify(checked.issues?.[0]?.path?.map(({ key }) => key))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a record of the history without kind and state", () => {
  const { response } = callDefinition("convert.history");
  const record = {
    accountType: "funding",
    exchangeTxId: "1",
    userId: "7",
    fromCoin: "BTC",
    fromCoinType: "crypto",
    fromAmount: "1",
    toCoin: "USDT",
    toCoinType: "crypto",
    toAmount: "2",
    exchangeStatus: "success",
    convertRate: "2",
    createdAt: "1700000000000",
  };

  it.each([
    ["funding", "success", "instant", "success"],
    ["uta_convert", "failure", "instant", "failure"],
    ["limit_order_funding", "processing", "limit", "processing"],
    ["funding_block_trade", "init", "block", "processing"],
    ["providerA_reverse", "success", "specialCoins", "success"],
    ["acme_reverse", "success", "specialCoins", "success"],
    ["small_asset_uta", "success", "smallBalances", "success"],
    ["small_asset_funding", "partial_fulfillment", "smallBalances", "partial"],
    ["small_asset_funding", "of a later server", "smallBalances", "processing"],
  ])("from %s, %s, is of kind %s and %s", (accountType, exchangeStatus, kind, state) => {
    const read = v.parse(response, { list: [{ ...record, accountType, exchangeStatus }] });
    expect(read).toMatchObject({ list: [{ kind, state, quoteTxId: "", coinCount: 0, failCode: 0 }] });
  });

  it.each([
    [{}, "partial"],
    [{ state: "success" }, "partial"],
    [{ state: "processing" }, "processing"],
  ])("of a batch that was fulfilled in part, with %j, is %s and can be true", (more, state) => {
    const batch = { fromCoin: "", fromAmount: "", convertRate: "", exchangeStatus: "partial_fulfillment" };
    const read = v.parse(response, {
      list: [record, { ...record, ...batch, ...more, accountType: "small_asset_uta", exchangeTxId: "2" }],
    });
    expect(read).toMatchObject({ list: [{ state: "success" }, { state, exchangeStatus: "success" }] });
    expect(callDefinition("convert.history").sane?.(read, {}, Date.now())).toBe("");
  });

  it("of a batch that was fulfilled in part and brought nothing cannot be true", () => {
    const batch = { ...record, accountType: "small_asset_uta", exchangeStatus: "partial_fulfillment" };
    const read = v.parse(response, { list: [{ ...batch, fromCoin: "", fromAmount: "", toAmount: "" }] });
    expect(callDefinition("convert.history").sane?.(read, {}, Date.now())).toBe("list[].toAmount");
  });
});
