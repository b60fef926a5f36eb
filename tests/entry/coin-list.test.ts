/** F2b.3. */
import { describe, expect, it } from "vitest";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { isClosed, searchCoins, sortCoins } from "#src/entry/coin-list.ts";
import { readRecentCoins, rememberCoin } from "#src/entry/recent-coins.ts";
import { coin } from "../features/convert/samples.ts";

const codes = (list: readonly ConvertCoin[]): string => list.map((entry) => entry.coin).join(" ");

describe("the coins of a picker", () => {
  it("come by value, then open before closed, then code", () => {
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

  it("are closed for one end, not for the other", () => {
    const closed = coin({ coin: "ETH", disableTo: true });
    expect([isClosed(closed, "from"), isClosed(closed, "to")]).toEqual([false, true]);
  });
});

describe("coins picked lately", () => {
  it("are kept newest first, five at most, each once", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    for (const code of ["BTC", "ETH", "SOL", "XRP", "BTC", "SUI", "DOGE"])
      rememberCoin(storage, "convert", 7, code);
    expect(readRecentCoins(storage, "convert", 7)).toEqual(["DOGE", "SUI", "BTC", "XRP", "SOL"]);
  });

  it("are shown to nobody but who picked them last, and kept for nobody who is not known", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    rememberCoin(storage, "withdraw", 7, "XMR");
    rememberCoin(storage, "withdraw", 0, "BTC");
    expect(readRecentCoins(storage, "withdraw", 7)).toEqual(["XMR"]);
    for (const other of [8, 0]) expect(readRecentCoins(storage, "withdraw", other)).toEqual([]);
    expect(readRecentCoins(storage, "deposit", 7)).toEqual([]);
    rememberCoin(storage, "withdraw", 8, "ETH");
    expect(readRecentCoins(storage, "withdraw", 8)).toEqual(["ETH"]);
    expect(readRecentCoins(storage, "withdraw", 7)).toEqual([]);
  });

  it("are none when the storage lies or is blocked", () => {
    const holding = (text: string) => readRecentCoins({ getItem: () => text }, "convert", 7);
    expect(holding("{oops")).toEqual([]);
    expect(holding('{"owner":7,"coins":["<b>",5,"BTC"]}')).toEqual(["BTC"]);
    expect(holding('{"owner":7}')).toEqual([]);
    // Of an earlier version, which did not say whose they were.
    expect(holding('["BTC"]')).toEqual([]);
    const blocked = {
      getItem: (): string | null => {
        throw new Error("blocked");
      },
      setItem: (): void => {
        throw new Error("blocked");
      },
    };
    expect(readRecentCoins(blocked, "convert", 7)).toEqual([]);
    expect(() => rememberCoin(blocked, "convert", 7, "BTC")).not.toThrow();
  });
});
