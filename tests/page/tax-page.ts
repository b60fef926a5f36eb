import type { Wallet } from "../../e2e/exchange.ts";

export const path = "/user/assets/tax-center?lang=en";
/** Whose tax residence has a currency that the exchange has a rate for. */
export const austrian = { kycRegion: "AUT", currency: "EUR" };
export const wallet = { BTC: "1", USDT: "500" } satisfies Wallet;

/** Nothing waits in line or takes longer than its work, and a deposit comes at once. */
export const quick = { statementQueueMs: 0, statementMakeMs: 0, depositBlockMs: 10 };

/** What is said of an order whose answer did not come. */
export const lost = "We received no answer";
