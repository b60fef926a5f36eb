import type { ConvertKind, HistoryFilter, HistoryState } from "#shared/contract/convert-history.ts";
import { sourcesOfAccount } from "#shared/domain/convert-sources.ts";
import type { DateRange } from "#src/ui/date-range.ts";

/**
 * What of the history is looked at, and how it stands in the address:
 * `?kind=limit&state=success,failure&coin=BTC&account=funding&since=2026-11-01&until=2026-11-20&no=2071`.
 * Addresses come from outside, so they are read with care. Pure.
 */
export interface HistoryView {
  /** "" for all of them; so for coin, account and number. */
  readonly kind: ConvertKind | "";
  /** In the order of {@link stateOrder}; none for any. */
  readonly states: readonly HistoryState[];
  readonly coin: string;
  readonly account: HistoryAccount | "";
  /** Whole days in the reader's time zone; an end that is "" is open. */
  readonly dates: DateRange;
  /** A record's number, whole or its beginning. */
  readonly recordNo: string;
}

/** In the order of the tabs. */
export const kindOrder = ["market", "limit", "small", "block", "special"] as const satisfies ConvertKind[];
/** In the order of the choices. */
export const stateOrder = [
  "success",
  "partial",
  "processing",
  "waiting",
  "failure",
  "canceled",
  "expired",
] as const satisfies HistoryState[];
/** Accounts that conversions take from. */
export const accountOrder = ["funding", "unified", "spot"] as const;
export type HistoryAccount = (typeof accountOrder)[number];

const accountKeys = { funding: "fiat", unified: "uta", spot: "spot" } as const;

export const noDates: DateRange = { from: "", to: "" };
export const wholeHistory: HistoryView = {
  kind: "",
  states: [],
  coin: "",
  account: "",
  dates: noDates,
  recordNo: "",
};

export function readView(search: string): HistoryView {
  const params = new URLSearchParams(search);
  const text = (name: string): string => (params.get(name) ?? "").trim();
  const states = new Set(text("state").split(","));
  const coin = text("coin").toUpperCase();
  const [since, until] = [dateOf(text("since")), dateOf(text("until"))];
  return {
    kind: kindOrder.find((kind) => kind === text("kind")) ?? "",
    states: someStates(stateOrder.filter((state) => states.has(state))),
    coin: /^[A-Z0-9]{1,20}$/.test(coin) ? coin : "",
    account: accountOrder.find((account) => account === text("account")) ?? "",
    // Dates the wrong way round would find nothing and not say why.
    dates: since !== "" && until !== "" && since > until ? noDates : { from: since, to: until },
    recordNo: numberOf(text("no")),
  };
}

/** The address's search with this view; what else stands there stays, but a record that was open. */
export function writeView(search: string, view: HistoryView): string {
  const params = new URLSearchParams(search);
  params.delete("record");
  const entries: readonly (readonly [string, string])[] = [
    ["kind", view.kind],
    ["state", view.states.join(",")],
    ["coin", view.coin],
    ["account", view.account],
    ["since", view.dates.from],
    ["until", view.dates.to],
    ["no", view.recordNo],
  ];
  for (const [name, value] of entries) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** What is asked of the server. Days begin at midnight of the browser's time zone; the last one counts whole. */
export function filterOf(view: HistoryView): HistoryFilter {
  const { kind, states, coin, account, dates, recordNo } = view;
  return {
    ...(account !== "" && { accountType: sourcesOfAccount(accountKeys[account]).join(",") }),
    ...(kind !== "" && { kind }),
    ...(states.length > 0 && { state: states.join(",") }),
    ...(coin !== "" && { coin }),
    ...(recordNo !== "" && { recordNo }),
    ...(dates.from !== "" && { startTime: midnight(dates.from, 0) }),
    ...(dates.to !== "" && { endTime: midnight(dates.to, 1) }),
  };
}

/** How many filters are set beside the kind, which has its tabs. */
export function countFilters({ states, coin, account, dates, recordNo }: HistoryView): number {
  const set = [states.length > 0, coin !== "", account !== "", recordNo !== "", hasDates(dates)];
  return set.filter(Boolean).length;
}

export function hasDates({ from, to }: DateRange): boolean {
  return from !== "" || to !== "";
}

/** With or without one of them; all of them are as good as none. */
export function toggleState(states: readonly HistoryState[], state: HistoryState): readonly HistoryState[] {
  const without = states.filter((one) => one !== state);
  const wanted = without.length < states.length ? without : [...states, state];
  return someStates(stateOrder.filter((one) => wanted.includes(one)));
}

function someStates(states: readonly HistoryState[]): readonly HistoryState[] {
  return states.length === stateOrder.length ? [] : states;
}

/** A record's number as typed or pasted: with the blanks it is shown with. */
export function numberOf(text: string): string {
  return text.replace(/[^\w-]/g, "").slice(0, 64);
}

function dateOf(text: string): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === "") return "";
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`
    ? ""
    : text;
}

/** ms of the midnight that begins a day, so many days later. By the calendar: days of a clock change are not 24 h. */
function midnight(date: string, daysLater: number): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day + daysLater).getTime();
}
