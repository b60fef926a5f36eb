import type { Wallet } from "../../e2e/exchange.ts";

/** Balances under the limit of small balances, each with a price. */
export const crumbs = { DOGE: "41.07", ADA: "8.2143", XLM: "14.02", NEAR: "1.177" } satisfies Wallet;

/** And some that are not eligible, each for its own reason. */
export const blocked = { ATOM: "0.5", XTZ: "3", WLD: "1", PEPE: "4" } satisfies Wallet;
