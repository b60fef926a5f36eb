/** R2.2. */
import { describe, expect, it } from "vitest";
import { startForm } from "#src/features/convert/form/convert-form.ts";
import { readLink } from "#src/features/convert/form/convert-link.ts";
import { linkFault } from "#src/features/convert/form/link-fault.ts";

const listed = (coin: string): boolean => ["BTC", "ETH", "USDT"].includes(coin);
/** What is said of a link to somebody who has touched nothing. */
const faultOf = (search: string) => {
  const { pair, amount, side } = readLink(search);
  return linkFault(search, startForm(pair, amount, side), listed);
};

describe("a link to the form", () => {
  it.each<[string, string, unknown]>([
    ["is whole", "?from=BTC&to=USDT&amount=0.5", null],
    ["says nothing", "", null],
    ["says one side", "?from=usdt", null],
    [
      "names a coin that is none here",
      "?from=BTC&to=NOPE",
      { what: "unknown coin", coin: "NOPE", side: "to" },
    ],
    [
      "pays with a coin that is none here",
      "?from=NOPE",
      { what: "unknown coin", coin: "NOPE", side: "from" },
    ],
    ["names no coin at all", "?from=B-T%20C&to=USDT", { what: "no code", text: "B-T C", coin: "BTC" }],
    ["receives no coin at all", "?from=ETH&to=%3Cb%3E", { what: "no code", text: "<b>", coin: "USDT" }],
    ["has one coin on both sides", "?from=eth&to=ETH", { what: "same coin", coin: "ETH", other: "USDT" }],
    ["turns round what follows it", "?amount=%E2%80%AEx", { what: "no amount", text: "\ufffdx" }],
    ["hides what it says", "?to=B%E2%80%8BTC", { what: "no code", text: "B\ufffdTC", coin: "USDT" }],
    ["has words for an amount", "?amount=lots", { what: "no amount", text: "lots" }],
    ["has a comma in the amount", "?amount=1,5", { what: "no amount", text: "1,5" }],
    ["has an exponent", "?amount=1e5", { what: "no amount", text: "1e5" }],
    ["has a sign", "?amount=-1", { what: "no amount", text: "-1" }],
    [
      "has more decimals than any coin",
      "?amount=0.1234567890123456789",
      { what: "no amount", text: "0.1234567890123456789" },
    ],
  ])("that %s", (_, search, fault) => {
    expect(faultOf(search)).toEqual(fault);
  });

  it("is not judged before the coins are known", () => {
    const search = "?from=BTC&to=NOPE";
    expect(linkFault(search, startForm(readLink(search).pair, ""), undefined)).toBeNull();
  });

  it("is forgotten once the pair is another, and an amount once one is typed", () => {
    const form = startForm({ from: "ETH", to: "BTC" }, "");
    expect(linkFault("?from=eth&to=ETH", form, listed)).toBeNull();
    const { pair } = readLink("?amount=lots");
    expect(linkFault("?amount=lots", startForm(pair, "2"), listed)).toBeNull();
  });
});
