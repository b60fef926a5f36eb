import { describe, expect, it } from "vitest";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { moveActive, pickRows, searchCoins, sortCoins } from "#src/features/convert/coin-list.ts";
import { readRecentCoins, rememberCoin } from "#src/features/convert/recent-coins.ts";
import { coin } from "./samples.ts";

const codes = (list: readonly ConvertCoin[]): string => list.map((entry) => entry.coin).join(" ");

describe("the coins of a picker", () => {
  it("come by worth, then open before closed, then code", () => {
    const list = [
      coin({ coin: "ZRX" }),
      coin({ coin: "AAVE", disableFrom: true }),
      coin({ coin: "BTC", uBalance: "900.5" }),
      coin({ coin: "USDT", uBalance: "18420.55" }),
      coin({ coin: "DOT" }),
    ];
    expect(codes(sortCoins(list, "from"))).toBe("USDT BTC DOT ZRX AAVE");
    expect(codes(sortCoins(list, "to"))).toBe("USDT BTC AAVE DOT ZRX");
  });

  it("are found by code or name, the exact code first", () => {
    const list = [
      coin({ coin: "STETH", fullName: "Lido Staked Ether" }),
      coin({ coin: "ETHW", fullName: "EthereumPoW" }),
      coin({ coin: "ETH", fullName: "Ethereum" }),
      coin({ coin: "ENA", fullName: "Ethena" }),
      coin({ coin: "SOL", fullName: "Solana" }),
    ];
    expect(codes(searchCoins(list, " eth "))).toBe("ETH ETHW ENA STETH");
    expect(codes(searchCoins(list, "solan"))).toBe("SOL");
    expect(codes(searchCoins(list, "nothing"))).toBe("");
    expect(searchCoins(list, "  ")).toBe(list);
  });

  it("carry their marks", () => {
    const rows = pickRows([coin({ coin: "BTC" }), coin({ coin: "ETH", disableTo: true })], "to", "BTC", [
      "ETH",
    ]);
    expect(rows.map(({ closed, selected, recent }) => ({ closed, selected, recent }))).toEqual([
      { closed: false, selected: true, recent: false },
      { closed: true, selected: false, recent: true },
    ]);
  });

  it("are walked with the keyboard without leaving the list", () => {
    expect(moveActive(-1, 3, "ArrowDown")).toBe(0);
    expect(moveActive(2, 3, "ArrowDown")).toBe(2);
    expect(moveActive(0, 3, "ArrowUp")).toBe(0);
    expect(moveActive(1, 30, "PageDown")).toBe(9);
    expect(moveActive(1, 3, "End")).toBe(2);
    expect(moveActive(1, 3, "Home")).toBe(0);
    expect(moveActive(0, 0, "ArrowDown")).toBe(-1);
  });
});

describe("coins picked lately", () => {
  it("are kept newest first, five at most, each once", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    for (const code of ["BTC", "ETH", "SOL", "XRP", "BTC", "SUI", "DOGE"]) rememberCoin(storage, code);
    expect(readRecentCoins(storage)).toEqual(["DOGE", "SUI", "BTC", "XRP", "SOL"]);
  });

  it("are none when the storage lies or is blocked", () => {
    expect(readRecentCoins({ getItem: () => "{oops" })).toEqual([]);
    expect(readRecentCoins({ getItem: () => '["<b>",5,"BTC"]' })).toEqual(["BTC"]);
    const blocked = {
      getItem: (): string | null => {
        throw new Error("blocked");
      },
      setItem: (): void => {
        throw new Error("blocked");
      },
    };
    expect(readRecentCoins(blocked)).toEqual([]);
    expect(() => rememberCoin(blocked, "BTC")).not.toThrow();
  });
});
