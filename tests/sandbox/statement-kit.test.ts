/** F2e.8. */

import { afterAll, describe, expect, test } from "vitest";
import type { FileEnd, FileFormat, FileHead, FileRow } from "#sandbox/files/file-table.ts";
import { createFileThread } from "#sandbox/files/file-thread.ts";
import { visualRuns } from "#sandbox/files/visual-runs.ts";
import { writeFile } from "#sandbox/files/write-file.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";

const head: FileHead = {
  title: "Funding account",
  language: "en-US",
  facts: [["UID", "10000001"]],
  columns: [
    { head: "Time", kind: "time" },
    { head: "Note", kind: "text" },
    { head: "Amount", kind: "amount" },
  ],
  madeAt: Date.UTC(2026, 10, 21),
};
const nothing: FileEnd = { totals: undefined, notes: [] };

async function written(format: FileFormat, rows: readonly FileRow[], part: Partial<FileHead> = {}) {
  const file = writeFile(format, { ...head, ...part });
  for (let at = 0; at < rows.length; at += 7) file.add(rows.slice(at, at + 7));
  return file.end(nothing);
}

const row = (note: string, amount = "-1.000000000000000001"): FileRow => [
  "2026-11-21 09:07:30",
  note,
  amount,
];
const dangerous = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  '=HYPERLINK("https://x.test","y")',
];

describe("what would run as a formula", () => {
  test.each(dangerous)("is text in CSV, after an apostrophe: %j", async (note) => {
    const { rows } = readCsv(await written("CSV", [row(note)]));
    expect(rows[0]?.[1]).toBe(`'${note}`);
  });

  test.each(dangerous)("is a text cell in XLSX, as it was written: %j", async (note) => {
    const { rows } = readXlsx(await written("XLSX", [row(note)]));
    expect(rows[0]?.[1]?.replaceAll("_x000D_", "\r")).toBe(note);
  });

  test("never is a plain figure: its minus stays a minus", async () => {
    expect(readCsv(await written("CSV", [row("x")])).rows[0]?.[2]).toBe("-1.000000000000000001");
  });
});

describe("every script", () => {
  const lines = [
    "Überweisung, ğüşİ çöğ",
    "Отчёт за месяц",
    "资金账户对账单",
    "資金帳戶對帳單",
    "محفظة جديدة 123",
    "shop 钱包",
  ];

  test.each(["CSV", "XLSX"] as const)("survives in %s", async (format) => {
    const file = await written(
      format,
      lines.map((line) => row(line)),
    );
    const { rows } = format === "CSV" ? readCsv(file) : readXlsx(file);
    expect(rows.map(([, note]) => note)).toEqual(lines);
  });

  test("survives in PDF, whichever way the document reads", async () => {
    for (const language of ["en-US", "ar-SA"]) {
      const rows = lines.map((line) => row(line));
      const [page = ""] = await readPdf(await written("PDF", rows, { language }));
      // Some letters come out as their older forms.
      const text = page.normalize("NFKC");
      for (const line of lines) for (const word of line.split(" ")) expect(text).toContain(word);
      expect(text).toContain("-1.000000000000000001");
      expect(text).toContain("2026-11-21 09:07:30");
    }
  });

  test("Arabic stands from right to left, figures in it from left to right", () => {
    const painted = visualRuns("محفظة 123 (USDT)").map(({ text, isRightToLeft }) => [
      text.trim(),
      isRightToLeft,
    ]);
    expect(painted.find(([text]) => text === "123")?.[1]).toBe(false);
    expect(painted.findIndex(([text]) => text === "123")).toBeLessThan(
      painted.findIndex(([text]) => String(text).includes("محفظة")),
    );
    expect(visualRuns("-12.5")).toEqual([{ text: "-12.5", isRightToLeft: false }]);
  });
});

test("any text comes back from CSV, less what no file can hold", async () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  // oxlint-disable-next-line no-control-regex -- what no file can hold
  const stored = (given: string) => given.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "");
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (notes) => {
      // An empty record would end the rows.
      const rows = notes.map((note) => row(note, "1"));
      const csv = readCsv(await written("CSV", rows));
      expect(csv.rows.map(([, note]) => note?.replace(/^'(?=\s*[=+\-@\t\r])/, ""))).toEqual(
        notes.map(stored),
      );
    }),
    { numRuns: fuzzRuns(60) },
  );
});

describe("on a thread", () => {
  const thread = createFileThread();
  afterAll(() => thread.close());

  test("files are the same as here, and many at once do not mix", async () => {
    const makes = ["a", "b", "c"].map(async (name) => {
      const file = await thread.begin("CSV", { ...head, title: name });
      for (let i = 0; i < 20; i += 1) await file.add([row(`${name}${i}`, "1")]);
      return readCsv(await file.end(nothing));
    });
    for (const [i, { rows, about }] of (await Promise.all(makes)).entries()) {
      const name = "abc".charAt(i);
      expect(rows.map(([, note]) => note)).toEqual(Array.from({ length: 20 }, (_, n) => `${name}${n}`));
      expect(about[0]?.[0]).toBe(name);
    }
  });

  test("an error in one is that one's, and the next is made", async () => {
    const bad = await thread.begin("CSV", { ...head, columns: [{ head: "One", kind: "text" }] });
    await expect(bad.add([["1", "2", "3"]])).rejects.toThrow("A record of 3 fields");
    const good = await thread.begin("PDF", head);
    await good.add([row("x")]);
    expect((await readPdf(await good.end(nothing))).join("")).toContain("Funding account");
  });
});
