/** F6a.3, F8.16, D3.8. */
import { describe, expect, it } from "vitest";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import {
  type ConvertFlow,
  conversionTerms,
  type QuoteIntent,
  type QuoteWorld,
} from "#src/features/convert/quote/quote-session.ts";
import { fixedRateWorld } from "#src/features/convert/special-coins/fixed-rate-world.ts";
import {
  idOfPath,
  productHistoryPath,
  productPath,
} from "#src/features/convert/special-coins/special-path.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
import { quote, record } from "../samples.ts";

const intent: QuoteIntent = {
  accountType: "eb_convert_funding",
  fromCoin: "USDT",
  toCoin: "USDC",
  requestCoin: "USDT",
  requestAmount: "25",
  productId: "usdt-usdc",
  expects: { fromAmount: "25", fromBalanceAfter: "75" },
};
const refusal = (code: string): Outcome => ({
  state: "refused",
  error: cofferError({ kind: "BusinessError", code, message: code }).data,
});
const done: Outcome = { state: "done" };

/** A server whose quotes hold for 15 s; what it was asked to execute, by quote and by id. */
class Server implements QuoteWorld {
  now = 0;
  toAmount = "25";
  fee = "";
  outcomes: Outcome[] = [];
  /** Thrown when a quote is requested. */
  fault: Error | null = null;
  readonly executed: string[] = [];
  readonly ids: string[] = [];
  /** What was sent and what was said to be on screen, in their order. */
  readonly steps: string[] = [];
  /** Quotes come once it is over. */
  line: Promise<void> = Promise.resolve();
  quotes = 0;
  #lastId = 0;

  async quote(): Promise<ConvertQuote> {
    await this.line;
    if (this.fault !== null) throw this.fault;
    this.quotes += 1;
    return quote({
      quoteTxId: `q-${this.quotes}`,
      fromCoin: "USDT",
      toCoin: "USDC",
      fromAmount: "25",
      toAmount: this.toAmount,
      exchangeRate: "1",
      expiredTime: String(this.now + 15_000),
      feeInfo: { feeCoin: "USDC", amount: this.fee },
    });
  }
  async execute({ quoteTxId }: ConvertQuote, _intent: QuoteIntent, requestId: string): Promise<Outcome> {
    this.executed.push(quoteTxId);
    this.steps.push(quoteTxId);
    this.ids.push(requestId);
    return this.outcomes.shift() ?? done;
  }
  async outcome(): Promise<Outcome> {
    return this.outcomes.shift() ?? done;
  }
  openIntent = (): string => "";
  unread = (): Promise<void> | null => null;
  attend = (): void => undefined;
  reported = (): void => void this.steps.push("reported");
  leave = (): void => undefined;
  async query({ quoteTxId }: ConvertQuote): Promise<ConvertRecord> {
    const { toAmount } = this;
    return record({ exchangeTxId: quoteTxId, fromCoin: "USDT", toCoin: "USDC", fromAmount: "25", toAmount });
  }
  newId(): string {
    this.#lastId += 1;
    return `id-${this.#lastId}`;
  }
  serverNow(): number {
    return this.now;
  }
  async wait(ms: number): Promise<void> {
    this.now += ms;
  }
  late = (): Promise<void> => new Promise(() => undefined);
}

async function quotedSession(server: Server): Promise<ConvertFlow> {
  const session = new QuoteFlow(fixedRateWorld(server), conversionTerms);
  await session.request(intent);
  expect(session.view.at).toBe("held");
  return session;
}

describe("a fixed rate", () => {
  it("does not run out while it is looked at", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 3_600_000;
    session.tick();
    expect(session.view).toMatchObject({ at: "held", notice: "none" });
  });

  it("is executed on the very quote while that holds", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 14_999;
    await session.confirm();
    expect(server.executed).toEqual(["q-1"]);
    expect(session.view).toMatchObject({ at: "settled", record: { exchangeTxId: "q-1" } });
  });

  it("is executed on a new quote when the first is over, and settles as that one", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 15_000;
    await session.confirm();
    expect(server.executed).toEqual(["q-2"]);
    expect(session.view).toMatchObject({ at: "settled", record: { exchangeTxId: "q-2" } });
  });

  it("is not executed for whoever left while its new quote was requested: they may have begun anew", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 15_000;
    let give = (): void => undefined;
    server.line = new Promise((resolve) => {
      give = resolve;
    });
    const ended = session.confirm();
    session.abandon();
    give();
    await ended;
    expect(server.quotes).toBe(2);
    expect(server.executed).toEqual([]);
    await session.request(intent);
    server.now = 60_000;
    await session.confirm();
    expect(server.executed).toEqual(["q-4"]);
  });

  it("is executed on the quote on screen, though one that was withdrawn comes after it", async () => {
    const server = new Server();
    const session = new QuoteFlow(fixedRateWorld(server), conversionTerms);
    const requested = server.quote.bind(server);
    let give = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      give = resolve;
    });
    server.quote = async () => {
      const given = await requested();
      await held;
      return given;
    };
    const withdrawn = session.request({ ...intent, requestAmount: "1000" });
    session.close();
    server.quote = requested;
    await session.request(intent);
    give();
    await withdrawn;
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "q-2" } });
    await session.confirm();
    expect(server.executed).toEqual(["q-2"]);
    expect(session.view).toMatchObject({ at: "settled", record: { exchangeTxId: "q-2" } });
  });

  it("is executed on what was confirmed, though it was left for another one while the journal was read", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    let give = (): void => undefined;
    const journal = new Promise<void>((resolve) => {
      give = resolve;
    });
    server.unread = () => journal;
    const ended = session.confirm();
    session.abandon();
    await session.request(intent);
    give();
    await ended;
    expect(server.executed).toEqual(["q-1"]);
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "q-2" } });
  });

  it("that was changed meanwhile is shown before anything moves", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 20_000;
    server.toAmount = "24.9";
    await session.confirm();
    expect(server.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "held", notice: "moved", quote: { toAmount: "24.9" } });
    await session.confirm();
    expect(server.executed).toHaveLength(1);
    expect(session.view).toMatchObject({ at: "settled" });
  });

  it("is not executed on a new quote that charges more, but shown with it", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 20_000;
    server.fee = "2";
    await session.confirm();
    expect(server.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "held", notice: "moved", quote: { feeInfo: { amount: "2" } } });
  });

  it("that the server calls over is requested again once, under another id", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.outcomes = [refusal("700008")];
    await session.confirm();
    expect(server.executed).toEqual(["q-1", "q-2"]);
    expect(new Set(server.ids).size).toBe(2);
    expect(session.view.at).toBe("settled");
    // No notification says of the first that nothing was exchanged, beside the second.
    expect(server.steps).toEqual(["q-1", "reported", "q-2", "reported"]);
  });

  it("that the server calls over twice is left to the person", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.outcomes = [refusal("700008"), refusal("700008")];
    await session.confirm();
    expect(server.executed).toHaveLength(2);
    expect(session.view.at).toBe("expired");
  });

  it.each(["700007", "700009", "700005"])("refused with %s is not tried again", async (code) => {
    const server = new Server();
    const session = await quotedSession(server);
    server.outcomes = [refusal(code)];
    await session.confirm();
    expect(server.executed).toEqual(["q-1"]);
    expect(session.view).toMatchObject({ at: "refused", error: { code } });
  });

  it("whose outcome is unknown is looked up, never sent again", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.outcomes = [{ state: "unknown", requestId: "id-0" }, done];
    await session.confirm();
    expect(server.executed).toEqual(["q-1"]);
    expect(session.view.at).toBe("settled");
  });

  it("without a connection for the new quote says that nothing was sent, and works later", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 20_000;
    server.fault = cofferError({ kind: "TypeError", code: "NETWORK", message: "offline", retriable: true });
    await session.confirm();
    expect(server.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "held", notice: "unsent" });
    server.fault = null;
    await session.confirm();
    expect(session.view.at).toBe("settled");
  });

  it("whose product has ended says why", async () => {
    const server = new Server();
    const session = await quotedSession(server);
    server.now = 20_000;
    server.fault = cofferError({ kind: "BusinessError", code: "700022", message: "gone" });
    await session.confirm();
    expect(session.view).toMatchObject({ at: "refused", error: { code: "700022" } });
  });
});

describe("the {id} of an address", () => {
  it.each(["usdt-usdc", "a b/c", "ärger", "100%"])("%s comes back as it went", (id) => {
    expect(idOfPath(productPath(id))).toBe(id);
    expect(idOfPath(productHistoryPath(id))).toBe(id);
  });

  it.each([
    ["/exchange/lwb-exchange", ""],
    ["/exchange/lwb-exchange/", ""],
    ["/exchange/lwb-exchange/history", ""],
    ["/exchange/lwb-exchange/usdt-usdc/", "usdt-usdc"],
    ["/exchange/lwb-exchange/%E0%A4", "%E0%A4"],
  ])("%s names %j", (path, id) => {
    expect(idOfPath(path)).toBe(id);
  });
});
