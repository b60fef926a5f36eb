import type { CallInput } from "../contract/index.ts";
import type { StoredIntent } from "../contract/intents.ts";
import type { WithdrawRecord } from "../contract/withdraw-records.ts";
import { isSumText } from "./decimal-sum.ts";
import { compareDecimalText } from "./decimal-text.ts";

/** Where a withdrawal goes. */
interface Target {
  /** "" to another user. */
  readonly chain: string;
  /** The very text that is sent: an address, or a UID. */
  readonly address: string;
  readonly tag: string;
  /** It stays within the exchange. */
  readonly internal: boolean;
  /** The address is a user's number. */
  readonly isUser: boolean;
}

/** What was sent, and when: ms of server time. */
export interface SentRequest {
  readonly requestId: string;
  readonly sentAt: number;
}

/** Clocks differ. */
const leewayMs = 60_000;

/** Of this very request where a record names one; else one that began before it was sent is of an equal withdrawal of before. */
export function isOfRequest({ requestId, createTime }: WithdrawRecord, sent: SentRequest): boolean {
  return requestId === "" ? Number(createTime) >= sent.sentAt - leewayMs : requestId === sent.requestId;
}

/** A record to another place says nothing of what was sent. */
export function isToTarget(record: WithdrawRecord, target: Target): boolean {
  const { chain, address, tag, internal, isUser } = target;
  // A host may write an address in its own case.
  const isAddress = record.toAddress.toLowerCase() === address.toLowerCase();
  // What stays here may be recorded by the number of who gets it. An address may turn out to be of somebody here.
  if (record.withdrawType === 1 && internal && !isUser && isNumber(record.toAddress)) return true;
  if (record.withdrawType === 1 && internal) return isAddress && ["", tag].includes(record.tag);
  return isAddress && record.chain === chain && record.tag === tag;
}

/** Amount and fee together are what was to be debited, though the fee may be another than was told. */
export function isDebitOf({ amount, withdrawFee }: WithdrawRecord, debit: string): boolean {
  return withdrawFee !== "" && isSumText(debit, [amount, withdrawFee]);
}

/** Whether a record is of the withdrawal that was sent: of its request, its coin, its sum and its target. */
export function isOfWithdrawal(record: WithdrawRecord, input: StoredIntent["input"]): boolean {
  const sent = input as CallInput<"withdraw.create">;
  const { coin, chain = "", address, tag = "", amount, fee = "0", feeType, forceChain } = sent;
  const isSum =
    compareDecimalText(record.amount, amount) === 0 ||
    (feeType === 1 && (isSumText(amount, [record.amount, fee]) || isDebitOf(record, amount)));
  const isRequest = isOfRequest(record, { requestId: sent.requestId, sentAt: sent.timestamp });
  if (!isRequest || record.coin !== coin || !isSum) return false;
  return isToTarget(record, { chain, address, tag, internal: forceChain !== 1, isUser: forceChain === 2 });
}

const isNumber = (address: string): boolean => /^\d+$/.test(address);
