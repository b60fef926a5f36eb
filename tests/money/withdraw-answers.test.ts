/** D10.5, D10.13, D10.16, F1.10, F2d.8, F2i.4, F2i.5, F4c.8. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { withdrawCsv } from "#worker/withdraw/withdraw-csv.ts";
import { provenVectors, unprovenVectors } from "../domain/address/vectors.ts";
import { createLyingHost, failure, pathOf } from "./lying-host.ts";

/** Every read that a withdrawal is steered by against every wrong answer, and the bytes that leave. */

const record: WithdrawRecord = {
  withdrawId: "7",
  txID: "",
  withdrawType: 0,
  coin: "USDT",
  chain: "TRX",
  amount: "100",
  withdrawFee: "1.6",
  status: "Pending",
  toAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  tag: "",
  createTime: "1700000000000",
  updateTime: "1700000000000",
  tax: "",
  taxRate: "",
  taxType: "",
  requestId: "request-1",
  debited: "101.6",
  accountType: "FUND",
  confirmations: "0",
  requiredConfirmations: "20",
  broadcastAt: "",
  endedAt: "",
  cancellable: true,
  failCode: 0,
  toName: "",
};
const limit = {
  coin: "USDT",
  chain: "TRX",
  withdrawMin: "2.6",
  withdrawMax: "-1",
  withdrawFee: "1.6",
  withdrawPercentageFee: "0",
  minAccuracy: "4",
  limitAmountUsd: "0",
  withdrawableAmount: {
    FUND: {
      coin: "USDT",
      withdrawableAmount: "900",
      availableBalance: "900",
    },
  },
  dailyLimit: "2000000",
  dailyUsed: "0",
  monthlyLimit: "-1",
  monthlyUsed: "0",
};
const levels = {
  list: [],
  current: {
    dailyLimit: "1",
    dailyUsed: "0",
    monthlyLimit: "-1",
    monthlyUsed: "0",
    resetTime: 1_700_006_400,
  },
};
const path = {
  create: pathOf("withdraw.create"),
  limit: pathOf("withdraw.limit"),
  records: pathOf("withdraw.records"),
};
const lying = createLyingHost({
  [pathOf("withdraw.coins")]: { rows: [{ name: "Tether", coin: "USDT", chains: [] }] },
  [path.limit]: limit,
  [pathOf("withdraw.limitLevels")]: levels,
  [pathOf("withdraw.standing")]: { code: 0, until: 0, cause: "" },
  [path.records]: { rows: [record], nextPageCursor: "" },
  [path.create]: { id: "7" },
  [pathOf("withdraw.raiseLimit")]: { dailyLimit: "6000000" },
});
const { http, sent, answer, says, soundly, honest, lyingAt, lies } = lying;
beforeEach(() => {
  sent.length = 0;
});

let calls = 0;
const options = () => {
  calls += 1;
  return { id: `call-${calls}`, exempt: false };
};
const reads = [
  [
    "coins and networks",
    pathOf("withdraw.coins"),
    () => http.call("withdraw.coins", { coin: "USDT" }, options()),
  ],
  [
    "fees and limits",
    path.limit,
    () => http.call("withdraw.limit", { coin: "USDT", chain: "TRX" }, options()),
  ],
  [
    "limits of a person",
    pathOf("withdraw.limitLevels"),
    () => http.call("withdraw.limitLevels", {}, options()),
  ],
  [
    "whether one may withdraw",
    pathOf("withdraw.standing"),
    () => http.call("withdraw.standing", {}, options()),
  ],
  [
    "a raised limit",
    pathOf("withdraw.raiseLimit"),
    () => http.call("withdraw.raiseLimit", { dailyLimit: "6000000" }, options()),
  ],
  ["records", path.records, () => http.call("withdraw.records", { withdrawID: "7" }, options())],
] as const;

describe.each(reads)("%s", (_what, where, read) => {
  it("of this person and this question are taken", async () => {
    answer(honest);
    expect(await failure(read())).toBe("answered");
  });
  it.each(lies)("%s are none", async (name, lie) => {
    answer(lyingAt(where, lie));
    // Nothing in these names the coin that the lie changes: then it is the same text, and true.
    if (
      name === "changed after it was signed" &&
      !says({ path: where, requestId: "", fields: {}, body: "" }, resultAt(where)).includes("USDT")
    )
      return;
    expect(await failure(read())).not.toBe("answered");
  });
});

function resultAt(where: string): unknown {
  const reported = honest({ path: where, requestId: "", fields: {}, body: "" });
  return (JSON.parse(reported?.text ?? "{}") as { result?: unknown }).result;
}

describe("an answer of another question", () => {
  const soundlySays = (where: string, result: unknown) =>
    lyingAt(where, (request) => soundly(says(request, result)));
  it.each([
    ["coin", { coin: "USDC" }],
    ["network", { chain: "ETH" }],
  ])("about fees of another %s is none", async (_what, part) => {
    answer(soundlySays(path.limit, { ...limit, ...part }));
    expect(await failure(http.call("withdraw.limit", { coin: "USDT", chain: "TRX" }, options()))).not.toBe(
      "answered",
    );
  });
  it.each([
    ["number", { withdrawID: "8" }],
    ["coin", { coin: "BTC" }],
    ["request", { createdBy: "request-2" }],
    ["transaction", { txID: "aa" }],
    ["kind", { withdrawType: 1 }],
    ["state", { status: "success" }],
    ["time", { startTime: 1_700_000_001_000, endTime: 1_700_000_009_000 }],
  ] as const)("with a record of another %s is none", async (_what, input) => {
    answer(honest);
    expect(await failure(http.call("withdraw.records", input, options()))).not.toBe("answered");
    const texts = { heads: {}, kinds: {}, states: {}, accounts: {} };
    const { createdBy: _id, ...filter } = { createdBy: "", ...input };
    if (Object.keys(filter).length > 0)
      expect(await failure(withdrawCsv(http, { filter, texts }))).not.toBe("answered");
  });
});

it.each(["1000000", "60000000", "6000001"])(
  "a limit of %s is no answer to raising it to 6000000",
  async (dailyLimit) => {
    const where = pathOf("withdraw.raiseLimit");
    answer(lyingAt(where, (request) => soundly(says(request, { dailyLimit }))));
    expect(await failure(http.call("withdraw.raiseLimit", { dailyLimit: "6000000" }, options()))).not.toBe(
      "answered",
    );
  },
);

it("a state that nobody knows is unknown, and no end", async () => {
  answer(
    lyingAt(path.records, (request) =>
      soundly(says(request, { rows: [{ ...record, status: "Teleported" }], nextPageCursor: "" })),
    ),
  );
  const read = await http.call("withdraw.records", { withdrawID: "7" }, options());
  expect(read.kind === "ok" && read.data.rows[0]?.status).toBe("Unknown");
});

describe("the address that reaches the server", () => {
  const vectors = [...provenVectors, ...unprovenVectors].map(({ format, typed, address = typed, memo }) => ({
    format,
    address,
    memo,
  }));
  const order = (address: string, tag?: string): CallInput<"withdraw.create"> => ({
    coin: "USDT",
    chain: "TRX",
    address,
    amount: "100",
    timestamp: 1,
    accountType: "FUND",
    ...(tag !== undefined && { tag }),
    requestId: randomUUID().replaceAll("-", ""),
  });
  const unknown = async (call: Promise<unknown>): Promise<unknown> => {
    const error: unknown = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof CofferError ? error.data.outcome : "answered";
  };

  it.each(vectors)("is the reviewed one, byte for byte: $format $address", async ({ address, memo }) => {
    answer((request) => soundly(says(request, { id: "7", ...request.fields })));
    const input = order(address, memo);
    expect(await failure(http.call("withdraw.create", input, options()))).toBe("answered");
    const [request] = sent;
    expect(request?.body).toBe(JSON.stringify(JSON.parse(request?.body ?? "")));
    expect(request?.body).toContain(`"address":${JSON.stringify(address)}`);
    expect(request?.fields).toEqual(input);
  });

  it.each([
    ["a memo", { tag: "7" }],
    ["a network", { chain: "TRX" }],
  ])("and an answer that took %s where none was given is no success either", async (_what, part) => {
    answer((request) => soundly(says(request, { id: "7", ...request.fields, ...part })));
    const { chain: _chain, ...toUid } = order("1234567");
    expect(await unknown(http.call("withdraw.create", toUid, options()))).toBe("unknown");
  });

  it.each([
    ["another address", { address: "TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs" }],
    ["it in another case", { address: "tR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" }],
    ["it with a look-alike letter", { address: "ТR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" }],
    ["it with a character that nobody sees", { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\u200b" }],
    ["another network", { chain: "ETH" }],
    ["another amount", { amount: "1000" }],
    ["another coin", { coin: "USDC" }],
    ["another memo", { tag: "8" }],
  ])("and an answer that took %s is no success: it is looked up", async (_what, part) => {
    answer((request) => soundly(says(request, { id: "7", ...request.fields, ...part })));
    expect(await unknown(http.call("withdraw.create", order(record.toAddress, "7"), options()))).toBe(
      "unknown",
    );
  });
});
