/** D3.4. */
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { TopicName } from "#shared/contract/index.ts";
import { areaTopics } from "#worker/topics/area-topics.ts";
import { assetTopics } from "#worker/topics/asset-topics.ts";
import { defineTopic, type TopicContext } from "#worker/topics/define-topic.ts";
import { lazyTopics } from "#worker/topics/lazy-topics.ts";
import { createTopics, eagerTopics } from "#worker/topics/topics.ts";
import { manualClock } from "./manual-clock.ts";

const clock = manualClock();
const context = { clock, serverClock: {} } as unknown as TopicContext;

describe("the worker's topics", () => {
  it("are those of the contract, each in one list", () => {
    type Listed =
      | (typeof eagerTopics)[number]["name"]
      | (typeof lazyTopics)[number]["name"]
      | (typeof assetTopics)[number]["name"]
      | (typeof areaTopics)[number]["name"];
    expectTypeOf<Listed>().toEqualTypeOf<TopicName>();
    const names = [...eagerTopics, ...lazyTopics, ...assetTopics, ...areaTopics].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are made once each, when they are first requested", () => {
    const create = vi.fn(() => () => ({
      read: () => [],
      asOf: () => 0,
      status: () => "live" as const,
      watch: () => () => undefined,
    }));
    const topicOf = createTopics(context, [defineTopic("clock", create)]);
    expect(create).not.toHaveBeenCalled();
    expect(topicOf("clock")).toBe(topicOf("clock"));
    expect(create).toHaveBeenCalledExactlyOnceWith(context);
  });

  it("of the lazy part are made when it is there, and one that nobody has is closed", async () => {
    const topicOf = createTopics(context, []);
    const source = topicOf("quotes")({ symbols: [] });
    const changed = vi.fn();
    const stop = source.watch(changed);
    expect(source.status()).toBe("connecting");
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith("immediate"));
    expect(source.status()).toBe("closed");
    expect(clock.pending).toBe(0);
    stop();
  });
});
