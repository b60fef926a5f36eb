/** F6g.2, D10.5: of which days a statement is said to be. */
import { expect, test } from "vitest";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import { statementFiles } from "#src/features/statements/statement-files.ts";

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
])("a statement is %s", (_, part, period) => {
  expect(statementFiles.toFile({ ...row, ...part }, "en-US", false).period).toMatch(period);
});
