import type { Wallet } from "../../e2e/exchange.ts";

/** More than the least that a block trade asks for. */
export const wallet = { BTC: "40", USDT: "900000", ETH: "300" } satisfies Wallet;
