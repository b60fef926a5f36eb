/** F6b.2, F6b.5, D5.4. */

import { describe, expect, it } from "vitest";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import {
  type BatchIntent,
  type BatchSession,
  batchKey,
  batchTerms,
  narrowed,
} from "#src/features/convert/small-balances/batch-session.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import type { Outcome, QuoteFlowPorts } from "#src/money/quote-flow-ports.ts";
import { heldSeconds } from "#src/money/quote-flow-view.ts";
import { secondsLeft } from "#src/ui/countdown.ts";
import { batchQuote, batchRecord, part } from "./batch-samples.ts";

const coins = ["ADA", "XLM"];
const intent: BatchIntent = { accountType: "eb_convert_funding", toCoin: "USDT", coins, chosen: coins };
const holdMs = 30_000;

/** A world in which waiting passes time at once and every answer is scripted; the last one repeats. */
class Script implements QuoteFlowPorts<BatchIntent, SmallQuotes, BatchRecord> {
  now = 0;
  ids = 0;
  readonly requested: BatchIntent[] = [];
  readonly renewed: string[] = [];
  readonly executed: string[] = [];
  quotes: (() => Promise<SmallQuotes>)[] = [];
  requotes: (() => Promise<SmallQuotes>)[] = [];
  executes: (() => Promise<Outcome>)[] = [];
  outcomes: (() => Promise<Outcome>)[] = [];
  records: (() => Promise<BatchRecord>)[] = [];

  quote(requested: BatchIntent): Promise<SmallQuotes> {
    this.requested.push(requested);
    return next(this.quotes);
  }
  requote(quote: SmallQuotes): Promise<SmallQuotes> {
    this.renewed.push(quote.quoteId);
    return next(this.requotes);
  }
  narrowed = narrowed;
  execute(quote: SmallQuotes, _intent: BatchIntent, requestId: string): Promise<Outcome> {
    this.executed.push(`${quote.quoteId} ${requestId}`);
    return next(this.executes);
  }
  outcome = (): Promise<Outcome> => next(this.outcomes);
  /** The id of an equal intent whose outcome is not known. */
  open = "";
  /** Under which equal ones were looked for. */
  readonly keys: string[] = [];
  readonly shown: string[] = [];
  openIntent = (sought: BatchIntent): string => {
    this.keys.push(batchKey(sought));
    return this.open;
  };
  unread = (): null => null;
  attend = (requestId: string): void => {
    this.shown.push(`attend ${requestId}`);
  };
  reported = (): void => {
    this.shown.push("reported");
  };
  leave = (): void => {
    this.shown.push("leave");
  };
  query = (): Promise<BatchRecord> => next(this.records);
  newId(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }
  serverNow = (): number => this.now;
  async wait(ms: number): Promise<void> {
    this.now += ms;
  }
  late = (): Promise<void> => new Promise(() => undefined);
}

function next<T>(answers: (() => Promise<T>)[]): Promise<T> {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error("nobody scripted this");
  return answer();
}
const yes =
  <T>(value: T) =>
  async (): Promise<T> =>
    value;
const error = (code: string) => cofferError({ kind: "BusinessError", code, message: code });
const no = (code: string) => async (): Promise<never> => {
  throw error(code);
};
const refused = (code: string) => yes<Outcome>({ state: "refused", error: error(code).data });

async function held(script: Script): Promise<BatchSession> {
  if (script.quotes.length === 0) script.quotes = [yes(batchQuote("q-1", intent.coins, script.now + holdMs))];
  const session = new QuoteFlow(script, batchTerms);
  await session.request(intent);
  expect(session.view.at).toBe("held");
  return session;
}

describe("thirty seconds by server time", () => {
  it("counts from the price's own times, wherever the machine's clock stands", () => {
    const quote = batchQuote("q", ["ADA"], 1_000_000);
    const { quoteCreateTime, quoteExpireTime } = quote.result;
    expect(heldSeconds(Number(quoteExpireTime) - Number(quoteCreateTime))).toBe(30);
    expect(secondsLeft(Number(quote.result.quoteExpireTime), 970_000)).toBe(30);
    expect(secondsLeft(Number(quote.result.quoteExpireTime), 970_001)).toBe(30);
    expect(secondsLeft(Number(quote.result.quoteExpireTime), 999_001)).toBe(1);
    expect(secondsLeft(Number(quote.result.quoteExpireTime), 1_000_000)).toBe(0);
  });

  it("is held until its last millisecond and over with it", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = holdMs - 1;
    session.tick();
    expect(session.view.at).toBe("held");
    script.now = holdMs;
    session.tick();
    expect(session.view).toMatchObject({ at: "expired", quoting: false, refusal: null });
  });

  it("a price that is over is not sent", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = holdMs;
    await session.confirm();
    expect(script.executed).toEqual([]);
    expect(session.view.at).toBe("expired");
  });

  it("a price that came too late to be confirmed is over at once", async () => {
    const script = new Script();
    script.quotes = [yes(batchQuote("q-1", ["ADA"], 0))];
    const session = new QuoteFlow(script, batchTerms);
    await session.request(intent);
    expect(session.view.at).toBe("expired");
  });
});

describe("a record", () => {
  it.each([
    ["of fewer coins than were confirmed", { subRecords: [part("ADA")] }],
    ["of another coin", { subRecords: [part("ADA"), part("DOGE")] }],
    ["of another target", { toCoin: "BTC", subRecords: [part("ADA"), { ...part("XLM"), toCoin: "BTC" }] }],
    ["of more than was priced", { subRecords: [part("ADA"), { ...part("XLM"), fromAmount: "1.5" }] }],
  ])("%s is not how it ended", async (_what, lie) => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(batchRecord(lie))];
    const session = await held(script);
    await session.confirm();
    expect(session.view.at).toBe("unsettled");
  });
});

describe("a new price", () => {
  it("for one that ran out renews that one, and shows what dropped out", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = holdMs;
    session.tick();
    const again = batchQuote("q-2", ["ADA"], script.now + holdMs);
    const dropped = [{ coin: "XLM", reason: "noPrice" as const }];
    script.requotes = [yes({ ...again, result: { ...again.result, droppedCoins: dropped } })];
    await session.renew();
    expect(script.renewed).toEqual(["q-1"]);
    expect(script.requested).toHaveLength(1);
    expect(session.view).toMatchObject({
      at: "held",
      notice: "none",
      quote: { result: { droppedCoins: dropped } },
    });
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(batchRecord())];
    await session.confirm();
    expect(script.executed).toHaveLength(1);
    expect(script.executed[0]).toMatch(/^q-2 /);
  });

  it("is of what the price before has left: a coin that dropped out is sent and requested no more", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = holdMs;
    session.tick();
    script.requotes = [yes(batchQuote("q-2", ["ADA"], script.now + holdMs))];
    await session.renew();
    script.executes = [refused("OUTCOME_ABSENT")];
    await session.confirm();
    expect(script.keys).toEqual([batchKey(intent), "batch eb_convert_funding USDT ADA"]);
    await session.renew();
    expect(script.requested).toEqual([intent, { ...intent, coins: ["ADA"] }]);
    expect(session.intent?.chosen).toEqual(["ADA", "XLM"]);
  });

  it("that is refused stays beside the old one, and can be requested again", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = holdMs;
    session.tick();
    script.requotes = [no("700013"), yes(batchQuote("q-2", ["ADA"], script.now + holdMs))];
    await session.renew();
    expect(session.view).toMatchObject({ at: "expired", quoting: false, refusal: { code: "700013" } });
    await session.renew();
    expect(session.view.at).toBe("held");
  });

  it("after a refusal is a fresh one for the same selection: a used price cannot be renewed", async () => {
    const script = new Script();
    const session = await held(script);
    script.executes = [refused("700009")];
    await session.confirm();
    expect(session.view).toMatchObject({ at: "refused", error: { code: "700009" } });
    await session.renew();
    expect(script.renewed).toEqual([]);
    expect(script.requested).toEqual([intent, intent]);
    expect(session.view.at).toBe("held");
  });
});

describe("the batch", () => {
  it.each(["success", "failure", "partial_fulfillment"] as const)("ends in %s", async (status) => {
    const script = new Script();
    const session = await held(script);
    script.executes = [yes<Outcome>({ state: "done" })];
    const running = batchRecord({ status: "processing", subRecords: [part("ADA", "processing")] });
    script.records = [yes(running), no("700004"), yes(batchRecord({ status }))];
    await session.confirm();
    expect(session.view).toMatchObject({ at: "settled", record: { status } });
    expect(script.now).toBe(2000);
  });

  it("that takes longer than half a minute is left to the history", async () => {
    const script = new Script();
    const session = await held(script);
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(batchRecord({ status: "processing" }))];
    await session.confirm();
    expect(session.view.at).toBe("unsettled");
    expect(script.now).toBe(30_000);
    expect(session.close()).toBe(true);
  });

  it("whose answer was lost is looked up until it is known, and never sent again", async () => {
    const script = new Script();
    const session = await held(script);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.view.at));
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(batchRecord())];
    await session.confirm();
    expect(seen).toEqual(["sending", "unknown", "settling", "settled"]);
    expect(script.executed).toHaveLength(1);
  });

  it("that never arrived did not happen", async () => {
    const script = new Script();
    const session = await held(script);
    script.executes = [refused("OUTCOME_ABSENT")];
    await session.confirm();
    expect(session.view.at).toBe("absent");
    await session.renew();
    expect(session.view.at).toBe("held");
    expect(script.renewed).toEqual([]);
  });

  it("refused as over is over, whatever the clock here says", async () => {
    const script = new Script();
    const session = await held(script);
    script.executes = [refused("700008")];
    await session.confirm();
    expect(session.view).toMatchObject({ at: "expired", refusal: null });
  });

  it("cannot be left while money may be on its way, nor confirmed twice", async () => {
    const script = new Script();
    const session = await held(script);
    let answer: (outcome: Outcome) => void = () => undefined;
    script.executes = [
      () =>
        new Promise<Outcome>((resolve) => {
          answer = resolve;
        }),
    ];
    script.records = [yes(batchRecord())];
    const first = session.confirm();
    await session.confirm();
    expect(session.close()).toBe(false);
    answer({ state: "done" });
    await first;
    expect(script.executed).toHaveLength(1);
    expect(session.view.at).toBe("settled");
  });

  it("a refused request for a price leaves the page with its reason", async () => {
    const script = new Script();
    script.quotes = [no("700007")];
    const session = new QuoteFlow(script, batchTerms);
    await session.request(intent);
    expect(session.view).toMatchObject({ at: "closed", refusal: { code: "700007" } });
  });
});
