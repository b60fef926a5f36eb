import type { PgTable } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import type { ObjectEntries } from "valibot";
import type { Person } from "./accounts/person.ts";
import type { SceneRule } from "./accounts/scene-rule.ts";
import type { Handlers } from "./areas/handler.ts";
import type { BarSource } from "./dealer/bar-source.ts";
import type { BlockerSource } from "./dealer/blocker-source.ts";
import type { FrozenSource } from "./dealer/frozen-source.ts";
import type { HistorySource } from "./dealer/history-source.ts";
import type { OutwardSource } from "./dealer/outward-source.ts";
import type { Exchange } from "./exchange.ts";
import type { Settling } from "./settler.ts";

/** What a part of the exchange brings beside its code: all that is its own is named here. `S`: the settings it reads. */
export interface Part<S = object> {
  /** What it answers, an area only. */
  readonly handlers?: Handlers<S>;
  /** Its tables, each after those that it refers to; later parts may refer to those of earlier ones. */
  readonly tables?: readonly PgTable[];
  /** Functions, triggers and indexes over several tables, as SQL: what the database refuses whoever asks. */
  readonly guards?: string;
  /** The kinds of posting that it writes into the ledger, and nobody else. */
  readonly postings?: Readonly<Record<string, string>>;
  /** Its settings with their values at boot. */
  readonly settings?: ObjectEntries;
  readonly timers?: Timers<S>;
  /** Its part of the convert history. */
  readonly history?: HistorySource;
  /** What it requires before its guarded actions. */
  readonly scenes?: readonly SceneRule<S>[];
  /** What it knows of the money that it holds back. */
  readonly frozen?: FrozenSource;
  /** What of it keeps an account from moving to another site. */
  readonly blocker?: BlockerSource;
  /** Whom it lets move no money, whatever the call. */
  readonly bar?: BarSource<S>;
  /** What it lets go to nobody else, whatever the call. */
  readonly outward?: OutwardSource<S>;
  readonly demo?: Demo<S>;
  /** Its routes of the control plane; what tests did there to everybody is undone at a reset. */
  readonly control?: (fastify: FastifyInstance, exchange: Exchange<S>, atReset: AtReset) => void;
}

export type AtReset = (undo: () => Promise<void>) => void;

/** What happens by itself. */
export interface Timers<S> {
  /** Rows that are settled when their time has come. */
  readonly settling?: (exchange: Exchange<S>) => Settling;
  /** What watches the market, or anything else, as long as the exchange runs. */
  readonly engine?: { readonly start: (exchange: Exchange<S>) => Promise<Running> };
}

export interface Running {
  /** Resolves when what is under way is in the books. */
  stop(): Promise<void>;
}

/** What people find in the sandbox, made unless it is there. */
export interface Demo<S> {
  /** At boot, part by part, before engines start. */
  readonly seed?: (exchange: Exchange<S>) => Promise<void>;
  /** Before somebody's session opens: for what would keep all others waiting at boot. */
  readonly atSignIn?: (exchange: Exchange<S>, person: Person) => Promise<void>;
}
