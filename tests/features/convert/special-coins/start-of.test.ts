/** R2.4, F8.16. */
import { describe, expect, it } from "vitest";
import { startOf } from "#src/features/convert/special-coins/start-of.ts";

const there = { coin: "FBTC", toCoin: "BTC" };

describe("the direction that a special coin's page begins with", () => {
  it.each([
    ["", true, "FBTC", "BTC"],
    ["?account=unified", true, "FBTC", "BTC"],
    ["?from=FBTC&to=BTC", true, "FBTC", "BTC"],
    ["?from=ETH", true, "FBTC", "BTC"],
    ["?from=btc&to=FBTC", true, "BTC", "FBTC"],
    ["?from=BTC&to=FBTC", false, "FBTC", "BTC"],
  ])("by %j, with a way back: %s", (search, reversible, fromCoin, toCoin) => {
    expect(startOf({ ...there, reversible }, search)).toMatchObject({ fromCoin, toCoin });
  });

  it("brings the amount and its side", () => {
    const form = startOf({ ...there, reversible: true }, "?from=BTC&amount=0.5&side=to");
    expect(form).toMatchObject({ fromCoin: "BTC", text: "0.5", side: "to" });
  });
});
