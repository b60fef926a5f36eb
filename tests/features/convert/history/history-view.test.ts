/** R2.3, R3.11. */

import { afterEach, describe, expect, it } from "vitest";
import { historyAccounts } from "#shared/domain/convert-sources.ts";
import {
  filterOf,
  type HistoryView,
  historyFilters,
  historySource,
  kindOrder,
  stateOrder,
} from "#src/features/convert/history/history-view.ts";
import { idOf } from "#src/records/filter-kinds.ts";
import { fc } from "../../../fuzz.ts";
import { historyRow } from "./history-rows.ts";

const { empty, read, write } = historyFilters;
const view = (part: Partial<HistoryView>): HistoryView => ({ ...empty, ...part });

describe("the view in the address", () => {
  it.each<[string, Partial<HistoryView>]>([
    ["", {}],
    ["?kind=limit", { kind: "limit" }],
    ["?state=failure,success", { state: ["success", "failure"] }],
    ["?state=success,nonsense", { state: ["success"] }],
    [`?state=${stateOrder.join(",")}`, {}],
    ["?coin=btc", { coin: "BTC" }],
    ["?coin=%3Cscript%3E", {}],
    ["?account=unified", { account: "unified" }],
    ["?account=vault&kind=theft", {}],
    ["?since=2026-11-01&until=2026-11-20", { dates: { from: "2026-11-01", to: "2026-11-20" } }],
    ["?since=2026-11-01", { dates: { from: "2026-11-01", to: "" } }],
    ["?since=2026-11-20&until=2026-11-01", {}],
    ["?since=2026-02-30&until=2026-13-01", {}],
    ["?no=1795%201378", { recordNo: "17951378" }],
    // Coins of other pages' links are no dates.
    ["?from=BTC&to=USDT", {}],
  ])("%s", (search, part) => {
    expect(read(search)).toEqual(view(part));
  });

  const dates = fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 400 }), fc.boolean(), fc.boolean())
    .map(([first, span, open, ended]) => {
      const day = (at: number): string => new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
      return { from: open ? "" : day(first), to: ended ? "" : day(first + span) };
    });
  const anyView = fc.record<HistoryView>({
    kind: fc.constantFrom("", ...kindOrder),
    state: fc.subarray([...stateOrder]).map((states) => (states.length === stateOrder.length ? [] : states)),
    coin: fc.constantFrom("", "BTC", "1INCH", "PEPE"),
    account: fc.constantFrom("", ...historyAccounts),
    dates,
    recordNo: fc.string({ maxLength: 80 }).map(idOf),
  });

  it("comes back as it was written, beside whatever else stands there", () => {
    fc.assert(
      fc.property(anyView, (one) => {
        const search = write("?lang=de-DE&record=17", one);
        expect(read(search)).toEqual(one);
        const params = new URLSearchParams(search);
        expect(params.get("lang")).toBe("de-DE");
        expect(params.has("record")).toBe(false);
      }),
    );
  });

  it("reads any text as some view", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const one = read(search);
        expect(read(write("", one))).toEqual(one);
      }),
    );
  });
});

describe("what is asked of the server", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("is nothing for the whole history", () => {
    expect(filterOf(empty)).toEqual({});
  });

  it("names every source of an account", () => {
    const sources = filterOf(view({ account: "funding" })).accountType?.split(",") ?? [];
    expect(sources).toEqual(
      expect.arrayContaining([
        "funding",
        "limit_order_funding",
        "small_asset_funding",
        "funding_fbtc_convert",
        "providerA_reverse",
      ]),
    );
    expect(sources).not.toContain("uta_convert");
    expect(filterOf(view({ account: "unified" })).accountType).toContain("uta_convert");
  });

  it.each([
    ["UTC", "2026-11-01T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
    ["Asia/Tokyo", "2026-10-31T15:00:00.000Z", "2026-11-20T15:00:00.000Z"],
    // Summer time ends on the first of these days: it begins at -4 and ends at -5.
    ["America/New_York", "2026-11-01T04:00:00.000Z", "2026-11-21T05:00:00.000Z"],
  ])("counts whole days of %s", (timeZone, start, end) => {
    process.env.TZ = timeZone;
    const { startTime = 0, endTime = 0 } = filterOf(
      view({ dates: { from: "2026-11-01", to: "2026-11-20" } }),
    );
    expect([startTime, endTime].map((ms) => new Date(ms).toISOString())).toEqual([start, end]);
  });
});

describe("filters", () => {
  it("are counted and cleared without the kind, dates as one", () => {
    const { count, clear, tabs } = historyFilters;
    expect(count(view({ kind: "limit" }), tabs)).toBe(0);
    const all = view({
      kind: "limit",
      state: ["success", "failure"],
      coin: "BTC",
      account: "funding",
      dates: { from: "2026-11-01", to: "2026-11-20" },
      recordNo: "17",
    });
    expect(count(all, tabs)).toBe(5);
    expect(clear(all)).toEqual(view({ kind: "limit" }));
  });
});

describe("a record of the history", () => {
  it.each([
    ["processing", "processing"],
    ["waiting", "open"],
    ["partial", "ended"],
    ["failure", "ended"],
  ] as const)("that is %s counts as %s", (state, phase) => {
    expect(historySource.phaseOf(historyRow({ state }))).toBe(phase);
  });
});
