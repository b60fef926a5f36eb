import type { Clock } from "#shared/clock.ts";
import { createVerificationCodes } from "./accounts/verification-codes.ts";
import { openBooks } from "./books.ts";
import type { Exchange } from "./exchange.ts";
import { createGate } from "./http/gate.ts";
import type { DatabaseOptions } from "./ledger/database.ts";
import { createMoneyCalls } from "./ledger/money-calls.ts";
import { createMarket } from "./market/market.ts";
import type { Part, Running } from "./part.ts";
import { parts } from "./parts.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { createSettler, type Settling } from "./settler.ts";
import { type GivenKeys, openKeys } from "./signing/keys.ts";

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

const all: readonly Part<Settings>[] = parts;

/** Opens the books, then each part in turn: its demo data, its engine, what an earlier run left unsettled. */
export async function openExchange(options: ExchangeOptions): Promise<Exchange<Settings>> {
  const { clock, onError } = options;
  const [database, keys] = await Promise.all([openBooks(options.database), openKeys(options.keys)]);
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const market = createMarket(options);
  const engines: Running[] = [];

  const exchange: Exchange<Settings> = {
    database,
    market,
    gate: createGate(settings),
    moneyCalls: createMoneyCalls(database.db, () => clock.now()),
    verificationCodes: createVerificationCodes(() => clock.now()),
    keys,
    clock,
    settings,
    startSettings: { ...settings },
    history: all.flatMap(({ history }) => history ?? []),
    scenes: all
      .flatMap(({ scenes }) => scenes ?? [])
      .map(({ scene, assess }) => ({ scene, assess: (...params) => assess(exchange, ...params) })),
    frozen: all.flatMap(({ frozen }) => frozen ?? []),
    blockers: all.flatMap(({ blocker }) => blocker ?? []),
    async refuseIneligible(...params) {
      for (const { bar } of all) await bar?.refuse(exchange, ...params);
    },
    async outwardRefusal(...params) {
      for (const { outward } of all) {
        const code = (await outward?.refusalOf(exchange, ...params)) ?? 0;
        if (code !== 0) return code;
      }
      return 0;
    },
    scheduleSettling: (afterMs = settings.settleDelayMs) => settler.lookAfter(afterMs),
    async welcome(person) {
      for (const { demo } of all) await demo?.atSignIn?.(exchange, person);
    },
    onError,
    async close() {
      market.stop();
      for (const engine of engines) await engine.stop();
      await settler.stop();
      await database.close();
    },
  };
  const kinds = all.flatMap(({ timers }) => timers?.settling?.(exchange) ?? []);
  const settler = createSettler({ clock, onError, kinds: kinds.map((kind) => unlessHeld(kind, settings)) });

  for (const { demo } of all) await demo?.seed?.(exchange);
  for (const { timers } of all) {
    if (timers?.engine !== undefined) engines.push(await timers.engine.start(exchange));
  }
  for (const kind of kinds) {
    for (const settleAt of await kind.pending()) settler.lookAfter(settleAt - clock.now());
  }
  return exchange;
}

function unlessHeld(kind: Settling, settings: Settings): Settling {
  return { ...kind, due: async (at) => (settings.holdSettlements ? [] : kind.due(at)) };
}
