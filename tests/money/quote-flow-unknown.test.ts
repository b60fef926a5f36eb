/** D3.8, D5.4. */
import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
import { quote, record } from "../features/convert/samples.ts";
import { held, intent, openSession, refusal, Script, underWay, yes } from "./quote-script.ts";

describe("a conversion", () => {
  it("looks a lost answer up until it is known, and never sends again", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [yes<Outcome>({ state: "done" })];
    script.records = [yes(record())];
    const session = await held(script);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.view.at));
    await session.confirm();
    expect(seen).toEqual(["sending", "unknown", "settling", "settled"]);
    expect(script.executed).toHaveLength(1);
  });

  it("waits for the journal: an equal one of before the page was loaded is not sent again", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.outcomes = [() => new Promise(() => undefined)];
    const session = await held(script);
    script.reading = (async () => {
      await Promise.resolve();
      script.open = "earlier";
    })();
    await session.confirm();
    expect(script.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "unknown", requestId: "earlier" });
  });

  it("that was left while the journal was read does not take up what it found: nobody would be told of it", async () => {
    const script = new Script();
    const session = await held(script);
    script.reading = (async () => {
      await Promise.resolve();
      script.open = "earlier";
    })();
    const ended = session.confirm();
    session.abandon();
    await ended;
    expect(session.view.at).toBe("closed");
    expect(script.shown).toEqual(["leave"]);
    expect(script.executed).toEqual([]);
  });

  it("waits for the journal no longer than its price is held", async () => {
    const script = new Script();
    const session = await held(script);
    script.reading = (async () => {
      await Promise.resolve();
      script.now = Number(quote().expiredTime);
    })();
    await session.confirm();
    expect(script.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "expired" });
  });

  it("ends the look-up in a state that may be closed, and goes on from there once it is known", async () => {
    const script = new Script();
    const outcome = underWay<Outcome>();
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [outcome.pending];
    script.records = [yes(record())];
    const session = await held(script);
    const done = session.confirm();
    await new Promise((resume) => setImmediate(resume));
    expect(session.view).toMatchObject({ at: "unknown", requestId: "id-0", quote: { quoteTxId: "q-1" } });
    outcome.give({ state: "done" });
    await done;
    expect(session.view.at).toBe("settled");
    expect(script.shown.at(-1)).toBe("reported");
  });

  it("shows nothing of what is known after it was closed: that is a notification's", async () => {
    const script = new Script();
    const outcome = underWay<Outcome>();
    script.executes = [yes<Outcome>({ state: "unknown", requestId: "id-0" })];
    script.outcomes = [outcome.pending];
    const session = await held(script);
    const done = session.confirm();
    await new Promise((resume) => setImmediate(resume));
    expect(session.close()).toBe(true);
    expect(script.shown.at(-1)).toBe("leave");
    outcome.give({ state: "done" });
    await done;
    expect(session.view.at).toBe("closed");
    expect(script.shown).not.toContain("reported");
  });

  it("shows an equal intent whose outcome is not known instead of a price", async () => {
    const script = new Script();
    script.quotes = [yes(quote())];
    script.open = "id-open";
    const session = openSession(script);
    await session.request(intent);
    expect(session.view).toEqual({ at: "unknown", quote: null, requestId: "id-open" });
    expect(script.shown).toEqual(["attend id-open"]);
    expect(session.close()).toBe(true);
  });

  it("does not send what another tab has sent while the price was held", async () => {
    const script = new Script();
    const session = await held(script);
    script.open = "id-open";
    await session.confirm();
    expect(script.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "unknown", requestId: "id-open" });
  });

  it("left behind while it is under way reports nothing by itself", async () => {
    const script = new Script();
    const outcome = underWay<Outcome>();
    script.executes = [outcome.pending];
    const session = await held(script);
    const done = session.confirm();
    session.abandon();
    outcome.give({ state: "done" });
    await done;
    expect(session.view.at).toBe("closed");
    expect(script.shown).toEqual(["leave"]);
  });

  it("says that it is looking while the bridge still asks", async () => {
    const script = new Script();
    const outcome = underWay<Outcome>();
    script.executes = [outcome.pending];
    const session = await held(script);
    const done = session.confirm();
    session.lost();
    expect(session.view.at).toBe("checking");
    expect(session.close()).toBe(false);
    outcome.give({ state: "refused", error: refusal("OUTCOME_ABSENT") });
    await done;
    expect(session.view.at).toBe("absent");
  });
});
