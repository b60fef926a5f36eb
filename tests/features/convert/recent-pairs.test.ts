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
      rememberPair(storage, 7, pair(from, to));
    }
    expect(readRecentPairs(storage, 7)).toEqual([
      pair("XRP", "USDT"),
      pair("USDT", "BTC"),
      pair("SOL", "ETH"),
      pair("BTC", "USDT"),
    ]);
  });

  it("are of who converted them: nobody else on this device is shown any", () => {
    const storage = device();
    rememberPair(storage, 7, pair("BTC", "USDT"));
    for (const other of [8, 0]) expect(readRecentPairs(storage, other)).toEqual([]);
    rememberPair(storage, 8, pair("ETH", "USDT"));
    expect(readRecentPairs(storage, 8)).toEqual([pair("ETH", "USDT")]);
    expect(readRecentPairs(storage, 7)).toEqual([]);
    rememberPair(storage, 0, pair("SOL", "USDT"));
    expect(readRecentPairs(storage, 8)).toEqual([pair("ETH", "USDT")]);
  });

  it.each([
    null,
    "",
    "no json",
    "null",
    "{}",
    '"BTC"',
    '[["BTC","USDT"]]',
    '{"owner":7,"pairs":{}}',
    '{"owner":7,"pairs":[["BTC"],["BTC","BTC"],["btc","USDT"],[1,2],null]}',
  ])("are none where %j is kept", (stored) => {
    expect(readRecentPairs(device(stored), 7)).toEqual([]);
  });

  it("cost nothing where storage is blocked", () => {
    const blocked = {
      getItem: (): string | null => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    };
    expect(readRecentPairs(blocked, 7)).toEqual([]);
    expect(() => rememberPair(blocked, 7, pair("BTC", "USDT"))).not.toThrow();
  });
});
