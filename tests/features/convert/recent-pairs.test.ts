import { describe, expect, it } from "vitest";
import { readRecentPairs, rememberPair } from "#src/features/convert/form/recent-pairs.ts";

function device(initial: string | null = null) {
  let stored = initial;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}
const pair = (from: string, to: string) => ({ from, to });

describe("pairs used lately", () => {
  it("come newest first, each once, four at most", () => {
    const storage = device();
    for (const [from, to] of [
      ["BTC", "USDT"],
      ["ETH", "USDT"],
      ["BTC", "USDT"],
      ["SOL", "ETH"],
      ["USDT", "BTC"],
      ["XRP", "USDT"],
    ] as const) {
      rememberPair(storage, pair(from, to));
    }
    expect(readRecentPairs(storage)).toEqual([
      pair("XRP", "USDT"),
      pair("USDT", "BTC"),
      pair("SOL", "ETH"),
      pair("BTC", "USDT"),
    ]);
  });

  it.each([null, "", "no json", "{}", '"BTC"', '[["BTC"],["BTC","BTC"],["btc","USDT"],[1,2],null]'])(
    "are none where %j is kept",
    (stored) => {
      expect(readRecentPairs(device(stored))).toEqual([]);
    },
  );

  it("cost nothing where storage is blocked", () => {
    const blocked = {
      getItem: (): string | null => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    };
    expect(readRecentPairs(blocked)).toEqual([]);
    expect(() => rememberPair(blocked, pair("BTC", "USDT"))).not.toThrow();
  });
});
