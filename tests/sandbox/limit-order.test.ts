/** F2b.13, F2b.14, F4c.2. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { refusedBy } from "#sandbox/ledger/database.ts";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { CallInput } from "#shared/contract/index.ts";
import {
  type CreateInput,
  cancel,
  create,
  list,
  openDesk,
  orderOf,
  rich,
  status,
  under,
  wallet,
} from "./limit-order-desk.ts";

openDesk();

describe("one intent is one order", () => {
  test("the same request again answers the same and locks once", async () => {
    const { account, token } = await under.account(rich);
    const input = orderOf();
    const [one, two] = await Promise.all([1, 2].map(() => under.call("limitOrder.create", input, token)));
    expect(one?.result).toEqual(two?.result);
    expect(await wallet(account)).toEqual(["2.9", "0.1", "500000"]);
    expect(await list(token)).toHaveLength(1);
    const other = await under.call("limitOrder.create", { ...input, fromAmount: "0.2" }, token);
    expect(other.code).toBe(10_014);
  });

  test("an answer that is lost can be looked up; one that never came is closed", async () => {
    const { token } = await under.account(rich);
    const input = orderOf();
    await under.control("/sandbox/control/faults", {
      call: "limitOrder.create",
      dropAfterHandling: true,
      times: 1,
    });
    await expect(under.call("limitOrder.create", input, token)).rejects.toThrow();
    const { requestId } = input;
    const found = await under.call<"outcome.lookup", { state: string; result: { exchangeTxId: string } }>(
      "outcome.lookup",
      { requestId },
      token,
    );
    const [placed] = await list(token);
    expect(found.result).toMatchObject({ state: "done", result: { exchangeTxId: placed?.exchangeTxId } });
    const unseen = orderOf();
    await under.call("outcome.lookup", { requestId: unseen.requestId }, token);
    expect((await under.call("limitOrder.create", unseen, token)).code).toBe(10_014);
    expect(await list(token)).toHaveLength(1);
  });
});

describe("refusals", () => {
  test.each<[string, Partial<CreateInput>, number]>([
    ["below the minimum", { fromAmount: "0.00099999" }, 700_006],
    ["zero", { fromAmount: "0" }, 700_006],
    ["above the maximum", { fromAmount: "1.00000001" }, 700_007],
    ["more than there is", { fromCoin: "SOL", fromAmount: "10.5", limitPrice: "300" }, 700_005],
    ["nothing would come", { limitPrice: "0.0000000001" }, 700_006],
    ["too many decimals", { fromAmount: "0.100000001" }, 700_000],
    ["a price of zero", { limitPrice: "0" }, 700_000],
    ["a price of too many digits", { limitPrice: "98500.123456789012" }, 700_000],
    ["the same coin twice", { toCoin: "BTC" }, 700_000],
    ["an unknown coin", { toCoin: "NOPE1" }, 700_013],
    ["a closed coin", { toCoin: "WLD" }, 50_001],
    ["a negative price", { limitPrice: "-1" }, 10_001],
    ["an id too short", { requestId: "short" }, 10_001],
  ])("%s", async (_what, part, code) => {
    const { account, token } = await under.account(rich);
    expect((await create(token, part)).code).toBe(code);
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
  });

  test("signed out 10007, unchecked identity 42039, Islamic account 131233, another's order 700004", async () => {
    expect((await create("")).code).toBe(10_007);
    const unchecked = await under.account({ ...rich, kycLevel: "LEVEL_DEFAULT" });
    expect((await create(unchecked.token)).code).toBe(42_039);
    const islamic = await under.account({ ...rich, subAttribute: 2 });
    expect((await create(islamic.token, { toCoin: "AAVE" })).code).toBe(131_233);
    const mine = await create(islamic.token);
    const { token } = await under.account(rich);
    expect((await cancel(token, mine.result.exchangeTxId)).code).toBe(700_004);
    const foreign = await under.call(
      "limitOrder.query",
      { exchangeTxId: mine.result.exchangeTxId ?? "" },
      token,
    );
    expect(foreign.code).toBe(700_004);
    expect(await status(islamic.token, mine.result.exchangeTxId)).toBe("PENDING");
  });
});

describe("what is told of orders", () => {
  test("the list goes by state and coin, newest first, in pages", async () => {
    const { token } = await under.account(rich);
    const ids: string[] = [];
    for (const part of [
      {},
      { fromCoin: "SOL", fromAmount: "1", limitPrice: "900" },
      { limitPrice: "99000" },
    ]) {
      const { result } = await create(token, part);
      ids.unshift(result.exchangeTxId ?? "");
      under.clock.advance(1000);
    }
    await cancel(token, ids[0]);
    const idsOf = async (part: CallInput<"limitOrder.list">) =>
      (await list(token, part)).map(({ exchangeTxId }) => exchangeTxId);
    expect(await idsOf({})).toEqual(ids);
    expect(await idsOf({ orderStatus: "PENDING" })).toEqual(ids.slice(1));
    expect(await idsOf({ orderStatus: "CANCELED,FILLED" })).toEqual(ids.slice(0, 1));
    expect(await idsOf({ fromCoin: "SOL" })).toEqual(ids.slice(1, 2));
    expect(await idsOf({ index: 2, limit: 2 })).toEqual(ids.slice(2));
    expect((await under.call("limitOrder.list", { limit: 101 }, token)).code).toBe(10_001);
    expect((await under.call("limitOrder.list", { index: 0 }, token)).code).toBe(10_001);
  });

  test("the convert history has them by their states", async () => {
    const { token } = await under.account(rich);
    const waiting = await create(token);
    const called = await create(token);
    await cancel(token, called.result.exchangeTxId);
    const filled = await create(token, { limitPrice: "93200" });
    await expect.poll(() => status(token, filled.result.exchangeTxId)).toBe("FILLED");
    const { result } = await under.call<"convert.history", { list: ConvertHistoryRow[] }>(
      "convert.history",
      { kind: "limit" },
      token,
    );
    const row = (id = "") => result.list.find(({ exchangeTxId }) => exchangeTxId === id);
    expect(row(waiting.result.exchangeTxId)).toMatchObject({
      accountType: "limit_order_funding",
      state: "waiting",
      toAmount: "9850",
      convertRate: "98500",
      endedAt: "",
    });
    expect(row(called.result.exchangeTxId)).toMatchObject({ state: "canceled", toAmount: "" });
    expect(row(filled.result.exchangeTxId)).toMatchObject({
      state: "success",
      toAmount: "9417.129",
      convertRate: "94171.2908",
      endedAt: String(under.clock.now()),
    });
  });

  test("what is locked still belongs to its owner", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const equity = async () => {
      const { result } = await under.call<"assets.overview", { totalEquity: string }>(
        "assets.overview",
        {},
        token,
      );
      return result.totalEquity;
    };
    const before = await equity();
    await create(token);
    expect(await equity()).toBe(before);
    const coins = await under.call<"convert.coins", { coins: { coin: string; balance: string }[] }>(
      "convert.coins",
      { accountType: "eb_convert_funding", side: 0 },
      token,
    );
    expect(coins.result.coins.find(({ coin }) => coin === "BTC")?.balance).toBe("0.9");
  });
});

describe("the database refuses", () => {
  async function refused(statement: string): Promise<string> {
    const { db } = under.sandbox.exchange.database;
    try {
      await db.transaction((tx) => tx.execute(sql.raw(statement)));
    } catch (error) {
      return refusedBy(error);
    }
    return "";
  }

  test("a second end, a fill below its price, a change of what was ordered, a deletion", async () => {
    const { token } = await under.account(rich);
    const called = await create(token);
    const open = await create(token);
    await cancel(token, called.result.exchangeTxId);
    const ended = `where id = '${called.result.exchangeTxId}'`;
    const waiting = `where id = '${open.result.exchangeTxId}'`;
    const fill = "status = 'FILLED', filled_amount = 9850, fill_rate = 98500";
    expect(await refused(`update limit_orders set ${fill} ${ended}`)).toBe("limit_order_final");
    expect(await refused(`update limit_orders set updated_at = 1 ${ended}`)).toBe("limit_order_final");
    expect(await refused(`update limit_orders set limit_price = 1 ${waiting}`)).toBe("limit_order_stands");
    expect(await refused(`update limit_orders set user_id = 1 ${waiting}`)).toBe("limit_order_stands");
    const low = fill.replace("9850", "9849");
    expect(await refused(`update limit_orders set ${low} ${waiting}`)).toBe("fill_keeps_the_price");
    expect(await refused(`update limit_orders set status = 'FILLED' ${waiting}`)).toBe("fill_is_told");
    expect(await refused(`update limit_orders set status = 'FAILED' ${waiting}`)).toBe("failure_has_code");
    expect(await refused(`delete from limit_orders ${waiting}`)).toBe("written_once");
    const again = `insert into postings (kind, ref, created_at) values ('limit_settle', '${called.result.exchangeTxId}', 1)`;
    expect(await refused(again)).toBe("limit_order_ends_once");
  });
});
