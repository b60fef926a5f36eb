/** F6a.1-F6a.5, F2b.5. */
import { describe, expect, it } from "vitest";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
import { quote, record } from "../features/convert/samples.ts";
import { held, intent, no, openSession, refused, Script, underWay, yes } from "./quote-script.ts";

const processing = yes(record({ exchangeStatus: "processing" }));

describe("a conversion", () => {
  it("goes from price to its true figures", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record({ exchangeStatus: "processing" })), yes(record({ toAmount: "23538.9" }))];
    const session = await held(script);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.view.at));
    await session.confirm();
    expect(seen).toEqual(["sending", "settling", "settled"]);
    expect(session.view).toMatchObject({ at: "settled", record: { toAmount: "23538.9" } });
    expect(script.executed).toHaveLength(1);
  });

  it.each([
    ["its record's figures", [yes(record({ exchangeStatus: "failure" }))], { at: "settled" }],
    ["no record", [no("700004")], { at: "refused", error: { code: "EXECUTION_FAILED" } }],
  ] as const)("that the answer itself calls failed is shown as failed: %s", async (_, records, view) => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "failed" })];
    script.records = [...records];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject(view);
    expect(script.now).toBe(0);
  });

  it.each([
    ["is of before, then says that it was made", [processing, yes(record())], "settled"],
    [
      "could not be read, then says that it was made",
      [no("NETWORK", { kind: "HttpError" }), yes(record())],
      "settled",
    ],
    ["was refused by who is busy, then says that it was made", [no("10006"), yes(record())], "settled"],
    ["does not say how it ended", [processing], "unsettled"],
  ] as const)(
    "that the answer itself calls failed is told by its record, which %s",
    async (_, records, at) => {
      const script = new Script();
      script.executes = [yes<Outcome>({ state: "failed" })];
      script.records = [...records];
      const session = await held(script);
      await session.confirm();
      expect(session.view.at).toBe(at);
    },
  );

  it.each([
    ["of more than was confirmed", { fromAmount: "40" }],
    ["of another coin paid", { fromCoin: "ETH" }],
    ["of another coin received", { toCoin: "USDC" }],
  ] as const)("is not over by a record %s", async (_, lie) => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record(lie))];
    const session = await held(script);
    await session.confirm();
    expect(session.view.at).toBe("unsettled");
  });

  it("stays closed and says why when there is no price", async () => {
    const script = new Script();
    script.quotes = [no("700005")];
    const session = openSession(script);
    await session.request(intent);
    expect(session.view).toMatchObject({ at: "closed", refusal: { code: "700005" } });
  });

  it("never sends a price that is over", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = 14_999;
    session.tick();
    expect(session.view.at).toBe("held");
    script.now = 15_000;
    await session.confirm();
    expect(session.view.at).toBe("expired");
    expect(script.executed).toEqual([]);
  });

  it("gets a new price for the same intent", async () => {
    const script = new Script();
    script.quotes = [yes(quote()), yes(quote({ quoteTxId: "q-2", expiredTime: "40000" }))];
    const session = await held(script);
    script.now = 20_000;
    session.tick();
    await session.renew();
    expect(session.view).toMatchObject({ at: "held", notice: "none", quote: { quoteTxId: "q-2" } });
  });

  it("keeps the expired price in sight when the new one is refused", async () => {
    const script = new Script();
    script.quotes = [yes(quote()), no("700001")];
    const session = await held(script);
    script.now = 20_000;
    session.tick();
    await session.renew();
    expect(session.view).toMatchObject({ at: "expired", quoting: false, refusal: { code: "700001" } });
  });

  it("sends once, however often the button is pressed", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record())];
    const session = await held(script);
    await Promise.all([session.confirm(), session.confirm(), session.confirm()]);
    expect(script.executed).toHaveLength(1);
  });

  it("gives an already used price its own ending", async () => {
    const script = new Script();
    script.executes = [refused("700009")];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({ at: "refused", error: { code: "700009" } });
  });

  it("cannot be closed while money may be on its way", async () => {
    const script = new Script();
    const outcome = underWay<Outcome>();
    script.executes = [outcome.pending];
    script.records = [yes(record())];
    const session = await held(script);
    const done = session.confirm();
    expect(session.close()).toBe(false);
    expect(session.view.at).toBe("sending");
    outcome.give({ state: "done" });
    await done;
    expect(session.close()).toBe(true);
  });

  it("shows the new price and asks again when the market moved away", async () => {
    for (const code of ["32024", "700016"]) {
      const script = new Script();
      script.quotes = [yes(quote()), yes(quote({ quoteTxId: "q-2", exchangeRate: "93000" }))];
      script.executes = [refused(code)];
      const session = await held(script);
      await session.confirm();
      expect(session.view).toMatchObject({
        at: "held",
        notice: "moved",
        quote: { quoteTxId: "q-2" },
        before: { quoteTxId: "q-1" },
      });
      expect(script.executed).toHaveLength(1);
    }
  });

  it("requests nothing by itself when a price runs out, and says the last one again when none is to be had", async () => {
    const script = new Script();
    script.quotes = [yes(quote()), no("700001")];
    script.executes = [refused("32024")];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({
      at: "expired",
      quoting: false,
      quote: { quoteTxId: "q-1" },
      refusal: { code: "700001" },
    });
    await session.confirm();
    expect(script.executed).toHaveLength(1);
  });

  it("uses a fresh id for a fresh price and the same id for the same one", async () => {
    const script = new Script();
    script.quotes = [yes(quote()), yes(quote({ quoteTxId: "q-2" }))];
    script.executes = [refused("NETWORK"), refused("32024"), refused("NETWORK")];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({ at: "held", notice: "unsent" });
    await session.confirm();
    await session.confirm();
    const [first, again, fresh] = script.executed;
    expect(again).toBe(first);
    expect(fresh).not.toBe(first);
  });

  it("says why where the page itself does not send", async () => {
    const script = new Script();
    script.executes = [refused("SENT_BEFORE")];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({ at: "refused", error: { code: "SENT_BEFORE" } });
  });

  it("greys the price that the server calls expired", async () => {
    const script = new Script();
    script.executes = [refused("700008")];
    const session = await held(script);
    await session.confirm();
    expect(session.view.at).toBe("expired");
  });

  it("points to the history when settling takes longer than thirty seconds", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record({ exchangeStatus: "processing" }))];
    const session = await held(script);
    await session.confirm();
    expect(session.view.at).toBe("unsettled");
    expect(script.now).toBe(30_000);
  });

  it("survives a result that cannot be read for a while", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [no("NETWORK", { kind: "HttpError" }), yes(record({ exchangeStatus: "failure" }))];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({ at: "settled", record: { exchangeStatus: "failure" } });
  });

  it("drops a price that comes after the person went away", async () => {
    const script = new Script();
    const price = underWay<ConvertQuote>();
    script.quotes = [price.pending];
    const session = openSession(script);
    const pending = session.request(intent);
    session.close();
    price.give(quote());
    await pending;
    expect(session.view).toEqual({ at: "closed", refusal: null });
  });
});
