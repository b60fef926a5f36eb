/** F6a.2, D5.4. */
import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
import { quote, record } from "../features/convert/samples.ts";
import { held, intent, openSession, refused, Script, yes } from "./quote-script.ts";

describe("the time a price is held", () => {
  it("does not take back what was sent before it ran out: the server's word counts", async () => {
    for (const [outcome, ending] of [
      [yes<Outcome>({ state: "done" }), "settled"],
      [refused("700008"), "expired"],
    ] as const) {
      const script = new Script();
      let answer: () => void = () => {};
      script.executes = [
        () =>
          new Promise<Outcome>((resolve) => {
            answer = () => void outcome().then(resolve);
          }),
      ];
      script.records = [yes(record())];
      const session = await held(script);
      const done = session.confirm();
      script.now = 15_500;
      session.tick();
      expect(session.view.at).toBe("sending");
      answer();
      await done;
      expect(session.view.at).toBe(ending);
      expect(script.executed).toHaveLength(1);
    }
  });

  it("is over at once when the clock jumps past its end", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = 3_600_000;
    session.tick();
    expect(session.view).toMatchObject({ at: "expired", quoting: false });
  });

  it("is not longer because the clock was set back: the server refuses what it calls over", async () => {
    const script = new Script();
    script.executes = [refused("700008")];
    const session = await held(script);
    script.now = -60_000;
    session.tick();
    expect(session.view.at).toBe("held");
    await session.confirm();
    expect(session.view.at).toBe("expired");
    await session.confirm();
    expect(script.executed).toHaveLength(1);
  });

  it("makes no settling longer: half a minute of looks is half a minute, whatever the clock says", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    let looks = 0;
    script.records = [
      async () => {
        looks += 1;
        script.now = -3_600_000;
        return record({ exchangeStatus: "processing" });
      },
    ];
    const session = await held(script);
    await session.confirm();
    expect(session.view.at).toBe("unsettled");
    expect(looks).toBe(31);
  });

  it("holds nobody at looks that hang: the dialog may be closed, and says where the outcome shows", async () => {
    const script = new Script();
    script.executes = [yes<Outcome>({ state: "done" })];
    script.records = [() => new Promise(() => undefined)];
    let passes = (): void => undefined;
    script.late = () => new Promise((resolve) => (passes = resolve));
    const session = await held(script);
    const ended = session.confirm();
    await new Promise((resume) => setImmediate(resume));
    expect(session.view.at).toBe("settling");
    expect(session.close()).toBe(false);
    passes();
    await ended;
    expect(session.view.at).toBe("unsettled");
    expect(session.close()).toBe(true);
  });

  it("is looked at when confirming: a tab that was hidden, or a machine that slept, received no tick", async () => {
    const script = new Script();
    const session = await held(script);
    script.now = 15_000;
    expect(session.view.at).toBe("held");
    await session.confirm();
    expect(session.view.at).toBe("expired");
    expect(script.executed).toEqual([]);
  });

  it("is over for a price that was on its way too long", async () => {
    const script = new Script();
    script.quotes = [
      async () => {
        script.now = 15_000;
        return quote();
      },
    ];
    const session = openSession(script);
    await session.request(intent);
    expect(session.view).toMatchObject({ at: "expired", quote: { quoteTxId: "q-1" } });
  });

  it("leads to a new price only when it is requested, once however often that is pressed", async () => {
    const script = new Script();
    let requests = 0;
    script.quotes = [
      async () => {
        requests += 1;
        return quote({ quoteTxId: `q-${requests}`, expiredTime: String(script.now + 15_000) });
      },
    ];
    const session = await held(script);
    script.now = 15_000;
    session.tick();
    session.tick();
    expect(requests).toBe(1);
    await Promise.all([session.renew(), session.renew()]);
    expect(requests).toBe(2);
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "q-2" } });
  });
});
