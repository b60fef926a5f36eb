/** D3.3, D3.4, D3.7: the page's store over the worker's subscriptions, with a wire between that delivers when told to. */

import { describe, expect, it } from "vitest";
import { fc, fuzzRuns } from "../fuzz.ts";
import { type Port, row, topic, World } from "./amended-world.ts";
import { settle } from "./manual-clock.ts";

const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("", "1", "12", "123").map((text) => ({ do: "type", text }) as const),
  },
  {
    weight: 10,
    arbitrary: fc
      .constantFrom<Port>("request", "answer", "snapshot", "taken")
      .map((port) => ({ do: "step", port }) as const),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom("move", "know", "forget", "pass", "hide", "show", "lose", "ready")
      .map((what) => ({ do: what }) as const),
  },
);

async function act(
  world: World,
  one: typeof anyStep extends fc.Arbitrary<infer D> ? D : never,
): Promise<void> {
  switch (one.do) {
    case "type":
      return world.type(one.text);
    case "step":
      return void world.wire.step(one.port);
    case "move":
      return world.move();
    case "know":
      return world.know();
    case "forget":
      return world.forget();
    case "pass":
      return world.wire.clock.advance(250);
    case "hide":
      return world.setVisible(false);
    case "show":
      return world.setVisible(true);
    case "lose":
      return world.lose();
    case "ready":
      return world.ready();
  }
}

describe("a form's topic, amended at each keystroke", () => {
  it("calls a picture current only when it answers what stands there, whatever comes in which order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(anyStep, { maxLength: 60 }), async (knows, steps) => {
        const world = new World(knows);
        for (const one of steps) {
          await act(world, one);
          await settle();
          world.check();
        }
        await world.rest();
        expect(world.current).toBe(true);
        expect(world.rows[0]).toEqual(row("estimate", world.text, world.wire.price));
        expect([world.wire.opened, world.wire.dropped]).toEqual([1, 0]);
        expect(world.wire.watched.size).toBe(1);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it("shows what is known again as it was before", async () => {
    const world = new World(true);
    await world.rest();
    const before = world.rows;
    expect(before).toHaveLength(2);
    world.forget();
    await world.arrive();
    expect(world.store.get().status).toBe("stale");
    await world.rest();
    expect(world.rows).toEqual(before);
  });

  it("is one subscription over twenty keystrokes, answered one by one or not at all until the end", async () => {
    for (const answered of [true, false]) {
      const world = new World(true);
      for (let length = 1; length <= 20; length += 1) {
        world.type("12345678901234567890".slice(0, length));
        if (answered) await world.rest();
      }
      await world.rest();
      expect(world.rows[0]?.text).toBe("12345678901234567890");
      expect([world.wire.opened, world.wire.dropped]).toEqual([1, 0]);
      expect(world.wire.subscriptions.byTopic()).toEqual([{ topic, count: 1 }]);
    }
  });
});
