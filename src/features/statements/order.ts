import type { CallInput } from "#shared/contract/index.ts";
import type { StatementKind } from "#shared/contract/statements.ts";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import { secondsOf } from "#src/files/period.ts";
import { readersZone } from "#src/records/days.ts";
import { shapeOf } from "./kinds.ts";
import type { Chosen } from "./statement-form.ts";

/** A statement as it is asked for: the call that takes it, and by what it is found in the list. */
export type Order = { readonly kind: StatementKind } & (
  | { readonly call: "statements.create"; readonly input: CallInput<"statements.create"> }
  | { readonly call: "statements.createAccount"; readonly input: CallInput<"statements.createAccount"> }
  | { readonly call: "statements.createIndiaTax"; readonly input: CallInput<"statements.createIndiaTax"> }
);

export interface OrderExtras {
  /** IANA name, "" for the reader's own. */
  readonly zone: string;
  /** Of the page. */
  readonly language: string;
}

/** Of a choice that is sound. */
export function orderOf(chosen: Chosen, { zone, language }: OrderExtras): Order {
  const { rule, format, member, account, coin, dates, day, currency, year } = chosen;
  const { kind } = rule;
  const shape = shapeOf(kind);
  if (shape === "day") {
    const { startTime } = secondsOf({ from: day, to: day });
    const input = { date: startTime, valuationCurrency: currency, language };
    return { kind, call: "statements.createAccount", input };
  }
  if (shape === "year") {
    return { kind, call: "statements.createIndiaTax", input: { financialYear: year, language } };
  }
  const input = {
    kind,
    ...secondsOf(dates),
    format,
    timezone: zone === "" ? readersZone() : zone,
    language,
    ...(member !== "" && { subUid: member }),
    ...(account !== "" && { accountType: account }),
    ...(coin !== "" && { coin }),
  };
  return { kind, call: "statements.create", input };
}

/** A try whose answer was lost. */
export interface Lost {
  readonly order: Order;
  /** Of its own: another tab's equal order has another. */
  readonly requestId: string;
  /** Server time of the press, ms. */
  readonly at: number;
  /** What the list had before it. */
  readonly known: ReadonlySet<string>;
}

const slackSeconds = 5;

/**
 * What of the list can only be that order: the one with its id. A host that does not list ids is taken by what it lists: new,
 * of the same kind and days, made after the press.
 */
export function appeared(
  { order, requestId, at, known }: Lost,
  rows: readonly StatementRow[],
): StatementRow | undefined {
  const isNew = ({ queryId, createdTime }: StatementRow): boolean =>
    !known.has(queryId) && createdTime >= Math.floor(at / 1000) - slackSeconds;
  return rows.find(
    (row) =>
      row.kind === order.kind &&
      isOfSameDays(order, row) &&
      (row.requestId === undefined ? isNew(row) : row.requestId === requestId),
  );
}

function isOfSameDays(order: Order, { startTime, endTime, format }: StatementRow): boolean {
  if (order.call === "statements.createAccount") return startTime === order.input.date;
  if (order.call === "statements.createIndiaTax") return startTime === yearStart(order.input);
  const { input } = order;
  return startTime === input.startTime && endTime === input.endTime && format === input.format;
}

/** Of the one that runs, the end is not known yet. */
function yearStart({ financialYear }: CallInput<"statements.createIndiaTax">): number {
  return Date.UTC(Number(financialYear.slice(0, 4)), 3, 1) / 1000;
}
