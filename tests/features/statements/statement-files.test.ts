/** F6g.2, D10.5: of which days a statement is said to be. */
import { expect, test } from "vitest";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import { choicesOf } from "#src/features/statements/choices-of.ts";
import { statementFiles } from "#src/features/statements/statement-files.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { pageTexts } from "#src/i18n/namespaces.ts";

i18n.addResourceBundle("en", pageTexts, { "files.notOver": "requested before the period ended" });

const day = 86_400;
const row: StatementRow = {
  key: "1",
  queryId: "1",
  kind: "FUNDING",
  format: "CSV",
  fileName: "funding.csv",
  startTime: 20_000 * day,
  endTime: 20_002 * day,
  createdTime: 20_003 * day,
  expireTime: 0,
  status: "0",
  fileSize: 0,
};

test.each([
  ["of its days", {}, /Oct 4.–.5, 2024/],
  ["that names no beginning, of none", { startTime: 0 }, /^$/],
  ["that names no end, of none", { endTime: 0 }, /^$/],
  [
    "of their part that was over, which it says",
    { createdTime: 20_002 * day - 1 },
    /Oct 4.–.5, 2024 · requested before the period ended$/,
  ],
  ["of all of them, where they were over", { createdTime: 20_002 * day }, /Oct 4.–.5, 2024$/],
])("a statement is %s", (_, part, period) => {
  expect(statementFiles.toFile({ ...row, ...part }, "en-US", false).period).toMatch(period);
});

test.each([
  ["FUNDING", {}, { dates: { from: "2024-10-04", to: "2024-10-05" } }],
  ["FUNDING", { startTime: 0 }, { dates: { from: "", to: "2024-10-05" } }],
  ["FUNDING", { endTime: 0 }, { dates: { from: "2024-10-04", to: "" } }],
  ["ACCOUNT_STATEMENT", {}, { day: "2024-10-04", dates: { from: "", to: "" } }],
  ["ACCOUNT_STATEMENT", { startTime: 0 }, { day: "" }],
  ["INDIA_TAX", { startTime: 19_814 * day }, { year: "2024-2025" }],
  ["INDIA_TAX", { startTime: 0 }, { year: "" }],
] as const)("%s made again (%o) chooses the days that it names, and no others", (kind, part, chosen) => {
  expect(choicesOf({ ...row, kind, ...part }, kind)).toMatchObject(chosen);
});
