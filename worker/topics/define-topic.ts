import type { CallName, TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { Clock } from "../clock.ts";
import type { Diagnostics } from "../diag/diagnostics.ts";
import type { MeterSwitch } from "../diag/meter.ts";
import type { DiagGauges } from "../diag/report.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { PrivateLine } from "../feed/private-feed.ts";
import type { HttpClient } from "../http/client.ts";
import type { ServerClock } from "../http/server-clock.ts";
import type { ConvertBases } from "./convert-bases.ts";
import type { TopicSource } from "./topic-source.ts";

/** What the worker has for its topics; each names what it needs of it. */
export interface TopicContext {
  readonly feed: LiveFeed;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly basisOf: ConvertBases;
  /** To the connection that logs in. */
  readonly privateLine: PrivateLine;
  /** What is kept of these calls, and what the page shows of them, is requested again. */
  readonly outdated: (calls: readonly CallName[]) => void;
  /** A part of the worker's own code does not come. */
  readonly codeMissing: () => void;
  readonly meter: MeterSwitch<Diagnostics>;
  readonly gauges: () => DiagGauges;
  readonly report: (what: string, cause: unknown) => void;
}

export type Needs<K extends keyof TopicContext> = Pick<TopicContext, K>;

/** How a topic makes its rows from its params. */
export type MakeSource<T extends TopicName> = (params: TopicParams<T>) => TopicSource<TopicRowOf<T>>;

export interface Topic<T extends TopicName, C = TopicContext> {
  readonly name: T;
  /** Called once, at the first subscription: what it keeps is shared by all of them. */
  readonly create: (context: C) => MakeSource<T>;
}

export type AnyTopic = { readonly [T in TopicName]: Topic<T> }[TopicName];

/** A topic is one file: its name, whose params and rows the contract has, and how it is made. */
export function defineTopic<T extends TopicName, C>(
  name: T,
  create: (context: C) => MakeSource<T>,
): Topic<T, C> {
  return { name, create };
}
