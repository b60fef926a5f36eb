/** D4.3: a subscription that is amended. */
import { describe, expect, it } from "vitest";
import type { TopicSource } from "#worker/topics/topic-source.ts";
import { settle } from "./manual-clock.ts";
import { type Row, setUp, values } from "./publisher-desk.ts";

describe("amended", () => {
  /** Another source, and how many watch it. */
  function another(value: number) {
    const world: { watched: number; changed(): void } = { watched: 0, changed: () => undefined };
    const source: TopicSource<Row> = {
      read: () => [{ key: "a", value }],
      asOf: () => value,
      status: () => "live",
      watch(changed) {
        world.watched += 1;
        world.changed = () => changed("throttled");
        return () => {
          world.watched -= 1;
        };
      },
    };
    return { source, world };
  }

  it("sends the other source's rows at once, full, as the next edition", async () => {
    const { taken, publisher, feed } = setUp();
    await settle();
    const { source, world } = another(7);
    publisher.amend(source);
    expect(taken[1]).toMatchObject({ seq: 1, edition: 1, full: true, asOf: 7 });
    expect(values(taken[1])).toEqual(["a7"]);
    expect([feed.watched, world.watched]).toEqual([0, 1]);
    publisher.stop();
    expect(world.watched).toBe(0);
  });

  it("watches the next source before it leaves the one before", async () => {
    const { publisher, feed } = setUp();
    await settle();
    const { source } = another(7);
    let watchedMeanwhile = 0;
    publisher.amend({
      ...source,
      watch: () => {
        watchedMeanwhile = feed.watched;
        return () => undefined;
      },
    });
    expect(watchedMeanwhile).toBe(1);
  });

  it("waits for the page like any snapshot, and of several amendments sends the newest only", async () => {
    const { taken, page, publisher, change, clock } = setUp();
    await settle();
    page.busy = true;
    clock.advance(250);
    change("a", 2);
    for (const value of [7, 8, 9]) publisher.amend(another(value).source);
    expect(taken).toHaveLength(2);
    page.answers.shift()?.();
    await settle();
    expect(taken.map(({ edition }) => edition)).toEqual([0, 0, 3]);
    expect(values(taken[2])).toEqual(["a9"]);
  });

  it("sends a hidden page the first picture of an edition, and no more", async () => {
    const { taken, publisher, clock } = setUp();
    await settle();
    publisher.setVisible(false);
    const { source, world } = another(7);
    publisher.amend(source);
    await settle();
    world.changed();
    clock.advance(1000);
    expect(taken.map(({ edition }) => edition)).toEqual([0, 1]);
    publisher.setVisible(true);
    expect(taken[2]).toMatchObject({ edition: 1, full: true });
  });

  it("does nothing once it has stopped", async () => {
    const { taken, publisher } = setUp();
    await settle();
    publisher.stop();
    const { source, world } = another(7);
    publisher.amend(source);
    expect([taken.length, world.watched]).toEqual([1, 0]);
  });
});
