/** R2.2. */
import { describe, expect, it } from "vitest";
import { readLink, writeLink } from "#src/features/convert/form/convert-link.ts";

describe("the pair in the address", () => {
  it("is read whole", () => {
    expect(readLink("?from=eth&to=USDC&amount=1.5")).toEqual({
      pair: { from: "ETH", to: "USDC" },
      amount: "1.5",
      side: "from",
    });
  });

  it.each([
    ["", "BTC", "USDT"],
    ["?from=ETH", "ETH", "USDT"],
    ["?from=USDT", "USDT", "BTC"],
    ["?to=SOL", "USDT", "SOL"],
    ["?to=USDT", "BTC", "USDT"],
    ["?from=ETH&to=ETH", "ETH", "USDT"],
    ["?from=<script>&to=SOL", "USDT", "SOL"],
  ])("%s becomes %s to %s", (search, from, to) => {
    expect(readLink(search).pair).toEqual({ from, to });
  });

  it.each(["-1", "1e9", "1,5", "abc", "0x10", "1".repeat(40)])("refuses the amount %s", (amount) => {
    expect(readLink(`?from=BTC&to=USDT&amount=${encodeURIComponent(amount)}`).amount).toBe("");
  });

  it("keeps what else stands in the address", () => {
    expect(writeLink("?lang=ar-SA&from=BTC&to=USDT&amount=1", { from: "ETH", to: "USDC" }, "")).toBe(
      "?lang=ar-SA&from=ETH&to=USDC",
    );
    expect(readLink(writeLink("", { from: "ETH", to: "USDC" }, "0.5"))).toEqual({
      pair: { from: "ETH", to: "USDC" },
      amount: "0.5",
      side: "from",
    });
  });

  it("carries the side that was typed on through a login, and not without an amount", () => {
    const pair = { from: "ETH", to: "USDC" };
    const there = writeLink("?lang=de-DE", pair, "0.5", "to");
    expect(there).toBe("?lang=de-DE&from=ETH&to=USDC&amount=0.5&side=to");
    expect(readLink(there)).toEqual({ pair, amount: "0.5", side: "to" });
    expect(writeLink(there, pair, "", "to")).toBe("?lang=de-DE&from=ETH&to=USDC");
    expect(writeLink(there, pair, "0.5", "from")).toBe("?lang=de-DE&from=ETH&to=USDC&amount=0.5");
    expect(readLink("?amount=1&side=elsewhere").side).toBe("from");
  });
});
