import type { TopicName } from "#shared/contract/index.ts";
import { clockTopic } from "./clock.ts";
import { connectionTopic } from "./connection.ts";
import { convertEstimateTopic } from "./convert-estimate.ts";
import type { AnyTopic, MakeSource, TopicContext } from "./define-topic.ts";
import { diagTopic } from "./diag.ts";
import { lazyTopic } from "./lazy-topic.ts";
import { quotesTopic } from "./quotes.ts";

/**
 * Topics of a first visit, which the worker has from the start. Others are in `lazy-topics.ts`, `asset-topics.ts` and
 * `area-topics.ts`.
 */
export const eagerTopics = [
  quotesTopic,
  connectionTopic,
  clockTopic,
  convertEstimateTopic,
  diagTopic,
] as const satisfies readonly AnyTopic[];

/** Pages of these need what is in `asset-topics.ts`, whatever else they need. */
const ofAssets = /^(?:assets|deposit|withdraw)\./;

/** The first part of those that are fetched in which a topic may be. */
async function firstPart(name: TopicName): Promise<readonly AnyTopic[]> {
  return ofAssets.test(name)
    ? (await import("./asset-topics.ts")).assetTopics
    : (await import("./lazy-topics.ts")).lazyTopics;
}

export type TopicOf = <T extends TopicName>(name: T) => MakeSource<T>;

/** Finds a topic by its name, and makes each once. */
export function createTopics(context: TopicContext, eager: readonly AnyTopic[] = eagerTopics): TopicOf {
  const made = new Map<string, unknown>();

  // A topic's name says which params and rows it has.
  const create = <T extends TopicName>(topics: readonly AnyTopic[], name: T) =>
    topics.find((topic) => topic.name === name)?.create(context) as MakeSource<T> | undefined;

  return <T extends TopicName>(name: T) => {
    const make =
      (made.get(name) as MakeSource<T> | undefined) ??
      create(eager, name) ??
      lazyTopic(
        async () =>
          create(await firstPart(name), name) ?? create((await import("./area-topics.ts")).areaTopics, name),
        context.clock,
        () => context.codeMissing(),
      );
    made.set(name, make);
    return make;
  };
}
