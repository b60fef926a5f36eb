/** R6.1: what tabs tell each other, and browsers in which they tell nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTabChannel } from "#src/bridge/tab-channel.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://exchange.example" }));
afterEach(() => vi.unstubAllGlobals());

class FakeChannel extends EventTarget {
  static last: FakeChannel;
  readonly sent: unknown[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.last = this;
  }
  postMessage(news: unknown): void {
    this.sent.push(news);
  }
}

describe("a channel of tabs", () => {
  it("sends, and receives of its own origin alone, until that is ended", () => {
    vi.stubGlobal("BroadcastChannel", FakeChannel);
    const channel = openTabChannel("coffer-test");
    const received: unknown[] = [];
    const stop = channel.receive((news) => received.push(news));
    const say = (data: unknown, origin = "https://exchange.example"): void => {
      FakeChannel.last.dispatchEvent(new MessageEvent("message", { data, origin }));
    };
    channel.send("mine");
    say("theirs");
    say("forged", "https://evil.example");
    stop();
    say("late");
    expect(FakeChannel.last).toMatchObject({ name: "coffer-test", sent: ["mine"] });
    expect(received).toEqual(["theirs"]);
  });

  const refusing = class extends EventTarget {
    constructor() {
      super();
      throw new DOMException("The operation is insecure", "SecurityError");
    }
  };
  it.each([
    ["has none", undefined],
    ["refuses them where it keeps nothing", refusing],
  ])("tells nothing in a browser that %s", (_what, has) => {
    vi.stubGlobal("BroadcastChannel", has);
    const channel = openTabChannel("coffer-test");
    expect(() => channel.send("mine")).not.toThrow();
    expect(() => channel.receive(() => undefined)()).not.toThrow();
  });
});
