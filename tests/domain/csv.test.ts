import { describe, expect, it } from "vitest";
import {
  type CsvCell,
  cellText,
  csvFile,
  idCell,
  isPlainNumber,
  numberCell,
  textCell,
  timeCell,
} from "#shared/domain/csv.ts";
import { fc } from "../fuzz.ts";

/** RFC 4180 as a reader of another hand would do it: rows of fields, quotes undone. */
function parse(file: string): string[][] {
  expect(file.startsWith("\uFEFF")).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  const text = file.slice(1);
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quoted) {
      if (char !== '"') field += char;
      else if (text.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field === "") quoted = true;
    else if (char === ",") {
      row.push(field);
      field = "";
    } else if (char === "\r" && text.charAt(at + 1) === "\n") {
      at += 1;
      rows.push([...row, field]);
      row = [];
      field = "";
    } else field += char;
  }
  expect([row, field, quoted], "the last line is ended").toEqual([[], "", false]);
  return rows;
}

describe("a CSV file", () => {
  it("is RFC 4180 with a byte order mark", () => {
    const file = csvFile(
      ["Time", 'The "rate", today'],
      [
        [timeCell(Date.UTC(2026, 10, 20, 13, 21, 55)), numberCell("-94156.22")],
        [timeCell(null), textCell("two\nlines")],
      ],
    );
    expect(file).toBe(
      '\uFEFFTime,"The ""rate"", today"\r\n2026-11-20T13:21:55.000Z,-94156.22\r\n,"two\nlines"\r\n',
    );
  });

  const cells: readonly (readonly [string, CsvCell, string])[] = [
    ["words", textCell("USDT"), "USDT"],
    ["a time that nobody knows", timeCell(0), ""],
    ["a formula", textCell("=1+1"), "'=1+1"],
    ["a sum", textCell("+1"), "'+1"],
    ["a difference", textCell("-cmd|' /C calc'!A0"), "'-cmd|' /C calc'!A0"],
    ["an address of a cell", textCell("@SUM(A1)"), "'@SUM(A1)"],
    ["a tab before a formula", textCell("\t=1"), "'\t=1"],
    ["a tab", textCell("\tx"), "'\tx"],
    ["a return", textCell("\rx"), "'\rx"],
    ["full-width equals", textCell("＝1"), "'＝1"],
    ["full-width plus", textCell("＋1"), "'＋1"],
    ["full-width minus", textCell("－1"), "'－1"],
    ["full-width at", textCell("＠A1"), "'＠A1"],
    ["a blank before a formula", textCell(" =1"), "' =1"],
    ["an unseen mark before a formula", textCell("\u200b=1"), "'\u200b=1"],
    ["a byte order mark before a formula", textCell("\ufeff=1"), "'\ufeff=1"],
    ["a null before a formula", textCell("\u0000=1"), "'\u0000=1"],
    ["a mark like our own", textCell("'x"), "''x"],
    ["a number", numberCell("0.25"), "0.25"],
    ["a number below zero", numberCell("-1.062454"), "-1.062454"],
    ["58 digits", numberCell(`0.${"1".repeat(58)}`), `0.${"1".repeat(58)}`],
    ["no number", numberCell(""), ""],
    ["what is no number", numberCell("-1+1"), "'-1+1"],
    ["a number with a plus", numberCell("+1"), "'+1"],
    ["digits that would be rounded", idCell("1795137807946404106183699"), "'1795137807946404106183699"],
    ["an exponent", idCell("12e5"), "'12e5"],
    ["a date", idCell("1/2"), "'1/2"],
    ["an id with letters", idCell("1010a7f0-5d2c41"), "1010a7f0-5d2c41"],
    ["an id that is a formula", idCell("=A1"), "'=A1"],
  ];
  it.each(cells)("%s", (_what, cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc
      .tuple(
        fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", '"', ",", "'", " "),
        fc.string(),
      )
      .map(([first, rest]) => first + rest),
    fc
      .tuple(fc.constantFrom("", "-"), fc.nat(), fc.nat())
      .map(([sign, whole, part]) => `${sign}${whole}.${part}`),
  );
  const cell = fc.record({ kind: fc.constantFrom("text" as const, "number" as const, "id" as const), value });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 8 });

  it("read back says what was written, but for the mark of words", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(csvFile(["a", "b"], rows)).slice(1);
        const meant = read.map((fields) => fields.map((field) => field.replace(/^'/, "")));
        expect(meant).toEqual(rows.map((row) => row.map((one) => one.value)));
      }),
    );
  });

  it("has no cell that begins as a formula does, unless it is a plain number", () => {
    const dangerous = /^[=+\-@\t\r\n＝＋－＠]/;
    fc.assert(
      fc.property(table, fc.array(value, { minLength: 2, maxLength: 2 }), (rows, head) => {
        for (const field of parse(csvFile(head, rows)).flat()) {
          if (!isPlainNumber(field)) expect(field).not.toMatch(dangerous);
        }
      }),
    );
  });

  it("keeps numbers numbers and never turns words into one", () => {
    fc.assert(
      fc.property(value, (text) => {
        if (/^-?\d+(\.\d+)?$/.test(text)) expect(cellText(numberCell(text))).toBe(text);
        else expect(isPlainNumber(cellText(numberCell(text)))).toBe(false);
      }),
    );
  });
});
