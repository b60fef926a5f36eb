/** R1.12, R9.25. */
import { describe, expect, it } from "vitest";
import { cellsOf, headsOf, type LongColumn } from "#src/ui/long-columns.ts";
import type { TableForm } from "#src/ui/table-form.ts";

const cell = (): null => null;
const columns: readonly LongColumn<string>[] = [
  { id: "time", head: "Time", width: "6.5rem", cell },
  { id: "kind", head: "Type", lead: true, cell },
  { id: "fee", head: "Fee", drop: 940, figure: true, cell },
  { id: "go", head: "", drop: 680, cell },
];
const card: readonly LongColumn<string>[] = [
  { id: "kind", head: "Type", lead: true, place: "lead", cell },
  { id: "meta", head: "", place: "meta", cell },
];
const form = (width: number, cards = false): TableForm => ({ cards, width, row: 53, title: 31 });
const idsAt = (of: TableForm): readonly string[] => cellsOf(columns, card, of).map(({ id }) => id);

describe("the cells of a long table", () => {
  it("are those that there is room for: the others are not there at all", () => {
    expect(idsAt(form(940))).toEqual(["time", "kind", "fee", "go"]);
    expect(idsAt(form(939))).toEqual(["time", "kind", "go"]);
    expect(idsAt(form(600))).toEqual(["time", "kind"]);
    expect(idsAt(form(390, true))).toEqual(["kind", "meta"]);
  });

  it("have heads in the same order, and one of them names the row", () => {
    for (const of of [form(1200), form(390, true)]) {
      expect(headsOf(columns, card, of).map(({ id }) => id)).toEqual(idsAt(of));
      expect(cellsOf(columns, card, of).filter(({ isLead }) => isLead)).toHaveLength(1);
    }
  });
});
