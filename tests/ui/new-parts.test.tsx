/** R9.27. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Router } from "wouter";
import "#src/i18n/i18n.ts";
import { CodeField } from "#src/ui/code-field.tsx";
import { type Column, DataTable } from "#src/ui/data-table.tsx";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { MemoField } from "#src/ui/memo-field.tsx";
import { MemoNote } from "#src/ui/memo-note.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { TextLink } from "#src/ui/text-link.tsx";

const nothing = (): void => undefined;

/** Markup without class names, which say nothing here. */
function markup(node: ReactNode): string {
  return renderToStaticMarkup(<Router ssrPath="/">{node}</Router>).replace(/ class="[^"]*"/g, "");
}

describe("a memo field", () => {
  const field = (need: "required" | "optional" | "forbidden"): string =>
    markup(<MemoField label="Memo" need={need} reason="Because" value="12" onChange={nothing} />);

  it("says why in each of its states and lets nothing be typed where none is used", () => {
    for (const need of ["required", "optional", "forbidden"] as const) {
      const id = /<p id="([^"]+)"[^>]*>Because/.exec(field(need))?.[1] ?? "none";
      expect(field(need)).toMatch(new RegExp(`aria-describedby="${id} `));
    }
    expect(field("required")).toMatch(/<input[^>]* required=""/);
    expect(field("optional")).not.toContain("required=");
    expect(field("forbidden")).toMatch(/<input[^>]* disabled=""[^>]* value=""/);
    expect(field("forbidden")).not.toContain("ui.paste");
  });

  it("is read out whole, not by its groups", () => {
    const note = markup(<MemoNote title="T" reason="R" value="1048291765" copyLabel="Copy memo" />);
    expect(note).toContain('aria-label="1048291765"');
    expect(note).toContain("<span>1048</span><span>2917</span><span>65</span>");
  });
});

describe("a code field", () => {
  const field = markup(<CodeField label="Code" value="73" onChange={nothing} />);

  it("is one field that phones fill in, and six boxes for the eye only", () => {
    expect(field.match(/<input/g)).toHaveLength(1);
    expect(field).toContain('autoComplete="one-time-code"');
    expect(field).toContain('inputMode="numeric"');
    expect(field).toMatch(/<div aria-hidden="true">(<span[^>]*>[^<]*<\/span>){6}<\/div>/);
    expect(field).toMatch(/<span data-next="true"><\/span>/);
  });
});

describe("a range of dates", () => {
  it("offers no span that its rule refuses and says what is wrong", () => {
    const field = markup(
      <DateRangeField
        label="When"
        value={{ from: "2026-01-01", to: "2026-11-21" }}
        onChange={nothing}
        today="2026-11-21"
        maxDays={30}
      />,
    );
    expect(field.match(/aria-pressed/g)).toHaveLength(2);
    expect(field.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(field).toContain("ui.dates.span");
  });

  it("marks the preset that holds", () => {
    const field = markup(
      <DateRangeField
        label="When"
        value={{ from: "2026-11-15", to: "2026-11-21" }}
        onChange={nothing}
        today="2026-11-21"
      />,
    );
    expect(field.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(field).not.toContain("aria-invalid");
  });
});

describe("a group of radios", () => {
  it("is one group, named, with each option's label bound to it", () => {
    const options = [
      { value: "a", label: "A" },
      { value: "b", label: "B", detail: "Not here", disabled: true },
    ] as const;
    const group = markup(<RadioGroup label="Kind" options={options} value="a" onChange={nothing} />);
    const names = [...group.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1);
    for (const [, id] of group.matchAll(/<label for="([^"]+)"/g)) expect(group).toContain(`id="${id}"`);
    expect(group).toMatch(/<input[^>]*disabled=""[^>]*value="b"/);
  });
});

describe("a table of records", () => {
  interface Row {
    readonly id: string;
    readonly kind: string;
  }
  const columns: readonly Column<Row>[] = [
    { id: "id", head: "No.", cell: (row) => row.id, sort: { direction: "descending", onSort: nothing } },
    { id: "kind", head: "Type", cell: (row) => row.kind, card: "lead" },
  ];
  const groups = [{ id: "today", title: "Today", rows: [{ id: "7", kind: "Deposit" }] }];
  const table = (props: Partial<Parameters<typeof DataTable<Row>>[0]>): string =>
    markup(<DataTable label="Records" columns={columns} groups={groups} idOf={(row) => row.id} {...props} />);

  it("presses a row in its first cell, which begins where the row does, and says which one is open", () => {
    const pressed = table({ press: { label: (row) => row.kind, onPress: nothing }, selected: "7" });
    expect(pressed).toMatch(
      /<tr [^>]*data-row="7"[^>]*><td[^>]*><button type="button" data-whole="" aria-label="Deposit">/,
    );
    expect(pressed).toMatch(/<tr [^>]*data-row="7"[^>]* aria-current="true"/);
    const linked = table({ press: { label: (row) => row.kind, href: (row) => `/records/${row.id}` } });
    expect(linked).toMatch(/<a [^>]*href="\/records\/7"/);
  });

  it("says how it is sorted and what a group is", () => {
    expect(table({})).toMatch(/<th scope="col" aria-sort="descending"><button/);
    expect(table({})).toMatch(/<th colSpan="2" scope="rowgroup">Today/);
  });

  it("has one thing in place of rows: that they load, that none came, that there are none", () => {
    expect(table({ groups: undefined })).toMatch(/aria-busy="true".*role="status"/);
    expect(table({ groups: undefined, error: "Broken" })).toContain("Broken");
    expect(table({ groups: [{ id: "x", rows: [] }], empty: "Nothing" })).toContain("Nothing");
    expect(table({ empty: "Nothing" })).not.toContain("Nothing");
  });
});

describe("a QR code", () => {
  it("is a named picture", () => {
    const code = markup(<QrCode value="coffer" label="QR code of the address" />);
    expect(code).toContain('role="img" aria-label="QR code of the address"');
  });
});

describe("text links", () => {
  it("say that they open beside the page, keep to it otherwise, and lead nowhere when disabled", () => {
    const adjacent = markup(<TextLink href="https://example.com" newWindow />);
    expect(adjacent).toContain('rel="noopener noreferrer"');
    expect(adjacent).toContain("ui.newWindow");
    expect(markup(<TextLink href="/a" arrow />)).toContain("<svg");
    expect(markup(<TextLink href="/a" />)).not.toContain("<svg");
    const off = markup(<TextLink href="/a" disabled />);
    expect(off).toContain('aria-disabled="true"');
    expect(off).not.toContain("href");
  });
});
