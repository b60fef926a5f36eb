/** D3.8, D3.9, D3.11. */
import { beforeEach, describe, expect, it } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { PlainIntent, type PlainIntentInput } from "#src/money/plain-intent.ts";
import { settled } from "../bridge/fake-clock.ts";
import { Browser, lost, never, offline, ok, stored, Tab } from "./intent-world.ts";

let browser: Browser;
let tab: Tab;
let order: PlainIntent<"limitOrder.create">;
beforeEach(() => {
  browser = new Browser();
  tab = new Tab(browser);
  let ids = 0;
  order = new PlainIntent("limitOrder.create", {
    intents: tab.intents,
    newId: () => `request-${++ids}`,
    serverNow: () => 5,
  });
});

const wanted = (limitPrice = "98500"): PlainIntentInput => ({
  input: {
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    limitPrice,
  },
  kind: "limitOrder",
  key: `limit order BTC USDT 0.1 ${limitPrice}`,
  pays: { coin: "BTC", amount: "0.1" },
  receives: { coin: "USDT", amount: "9850" },
  coins: 0,
  account: "limit_order_funding",
  history: "/exchange/history?kind=limit",
});
const placed = { exchangeTxId: "9", orderStatus: "PENDING", expiredTime: "1" };
const unsent = async (): Promise<never> => {
  throw cofferError({ kind: "TypeError", code: "NETWORK", message: "never left" });
};
const refused = async (): Promise<never> => {
  throw cofferError({ kind: "BusinessError", code: "700005", message: "too much" });
};

describe("an order", () => {
  it("is placed once, however often the button is pressed", async () => {
    tab.sends = [ok(placed)];
    await Promise.all([order.send(wanted()), order.send(wanted()), order.send(wanted())]);
    expect(order.state()).toEqual({ status: "done", data: placed, requestId: "request-1", sentAt: 5 });
    expect(tab.sent).toEqual(["request-1"]);
    expect(tab.reported).toEqual([]);
  });

  it("that never left is tried again under its own id", async () => {
    tab.sends = [unsent, unsent, ok(placed)];
    await order.send(wanted());
    expect(order.state()).toMatchObject({ status: "refused", error: { code: "NETWORK" } });
    await order.send(wanted());
    await order.send(wanted());
    expect(tab.sent).toEqual(["request-1", "request-1", "request-1"]);
    expect(order.state().status).toBe("done");
  });

  it.each(["7", ""])(
    "waits for the journal, which nobody has read yet, of whom it calls %j",
    async (owner) => {
      tab.owner = owner;
      browser.stored.set("earlier", stored({ ...wanted(), call: "limitOrder.create", requestId: "earlier" }));
      tab.sends = [ok(placed)];
      tab.lookUps = [never];
      await order.send(wanted());
      expect(tab.sent).toEqual([]);
      expect(order.state()).toMatchObject({ status: "unknown", requestId: "earlier" });
    },
  );

  it("is another one at another price", async () => {
    tab.sends = [unsent, ok(placed)];
    await order.send(wanted());
    await order.send(wanted("99000"));
    expect(tab.sent).toEqual(["request-1", "request-2"]);
  });

  it("that was refused, or proven absent, has used its id up", async () => {
    tab.sends = [refused, lost, ok(placed)];
    tab.lookUps = [ok({ state: "absent" })];
    await order.send(wanted());
    await order.send(wanted());
    expect(order.state()).toMatchObject({ status: "refused", error: { code: "OUTCOME_ABSENT" } });
    await order.send(wanted());
    expect(tab.sent).toEqual(["request-1", "request-2", "request-3"]);
  });

  it("whose answer is lost is looked up, and not closed meanwhile", async () => {
    tab.sends = [lost];
    tab.lookUps = [offline, ok({ state: "done", result: placed })];
    const end = order.send(wanted());
    await tab.clock.advance(0);
    expect(order.state().status).toBe("looking-up");
    expect(order.locked).toBe(true);
    await tab.clock.advance(1000);
    await end;
    expect(order.state()).toEqual({ status: "done", data: placed, requestId: "request-1", sentAt: 5 });
  });

  it("that stays unknown may be left, and is shown again instead of being placed", async () => {
    tab.sends = [lost];
    tab.lookUps = [offline];
    const end = order.send(wanted());
    await tab.clock.advance(30_000);
    expect(order.state()).toEqual({ status: "unknown", requestId: "request-1", own: true });
    expect(order.locked).toBe(false);
    order.reset();
    await order.send(wanted());
    expect(order.state()).toEqual({ status: "unknown", requestId: "request-1", own: false });
    expect(tab.sent).toEqual(["request-1"]);
    order.reset();
    tab.lookUps = [ok({ state: "done", result: placed })];
    await tab.intents.check("request-1");
    await end;
    await settled();
    expect(order.state().status).toBe("idle");
    expect(tab.reported).toMatchObject([{ requestId: "request-1", ending: { state: "done" } }]);
  });

  it("of the same sums, sent after one that was left while nobody knew its outcome, is another one", async () => {
    tab.sends = [lost];
    tab.lookUps = [offline];
    let doneLater = 0;
    const end = order.send(wanted(), () => {
      doneLater += 1;
    });
    await tab.clock.advance(30_000);
    order.reset();
    tab.lookUps = [ok({ state: "done", result: placed })];
    await tab.intents.check("request-1");
    await end;
    expect(doneLater).toBe(1);
    tab.sends = [ok({ ...placed, exchangeTxId: "10" })];
    await order.send(wanted());
    expect(tab.sent).toEqual(["request-1", "request-2"]);
    expect(order.state()).toMatchObject({ status: "done", data: { exchangeTxId: "10" } });
    expect(doneLater).toBe(1);
  });

  it("of an earlier visit that the journal still names is shown, however soon the button is pressed", async () => {
    const { input, ...rest } = wanted();
    const requestId = "earlier";
    const call = "limitOrder.create";
    const intent = { ...rest, input: { ...input, requestId }, requestId, call, sentAt: 1 };
    browser.stored.set(requestId, intent);
    tab.lookUps = [offline];
    void tab.intents.recover();
    void order.send(wanted());
    expect(order.state().status).toBe("running");
    await settled();
    expect(order.state()).toEqual({ status: "unknown", requestId, own: false });
    expect(tab.sent).toEqual([]);
  });

  it("of an earlier visit is found before the money leaves, where the journal could not be read at first", async () => {
    const { input, ...rest } = wanted();
    const requestId = "earlier";
    const call = "limitOrder.create";
    const intent = { ...rest, input: { ...input, requestId }, requestId, call, sentAt: 1 };
    browser.stored.set(requestId, intent);
    tab.lookUps = [offline];
    tab.storeReads = false;
    await tab.intents.recover();
    tab.storeReads = true;
    void order.send(wanted());
    await settled();
    expect(order.state()).toEqual({ status: "unknown", requestId, own: false });
    expect(tab.sent).toEqual([]);
  });

  it("that was left while the journal was read is told of by a notification", async () => {
    tab.storeAnswers = false;
    tab.sends = [ok(placed)];
    void tab.intents.recover();
    const end = order.send(wanted());
    order.reset();
    await tab.clock.advance(1000);
    await tab.clock.advance(1000);
    await end;
    await settled();
    expect(tab.sent).toEqual(["request-1"]);
    expect(order.state().status).toBe("idle");
    expect(tab.reported).toMatchObject([{ requestId: "request-1", ending: { state: "done" } }]);
  });

  it("waits a second for a journal that does not answer", async () => {
    tab.storeAnswers = false;
    tab.sends = [ok(placed)];
    void tab.intents.recover();
    const end = order.send(wanted());
    await tab.clock.advance(999);
    expect(tab.sent).toEqual([]);
    await tab.clock.advance(1001);
    await end;
    expect(order.state().status).toBe("done");
  });

  it("left behind while it is being sent is reported by a notification", async () => {
    let answer: (value: unknown) => void = () => undefined;
    tab.sends = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const end = order.send(wanted());
    await settled();
    order.reset();
    answer({ kind: "ok", data: placed, invalidates: [] });
    await end;
    await settled();
    expect(order.state().status).toBe("idle");
    expect(tab.reported).toHaveLength(1);
  });

  it("is locked while it is being sent", () => {
    tab.sends = [never];
    void order.send(wanted());
    expect(order.locked).toBe(true);
    order.showIntent("another");
    expect(order.state().status).toBe("running");
  });
});
