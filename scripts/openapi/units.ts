import type { BaseIssue, BaseSchema } from "valibot";
import * as fields from "#shared/contract/fields.ts";

/** What a shared field's number or text is of (F0.1-F0.5): said in the documents wherever it stands. */
const units: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [fields.decimal, "Plain decimal text."],
  [fields.decimalOrEmpty, 'Plain decimal text; "" where it does not apply.'],
  [fields.amount, "Plain decimal text, never below 0."],
  [fields.msText, 'Milliseconds since 1970 as text; "0" for none.'],
  [fields.msTextOrEmpty, 'Milliseconds since 1970 as text; "" or "0" while it has not happened.'],
  [fields.msNumber, "Milliseconds since 1970."],
  [fields.msMoment, "Milliseconds since 1970; 0 for none."],
  [fields.secondsText, "Seconds since 1970 as text."],
  [fields.secondsTextOrEmpty, 'Seconds since 1970 as text; "" for none.'],
  [fields.secondsNumber, "Seconds since 1970."],
  [fields.accuracy, "Decimals of a coin's amounts."],
  [fields.requestId, "Of one intent, or one question; the same answer for the same id and body."],
  [fields.nextPageCursor, 'Where the next page begins; "" ends the list.'],
]);

export const unitOf = (schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>): string | undefined =>
  units.get(schema);
