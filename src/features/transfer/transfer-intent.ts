import type { MoneyCallName } from "#shared/contract/index.ts";
import type { TransferMember } from "#shared/contract/transfer.ts";
import type { TransferEstimateRow, TransferPlace } from "#shared/contract/transfer-estimate.ts";
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
  /** What its ends are called and by which numbers they go, the main account's first: whatever the list says later. */
  readonly members: readonly TransferMember[];
}

export type OrderEnds = Pick<TransferOrder, "from" | "to" | "recipient" | "members">;

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

type OrderKeyParts = Pick<TransferOrder, "from" | "to" | "recipient" | "coin" | "amount">;

/** Equal for what a person would take for the same transfer. */
export function orderKey({ from, to, recipient, coin, amount }: OrderKeyParts): string {
  const target = to === null ? `to ${recipient?.uid ?? ""}` : placeText(to);
  return ["transfer", placeText(from), target, coin, amount].join(" ");
}

/** What is sent. The main account, "" in the form, is named by its number. */
export function sendable(order: TransferOrder): PlainIntentInput {
  const { transferId, coin, amount, from, to, recipient, members } = order;
  const ownId = members[0]?.uid ?? "";
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
