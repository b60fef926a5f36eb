import type { Person } from "../../../accounts/person.ts";
import type { Db } from "../../../ledger/database.ts";
import type { Market } from "../../../market/market.ts";
import { marketAt } from "../../../market/market-at.ts";
import { makeBlockQuote } from "../block-quotes.ts";
import { confirmQuote, settleDue } from "../conversions.ts";
import type { ConvertSettings } from "../settings.ts";

interface PastBlock {
  readonly accountType: string;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly requestAmount: string;
  readonly daysAgo: number;
  readonly willFail?: boolean;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const settlesAfterMs = 2_100;

/** Oldest first: on spot before the unified account, then from both wallets; one that the desk let down. */
const pastBlocks: readonly PastBlock[] = [
  {
    accountType: "spot_convert_block_trade",
    fromCoin: "ETH",
    toCoin: "USDT",
    requestAmount: "42.5",
    daysAgo: 96,
  },
  {
    accountType: "spot_convert_block_trade",
    fromCoin: "USDT",
    toCoin: "BTC",
    requestAmount: "120000",
    daysAgo: 71,
  },
  {
    accountType: "uta_convert_block_trade",
    fromCoin: "SOL",
    toCoin: "USDT",
    requestAmount: "1250",
    daysAgo: 25,
  },
  {
    accountType: "funding_block_trade",
    fromCoin: "ETH",
    toCoin: "USDT",
    requestAmount: "60",
    daysAgo: 19,
    willFail: true,
  },
  {
    accountType: "uta_convert_block_trade",
    fromCoin: "USDT",
    toCoin: "ETH",
    requestAmount: "180000",
    daysAgo: 12,
  },
  { accountType: "funding_block_trade", fromCoin: "BTC", toCoin: "USDT", requestAmount: "2.25", daysAgo: 5 },
];

/** Block trades of weeks gone by, through the real books, each at its own time and at the prices of then. */
export async function makePastBlocks(
  db: Db,
  market: Market,
  settings: ConvertSettings,
  person: Person,
  until: number,
): Promise<void> {
  for (const [index, { daysAgo, willFail = false, ...trade }] of pastBlocks.entries()) {
    const at = until - daysAgo * dayMs + index * hourMs;
    const then = marketAt(market, at);
    const request = { ...trade, requestCoin: trade.fromCoin };
    await db.transaction(async (tx) => {
      const { id: quoteTxId } = await makeBlockQuote(tx, then, person, request, at, settings);
      const schedule = { at, settleAt: at + settlesAfterMs, willFail, settings };
      await confirmQuote(tx, then, person, { quoteTxId, accountType: trade.accountType }, schedule);
    });
    await settleDue(db, at + settlesAfterMs);
  }
}
