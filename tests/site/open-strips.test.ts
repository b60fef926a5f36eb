/** F2a.8, R2.7, R4.17. */
import { parse } from "valibot";
import { expect, it } from "vitest";
import { type SiteBanner, siteCalls } from "#shared/contract/site.ts";
import { openStrips } from "#shared/site/open-strips.ts";

function strip(changes: Partial<SiteBanner> = {}): SiteBanner {
  const words = {
    id: "maintenance",
    textKey: "app.offline",
    params: {},
    linkUrl: "",
    level: "warn",
  } as const;
  return { ...words, closable: true, startTime: 0, endTime: 0, ...changes };
}

it.each([
  [1000, 1001, true, 1001],
  [1001, 0, false, 1001],
  [0, 1000, false, Infinity],
  [0, 0, true, Infinity],
])("a strip of %i to %i shows while it lasts", (startTime, endTime, shown, until) => {
  const row = strip({ startTime, endTime });
  expect(openStrips([row], 1000)).toEqual({ stablecoins: false, others: shown ? [row] : [], until });
});

it("the one on unregulated stablecoins is told apart: the page has words of its own for it", () => {
  const other = strip();
  const rows = [strip({ id: "unregulated-stablecoins", endTime: 2000 }), other];
  expect(openStrips(rows, 1000)).toEqual({ stablecoins: true, others: [other], until: 2000 });
  expect(openStrips(rows, 2000)).toEqual({ stablecoins: false, others: [other], until: Infinity });
});

it("a strip of a level that nobody knows informs; one that cannot be read costs no other its place", () => {
  const { response } = siteCalls["site.banner"];
  const odd = { ...strip({ id: "odd" }), level: "success" };
  const list = [odd, { ...strip(), endTime: "soon" }, null, strip({ id: "good" })];
  expect(parse(response, { list })).toEqual({
    list: [strip({ id: "odd", level: "info" }), strip({ id: "good" })],
  });
  expect(parse(response, { list: [] })).toEqual({ list: [] });
});
