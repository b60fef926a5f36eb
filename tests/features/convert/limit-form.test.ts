/** F2b.13. */
import { describe, expect, test } from "vitest";
import {
  isInverted,
  type LimitEvent,
  type LimitForm,
  type LimitPair,
  limitReducer,
  priceTextOf,
  readPriceLink,
  shownPer,
  startLimitForm,
  writePriceLink,
} from "#src/features/convert/limit-order/limit-form.ts";

const sells: LimitPair = { fromCoin: "BTC", toCoin: "USDT" };
const buys: LimitPair = { fromCoin: "USDT", toCoin: "BTC" };
const fresh = startLimitForm({ price: "", per: "", pair: "", life: "30_D" });
const formAfter = (...events: readonly LimitEvent[]): LimitForm => events.reduce(limitReducer, fresh);
const typed: LimitEvent = { type: "typed", pair: sells, text: "98500" };

describe("the limit price", () => {
  test("is told for one of the coin whose price moves, until it is turned round", () => {
    expect(shownPer(fresh, sells)).toBe("BTC");
    expect(shownPer(fresh, buys)).toBe("BTC");
    expect(shownPer(fresh, { fromCoin: "USDC", toCoin: "PEPE" })).toBe("PEPE");
    expect(shownPer(formAfter({ type: "turned", pair: sells }), sells)).toBe("USDT");
  });

  test("means the same when the coins trade places: then it is typed the other way round", () => {
    const form = formAfter(typed);
    expect([priceTextOf(form, sells), isInverted(form, sells)]).toEqual(["98500", false]);
    expect([priceTextOf(form, buys), isInverted(form, buys)]).toEqual(["98500", true]);
    expect(shownPer(form, buys)).toBe("BTC");
  });

  test("keeps its own unit while another is shown, and takes that one with the next keystroke", () => {
    const turned = formAfter(typed, { type: "turned", pair: sells });
    expect([shownPer(turned, sells), priceTextOf(turned, sells), isInverted(turned, sells)]).toEqual([
      "USDT",
      "98500",
      false,
    ]);
    const retyped = limitReducer(turned, { type: "typed", pair: sells, text: "0.00001" });
    expect([priceTextOf(retyped, sells), isInverted(retyped, sells)]).toEqual(["0.00001", true]);
    expect(
      shownPer(formAfter(typed, { type: "turned", pair: sells }, { type: "turned", pair: sells }), sells),
    ).toBe("BTC");
  });

  test("is another pair's no more than its unit is", () => {
    const other: LimitPair = { fromCoin: "ETH", toCoin: "USDT" };
    const form = formAfter(typed);
    expect(priceTextOf(form, other)).toBe("");
    expect(isInverted(form, { fromCoin: "ETH", toCoin: "BTC" })).toBe(false);
    expect(shownPer(form, other)).toBe("ETH");
    expect(priceTextOf(form, sells)).toBe("98500");
  });

  test("does not move under the caret", () => {
    expect(formAfter(typed, { type: "entered", shown: "0.0000101" }).held).toBe("0.0000101");
    expect(formAfter(typed, { type: "entered", shown: "0.0000101" }, { type: "left" }).held).toBeNull();
    expect(formAfter(typed, { type: "entered", shown: "1" }, typed).held).toBeNull();
  });
});

describe("what is shown and asked", () => {
  test("issues wait until the field was left, or a step or a repair filled it", () => {
    expect(formAfter(typed).assessed).toBe(false);
    expect(formAfter(typed, { type: "left" }).assessed).toBe(true);
    expect(formAfter({ type: "left" }).assessed).toBe(false);
    expect(formAfter({ type: "filled", pair: sells, text: "1" }).assessed).toBe(true);
    expect(formAfter({ type: "filled", pair: sells, text: "1" }, typed).assessed).toBe(false);
  });

  test("a request is for what stands there, and is served once", () => {
    const submitted = formAfter(typed, { type: "submitted", request: "this" });
    expect([submitted.request, submitted.served]).toEqual(["this", false]);
    expect(limitReducer(submitted, { type: "served" }).served).toBe(true);
    expect(limitReducer(submitted, typed).request).toBe("");
    expect(limitReducer(submitted, { type: "life", life: "1_D" })).toMatchObject({
      request: "this",
      life: "1_D",
    });
  });

  test("an order that was placed leaves nothing but its life and its unit", () => {
    const placed = formAfter(
      { type: "turned", pair: sells },
      typed,
      { type: "life", life: "7_D" },
      { type: "placed" },
    );
    expect(placed).toMatchObject({ text: "", life: "7_D", assessed: false, request: "" });
    expect(shownPer(placed, sells)).toBe("USDT");
  });
});

describe("the price in the address", () => {
  test("comes back as it went", () => {
    const search = writePriceLink("?mode=limit&from=BTC&to=USDT", "98500.5", "BTC");
    expect(search).toBe("?mode=limit&from=BTC&to=USDT&price=98500.5&per=BTC");
    const form = startLimitForm(readPriceLink(search, sells));
    expect([priceTextOf(form, sells), isInverted(form, sells), isInverted(form, buys)]).toEqual([
      "98500.5",
      false,
      true,
    ]);
    expect(writePriceLink(search, "", "")).toBe("?mode=limit&from=BTC&to=USDT");
  });

  test("comes with how long the order was to stay open, with a price or without", () => {
    for (const price of ["98500", ""]) {
      const search = writePriceLink("?mode=limit", price, "BTC", "1_D");
      expect(startLimitForm(readPriceLink(search, sells))).toMatchObject({ text: price, life: "1_D" });
      expect(writePriceLink(search, "", "")).toBe("?mode=limit");
    }
    expect(readPriceLink("?life=90_D", sells).life).toBe("30_D");
  });

  test.each([
    "?price=1e9&per=BTC",
    "?price=-1&per=BTC",
    "?price=98500&per=ETH",
    "?price=98500",
    "?price=%3Cb%3E&per=BTC",
  ])("%s is none", (search) => {
    expect(startLimitForm(readPriceLink(search, sells))).toEqual(fresh);
  });
});
