import type { CoinChain } from "#shared/contract/coins.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { AddressFormat } from "#shared/domain/address/formats.ts";
import { canonicalMemo, checkMemo } from "#shared/domain/address/memo.ts";

type Checked = Extract<CallOutput<"withdraw.target">, { readonly state: "checked" }>;

export interface TargetMemo extends Pick<Checked, "carriedMemo" | "memoFault" | "memoWarning"> {
  /** What goes along, in its canonical form; as it was typed where it cannot stand. */
  readonly tag: string;
}

/** The memo beside a target: what was typed, else what the address carried (F3b.5, F3b.33). */
export function readTargetMemo(
  chain: CoinChain,
  format: AddressFormat | undefined,
  { typed, carried }: Readonly<Record<"typed" | "carried", string>>,
): TargetMemo {
  const carriedMemo = canonicalMemo(format, carried);
  const own = canonicalMemo(format, typed);
  // As the page sends it: blanks alone are no memo.
  const tag = own === "" ? carriedMemo : own;
  // What was typed, perhaps for the address before, is another account than the one that the address itself names.
  const isAnother = tag !== carriedMemo && carriedMemo !== "" && faultOf(chain, format, carriedMemo) === "";
  const memoFault = isAnother ? "other" : faultOf(chain, format, tag);
  const reading = checkMemo(format, tag);
  return { carriedMemo, tag, memoFault, memoWarning: reading.ok ? reading.warning : "" };
}

function faultOf(
  { tagName }: CoinChain,
  format: AddressFormat | undefined,
  memo: string,
): Checked["memoFault"] {
  if (memo === "") return "";
  if (tagName === "") return "notUsed";
  const reading = checkMemo(format, memo);
  return reading.ok || reading.reason === "empty" ? "" : reading.reason;
}
