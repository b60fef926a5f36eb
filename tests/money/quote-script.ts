import { expect } from "vitest";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import {
  type ConvertFlow,
  conversionTerms,
  type QuoteIntent,
  type QuoteWorld,
} from "#src/features/convert/quote/quote-session.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
import { quote } from "../features/convert/samples.ts";

export const intent: QuoteIntent = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  requestCoin: "BTC",
  requestAmount: "0.25",
  expects: { fromAmount: "0.25", fromBalanceAfter: "1.03406113" },
};

/** A world in which waiting passes time at once and every answer is scripted. */
export class Script implements QuoteWorld {
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
  /** The journal, while it is read. */
  reading: Promise<void> | null = null;
  unread = (): Promise<void> | null => this.reading;
  attend = (requestId: string): void => {
    this.shown.push(`attend ${requestId}`);
  };
  reported = (): void => {
    this.shown.push("reported");
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
  late = (): Promise<void> => new Promise(() => undefined);
}

/** The last scripted answer repeats. */
function next<T>(answers: (() => Promise<T>)[], name: string): Promise<T> {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error(`nobody scripted ${name}`);
  return answer();
}

export const yes =
  <T>(value: T) =>
  async (): Promise<T> =>
    value;
export const no =
  (code: string, part: Partial<ErrorData> = {}) =>
  async (): Promise<never> => {
    throw cofferError({ kind: "BusinessError", code, message: `code ${code}`, ...part });
  };

/** An answer that is under way until a test gives it. */
export function underWay<T>(): { readonly pending: () => Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const pending = (): Promise<T> =>
    new Promise((resolve) => {
      give = resolve;
    });
  return { pending, give: (value) => give(value) };
}

export const refusal = (code: string): ErrorData => {
  const kind = code === "NETWORK" ? "TypeError" : "BusinessError";
  return cofferError({ kind, code, message: `code ${code}` }).data;
};
export const refused = (code: string): (() => Promise<Outcome>) =>
  yes<Outcome>({ state: "refused", error: refusal(code) });

/** A conversion of one coin in that world. */
export const openSession = (world: QuoteWorld): ConvertFlow => new QuoteFlow(world, conversionTerms);

export async function held(script: Script): Promise<ConvertFlow> {
  if (script.quotes.length === 0) script.quotes = [yes(quote())];
  const session = openSession(script);
  await session.request(intent);
  expect(session.view.at).toBe("held");
  return session;
}
