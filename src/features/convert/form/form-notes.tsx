import type { ReactNode } from "react";
import { type ErrorData, errorData } from "#shared/rpc/errors.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { Note } from "#src/ui/note.tsx";
import { FixedRateHint } from "../special-coins/fixed-rate-hint.tsx";
import { AnswerPlace } from "./answer-place.tsx";
import { CoinsNote, LimitsNote } from "./coins-note.tsx";
import { type LinkFault, linkFault } from "./link-fault.ts";
import { LinkNote } from "./link-note.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import type { Convert } from "./use-convert.ts";

export interface FormNotesProps {
  readonly convert: Convert;
  readonly onPick: (pickFor: PickFor) => void;
  /** What this form sends. */
  readonly kind?: "instant" | "specialCoins" | "block";
}

const kinds = { instant: ["instant"], specialCoins: ["specialCoins"], block: ["block"] } as const;

/** Below the button: what is not known to have ended, and why there was no price. No part of a first visit. */
export default function FormNotes(props: FormNotesProps): ReactNode {
  const { convert, kind = "instant" } = props;
  return (
    <>
      <OpenIntentNote
        kinds={kinds[kind]}
        onShow={({ requestId }) => {
          // No price that is still waited for opens in its place, below a finger that was meant for it.
          convert.change({ type: "marked", as: { waiting: false } });
          convert.session?.showIntent(requestId);
        }}
      />
      <CoinsNote coins={convert.coins} />
      <LimitsNote row={convert.row} />
      <PriceNotes {...props} />
    </>
  );
}

function PriceNotes({ convert, onPick, kind = "instant" }: FormNotesProps): ReactNode {
  const fault = linkFaultOf(convert);
  // A coin that does not exist is named before the server's word on its pair.
  const answer = refusalOf(convert);
  const refusal = answer ?? (fault?.what === "unknown coin" ? null : pairRefusal(convert));
  if (refusal === null && fault !== null) return <LinkNote fault={fault} onPick={onPick} />;
  if (refusal === null) return kind === "instant" ? <FixedRateHint convert={convert} /> : null;
  const { issue } = convert.row ?? {};
  const side = issue?.figures.coin === convert.form.toCoin ? "to" : "from";
  return (
    <AnswerPlace refusal={answer}>
      <Note tone={refusal.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
        <RefusalMessage error={refusal} convert={convert} onPick={() => onPick(side)} />
      </Note>
    </AnswerPlace>
  );
}

function linkFaultOf({ arrivedBy, form, coins, coinOf }: Convert): LinkFault | null {
  const isListed = coins.data === undefined ? undefined : (coin: string) => coinOf(coin) !== undefined;
  return linkFault(arrivedBy, form, isListed);
}

/** Told for as long as the form still asks for what was refused. */
function refusalOf({ view, session, form, account, row }: Convert): ErrorData | null {
  if (view.at !== "closed" || view.refusal === null || view.refusal.kind === "Cancelled") return null;
  const { intent } = session ?? {};
  const isPaid = form.side === "from";
  const isSame =
    intent?.accountType === account &&
    intent.fromCoin === form.fromCoin &&
    intent.toCoin === form.toCoin &&
    intent.requestCoin === (isPaid ? form.fromCoin : form.toCoin) &&
    intent.requestAmount === (isPaid ? row?.fromAmount : row?.toAmount);
  return isSame || view.refusal.kind === "NotLoggedIn" ? view.refusal : null;
}

/** The server takes neither amount nor question for this pair: said before a price is asked for. */
function pairRefusal({ row, current }: Convert): ErrorData | null {
  const reason = current ? (row?.issue?.figures.reason ?? "") : "";
  return reason === "" ? null : errorData({ kind: "BusinessError", code: reason, message: "" });
}
