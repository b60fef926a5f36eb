/** D3.8, D3.11. */
import { beforeEach, describe, expect, it } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { settled } from "../bridge/fake-clock.ts";
import { Browser, executed, loggedOut, lost, never, offline, ok, stored, Tab } from "./intent-world.ts";

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = new Tab(browser);
});

const intent = stored();
const send = (of = tab) => of.intents.send("convert.execute", intent);
const absent = ok({ state: "absent" });
const running = ok({ state: "running" });
const done = ok({ state: "done", result: executed });

describe("an intent that is sent", () => {
  it("is written down before it leaves", async () => {
    tab.sends = [never];
    void send();
    expect(tab.sent).toEqual([]);
    expect(tab.guarded.size).toBe(1);
    await settled();
    expect(browser.stored.get("request-1")).toEqual(intent);
    expect(tab.sent).toEqual(["request-1"]);
    expect(tab.intents.find(intent.key)).toMatchObject({ phase: "sending" });
  });

  it("leaves after a second where the store does not answer", async () => {
    tab.storeAnswers = false;
    tab.sends = [ok(executed)];
    const end = send();
    await tab.clock.advance(999);
    expect(tab.sent).toEqual([]);
    await tab.clock.advance(1);
    expect(await end).toMatchObject({ status: "done" });
  });

  it.each([
    ["", "SENT_BEFORE"],
    ["7", "SENT_EARLIER"],
  ])(
    "that may repeat what was sent before is held back, whole, until nothing speaks against it: of %j",
    async (owner, code) => {
      tab.owner = owner;
      tab.mayRepeat = true;
      const end = send();
      const leave = tab.intents.attend("request-1");
      expect(await end).toMatchObject({ status: "refused", error: { code } });
      leave();
      await settled();
      expect([tab.sent, tab.reported, tab.intents.list(), [...tab.guarded]]).toEqual([[], [], [], []]);
      expect(browser.stored.size).toBe(0);
      tab.mayRepeat = false;
      tab.sends = [ok(executed)];
      expect(await send()).toMatchObject({ status: "done" });
      expect(tab.sent).toEqual(["request-1"]);
    },
  );

  it("is forgotten once its ending has been reported, and asks nobody before leaving", async () => {
    tab.sends = [ok(executed)];
    const end = send();
    tab.intents.attend("request-1");
    await end;
    expect(tab.guarded.size).toBe(0);
    expect(browser.stored.size).toBe(1);
    tab.intents.reported("request-1");
    await settled();
    expect(browser.stored.size).toBe(0);
    expect(tab.reported).toEqual([]);
    expect(tab.intents.list()).toEqual([]);
  });

  it("that nobody shows is reported by a notification, as its record has it", async () => {
    tab.sends = [ok(executed)];
    await send();
    await settled();
    expect(tab.settled).toEqual([executed]);
    expect(tab.reported).toMatchObject([{ ending: { state: "done", settled: "completed", recordId: "7" } }]);
    expect(browser.stored.size).toBe(0);
  });

  it("that ended while its owner was logged out is told once they are back, and kept until then", async () => {
    tab.sends = [ok(executed)];
    tab.gone = true;
    await send();
    await settled();
    expect(tab.reported).toEqual([]);
    expect(browser.stored.size).toBe(1);
    tab.gone = false;
    tab.intents.wake();
    tab.intents.wake();
    await settled();
    expect(tab.reported).toHaveLength(1);
    expect(browser.stored.size).toBe(0);
  });

  it("does not come back from a journal that was read just before its ending was reported", async () => {
    tab.sends = [ok(executed)];
    const end = send();
    tab.intents.attend("request-1");
    await end;
    const recovered = tab.intents.recover();
    tab.intents.reported("request-1");
    let max = tab.intents.list().length;
    tab.intents.subscribe(() => (max = Math.max(max, tab.intents.list().length)));
    await recovered;
    expect(max).toBe(0);
    expect(tab.looked).toEqual([]);
    // Sent again under its id, it is under way again.
    tab.sends = [never];
    void send();
    expect(tab.intents.find(intent.key)).toMatchObject({ phase: "sending" });
  });

  it("that was refused is no longer in the way", async () => {
    tab.sends = [
      async () => {
        throw cofferError({ kind: "BusinessError", code: "700008", message: "expired" });
      },
    ];
    const end = send();
    tab.intents.attend("request-1");
    expect(await end).toMatchObject({ status: "refused" });
    expect(tab.intents.find(intent.key)).toBeUndefined();
    tab.intents.reported("request-1");
    await settled();
    expect(browser.stored.size).toBe(0);
  });
});

describe("an outcome that stays unknown", () => {
  let leave: () => void;
  beforeEach(async () => {
    tab.sends = [lost];
    tab.lookUps = [offline];
    const end = send();
    leave = tab.intents.attend("request-1");
    await tab.clock.advance(0);
    expect(tab.intents.get("request-1")).toMatchObject({ phase: "looking-up" });
    await tab.clock.advance(30_000);
    expect(await end).toMatchObject({ status: "unknown" });
  });

  it("is a state to rest in: asked about seldom, ever more so, and only while the page is seen", async () => {
    expect(tab.intents.get("request-1")).toMatchObject({ phase: "unknown", checking: false });
    const before = tab.looked.length;
    await tab.clock.advance(9_999);
    expect(tab.looked).toHaveLength(before);
    await tab.clock.advance(1);
    expect(tab.looked).toHaveLength(before + 1);
    await tab.clock.advance(19_999);
    expect(tab.looked).toHaveLength(before + 1);
    await tab.clock.advance(1);
    expect(tab.looked).toHaveLength(before + 2);
    tab.visible = false;
    await tab.clock.advance(3_600_000);
    expect(tab.looked).toHaveLength(before + 2);
    tab.visible = true;
    tab.intents.wake();
    await settled();
    expect(tab.looked).toHaveLength(before + 3);
    expect(tab.sent).toEqual(["request-1"]);
  });

  it("says whether a dialog is open on it", () => {
    const attended = (): boolean | undefined => tab.intents.list()[0]?.attended;
    const seen: (boolean | undefined)[] = [];
    tab.intents.subscribe(() => seen.push(attended()));
    const leaveToo = tab.intents.attend("request-1");
    leave();
    expect(attended()).toBe(true);
    leaveToo();
    tab.intents.attend("request-1");
    expect(seen).toEqual([false, true]);
  });

  it("is asked about by hand", async () => {
    tab.lookUps = [done];
    const known = tab.intents.outcome("request-1");
    const checked = tab.intents.check("request-1");
    expect(tab.intents.get("request-1")).toMatchObject({ phase: "unknown", checking: true });
    await checked;
    expect(await known).toMatchObject({ status: "done", data: executed });
  });

  it("holds the page, the journal and what equals it until it is known", async () => {
    expect(tab.guarded.size).toBe(1);
    expect(browser.stored.size).toBe(1);
    expect(tab.intents.find(intent.key)).toMatchObject({ requestId: "request-1" });
    expect(tab.intents.find("convert BTC USDT 0.02")).toBeUndefined();
    tab.lookUps = [absent];
    await tab.intents.check("request-1");
    expect(tab.intents.find(intent.key)).toBeUndefined();
    expect(tab.guarded.size).toBe(0);
  });

  it("says that only a login helps, and goes on after it", async () => {
    tab.lookUps = [loggedOut];
    await tab.intents.check("request-1");
    expect(tab.intents.get("request-1")).toMatchObject({ phase: "unknown", loggedOut: true });
    tab.lookUps = [done];
    tab.intents.wake();
    await settled();
    expect(tab.intents.get("request-1")).toMatchObject({ phase: "ended" });
  });
});

it("a session that ends while it is looked up is not asked about for half a minute", async () => {
  tab.sends = [lost];
  tab.lookUps = [loggedOut];
  expect(await send()).toMatchObject({ status: "unknown" });
  expect(tab.looked).toHaveLength(1);
  expect(tab.intents.get("request-1")).toMatchObject({ loggedOut: true });
});

describe("what an earlier page has sent", () => {
  beforeEach(() => browser.stored.set("request-1", intent));

  it("is looked up by what was sent, reported and forgotten", async () => {
    tab.lookUps = [done];
    await tab.intents.recover();
    await settled();
    expect(tab.reported).toMatchObject([{ requestId: "request-1", ending: { settled: "completed" } }]);
    expect(browser.stored.size).toBe(0);
    expect(tab.sent).toEqual([]);
  });

  it("that never arrived is reported only as proven", async () => {
    tab.lookUps = [absent];
    await tab.intents.recover();
    await settled();
    expect(tab.reported).toMatchObject([{ ending: { state: "nothing", error: { code: "OUTCOME_ABSENT" } } }]);
  });

  it.each([
    ["the network is gone", offline],
    ["the server is still at it", running],
    ["the session is over", loggedOut],
  ])("is still being checked while %s", async (_, answer) => {
    tab.lookUps = [answer];
    await tab.intents.recover();
    expect(tab.reported).toMatchObject([{ phase: "unknown", ending: null }]);
    expect(browser.stored.size).toBe(1);
    expect(tab.intents.find(intent.key)).toBeDefined();
    expect(tab.guarded.size).toBe(0);
    tab.lookUps = [done];
    await tab.clock.advance(10_000);
    expect(tab.reported.at(-1)).toMatchObject({ ending: { state: "done" } });
    expect(browser.stored.size).toBe(0);
  });

  it("is looked up beside what another version has sent by a call that this one does not know", async () => {
    browser.stored.clear();
    browser.stored.set("request-0", stored({ requestId: "request-0", call: "retired.call", key: "retired" }));
    browser.stored.set("request-1", intent);
    tab.lookUps = [done];
    await tab.intents.recover();
    await settled();
    expect(tab.reported).toMatchObject([{ requestId: "request-1", ending: { settled: "completed" } }]);
    await tab.intents.recover();
    expect(tab.intents.list()).toEqual([]);
    expect([...browser.stored.keys()]).toEqual(["request-0"]);
  });

  it("is reported once, however often it is looked for", async () => {
    tab.lookUps = [done];
    await Promise.all([tab.intents.recover(), tab.intents.recover()]);
    await tab.intents.recover();
    await settled();
    expect(tab.reported).toHaveLength(1);
    expect(tab.looked).toHaveLength(1);
  });

  it("is reported by one of two tabs", async () => {
    const other = new Tab(browser);
    tab.lookUps = [done];
    other.lookUps = [done];
    await Promise.all([tab.intents.recover(), other.intents.recover()]);
    await settled();
    await settled();
    expect([...tab.reported, ...other.reported]).toHaveLength(1);
    expect([...tab.looked, ...other.looked]).toHaveLength(1);
    expect([...tab.intents.list(), ...other.intents.list()]).toEqual([]);
  });
});
