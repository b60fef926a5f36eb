/** D10.7, F5.3. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const accountType = "eb_convert_funding";

async function quoted(token: string): Promise<string> {
  const { result } = await under.call(
    "convert.quote",
    {
      accountType,
      fromCoin: "BTC",
      toCoin: "USDT",
      requestCoin: "BTC",
      requestAmount: "0.01",
      requestId: newRequestId(),
    },
    token,
  );
  return result.quoteTxId ?? "";
}

describe("a money call happens once", () => {
  test("five copies at the same moment move the money once and get the same answer", async () => {
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const input = { quoteTxId: await quoted(token), accountType, requestId: newRequestId() } as const;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => under.call("convert.execute", input, token)));
    for (const answer of answers) {
      expect(answer).toEqual({
        code: 0,
        message: "OK",
        status: 200,
        result: { quoteTxId: input.quoteTxId, exchangeStatus: "processing" },
      });
    }
    expect(await under.balance(account, "funding", "BTC")).toBe("0.99");
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0.01");
    const seen = `/sandbox/control/seen?call=convert.execute&requestId=${input.requestId}`;
    expect(await under.control(seen)).toEqual({ count: 5 });
  });

  test("the same id with another body is refused with 10014", async () => {
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const requestId = newRequestId();
    await under.call("convert.execute", { quoteTxId: await quoted(token), accountType, requestId }, token);
    const other = await quoted(token);
    const answer = await under.call("convert.execute", { quoteTxId: other, accountType, requestId }, token);
    expect(answer).toMatchObject({ code: 10_014, message: "This requestId was used for another request" });
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0.01");
  });

  test("a refusal is remembered as the answer too", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const quoteTxId = await quoted(token);
    const requestId = newRequestId();
    under.clock.advance(15_000);
    const first = await under.call("convert.execute", { quoteTxId, accountType, requestId }, token);
    expect(first.code).toBe(700_008);
    expect(await under.call("convert.execute", { quoteTxId, accountType, requestId }, token)).toEqual(first);
    const { result } = await under.call("outcome.lookup", { requestId }, token);
    expect(result).toEqual({
      requestId,
      path: "exchangeNew/convert/execute",
      state: "done",
      retCode: 700_008,
      retMsg: first.message,
      result: null,
    });
  });

  test("two people may use the same id", async () => {
    const requestId = newRequestId();
    for (let i = 0; i < 2; i += 1) {
      const { token } = await under.account({ balances: { funding: { BTC: "1" } } });
      const quoteTxId = await quoted(token);
      expect((await under.call("convert.execute", { quoteTxId, accountType, requestId }, token)).code).toBe(
        0,
      );
    }
  });
});

describe("the outcome of a lost call", () => {
  test("asking closes an id that never arrived: its late copy is refused", async () => {
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const input = { quoteTxId: await quoted(token), accountType, requestId: newRequestId() } as const;
    const lookup = await under.call("outcome.lookup", { requestId: input.requestId }, token);
    expect(lookup.result).toMatchObject({ state: "absent" });
    const late = await under.call("convert.execute", input, token);
    expect(late).toMatchObject({ code: 10_014, message: "This requestId was looked up and closed" });
    expect(await under.balance(account, "funding", "BTC")).toBe("1");
    const again = await under.call("outcome.lookup", { requestId: input.requestId }, token);
    expect(again.result).toMatchObject({ state: "absent" });
  });

  test("a call whose answer was lost is found done, with that answer", async () => {
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const input = { quoteTxId: await quoted(token), accountType, requestId: newRequestId() } as const;
    await under.control("/sandbox/control/faults", {
      call: "convert.execute",
      dropAfterHandling: true,
      times: 1,
    });
    await expect(under.call("convert.execute", input, token)).rejects.toThrow();
    const { result } = await under.call("outcome.lookup", { requestId: input.requestId }, token);
    expect(result).toEqual({
      requestId: input.requestId,
      path: "exchangeNew/convert/execute",
      state: "done",
      retCode: 0,
      retMsg: "OK",
      result: { quoteTxId: input.quoteTxId, exchangeStatus: "processing" },
    });
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0.01");
  });

  test("a call that died before it was handled did not happen", async () => {
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const input = { quoteTxId: await quoted(token), accountType, requestId: newRequestId() } as const;
    await under.control("/sandbox/control/faults", {
      call: "convert.execute",
      dropBeforeHandling: true,
      times: 1,
    });
    await expect(under.call("convert.execute", input, token)).rejects.toThrow();
    const { result } = await under.call("outcome.lookup", { requestId: input.requestId }, token);
    expect(result).toMatchObject({ state: "absent" });
    expect(await under.balance(account, "funding", "BTC")).toBe("1");
  });

  test("a call that is being done is running, then done", async () => {
    const { userId } = await under.account();
    const { moneyCalls } = under.sandbox.exchange;
    const call = {
      userId: Number(userId),
      requestId: newRequestId(),
      call: "convert.execute",
      body: {},
    } as const;
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const answer = moneyCalls.once(call, () => gate.then(() => "moved"));
    expect(await moneyCalls.lookup(call.userId, call.requestId)).toEqual({ state: "running" });
    finish();
    expect(await answer).toEqual({ retCode: 0, retMsg: "OK", result: "moved" });
    expect(await moneyCalls.lookup(call.userId, call.requestId)).toEqual({
      state: "done",
      call: "convert.execute",
      answer: { retCode: 0, retMsg: "OK", result: "moved" },
    });
  });

  test("an effect that breaks leaves no trace: the same call may come again", async () => {
    const { userId } = await under.account();
    const { moneyCalls } = under.sandbox.exchange;
    const call = {
      userId: Number(userId),
      requestId: newRequestId(),
      call: "convert.execute",
      body: {},
    } as const;
    await expect(moneyCalls.once(call, () => Promise.reject(new Error("disk full")))).rejects.toThrow(
      "disk full",
    );
    expect((await moneyCalls.once(call, () => Promise.resolve("moved"))).result).toBe("moved");
  });

  test("the fate of another's call stays theirs", async () => {
    const owner = await under.account({ balances: { funding: { BTC: "1" } } });
    const input = { quoteTxId: await quoted(owner.token), accountType, requestId: newRequestId() } as const;
    await under.call("convert.execute", input, owner.token);
    const other = await under.account();
    const { result } = await under.call("outcome.lookup", { requestId: input.requestId }, other.token);
    expect(result).toMatchObject({ state: "absent" });
    const mine = await under.call("outcome.lookup", { requestId: input.requestId }, owner.token);
    expect(mine.result).toMatchObject({ state: "done" });
  });
});
