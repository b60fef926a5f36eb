import type { CallInput } from "#shared/contract/index.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { MemoWarning } from "#shared/domain/address/memo.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import type { RiskLevel } from "#shared/domain/grave-risk.ts";
import { isDebitOf, isOfRequest, isToTarget, type SentRequest } from "#shared/domain/withdraw-record.ts";
import { arrivalSeconds } from "#src/entry/arrival.ts";
import type { Recipient } from "#src/entry/use-recipient.ts";
import type { PlainIntentInput } from "#src/money/plain-intent.ts";
import { type TravelSaid, travelSaid } from "#src/travel-rule/travel-said.ts";
import type { EnteredCodes } from "#src/verification-codes/factors.ts";
import { pickedEntry } from "../form/book-entries.ts";
import { memoOf, type Withdraw } from "../form/use-withdraw.ts";
import { type Wallet, wallets } from "../form/withdraw-form.ts";
import { withdrawHistoryPath } from "../paths.ts";

/** What is reviewed and sent: frozen when the review opens, whatever happens to the form and its figures meanwhile. */
export interface WithdrawOrder {
  readonly coin: string;
  /** "" to another user. */
  readonly chain: string;
  readonly network: string;
  /** The very text that is sent: an address, or a UID. */
  readonly address: string;
  readonly memo: string;
  /** What the network calls it, "" where it has none. */
  readonly memoName: string;
  readonly memoWarning: MemoWarning | "";
  /** Null where it goes to an address. */
  readonly recipient: Recipient | null;
  /** Of its entry in the book: the name, and when it was saved, s. */
  readonly savedAs: string;
  readonly savedAt: string;
  /** Of the address. */
  readonly riskLevel: RiskLevel;
  /** As typed, and of which kind it is. */
  readonly amount: string;
  readonly feeType: 0 | 1;
  readonly fee: string;
  readonly debit: string;
  readonly received: string;
  readonly places: number;
  readonly wallet: Wallet;
  /** It stays within the exchange. */
  readonly internal: boolean;
  readonly seconds: number | undefined;
  /** The answers about the other end, none where none are asked for. */
  readonly said: TravelSaid;
}

/** Null where something is missing. */
export function orderOf(withdraw: Withdraw): WithdrawOrder | null {
  const { choice, chain, form, target, search, row, internal, zone, draft, book } = withdraw;
  if (row === undefined || !row.ready || !withdraw.targetReady || !withdraw.draftReady) return null;
  const { amount, fee, debit, received, places } = row;
  const figures = { amount, fee, debit, received, places, feeType: form.feeType, wallet: form.wallet };
  const common = { coin: choice.coin, ...figures, internal, savedAs: "", savedAt: "", said: {} };
  if (form.mode === "user") {
    if (search.lookup.state !== "found") return null;
    const { recipient } = search.lookup;
    const none = {
      riskLevel: "LOW",
      chain: "",
      network: "",
      memo: "",
      memoName: "",
      memoWarning: "",
      seconds: undefined,
    } as const;
    return { ...common, ...none, address: recipient.uid, recipient };
  }
  if (target.state !== "checked" || chain === undefined) return null;
  const memo = memoOf(target, form);
  const { entryId, address } = target;
  const entry = pickedEntry(book.data?.rows, { entryId, typed: address, memo }, choice);
  return {
    ...common,
    chain: chain.chain,
    network: chain.chainType,
    address,
    memo,
    memoName: chain.tagName,
    memoWarning: target.memoWarning,
    recipient: null,
    savedAs: entry?.remark ?? "",
    savedAt: entry?.createdAt ?? "",
    riskLevel: target.riskLevel,
    seconds: internal ? undefined : arrivalSeconds(chain),
    ...(zone !== null && !internal && { said: travelSaid(zone, draft.draft.answers) }),
  };
}

/** Whether a record is of this order, as it was sent: a number that names another withdrawal is none of it. */
export function isOfOrder(order: WithdrawOrder, record: WithdrawRecord, sent: SentRequest): boolean {
  const { coin, chain, address, memo, amount, feeType, received, recipient, internal } = order;
  const isSum =
    [received, amount].some((one) => compareDecimalText(record.amount, one) === 0) ||
    (feeType === 1 && isDebitOf(record, amount));
  if (!isOfRequest(record, sent) || record.coin !== coin || !isSum) return false;
  return isToTarget(record, { chain, address, tag: memo, internal, isUser: recipient !== null });
}

/**
 * What arrives of it: as the record has it, which may be of another fee by then. Some have the sum as it was typed: what a fee beyond
 * the reviewed one leaves of that nobody tells.
 */
export function receivedOf(order: WithdrawOrder, record: WithdrawRecord): string {
  const { amount, received, feeType } = order;
  if (compareDecimalText(record.amount, amount) !== 0) return record.amount;
  return feeType === 1 && feeBeyond(order, record) !== "" ? "" : received;
}

/** More than the fee that was reviewed, as the record has it; "" where it is not. */
export function feeBeyond(order: WithdrawOrder, { withdrawFee }: WithdrawRecord): string {
  return compareDecimalText(withdrawFee, order.fee) > 0 ? withdrawFee : "";
}

/** More than the debit that was reviewed, as the record has it; "" where it is not. */
export function debitBeyond(order: WithdrawOrder, { debited }: WithdrawRecord): string {
  return compareDecimalText(debited, order.debit) > 0 ? debited : "";
}

/** The accounts that the record names, where one of them is none of those that were reviewed; none where they are, or nobody says. */
export function otherAccounts({ wallet }: WithdrawOrder, { accountType }: WithdrawRecord): readonly Wallet[] {
  const reviewed = wallet.split(",");
  const named = accountType.split(",");
  const taken = wallets.filter((one) => named.includes(one));
  return taken.every((one) => reviewed.includes(one)) ? [] : taken;
}

/** Equal for what a person would take for the same withdrawal. */
export function orderKey({ coin, chain, address, memo, amount, feeType }: WithdrawOrder): string {
  return ["withdraw", coin, chain, address, memo, amount, String(feeType)].join(" ").slice(0, 500);
}

/** What is sent. `nowMs`: server time, when the person confirmed. */
export function sendable(order: WithdrawOrder, given: EnteredCodes, nowMs: number): PlainIntentInput {
  const { coin, chain, address, memo, amount, fee, feeType, wallet, recipient, internal } = order;
  const input: Omit<CallInput<"withdraw.create">, "requestId"> = {
    coin,
    ...(chain !== "" && { chain }),
    address,
    ...(memo !== "" && { tag: memo }),
    amount,
    fee,
    timestamp: Math.round(nowMs),
    // Off-chain only where the person was told so.
    forceChain: recipient !== null ? 2 : internal ? 0 : 1,
    accountType: wallet,
    feeType,
    ...order.said,
    ...given,
  };
  return {
    input,
    kind: "withdraw",
    key: orderKey(order),
    pays: { coin, amount: order.debit },
    receives: null,
    coins: 0,
    account: wallet,
    history: withdrawHistoryPath,
  };
}
