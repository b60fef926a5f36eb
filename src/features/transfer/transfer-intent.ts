import type { MoneyCallName } from "#shared/contract/index.ts";
import type { TransferEstimateRow, TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import type { Recipient } from "#src/entry/use-recipient.ts";
import type { PlainIntentInput } from "#src/money/plain-intent.ts";
import { recordsPath } from "./paths.ts";
import { placeText } from "./transfer-link.ts";

export type TransferCall = Extract<
  MoneyCallName,
  "transfer.inter" | "transfer.universal" | "transfer.toUser"
>;

/** What is reviewed and sent. Frozen when the review opens, its id with it: a second try is the same transfer. */
export interface TransferOrder {
  readonly transferId: string;
  readonly coin: string;
  readonly amount: string;
  readonly from: TransferPlace;
  /** Null where it goes to another person. */
  readonly to: TransferPlace | null;
  readonly recipient: Recipient | null;
  readonly places: number;
  readonly fromAfter: string;
  readonly toAfter: string;
}

export interface OrderEnds {
  readonly from: TransferPlace;
  readonly to: TransferPlace | null;
  readonly recipient: Recipient | null;
}

export function orderOf(
  row: TransferEstimateRow,
  coin: string,
  ends: OrderEnds,
  transferId: string,
): TransferOrder {
  const { amount, places, fromAfter, toAfter } = row;
  return { transferId, coin, amount, places, fromAfter, toAfter, ...ends };
}

/** Within one member, between members, or to somebody else. */
export function callOf({ from, to }: TransferOrder): TransferCall {
  if (to === null) return "transfer.toUser";
  return from.memberId === to.memberId && from.memberId === "" ? "transfer.inter" : "transfer.universal";
}

/** Equal for what a person would take for the same transfer. */
export function orderKey({ from, to, recipient, coin, amount }: TransferOrder): string {
  const target = to === null ? `to ${recipient?.uid ?? ""}` : placeText(to);
  return ["transfer", placeText(from), target, coin, amount].join(" ");
}

/** What is sent. `ownId` is the main account's: "" stands for it in the form. */
export function sendable(order: TransferOrder, ownId: string): PlainIntentInput {
  const { transferId, coin, amount, from, to, recipient } = order;
  const common = { transferId, coin, amount, fromAccountType: from.accountType };
  const numberOf = ({ memberId }: TransferPlace): number => Number(memberId === "" ? ownId : memberId);
  const ends =
    to === null
      ? { toUid: recipient?.uid ?? "" }
      : {
          toAccountType: to.accountType,
          ...(callOf(order) === "transfer.universal" && {
            fromMemberId: numberOf(from),
            toMemberId: numberOf(to),
          }),
        };
  return {
    input: { ...common, ...ends },
    kind: "transfer",
    key: orderKey(order),
    pays: { coin, amount },
    receives: null,
    coins: 0,
    account: from.accountType,
    history: recordsPath,
  };
}

/** What became of a call that was refused: it can be tried again, or the transfer has to change. */
export function canTryAgain(code: string): boolean {
  return code === outcomeAbsent || !/^\d+$/.test(code) || code === clientTimeout;
}

const clientTimeout = "9000001";
