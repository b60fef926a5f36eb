import { describe, expect, it } from "vitest";
import {
  coinCode,
  dateRange,
  idOf,
  idText,
  oneOf,
  someOf,
  toggleChoice,
  txOf,
  txText,
} from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const runs = { numRuns: fuzzRuns(100) };

const kinds = ["chain", "internal"] as const;
const states = ["done", "open", "failed"] as const;

/** As chains name their transactions. */
const evmTx = `0x${"9f".repeat(32)}`;
const solanaTx = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";
const base64Tx = "Qm9/x+8aWkZ2v1pO3cT5dG7hJ9kL0mN2bV4cX6zA8s=";

const filters = defineFilters(
  {
    kind: oneOf(kinds),
    state: someOf(states),
    network: oneOf(["TRX", "ETH"], "chain"),
    coin: coinCode(),
    dates: dateRange("since", "until"),
    id: idText("no"),
    tx: txText(),
  },
  ["kind"],
);
const { empty, read, write, count, clear } = filters;
type View = typeof empty;
const view = (part: Partial<View>): View => ({ ...empty, ...part });

describe("filters in the address", () => {
  it.each<[string, Partial<View>]>([
    ["", {}],
    ["?kind=chain", { kind: "chain" }],
    ["?kind=Chain", {}],
    ["?kind=%20chain%20", { kind: "chain" }],
    ["?state=failed,done", { state: ["done", "failed"] }],
    ["?state=done,done,nonsense", { state: ["done"] }],
    // All of the choices are as good as none.
    ["?state=open,failed,done", {}],
    ["?chain=TRX", { network: "TRX" }],
    ["?network=TRX", {}],
    ["?coin=usdt", { coin: "USDT" }],
    ["?coin=1inch", { coin: "1INCH" }],
    ["?coin=%3Cscript%3E", {}],
    [`?coin=${"A".repeat(21)}`, {}],
    ["?since=2026-11-01&until=2026-11-01", { dates: { from: "2026-11-01", to: "2026-11-01" } }],
    ["?until=2026-11-20", { dates: { from: "", to: "2026-11-20" } }],
    ["?since=2026-11-20&until=2026-11-01", {}],
    ["?since=2026-02-29&until=2024-02-29", { dates: { from: "", to: "2024-02-29" } }],
    ["?since=2026-00-10&until=20261120", {}],
    // Days that no calendar counts on from.
    ["?since=0001-01-01&until=0000-12-31", {}],
    ["?since=9999-12-20", {}],
    ["?since=2009-12-31&until=2010-01-01", { dates: { from: "", to: "2010-01-01" } }],
    ["?no=2071%205586%200034", { id: "207155860034" }],
    ["?no=%3Cb%3Eab-c_1", { id: "bab-c_1" }],
    [`?no=${"7".repeat(80)}`, { id: "7".repeat(64) }],
    [`?tx=%20${evmTx}%0A`, { tx: evmTx }],
    [`?tx=${solanaTx}`, { tx: solanaTx }],
    [`?tx=${encodeURIComponent(base64Tx)}`, { tx: base64Tx }],
    ["?tx=0%E2%80%8Bx%C2%A0ab", { tx: "0xab" }],
    [`?tx=${"a".repeat(200)}`, { tx: "a".repeat(128) }],
    // What stands there twice counts as it stands there first.
    ["?kind=internal&kind=chain", { kind: "internal" }],
    ["?__proto__=chain&constructor=open", {}],
  ])("%s", (search, part) => {
    expect(read(search)).toEqual(view(part));
  });

  it("stand there under their names, lists with their commas", () => {
    const one = view({ state: ["done", "failed"], network: "ETH", dates: { from: "2026-11-01", to: "" } });
    expect(write("", one)).toBe("?state=done,failed&chain=ETH&since=2026-11-01");
    expect(write("?state=open&until=2026-11-20&no=7", empty)).toBe("");
  });

  it("leave alone what is not theirs, but close a record that was open", () => {
    expect(write("?lang=de-DE&record=17&network=x", view({ kind: "chain" }))).toBe(
      "?lang=de-DE&network=x&kind=chain",
    );
  });

  const day = fc.integer({ min: 0, max: 9000 }).map((at) => new Date(Date.UTC(2010, 0, 1 + at)));
  const dates = fc.tuple(fc.option(day), fc.option(day)).map((ends) => {
    const [from = "", to = ""] = ends.map((end) => end?.toISOString().slice(0, 10) ?? "");
    return from !== "" && to !== "" && from > to ? { from: to, to: from } : { from, to };
  });
  const anyView = fc.record<View>({
    kind: fc.constantFrom("", ...kinds),
    state: fc.subarray([...states], { maxLength: states.length - 1 }),
    network: fc.constantFrom("", "TRX", "ETH"),
    coin: fc.constantFrom("", "BTC", "1INCH"),
    dates,
    id: fc.string({ maxLength: 80 }).map(idOf),
    tx: fc.string({ maxLength: 140 }).map(txOf),
  });

  it("come back as they were written", () => {
    fc.assert(
      fc.property(anyView, fc.constantFrom("", "?lang=de-DE", "?kind=chain&no=7&record=1"), (one, search) => {
        expect(read(write(search, one))).toEqual(one);
      }),
      runs,
    );
  });

  const param = fc.constantFrom("kind", "state", "chain", "coin", "since", "until", "no", "tx", "lang");
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(...kinds, "done,failed", "TRX", "btc", "2026-11-01", "2026-02-30", "2025-01-01"),
  );
  const anySearch = fc
    .array(fc.tuple(param, text))
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);

  it("read any text as some view, which is written as it was read", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const one = read(search);
        expect(read(write("", one))).toEqual(one);
        expect(write(search, one)).toBe(write(write(search, one), one));
      }),
      runs,
    );
  });

  it("are counted one by one, two dates as one, and cleared but for the tabs", () => {
    fc.assert(
      fc.property(anyView, (one) => {
        const names = Object.keys(one) as (keyof View)[];
        const set = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(empty[name]));
        expect(count(one)).toBe(set.length);
        expect(count(one, set)).toBe(0);
        expect(clear(one)).toEqual(view({ kind: one.kind }));
      }),
      runs,
    );
  });
});

describe("choices", () => {
  it("come and go in their order; all of them are none", () => {
    expect(toggleChoice(states, [], "failed")).toEqual(["failed"]);
    expect(toggleChoice(states, ["failed"], "done")).toEqual(["done", "failed"]);
    expect(toggleChoice(states, ["done", "failed"], "done")).toEqual(["failed"]);
    expect(toggleChoice(states, ["open", "failed"], "done")).toEqual([]);
  });
});
