/** F7.5. */
import { expect, it } from "vitest";
import { QuoteBook } from "#worker/feed/quote-book.ts";

const whole = { m: "0", h: "2", l: "1", v: "1", qv: "1", o: "1" };
const row = (s: string, c: string, t: number) => ({ s, c, t });

it("a change of before what is known is none, in whatever frame it comes", () => {
  const book = new QuoteBook();
  book.apply(true, [{ ...whole, ...row("BTCUSDT", "100", 1000) }], { sendTime: 1000 });
  book.apply(false, [row("BTCUSDT", "1", 999)], { sendTime: 2000 });
  book.apply(false, [{ ...whole, ...row("BTCUSDT", "2", 500) }], { sendTime: 2000 });
  expect(book.get("BTCUSDT")).toMatchObject({ c: "100", t: 1000 });
  book.apply(false, [row("BTCUSDT", "101", 1000)], { sendTime: 2000 });
  expect(book.get("BTCUSDT")).toMatchObject({ c: "101", h: "2" });
});

it("a full list counts as it is, of before too: the server's clock may have been set", () => {
  const book = new QuoteBook();
  book.apply(true, [row("BTCUSDT", "100", 1000)], { sendTime: 1000 });
  book.apply(true, [row("BTCUSDT", "90", 500)], { sendTime: 500 });
  expect(book.get("BTCUSDT")?.c).toBe("90");
});
