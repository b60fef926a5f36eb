/** F3a.1. */
import { describe, expect, it } from "vitest";
import type { ChainOption } from "#src/ui/chain-option.tsx";
import { searchChains } from "#src/ui/chain-picker.tsx";
import { linesOf, moveActive } from "#src/ui/option-move.ts";

describe("a list of options", () => {
  it("is walked with the keyboard without leaving it", () => {
    expect(moveActive(-1, 3, "ArrowDown")).toBe(0);
    expect(moveActive(2, 3, "ArrowDown")).toBe(2);
    expect(moveActive(0, 3, "ArrowUp")).toBe(0);
    expect(moveActive(1, 30, "PageDown")).toBe(9);
    expect(moveActive(9, 30, "PageUp")).toBe(1);
    expect(moveActive(1, 3, "End")).toBe(2);
    expect(moveActive(1, 3, "Home")).toBe(0);
    expect(moveActive(0, 0, "ArrowDown")).toBe(-1);
  });

  it("has a head before each group and none before those without one", () => {
    const groups: Record<string, string> = { BTC: "Recent", ETH: "Recent", SOL: "All" };
    const lines = linesOf(["BTC", "ETH", "SOL", "XRP"], (coin) => groups[coin]);
    const read = lines.map((line) =>
      line.kind === "head" ? `[${line.label}]` : `${line.at} ${line.option}`,
    );
    expect(read).toEqual(["[Recent]", "0 BTC", "1 ETH", "[All]", "2 SOL", "3 XRP"]);
    expect(linesOf(["BTC"], undefined)).toEqual([{ kind: "option", option: "BTC", at: 0 }]);
  });
});

describe("networks", () => {
  const chains: readonly ChainOption[] = [
    { id: "ZKSYNC", name: "zkSync Lite", type: "ZKSYNC", suspended: "Paused by the network" },
    { id: "TRX", name: "TRC20", type: "TRON" },
    { id: "ETH", name: "Ethereum", type: "ERC20" },
  ];
  const found = (words: string): string =>
    searchChains(chains, words)
      .map(({ id }) => id)
      .join(" ");

  it("are found by name, type and id; those that rest come last", () => {
    expect(found("")).toBe("TRX ETH ZKSYNC");
    expect(found(" tron ")).toBe("TRX");
    expect(found("c20")).toBe("TRX ETH");
    expect(found("bitcoin")).toBe("");
  });
});
