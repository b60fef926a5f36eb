/** R6.1. */
import { afterEach, describe, expect, it, vi } from "vitest";

/** What the page receives of other tabs: only news, and only of its own origin. */
async function listening() {
  vi.resetModules();
  const listeners: ((event: { data: unknown; origin: string }) => void)[] = [];
  class FakeChannel {
    addEventListener(_type: string, listener: (event: { data: unknown; origin: string }) => void): void {
      listeners.push(listener);
    }
  }
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("location", { origin: "https://exchange.example" });
  const { onSessionNews } = await import("#src/session/session-channel.ts");
  const received: unknown[] = [];
  onSessionNews((news) => received.push(news));
  return {
    received,
    say: (data: unknown, origin = "https://exchange.example") => {
      for (const listener of listeners) listener({ data, origin });
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("news of the session from another tab", () => {
  it("is received with what belongs to it and nothing more", async () => {
    const { received, say } = await listening();
    say({ type: "ended", id: "7" });
    say({ type: "started", id: "7", more: {} });
    expect(received).toEqual([{ type: "ended" }, { type: "started", id: "7" }]);
  });

  it("is not taken from another origin, or in another form", async () => {
    const { received, say } = await listening();
    say({ type: "ended" }, "https://evil.example");
    for (const data of [null, "ended", 5, [], {}, { type: "over" }, { type: "started" }]) say(data);
    for (const id of ["", "x", "-1", "1.5", "1".repeat(21), {}, null]) say({ type: "started", id });
    expect(received).toEqual([]);
  });
});
