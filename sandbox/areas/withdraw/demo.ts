import { createHash } from "node:crypto";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import { withdrawFigures } from "#shared/domain/withdraw-fee.ts";
import { findPerson, type Person } from "../../accounts/person.ts";
import { deriveAddress } from "../../addresses/derive-address.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { type BlockSettings, catalogueOf } from "../../market/catalogue.ts";
import { stopWithdrawals } from "../address-book/index.ts";
import type { WithdrawSettings } from "./settings.ts";
import { advance, cancel, lockUp } from "./steps.ts";
import { type WithdrawOutcome, type WithdrawRow, withdrawals } from "./tables.ts";

/** What demo accounts withdrew before today, and accounts that may not withdraw now. */

type Settings = WithdrawSettings & BlockSettings;

interface Past {
  readonly coin: string;
  readonly chain: string;
  readonly amount: string;
  readonly hoursAgo: number;
  readonly outcome?: WithdrawOutcome;
  readonly cancelled?: true;
  readonly tag?: string;
  readonly of?: string;
}

const hourMs = 3_600_000;
const withdrawer = "withdrawer";

const past: readonly Past[] = [
  { coin: "USDT", chain: "TRX", amount: "1498.4", hoursAgo: 3 },
  { coin: "BTC", chain: "BTC", amount: "0.05", hoursAgo: 26, outcome: "question" },
  { coin: "ETH", chain: "ARBI", amount: "0.8", hoursAgo: 50 },
  { coin: "XRP", chain: "XRP", amount: "150.25", hoursAgo: 75, tag: "2048117" },
  { coin: "USDT", chain: "ETH", amount: "250", hoursAgo: 98, cancelled: true },
  { coin: "SOL", chain: "SOL", amount: "4", hoursAgo: 190, outcome: "reject" },
  { coin: "USDC", chain: "BASE", amount: "640", hoursAgo: 301, outcome: "fail" },
  { coin: "BTC", chain: "BTC", amount: "0.02", hoursAgo: 900 },
  // Today's limit of who has shown no papers is used up.
  { coin: "USDT", chain: "TRX", amount: "19998.4", hoursAgo: 0, of: "limited" },
];

export async function seedDemoWithdrawals(exchange: Exchange<Settings>): Promise<void> {
  const { db } = exchange.database;
  const at = exchange.clock.now();
  const stopped = await findPerson(db, "stopped");
  if (stopped !== undefined) {
    await stopWithdrawals(db, stopped.id, { until: at + 20 * hourMs, cause: "password" });
  }
  if ((await db.select({ id: withdrawals.id }).from(withdrawals).limit(1)).length > 0) return;
  for (const one of past) {
    const person = await findPerson(db, one.of ?? withdrawer);
    if (person !== undefined) await withdrawPast(exchange, person, one, at - one.hoursAgo * hourMs);
  }
}

async function withdrawPast(
  exchange: Exchange<Settings>,
  person: Person,
  one: Past,
  at: number,
): Promise<void> {
  const row = rowOf(exchange, person, one, at);
  await exchange.database.db.transaction(async (tx) => {
    await lockUp(tx, row);
    if (one.cancelled === true) await cancel(tx, row, at + 5_000, 0);
    else await goOn(tx, row, exchange.settings);
  });
}

/** As far as it comes by itself: each step when it was due. */
async function goOn(tx: Db, row: WithdrawRow, settings: Settings): Promise<void> {
  const { withdrawCheckMs, withdrawQueueMs } = settings;
  let at = row.createdAt + withdrawCheckMs;
  const sent = at + withdrawQueueMs;
  for (const due of [at, sent, sent + row.required * row.blockMs]) {
    at = due;
    await advance(tx, row.id, at, settings);
  }
}

function rowOf(
  { market, settings }: Exchange<Settings>,
  person: Person,
  { coin, chain: code, amount, outcome = "success", tag = "" }: Past,
  at: number,
): WithdrawRow {
  const catalogue = catalogueOf(market);
  const chain = catalogue.chain(coin, code, settings.depositBlockMs);
  const format = catalogue.formatOf(code);
  if (chain === undefined || format === undefined) throw new Error(`No ${coin} on ${code}`);
  const { withdrawFee, withdrawPercentageFee, minAccuracy } = chain;
  const terms = { fee: withdrawFee, ratio: withdrawPercentageFee || "0", places: Number(minAccuracy) };
  const { fee, debit, received } = withdrawFigures(amount, 0, terms);
  const seed = createHash("sha256").update(`coffer sandbox target ${person.name} ${code}`).digest();
  const mark = createHash("sha256").update(`${person.id} ${at} ${coin}`).digest().readUInt32BE(0);
  return {
    id: `${at}${String(mark).padStart(10, "0")}`,
    userId: person.id,
    requestId: `demo-${person.id}-${at}`,
    coin,
    chain: code,
    address: deriveAddress(format, seed),
    tag,
    toUser: null,
    received,
    fee,
    fromFunding: debit,
    fromUnified: "0",
    wallets: "FUND",
    valueUsdt: floorTo(new Decimal(debit).times(market.price(coin) ?? 0), 8),
    status: "SecurityCheck",
    outcome,
    required: Math.max(1, Number(chain.confirmation)),
    blockMs: Math.max(1, Math.round((chain.blockSeconds ?? 1) * 1e3)),
    createdAt: at,
    updatedAt: at,
    dueAt: at,
    txId: "",
    broadcastAt: null,
    endedAt: null,
    failCode: 0,
    answered: false,
  };
}
