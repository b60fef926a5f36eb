import { Decimal } from "./decimal.ts";

/** What cannot be true of a record of conversions, whoever signed it; "" when nothing is wrong. Pure. */

interface Row {
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly quotedToAmount: string;
  readonly exchangeStatus: string;
  readonly state: string;
}

/** States in which something came, and those in which nothing did; in others nothing is final. */
const came: ReadonlySet<string> = new Set(["success", "partial"]);
const over: ReadonlySet<string> = new Set(["failure", "canceled", "expired"]);

/** Less than nothing, something that came and is nothing, or a state that the record's own status denies. */
function rowFault({ fromAmount, toAmount, quotedToAmount, exchangeStatus, state }: Row): string {
  if ([fromAmount, toAmount, quotedToAmount].some((text) => new Decimal(text || 0).lt(0))) return "amounts";
  const isDone = exchangeStatus === "success";
  if (came.has(state) ? !isDone : isDone && over.has(state)) return "state";
  return isDone && new Decimal(toAmount || 0).lte(0) ? "toAmount" : "";
}

/** The first record that cannot be. */
export function historyFault(answer: unknown): string {
  const { list } = answer as { readonly list: readonly Row[] };
  const fault = list.map(rowFault).find((one) => one !== "");
  return fault === undefined ? "" : `list[].${fault}`;
}
