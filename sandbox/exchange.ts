import type { Clock } from "#shared/clock.ts";
import type { Person } from "./accounts/person.ts";
import type { Scene } from "./accounts/scene.ts";
import type { VerificationCodes } from "./accounts/verification-codes.ts";
import type { CoreSettings } from "./core-settings.ts";
import type { Bar } from "./dealer/bar.ts";
import type { BlockerSource } from "./dealer/blocker-source.ts";
import type { FrozenSource } from "./dealer/frozen-source.ts";
import type { HistorySource } from "./dealer/history-source.ts";
import type { OutwardRefusal } from "./dealer/outward.ts";
import type { Gate } from "./http/gate.ts";
import type { Database } from "./ledger/database.ts";
import type { MoneyCalls } from "./ledger/money-calls.ts";
import type { Market } from "./market/market.ts";
import type { ServerKeys } from "./signing/keys.ts";

/**
 * The exchange without its doors: books, market, and what runs by itself. `S` are the settings that who gets it may
 * read beside the exchange's own.
 */
export interface Exchange<S = object> {
  readonly database: Database;
  readonly market: Market;
  readonly moneyCalls: MoneyCalls;
  readonly gate: Gate;
  /** Codes and checks that guarded actions require. */
  readonly verificationCodes: VerificationCodes;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly settings: CoreSettings & S;
  /** What the settings were at boot. */
  readonly startSettings: Readonly<CoreSettings & S>;
  /** Every way of converting that is kept in the books. */
  readonly history: readonly HistorySource[];
  /** What is required before guarded actions, by scene. */
  readonly scenes: readonly Scene[];
  /** Every area that knows more of what it holds back than the books. */
  readonly frozen: readonly FrozenSource[];
  /** Every area that has something under way which keeps an account from moving. */
  readonly blockers: readonly BlockerSource[];
  /** Called in the transaction of every money call. */
  readonly refuseIneligible: Bar;
  /** 0, or why it does not leave its owner by whatever way. */
  readonly outwardRefusal: OutwardRefusal;
  /** Has what was just confirmed settled when its time comes, after the usual delay unless another is named. */
  readonly scheduleSettling: (afterMs?: number) => void;
  /** Makes what a demo account is to show when somebody signs in as it. */
  readonly welcome: (person: Person) => Promise<void>;
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}
