import type { DateRange } from "#src/ui/date-range.ts";
import type { Filter } from "./filters.ts";

/** The kinds of filters that lists of records have. Pure. */

/** One of some choices; "" for any. */
export function oneOf<C extends string>(choices: readonly C[], param?: string): Filter<C | ""> {
  return {
    none: "",
    ...named(param),
    read: ([text = ""]) => choices.find((choice) => choice === text) ?? "",
    write: (choice) => [choice],
  };
}

/** Some of the choices, in their order; none for any. */
export function someOf<C extends string>(choices: readonly C[], param?: string): Filter<readonly C[]> {
  return {
    none: [],
    ...named(param),
    read([text = ""]) {
      const chosen = new Set(text.split(","));
      return chosenOf(
        choices,
        choices.filter((choice) => chosen.has(choice)),
      );
    },
    write: (chosen) => [chosen.join(",")],
  };
}

/** With or without one of them. */
export function toggleChoice<C extends string>(
  choices: readonly C[],
  chosen: readonly C[],
  choice: C,
): readonly C[] {
  const without = chosen.filter((one) => one !== choice);
  return chosenOf(choices, without.length < chosen.length ? without : [...chosen, choice]);
}

/** In the order of the choices; all of them are as good as none. */
function chosenOf<C extends string>(choices: readonly C[], chosen: readonly C[]): readonly C[] {
  return chosen.length === choices.length ? [] : choices.filter((choice) => chosen.includes(choice));
}

/** A coin by its code; "" for any. */
export function coinCode(param?: string): Filter<string> {
  return {
    none: "",
    ...named(param),
    read([text = ""]) {
      const code = text.toUpperCase();
      return /^[A-Z0-9]{1,20}$/.test(code) ? code : "";
    },
    write: (code) => [code],
  };
}

/** A record's id, whole or its beginning; "" for any. */
export function idText(param?: string): Filter<string> {
  return { none: "", ...named(param), read: ([text = ""]) => idOf(text), write: (id) => [id] };
}

/** An id as typed or pasted: with the blanks it is shown with. */
export function idOf(text: string): string {
  return text.replace(/[^\w-]/g, "").slice(0, 64);
}

/** A transaction as its chain names it, whole; "" for any. Some chains write it in Base64, some in close to 100 characters. */
export function txText(param?: string): Filter<string> {
  return { none: "", ...named(param), read: ([text = ""]) => txOf(text), write: (tx) => [tx] };
}

/** A transaction as typed or pasted: without blanks, and what nobody sees. */
export function txOf(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, "").slice(0, 128);
}

export const noDates: DateRange = { from: "", to: "" };

export function hasDates({ from, to }: DateRange): boolean {
  return from !== "" || to !== "";
}

/** Whole days in the reader's time zone; an end that is "" is open. */
export function dateRange(fromParam: string, toParam: string): Filter<DateRange> {
  return {
    none: noDates,
    params: [fromParam, toParam],
    read([first = "", last = ""]) {
      const [from, to] = [dateOf(first), dateOf(last)];
      // Dates the wrong way round would find nothing and not say why.
      return from !== "" && to !== "" && from > to ? noDates : { from, to };
    },
    write: ({ from, to }) => [from, to],
  };
}

/** Of years that an exchange was or will be there: days beyond are nobody's choice, and calendars do not count them on. */
function dateOf(text: string): string {
  if (!/^20[1-9]\d-\d{2}-\d{2}$/.test(text)) return "";
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February is no date, though it can be read as one.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? "" : text;
}

function named(param: string | undefined): Pick<Filter<never>, "params"> {
  return param === undefined ? {} : { params: [param] };
}
