import type { StatementKind } from "#shared/contract/statements.ts";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import { daysIn } from "#src/files/period.ts";
import { formatOrder, shapeOf } from "./kinds.ts";
import { financialYear, type StatementForm } from "./statement-form.ts";

/** What is chosen in the form so that it makes this statement once more; what the statement does not name is not chosen. */
export function choicesOf(row: StatementRow, kind: StatementKind): Partial<StatementForm> {
  const shape = shapeOf(kind);
  const dates = daysIn(row.startTime, row.endTime);
  return {
    kind,
    account: row.accountType ?? "",
    coin: row.coin ?? "",
    member: row.subUid ?? "",
    preset: "",
    dates: shape === "range" ? dates : { from: "", to: "" },
    format: formatOrder.find((one) => one === row.format) ?? "",
    ...(shape === "day" && { day: dates.from, currency: row.valuationCurrency ?? "" }),
    ...(shape === "year" && {
      year: dates.from === "" ? "" : financialYear(Number(dates.from.slice(0, 4))),
    }),
  };
}
