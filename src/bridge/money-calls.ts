import type { CallName, ChangeCallName, MoneyCallName } from "#shared/contract/index.ts";

/**
 * Which calls move money, at run time. The contract knows, but its schemas stay out of the page's bundle, so the
 * names stand here again: a missing or a wrong one is a type error.
 */
const moneyCalls: Record<MoneyCallName, true> = {
  "convert.execute": true,
  "batch.exchangeOrder": true,
  "batch.convert": true,
  "limitOrder.create": true,
  "limitOrder.cancel": true,
  "transfer.inter": true,
  "transfer.universal": true,
  "transfer.toUser": true,
  "travelRule.submit": true,
  "depositHold.return": true,
  "depositHold.declareCost": true,
  "withdraw.create": true,
  "withdraw.cancel": true,
  "withdraw.answer": true,
  "addressBook.create": true,
  "addressBook.batchCreate": true,
  "addressBook.delete": true,
  "addressBook.edit": true,
  "addressBook.changeVerification": true,
  "addressBook.switch": true,
  "addressBook.superVerification": true,
  "migration.confirmQuote": true,
  "migration.start": true,
  "cards.start": true,
};

/** What changes something else, and is not sent again either: it may have been done. */
const changeCalls: Record<ChangeCallName, true> = {
  "taxReports.create": true,
  "migration.create": true,
  "migration.abort": true,
  "withdraw.raiseLimit": true,
  "options.apply": true,
  "member.ambassador": true,
  "cards.acceptTerms": true,
  "cards.complete": true,
  "statements.create": true,
  "statements.createAccount": true,
  "statements.createIndiaTax": true,
};

/** Never sent again by itself, once a worker has it. */
export function isSentOnce(name: CallName): boolean {
  return isMoneyCall(name) || Object.hasOwn(changeCalls, name);
}

export function isMoneyCall(name: CallName): name is MoneyCallName {
  return Object.hasOwn(moneyCalls, name);
}

/** The id that a money call's outcome can be looked up by, "" for other calls. */
export function requestIdOf(name: CallName, input: unknown): string {
  if (!isMoneyCall(name) || typeof input !== "object" || input === null) return "";
  return "requestId" in input ? String(input.requestId) : "";
}
