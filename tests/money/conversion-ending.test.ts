/** D3.8, D10.5, F1.4, F2b.13, F6a.5, F6b.5: what is told of a conversion or an order whose page was left. */
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { isOfConversion } from "#src/money/conversion-record.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { endingTexts } from "#src/money/intent-texts.ts";
import { readEnding } from "#src/money/read-ending.ts";

type Fields = Readonly<Record<string, unknown>>;
interface Told extends Pick<StoredIntent, "call"> {
  readonly input: Fields;
  readonly coins?: number;
  /** The call's own answer. */
  readonly data?: unknown;
}

/** What is told of 0.1 BTC for 9400 USDT when the record says this. */
function ending({ call, input, coins = 0, data = {} }: Told, answer: Fields) {
  const intent: StoredIntent = {
    requestId: "request-1",
    call,
    input,
    kind: "instant",
    key: "",
    pays: coins === 0 ? { coin: "BTC", amount: "0.1" } : null,
    receives: { coin: "USDT", amount: "9400" },
    coins,
    account: "",
    history: "",
    sentAt: 0,
  };
  const read = async () => ({ kind: "ok", data: answer, invalidates: [] });
  const world = { bridge: { call: read as never }, invalidate: () => undefined, wait: async () => undefined };
  return readEnding(world, intent, data);
}

const record = {
  exchangeTxId: "1",
  exchangeStatus: "success",
  fromCoin: "BTC",
  fromAmount: "0.10",
  toCoin: "USDT",
  toAmount: "9388.5",
};
const funding = {
  call: "convert.execute",
  input: { quoteTxId: "1", accountType: "eb_convert_funding" },
};
const block = { call: "convert.execute", input: { quoteTxId: "1", accountType: "funding_block_trade" } };
const others = [{ fromCoin: "ETH" }, { toCoin: "USDC" }, { fromAmount: "1" }];

describe("a conversion", () => {
  it.each([
    ["at a quote", funding, (part: Fields) => ({ result: { ...record, ...part } })],
    ["of a block", block, (part: Fields) => ({ list: [{ ...record, ...part }] })],
  ])("%s brought what its own record says, and one of something else says nothing", async (_, told, says) => {
    const receives = { coin: "USDT", amount: "9388.5" };
    expect(await ending(told, says({}))).toMatchObject({ settled: "completed", receives });
    expect(await ending(told, says({ exchangeStatus: "failure" }))).not.toHaveProperty("receives");
    for (const part of others) {
      const found = await ending(told, says(part));
      expect(found).toMatchObject({ settled: "processing", recordId: "" });
      expect(found).not.toHaveProperty("receives");
    }
  });
});

describe("small balances", () => {
  const batch = { call: "batch.convert", input: { quoteId: "q" }, coins: 2 };
  const says = (part: Fields) => ({
    records: [{ toCoin: "USDT", toAmount: "12.5", status: "success", subRecords: [{}, {}], ...part }],
  });

  it("of which some were converted brought what came of those", async () => {
    const receives = { coin: "USDT", amount: "12.5" };
    expect(await ending(batch, says({}))).toMatchObject({ settled: "completed", receives });
    expect(await ending(batch, says({ status: "partial_fulfillment" }))).toMatchObject({
      settled: "partly",
      receives,
    });
  });

  it.each([{ toCoin: "USDC" }, { subRecords: [{}] }])("are not those of another record: %j", async (part) => {
    expect(await ending(batch, says(part))).toMatchObject({ settled: "processing" });
  });
});

describe("a migration's conversion", () => {
  const sent = {
    call: "migration.confirmQuote",
    input: { migrationId: "m", quoteId: "q" },
    coins: 2,
  } as const;
  const records = [{ toCoin: "USDT" }, { toCoin: "USDT" }];

  it("ends as its own records say, with no sum that none of them names", async () => {
    const receives = { coin: "USDT", amount: "" };
    expect(await ending(sent, { status: "success", records })).toMatchObject({
      settled: "completed",
      receives,
    });
    expect(await ending(sent, { status: "partial_fulfillment", records })).toMatchObject({
      settled: "partly",
      receives,
    });
    const one = { status: "success", records: [{ toCoin: "USDT", toAmount: "3" }] };
    expect(await ending({ ...sent, coins: 1 }, one)).toMatchObject({ receives: { amount: "3" } });
    expect(await ending(sent, { status: "failure", records })).not.toHaveProperty("receives");
  });

  it.each([
    [records.slice(1)],
    [[...records, { toCoin: "USDT" }]],
    [[{ toCoin: "USDT" }, { toCoin: "USDC" }]],
  ])("does not end with those of another: %j", async (foreign) => {
    const found = await ending(sent, { status: "success", records: foreign });
    expect(found).toMatchObject({ settled: "processing", recordId: "" });
  });
});

describe("an order that was placed", () => {
  const data = { exchangeTxId: "o1", orderStatus: "PENDING" };
  const placed = { call: "limitOrder.create", input: { limitPrice: "98500" }, data };
  const filled = { ...record, orderStatus: "FILLED", limitPrice: "98500.0" };

  it("and has filled since brought what its record says", async () => {
    const receives = { coin: "USDT", amount: "9388.5" };
    expect(await ending(placed, filled)).toMatchObject({ settled: "filled", recordId: "o1", receives });
  });

  it.each([...others, { limitPrice: "9850" }])("is not filled because another one is: %j", async (part) => {
    const found = await ending(placed, { ...filled, ...part });
    expect(found).toMatchObject({ settled: "placed", recordId: "o1" });
    expect(found).not.toHaveProperty("receives");
    // Filled by its own answer: what came is not known, and not what was reviewed.
    const filledAtOnce = { ...placed, data: { ...data, orderStatus: "FILLED" } };
    expect(await ending(filledAtOnce, { ...filled, ...part })).toMatchObject({
      settled: "filled",
      receives: { coin: "USDT", amount: "" },
    });
  });
});

describe("an order that was to be canceled", () => {
  const cancel = (orderStatus: string) => ({
    call: "limitOrder.cancel",
    input: {},
    data: { exchangeTxId: "o1", orderStatus },
  });

  it("has ended as its own record says, where the answer says of no end", async () => {
    expect(await ending(cancel("PENDING"), { ...record, orderStatus: "CANCELED" })).toMatchObject({
      settled: "cancelled",
    });
  });

  it.each([
    ["CANCELED", "cancelled"],
    ["FILLED", "filled"],
    ["EXPIRED", "over"],
    // It is open still, or of a state that nobody here knows.
    ["PENDING", "placed"],
    ["PARTIAL", "placed"],
  ])("and is %s is %s", async (orderStatus, settled) => {
    expect(await ending(cancel(orderStatus), { ...record, orderStatus })).toMatchObject({ settled });
  });

  it("and has filled is not told as canceled, whatever the answer said", async () => {
    const filled = { ...record, orderStatus: "FILLED" };
    expect(await ending(cancel("CANCELED"), filled)).toMatchObject({ settled: "filled", recordId: "o1" });
    // A record that is older than its end says nothing.
    expect(await ending(cancel("CANCELED"), { ...record, orderStatus: "PENDING" })).toMatchObject({
      settled: "cancelled",
    });
  });

  it.each([{ fromCoin: "ETH" }, { fromAmount: "1" }])("does not end as another one: %j", async (part) => {
    const other = { ...record, ...part, orderStatus: "FILLED" };
    expect(await ending(cancel("CANCELED"), other)).toMatchObject({ settled: "cancelled" });
    expect(await ending(cancel("PENDING"), other)).toMatchObject({ settled: "placed" });
  });
});

it.each([
  { expected: true, part: { fromAmount: "0.1" } },
  ...others.map((part) => ({ expected: false, part })),
])("a record is of what was sent: $expected of $part", ({ expected, part }) => {
  expect(isOfConversion({ ...record, ...part }, record)).toBe(expected);
});

it.each([
  ["cancelled", "success"],
  ["filled", "info"],
  ["placed", "info"],
  ["over", "info"],
] as const)("an order that was to be called back and is %s is told of as a %s", (settled, tone) => {
  const intent = {
    kind: "cancelOrder",
    sentAt: 0,
    ending: { state: "done", settled, recordId: "1" },
  } as OpenIntent;
  expect(endingTexts(((key: string) => key) as TFunction, "en", intent)?.tone).toBe(tone);
});

it.each([
  ["cancelOrder", "placed", "money.stillOpen"],
  ["cancelOrder", "filled", "money.tooLate"],
  ["limitOrder", "placed", "money.ended.placed"],
] as const)(
  "a cancellation's time is not told as the order's: %s that is %s is %s",
  (kind, settled, title) => {
    const intent = { kind, sentAt: 0, ending: { state: "done", settled, recordId: "1" } } as OpenIntent;
    expect(endingTexts(((key: string) => key) as TFunction, "en", intent)?.title).toBe(title);
  },
);

it.each([
  ["was used already is not told to have moved nothing: it did, once", "700009", "money.usedText"],
  ["ran out moved nothing", "700008", "money.nothingText.convert"],
  ["never arrived moved nothing", "OUTCOME_ABSENT", "money.nothingText.convert"],
])("a price that %s", (_, code, text) => {
  const error = { kind: "BusinessError", code, message: "" };
  const intent = { kind: "instant", sentAt: 0, ending: { state: "nothing", error } } as OpenIntent;
  expect(endingTexts(((key: string) => key) as TFunction, "en", intent)?.text).toBe(text);
});
