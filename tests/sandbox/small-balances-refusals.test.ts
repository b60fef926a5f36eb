/** F2b.9, F6b.2. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { refusedBy } from "#sandbox/ledger/database.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId } from "./sandbox-under-test.ts";
import { accountType, convert, crumbs, ended, openDesk, owner, quote, under } from "./small-balances-desk.ts";

openDesk();

describe("refusals of a price", () => {
  const many = Array.from({ length: 21 }, (_, at) => `C${at}`);
  test.each<[string, object, number]>([
    ["21 coins", { fromCoinList: many }, 700_000],
    ["a coin twice", { fromCoinList: ["ADA", "ADA"] }, 700_000],
    ["no coin", { fromCoinList: [] }, 10_001],
    ["another target", { toCoin: "BTC" }, 700_013],
    ["a coin that is not there", { fromCoinList: ["BNB"] }, 700_013],
    ["a coin without a price", { fromCoinList: ["ATOM"] }, 700_001],
    ["a closed coin", { fromCoinList: ["WLD"] }, 50_001],
    ["a coin that leaves", { fromCoinList: ["XTZ"] }, 50_001],
    ["the target itself", { fromCoinList: ["USDC"], toCoin: "USDC" }, 700_000],
    ["worth less than the fee", { fromCoinList: ["PEPE"] }, 700_006],
    ["an unknown wallet", { accountType: "eb_convert_spot" }, 10_001],
  ])("%s", async (_what, part, code) => {
    const funding = { ...crumbs, ATOM: "1", WLD: "1", XTZ: "1", USDC: "1", PEPE: "4" };
    const { token } = await under.account({ balances: { funding } });
    expect((await quote(token, part)).code).toBe(code);
  });

  test("the whole batch has its limits", async () => {
    const { token } = await owner();
    await under.control("/sandbox/control/settings", { batchTotalMaxValue: "10" });
    expect((await quote(token)).code).toBe(700_007);
    await under.control("/sandbox/control/settings", {
      batchTotalMaxValue: "200",
      batchTotalMinValue: "100",
    });
    expect((await quote(token)).code).toBe(700_006);
  });

  test("signed out 10007, unchecked identity 42039, Islamic account 131233, paused 700022", async () => {
    expect((await quote("")).code).toBe(10_007);
    expect((await quote((await owner({ kycLevel: "LEVEL_DEFAULT" })).token)).code).toBe(42_039);
    const islamic = await under.account({ subAttribute: 2, balances: { funding: { DAI: "3" } } });
    expect((await quote(islamic.token, { fromCoinList: ["DAI"] })).code).toBe(131_233);
    await under.control("/sandbox/control/settings", { convertOpen: false });
    expect((await quote((await owner()).token)).code).toBe(700_022);
  });

  test("the older calls are the same under other names", async () => {
    const { token } = await owner();
    const input: CallInput<"batch.preOrder"> = { accountType, fromCoinList: ["ADA"], toCoin: "MNT" };
    const { result } = await under.call<"batch.preOrder", CallOutput<"batch.preOrder">>(
      "batch.preOrder",
      input,
      token,
    );
    const taken = await under.call(
      "batch.exchangeOrder",
      { quoteId: result.quoteId, requestId: newRequestId() },
      token,
    );
    expect(taken.result).toMatchObject({ quoteId: result.quoteId, status: "processing" });
    expect(await ended(token, result.quoteId)).toMatchObject({ status: "success", toCoin: "MNT" });
  });
});

describe("what the database refuses by itself", () => {
  test.each([
    ["a price that changes", "update batch_quote_coins set rate = 2", "written_once"],
    [
      "a second use of a price",
      "update batch_quotes set used_at = 2 where used_at is not null",
      "quote_used_once",
    ],
    [
      "another end of a coin",
      "update batch_parts set status = 'processing' where status = 'success'",
      "batch_final",
    ],
    [
      "another end of a run",
      "update batches set status = 'processing' where status = 'success'",
      "batch_final",
    ],
  ])("%s", async (_what, statement, constraint) => {
    const { token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["ADA"] });
    await convert(token, result.quoteId);
    await ended(token, result.quoteId);
    const { db } = under.sandbox.exchange.database;
    const error: unknown = await db.execute(sql.raw(statement)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refusedBy(error)).toBe(constraint);
  });

  test("a batch that ends before its coins", async () => {
    const { token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["ADA"] });
    await convert(token, result.quoteId);
    const { db } = under.sandbox.exchange.database;
    const early = sql`update batches set status = 'success' where quote_id = ${result.quoteId}`;
    const error: unknown = await db.execute(early).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refusedBy(error)).toBe("batch_ends_last");
    await ended(token, result.quoteId);
  });
});
