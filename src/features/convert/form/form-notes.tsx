import type { ReactNode } from "react";
import { cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { Note } from "#src/ui/note.tsx";
import type { PickFor } from "../coins/coin-list.ts";
import { useBarred } from "./barred.ts";
import { type LinkFault, linkFault } from "./link-fault.ts";
import { LinkNote } from "./link-note.tsx";
import { RefusalWords } from "./refusal-words.tsx";
import type { Convert } from "./use-convert.ts";

export interface FormNotesProps {
  readonly convert: Convert;
  readonly onPick: (pickFor: PickFor) => void;
}

/** Above the button: why there was no price, or why there will be none. No part of a first visit. */
export default function FormNotes({ convert, onPick }: FormNotesProps): ReactNode {
  const barred = useBarred();
  const fault = linkFaultOf(convert);
  // A coin that does not exist is named before the server's word on its pair.
  const refusal =
    refusalOf(convert) ?? barred ?? (fault?.what === "unknown coin" ? null : pairRefusal(convert));
  if (refusal === null) return fault && <LinkNote fault={fault} onPick={onPick} />;
  const { problem } = convert.row ?? {};
  const side = problem?.figures.coin === convert.form.toCoin ? "to" : "from";
  return (
    <Note tone={refusal.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
      <RefusalWords error={refusal} convert={convert} onPick={() => onPick(side)} />
    </Note>
  );
}

function linkFaultOf({ arrivedBy, form, coins, coinOf }: Convert): LinkFault | null {
  const isListed = coins.data === undefined ? undefined : (coin: string) => coinOf(coin) !== undefined;
  return linkFault(arrivedBy, form, isListed);
}

function refusalOf({ view }: Convert): ErrorData | null {
  if (view.at !== "closed" || view.refusal?.kind === "Cancelled") return null;
  return view.refusal;
}

/** The server takes neither amount nor question for this pair: said before a price is asked for. */
function pairRefusal({ row, current }: Convert): ErrorData | null {
  const reason = current ? (row?.problem?.figures.reason ?? "") : "";
  return reason === "" ? null : cofferError({ kind: "BusinessError", code: reason, message: "" }).data;
}
