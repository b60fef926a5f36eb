/** D3.8, D3.11. */
import { beforeEach, describe, expect, it } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { settled } from "../bridge/fake-clock.ts";
import { Browser, executed, never, offline, ok, stored, Tab } from "./intent-world.ts";

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = new Tab(browser);
});

const intent = stored();
const send = (of = tab) => of.intents.send("convert.execute", intent);
const done = ok({ state: "done", result: executed });

describe("two tabs", () => {
  it("the second neither queries nor reports while the first is at it, and refuses what equals it", async () => {
    const second = new Tab(browser);
    second.lookUps = [done];
    tab.sends = [never];
    void send();
    await settled();
    await second.intents.recover();
    expect(second.looked).toEqual([]);
    expect(second.reported).toEqual([]);
    expect(second.intents.find(intent.key)).toMatchObject({ phase: "elsewhere" });
  });

  it("the second takes it up when the first dies", async () => {
    const second = new Tab(browser);
    second.lookUps = [done];
    tab.sends = [never];
    void send();
    await settled();
    await second.intents.recover();
    tab.die();
    await settled();
    await settled();
    expect(second.looked).toEqual(["request-1"]);
    expect(second.reported).toMatchObject([{ ending: { settled: "completed" } }]);
  });

  it("the second reports what fell to it while its dialog was open, once that was left", async () => {
    const second = new Tab(browser);
    second.lookUps = [offline];
    tab.sends = [never];
    void send();
    await settled();
    await second.intents.recover();
    const leave = second.intents.attend("request-1");
    tab.die();
    await settled();
    await settled();
    expect(second.intents.get("request-1")).toMatchObject({ phase: "unknown", attended: true });
    leave();
    expect(second.intents.get("request-1")).toMatchObject({ attended: false });
    second.lookUps = [done];
    await second.clock.advance(10_000);
    expect(second.reported).toMatchObject([{ ending: { settled: "completed" } }]);
    expect(browser.stored.size).toBe(0);
  });

  it("the second learns of it as it is looked at again: nobody tells a page that is kept for going back", async () => {
    const second = new Tab(browser);
    await second.intents.recover();
    tab.sends = [never];
    void send();
    await settled();
    expect(second.intents.find(intent.key)).toBeUndefined();
    second.intents.wake();
    await settled();
    expect(second.intents.find(intent.key)).toMatchObject({ phase: "elsewhere" });
    expect(second.looked).toEqual([]);
  });

  it("the second keeps it while the journal cannot be read, which is no word that it is over", async () => {
    const second = new Tab(browser);
    tab.sends = [never];
    void send();
    await settled();
    await second.intents.recover();
    second.storeReads = false;
    await second.intents.recover();
    expect(second.intents.list()).toMatchObject([{ requestId: "request-1", phase: "elsewhere" }]);
  });

  it("the second forgets it when the first has reported", async () => {
    const second = new Tab(browser);
    let answer: (value: unknown) => void = () => undefined;
    tab.sends = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const end = send();
    tab.intents.attend("request-1");
    await settled();
    await second.intents.recover();
    answer({ kind: "ok", data: executed, invalidates: [] });
    await end;
    tab.intents.reported("request-1");
    await settled();
    await settled();
    expect(second.intents.list()).toEqual([]);
    expect(second.looked).toEqual([]);
    expect(second.reported).toEqual([]);
    expect(tab.made).toEqual([intent.key]);
  });

  it("none is told that what came to nothing was made", async () => {
    tab.sends = [
      async () => {
        throw cofferError({ kind: "BusinessError", code: "700008", message: "expired" });
      },
    ];
    await send();
    expect(tab.made).toEqual([]);
    const second = new Tab(browser);
    second.lookUps = [done];
    tab.sends = [never];
    void send();
    await settled();
    tab.die();
    await second.intents.recover();
    expect(second.made).toEqual([intent.key]);
  });
});

describe("a journal that could not be read at first", () => {
  it("is read again by itself, ever more rarely, and what it holds is told", async () => {
    browser.stored.set("request-1", intent);
    tab.lookUps = [done];
    tab.storeReads = false;
    await tab.intents.recover();
    await tab.clock.advance(10_000);
    expect(tab.reported).toEqual([]);
    tab.storeReads = true;
    await tab.clock.advance(20_000);
    expect(tab.looked).toEqual(["request-1"]);
    expect(tab.reported).toMatchObject([{ ending: { settled: "completed" } }]);
  });
});
