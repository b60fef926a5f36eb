import type { StatementFormat, StatementKind } from "#shared/contract/statements.ts";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { isZone } from "#src/files/file-text.ts";
import { type PresetId, presetRange } from "#src/files/period.ts";
import { coinCode, hasDates, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters, type Filter } from "#src/records/filters.ts";
import { type DateRange, dateIssue } from "#src/ui/date-range.ts";
import { formatOrder, isOfCoins, kindOrder, type OfferedKind, shapeOf } from "./kinds.ts";

/** What is asked for, as the address has it: a reload, the way back and a login keep it. */
export interface StatementForm {
  readonly kind: StatementKind | "";
  /** UID of a sub-account, "" for the own one. */
  readonly member: string;
  /** "" for every account, as for every coin. */
  readonly account: string;
  readonly coin: string;
  /** "own" for days of one's own, though none are left; "" where nothing was chosen, or `dates` alone. */
  readonly preset: PresetId | "own" | "";
  readonly dates: DateRange;
  readonly format: StatementFormat | "";
  /** IANA name, "" for the reader's own. */
  readonly zone: string;
  /** Of an account statement, ISO; "" where it was emptied, null where nothing was chosen. */
  readonly day: string | null;
  readonly currency: string;
  /** "2025-2026". */
  readonly year: string;
}

export const presetIds: readonly PresetId[] = ["lastMonth", "lastQuarter", "thisYear", "lastYear"];

const matching = (pattern: RegExp): Filter<string> => ({
  none: "",
  read: ([text = ""]) => (pattern.test(text) ? text : ""),
  write: (text) => [text],
});
const date = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text) ? text : "");

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export const statementForm = defineFilters<StatementForm>({
  kind: oneOf(kindOrder),
  member: matching(/^\d{1,15}$/),
  account: matching(/^[A-Z_]{1,20}$/),
  coin: coinCode(),
  preset: oneOf([...presetIds, "own"] as const, "period"),
  // What is wrong with them is said; nothing of it is lost.
  dates: {
    none: { from: "", to: "" },
    params: ["from", "to"],
    read: ([from = "", to = ""]) => ({ from: date(from), to: date(to) }),
    write: ({ from, to }) => [from, to],
  },
  format: oneOf(formatOrder),
  zone: { ...matching(/^[\w+/-]{1,64}$/), read: ([text = ""]) => (isZone(text) ? text : "") },
  day: {
    none: null,
    read: ([text = ""]) => (text === "" ? null : date(text)),
    write: (day) => [day === "" ? "none" : (day ?? "")],
  },
  currency: matching(/^[A-Z]{3,5}$/),
  year: matching(/^\d{4}-\d{4}$/),
});

/** What the form comes to: choices that were not made have their first, and what is not offered is none. */
export interface Chosen {
  readonly rule: OfferedKind;
  readonly format: StatementFormat;
  /** UID of a sub-account that there is, "" for the own one, and for kinds that are of nobody else. */
  readonly member: string;
  readonly account: string;
  /** "" for every coin, and for kinds that are of none. */
  readonly coin: string;
  /** "" for days of one's own. */
  readonly preset: PresetId | "";
  readonly dates: DateRange;
  /** "" where it was emptied. */
  readonly day: string;
  readonly currency: string;
  readonly year: string;
}

/** Days of UTC: the last that a file may have, and the last that is over, which balances are of (F6g.2). */
export interface Days {
  readonly today: string;
  readonly yesterday: string;
}

export const firstDate = "2018-01-01";

/** What a person may choose from. */
export interface Choices {
  readonly offered: readonly OfferedKind[];
  /** The person, then their sub-accounts; none where they could not be had. */
  readonly members: readonly Pick<TransferMember, "uid">[];
  readonly userCurrency: string;
}

export function chosenOf(
  form: StatementForm,
  { offered, members, userCurrency }: Choices,
  { today, yesterday }: Days,
): Chosen | null {
  const rule = form.kind === "" ? offered[0] : offered.find(({ kind }) => kind === form.kind);
  if (rule === undefined) return null;
  const [first = "CSV"] = rule.formats;
  const preset = chosenPreset(form);
  const years = financialYears(today);
  const isRange = shapeOf(rule.kind) === "range";
  const isMember = members.slice(1).some(({ uid }) => uid === form.member);
  return {
    rule,
    format: rule.formats.find((one) => one === form.format) ?? first,
    member: isRange && isMember ? form.member : "",
    coin: isRange && isOfCoins(rule.kind) ? form.coin : "",
    account: rule.accounts.includes(form.account) ? form.account : "",
    preset,
    dates: preset === "" ? form.dates : presetRange(preset, today),
    day: form.day ?? yesterday,
    currency: form.currency === "" ? userCurrency : form.currency,
    year: years.includes(form.year) ? form.year : (years[0] ?? ""),
  };
}

/** Last month stands there until something is chosen, and does not come back while a day is being typed anew. */
function chosenPreset({ preset, dates }: StatementForm): PresetId | "" {
  if (preset === "own") return "";
  return preset === "" && !hasDates(dates) ? "lastMonth" : preset;
}

/** Whether what is chosen can be asked for; the parts say what is wrong. */
export function isSound({ rule, dates, day }: Chosen, { today, yesterday }: Days): boolean {
  const shape = shapeOf(rule.kind);
  if (shape === "range")
    return dateIssue(dates, { min: firstDate, max: today, maxDays: rule.maxRangeDays }) === null;
  return shape === "year" || (day >= firstDate && day <= yesterday);
}

/** India's financial years begin on 1 April; those that are over, and the one that runs, newest first. */
export function financialYears(today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const running = today.slice(5) >= "04-01" ? year : year - 1;
  return [0, 1, 2, 3, 4].map((back) => financialYear(running - back));
}

/** The one that begins in a year: what was made while it ran ends before it does. */
export function financialYear(begins: number): string {
  return `${begins}-${begins + 1}`;
}
