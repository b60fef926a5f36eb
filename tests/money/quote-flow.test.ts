/** F6a.1-F6a.5, D3.8, D5.4, F2b.5. */
import { describe, expect, it } from "vitest";
import type { ConvertQuote, ConvertRecord } from "#shared/contract/convert.ts";
import { cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { type Outcome, QuoteSession, type QuoteWorld } from "#src/features/convert/quote/quote-session.ts";
import type { QuoteIntent } from "#src/features/convert/quote/quote-view.ts";
import { quote, record } from "../features/convert/samples.ts";

const intent: QuoteIntent = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  requestCoin: "BTC",
  requestAmount: "0.25",
  expects: { fromAmount: "0.25", fromBalanceAfter: "1.03406113" },
};

/** A world in which waiting passes time at once and every answer is scripted. */
class Script implements QuoteWorld {
  now = 0;
  ids = 0;
  readonly executed: string[] = [];
  quotes: (() => Promise<ConvertQuote>)[] = [];
  executes: (() => Promise<Outcome>)[] = [];
  outcomes: (() => Promise<Outcome>)[] = [];
  records: (() => Promise<ConvertRecord>)[] = [];

  quote(): Promise<ConvertQuote> {
    return next(this.quotes, "quote");
  }
  execute(_quote: ConvertQuote, _intent: QuoteIntent, requestId: string): Promise<Outcome> {
    this.executed.push(requestId);
    return next(this.executes, "execute");
  }
  outcome(): Promise<Outcome> {
    return next(this.outcomes, "look-up");
  }
  /** The id of an equal intent whose outcome is not known. */
  open = "";
  readonly shown: string[] = [];
  openIntent = (): string => this.open;
  attend = (requestId: string): void => {
    this.shown.push(`attend ${requestId}`);
  };
  told = (): void => {
    this.shown.push("told");
  };
  leave = (): void => {
    this.shown.push("leave");
  };
  query(): Promise<ConvertRecord> {
    return next(this.records, "query");
  }
  newId(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }
  serverNow(): number {
    return this.now;
  }
  async wait(ms: number): Promise<void> {
    this.now += ms;
  }
}

/** The last scripted answer repeats. */
function next<T>(answers: (() => Promise<T>)[], name: string): Promise<T> {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error(`nobody scripted ${name}`);
  return answer();
}

const yes =
  <T>(value: T) =>
  async (): Promise<T> =>
    value;
const no =
  (code: string, part: Partial<ErrorData> = {}) =>
  async (): Promise<never> => {
    throw cofferError({ kind: "BusinessError", code, message: `code ${code}`, ...part });
  };

const refusal = (code: string): ErrorData =>
  cofferError({ kind: "BusinessError", code, message: `code ${code}` }).data;
const refused = (code: string): (() => Promise<Outcome>) =>
  yes<Outcome>({ state: "refused", error: refusal(code) });

async function held(script: Script): Promise<QuoteSession> {
  if (script.quotes.length === 0) script.quotes = [yes(quote())];
  const session = new QuoteSession(script);
  await session.ask(intent);
  expect(session.view.at).toBe("held");
  return session;
}

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
    ["a record that lags behind", [yes(record({ exchangeStatus: "processing" }))], { at: "refused" }],
  ] as const)("that the answer itself calls failed is shown as failed: %s", async (_, records, view) => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "failed" })];
    script.records = [...records];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject(view);
    expect(script.now).toBe(0);
  });

  it("stays closed and says why when there is no price", async () => {
    const script = new Script();
    script.quotes = [no("700005")];
    const session = new QuoteSession(script);
    await session.ask(intent);
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
    expect(session.view).toMatchObject({ at: "expired", asking: false, refusal: { code: "700001" } });
  });

  it("sends once, however often the button is pressed", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record())];
    const session = await held(script);
    await Promise.all([session.confirm(), session.confirm(), session.confirm()]);
    expect(script.executed).toHaveLength(1);
  });

  it("looks a lost answer up until it is known, and never sends again", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record())];
    const session = await held(script);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.view.at));
    await session.confirm();
    expect(seen).toEqual(["sending", "unknown", "settling", "settled"]);
    expect(script.executed).toHaveLength(1);
  });

  it("ends the look-up in a state that may be closed, and goes on from there once it is known", async () => {
    const script = new Script();
    let know: (fate: Outcome) => void = () => {};
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [
      () =>
        new Promise((resolve) => {
          know = resolve;
        }),
    ];
    script.records = [yes(record())];
    const session = await held(script);
    const done = session.confirm();
    await new Promise((resume) => setImmediate(resume));
    expect(session.view).toMatchObject({ at: "unknown", requestId: "id-0", quote: { quoteTxId: "q-1" } });
    know({ state: "done" });
    await done;
    expect(session.view.at).toBe("settled");
    expect(script.shown.at(-1)).toBe("told");
  });

  it("shows nothing of what is known after it was closed: that is a notification's", async () => {
    const script = new Script();
    let know: (fate: Outcome) => void = () => {};
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [
      () =>
        new Promise((resolve) => {
          know = resolve;
        }),
    ];
    const session = await held(script);
    const done = session.confirm();
    await new Promise((resume) => setImmediate(resume));
    expect(session.close()).toBe(true);
    expect(script.shown.at(-1)).toBe("leave");
    know({ state: "done" });
    await done;
    expect(session.view.at).toBe("closed");
    expect(script.shown).not.toContain("told");
  });

  it("shows an equal intent whose outcome is not known instead of a price", async () => {
    const script = new Script();
    script.quotes = [yes(quote())];
    script.open = "id-open";
    const session = new QuoteSession(script);
    await session.ask(intent);
    expect(session.view).toEqual({ at: "unknown", quote: null, requestId: "id-open" });
    expect(script.shown).toEqual(["attend id-open"]);
    expect(session.close()).toBe(true);
  });

  it("does not send what another tab has sent while the price was held", async () => {
    const script = new Script();
    const session = await held(script);
    script.open = "id-open";
    await session.confirm();
    expect(script.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "unknown", requestId: "id-open" });
  });

  it("left behind while it is under way tells nothing by itself", async () => {
    const script = new Script();
    let answer: (fate: Outcome) => void = () => {};
    script.executes = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const session = await held(script);
    const done = session.confirm();
    session.abandon();
    answer({ state: "done" });
    await done;
    expect(session.view.at).toBe("closed");
    expect(script.shown).toEqual(["leave"]);
  });

  it("says that it is looking while the bridge still asks", async () => {
    const script = new Script();
    let answer: (fate: Outcome) => void = () => {};
    script.executes = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const session = await held(script);
    const done = session.confirm();
    session.lost();
    expect(session.view.at).toBe("seeking");
    expect(session.close()).toBe(false);
    answer({ state: "refused", error: refusal("OUTCOME_ABSENT") });
    await done;
    expect(session.view.at).toBe("absent");
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
    let answer: (fate: Outcome) => void = () => {};
    script.executes = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    script.records = [yes(record())];
    const session = await held(script);
    const done = session.confirm();
    expect(session.close()).toBe(false);
    expect(session.view.at).toBe("sending");
    answer({ state: "done" });
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

  it("asks for nothing by itself when a price runs out, and says the last one again when none is to be had", async () => {
    const script = new Script();
    script.quotes = [yes(quote()), no("700001")];
    script.executes = [refused("32024")];
    const session = await held(script);
    await session.confirm();
    expect(session.view).toMatchObject({
      at: "expired",
      asking: false,
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
    let answer: (value: ConvertQuote) => void = () => {};
    script.quotes = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const session = new QuoteSession(script);
    const asked = session.ask(intent);
    session.close();
    answer(quote());
    await asked;
    expect(session.view).toEqual({ at: "closed", refusal: null });
  });
});

describe("the time a price is held", () => {
  it("does not take back what was sent before it ran out: the server's word counts", async () => {
    for (const [fate, ending] of [
      [yes<Outcome>({ state: "done" }), "settled"],
      [refused("700008"), "expired"],
    ] as const) {
      const script = new Script();
      let answer: () => void = () => {};
      script.executes = [
        () =>
          new Promise<Outcome>((resolve) => {
            answer = () => void fate().then(resolve);
          }),
      ];
      script.records = [yes(record())];
      const session = await held(script);
      const done = session.confirm();
      script.now = 15_500;
      session.tick();
      expect(session.view.at).toBe("sending");
      answer();
      await done;
      expect(session.view.at).toBe(ending);
      expect(script.executed).toHaveLength(1);
    }
  });

  it("is over at once when the clock jumps past its end", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = 3_600_000;
    session.tick();
    expect(session.view).toMatchObject({ at: "expired", asking: false });
  });

  it("is not longer because the clock was set back: the server refuses what it calls over", async () => {
    const script = new Script();
    script.executes = [refused("700008")];
    const session = await held(script);
    script.now = -60_000;
    session.tick();
    expect(session.view.at).toBe("held");
    await session.confirm();
    expect(session.view.at).toBe("expired");
    await session.confirm();
    expect(script.executed).toHaveLength(1);
  });

  it("is looked at when confirming: a tab that was hidden, or a machine that slept, heard no tick", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = 15_000;
    expect(session.view.at).toBe("held");
    await session.confirm();
    expect(session.view.at).toBe("expired");
    expect(script.executed).toEqual([]);
  });

  it("is over for a price that was on its way too long", async () => {
    const script = new Script();
    script.quotes = [
      async () => {
        script.now = 15_000;
        return quote();
      },
    ];
    const session = new QuoteSession(script);
    await session.ask(intent);
    expect(session.view).toMatchObject({ at: "expired", quote: { quoteTxId: "q-1" } });
  });

  it("leads to a new price only when it is asked for, once however often that is pressed", async () => {
    const script = new Script();
    let asked = 0;
    script.quotes = [
      async () => {
        asked += 1;
        return quote({ quoteTxId: `q-${asked}`, expiredTime: String(script.now + 15_000) });
      },
    ];
    const session = await held(script);
    script.now = 15_000;
    session.tick();
    session.tick();
    expect(asked).toBe(1);
    await Promise.all([session.renew(), session.renew()]);
    expect(asked).toBe(2);
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "q-2" } });
  });
});
