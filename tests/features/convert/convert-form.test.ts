/** R9.15, D5.4. */
import { describe, expect, it } from "vitest";
import { type ConvertForm, formReducer, startForm } from "#src/features/convert/form/convert-form.ts";

const start = (amount = ""): ConvertForm => startForm({ from: "BTC", to: "USDT" }, amount);

describe("the convert form", () => {
  it("keeps the amount on the side it was typed on", () => {
    const typed = formReducer(start("0.25"), { type: "typed", side: "to", text: "1000" });
    expect(typed).toMatchObject({ side: "to", text: "1000", fromCoin: "BTC", toCoin: "USDT" });
  });

  it("shows an issue on leaving or asking, and takes it back while typing", () => {
    const left = formReducer(start("99"), { type: "left" });
    expect(left.assessed).toBe(true);
    const typing = formReducer(left, { type: "typed", side: "from", text: "9" });
    expect(typing.assessed).toBe(false);
    expect(formReducer(typing, { type: "submitted" }).assessed).toBe(true);
  });

  it("does not complain about a field that was only visited", () => {
    expect(formReducer(start(), { type: "left" }).assessed).toBe(false);
  });

  it("holds the estimate still while its field has the caret", () => {
    const entered = formReducer(start("0.25"), { type: "entered", side: "to", shown: "23,542.82" });
    expect(entered.held).toEqual({ side: "to", text: "23,542.82" });
    expect(entered.text).toBe("0.25");
    expect(formReducer(entered, { type: "left" }).held).toBeNull();
    const entry = formReducer(start("0.25"), { type: "entered", side: "from", shown: "0.25" });
    expect(entry.held).toBeNull();
  });

  it("moves the amount with its coin when swapped, and twice is nothing", () => {
    const swapped = formReducer(start("0.25"), { type: "swapped" });
    expect(swapped).toMatchObject({ fromCoin: "USDT", toCoin: "BTC", side: "to", text: "0.25" });
    expect(formReducer(swapped, { type: "swapped" })).toEqual(start("0.25"));
  });

  it("swaps when the coin of the other side is picked", () => {
    const picked = formReducer(start("0.25"), { type: "picked", side: "from", coin: "USDT" });
    expect(picked).toMatchObject({ fromCoin: "USDT", toCoin: "BTC", text: "0.25", side: "to" });
  });

  it("keeps what was typed when a coin is picked", () => {
    const picked = formReducer(start("0.25"), { type: "picked", side: "to", coin: "ETH" });
    expect(picked).toMatchObject({ fromCoin: "BTC", toCoin: "ETH", text: "0.25", side: "from" });
  });

  it("takes a coin of the price list as what is received", () => {
    expect(formReducer(start("1"), { type: "offered", coin: "SOL" })).toMatchObject({
      fromCoin: "BTC",
      toCoin: "SOL",
      text: "1",
    });
    expect(formReducer(start("1"), { type: "offered", coin: "BTC" })).toMatchObject({
      fromCoin: "USDT",
      toCoin: "BTC",
    });
    expect(formReducer(start("1"), { type: "offered", coin: "USDT" })).toEqual(start("1"));
  });

  it("empties the amount after a conversion and keeps the coins", () => {
    const typed = formReducer(start(), { type: "typed", side: "to", text: "500" });
    expect(formReducer(typed, { type: "converted" })).toEqual(start());
  });

  it("keeps the submissions for a price until something changes, and counts each", () => {
    const submitted = formReducer(start("1"), { type: "submitted" });
    expect(submitted).toMatchObject({ waiting: true, submissions: 1 });
    expect(formReducer(submitted, { type: "left" }).waiting).toBe(true);
    const sent = formReducer(submitted, { type: "marked", as: { sent: true } });
    expect(sent).toEqual({ ...submitted, sent: true });
    expect(formReducer(sent, { type: "left" }).sent).toBe(true);
    expect(formReducer(sent, { type: "marked", as: { sent: false } })).toEqual(submitted);
    expect(formReducer(sent, { type: "typed", side: "from", text: "1" }).sent).toBe(false);
    expect(formReducer(submitted, { type: "marked", as: { waiting: false } })).toEqual({
      ...submitted,
      waiting: false,
    });
    const typed = formReducer(submitted, { type: "typed", side: "from", text: "12" });
    expect(typed).toMatchObject({ waiting: false, submissions: 1 });
    expect(formReducer(typed, { type: "submitted" })).toMatchObject({ waiting: true, submissions: 2 });
    for (const change of [
      { type: "swapped" },
      { type: "picked", side: "to", coin: "ETH" },
      { type: "filled", text: "2" },
    ] as const) {
      expect(formReducer(submitted, change).waiting).toBe(false);
    }
  });

  it("puts a portion or a repair into the pay field and judges it", () => {
    const typed = formReducer(start(), { type: "typed", side: "to", text: "500" });
    expect(formReducer(typed, { type: "filled", text: "1.28406113" })).toMatchObject({
      side: "from",
      text: "1.28406113",
      assessed: true,
    });
  });
});
