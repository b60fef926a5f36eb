import { seedDemoAccounts } from "./accounts/demo-accounts.ts";
import { seedDemoOrders } from "./accounts/demo-orders.ts";
import { createProofs, type Proofs } from "./accounts/verification-codes.ts";
import type { Clock } from "./clock.ts";
import { dueConversions, pendingSettlements, settleConversion } from "./convert/conversions.ts";
import { seedDemoDeposits } from "./deposit/demo-deposits.ts";
import { type DepositDesk, openDepositDesk } from "./deposit/desk.ts";
import { createGate, type Gate } from "./http/gate.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./ledger/database.ts";
import { createMoneyCalls, type MoneyCalls } from "./ledger/money-calls.ts";
import { type OrderEngine, startOrderEngine } from "./limit-order/engine.ts";
import { createMarket, type Market } from "./market/market.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { createSettler } from "./settler.ts";
import { type GivenKeys, openKeys, type ServerKeys } from "./signing/keys.ts";
import { dueBatches, pendingBatches, settleBatch } from "./small-balances/settle-batches.ts";

/** The exchange without its doors: books, market, and what runs by itself. */
export interface Exchange {
  readonly database: Database;
  readonly market: Market;
  readonly moneyCalls: MoneyCalls;
  readonly gate: Gate;
  /** Codes and checks that guarded actions ask for. */
  readonly proofs: Proofs;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly settings: Settings;
  /** What the settings were at boot. */
  readonly startSettings: Readonly<Settings>;
  /** Has conversions and runs of small balances settled when their time comes. */
  readonly settleLater: () => void;
  /** Fills limit orders and lets them run out. */
  readonly orderEngine: OrderEngine;
  /** What comes in from outside. */
  readonly deposits: DepositDesk;
  close(): Promise<void>;
}

export interface ExchangeOptions {
  readonly clock: Clock;
  readonly seed: number;
  readonly pairs?: number | undefined;
  readonly tickMs: number;
  readonly activity: number;
  readonly settings: Partial<Settings>;
  readonly database: DatabaseOptions;
  readonly keys: GivenKeys;
  readonly onError: (error: unknown) => void;
}

export async function openExchange(options: ExchangeOptions): Promise<Exchange> {
  const { clock, onError } = options;
  const [database, keys] = await Promise.all([openDatabase(options.database), openKeys(options.keys)]);
  const { db } = database;
  await seedDemoAccounts(db, clock.now());
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const market = createMarket(options);
  const unlessHeld = async (due: () => Promise<readonly string[]>): Promise<readonly string[]> =>
    settings.holdSettlements ? [] : due();
  const settler = createSettler({
    clock,
    onError,
    kinds: [
      {
        due: (at) => unlessHeld(() => dueConversions(db, at)),
        settle: (id, at) => settleConversion(db, id, at),
      },
      {
        due: (at) => unlessHeld(() => dueBatches(db, at)),
        settle: (id, at) => settleBatch(db, market, id, at),
      },
    ],
  });

  await seedDemoOrders(db, market, clock.now(), settings.limitOrderDayMs);
  const orderEngine = await startOrderEngine({ db, market, clock, settings, onError });
  await seedDemoDeposits(db, market, clock.now(), settings.depositBlockMs);
  const deposits = await openDepositDesk({ db, market, clock, settings, onError });
  // What an earlier run left unfinished.
  const unfinished = [...(await pendingSettlements(db)), ...(await pendingBatches(db))];
  for (const settleAt of unfinished) settler.lookAfter(settleAt - clock.now());

  return {
    database,
    market,
    gate: createGate(settings),
    moneyCalls: createMoneyCalls(db, () => clock.now()),
    proofs: createProofs(() => clock.now()),
    keys,
    clock,
    settings,
    startSettings: { ...settings },
    settleLater: () => settler.lookAfter(settings.settleDelayMs),
    orderEngine,
    deposits,
    async close() {
      market.stop();
      await orderEngine.stop();
      await deposits.stop();
      await settler.stop();
      await database.close();
    },
  };
}
