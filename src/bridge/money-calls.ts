import type { CallName, MoneyCallName } from "#shared/contract/index.ts";

/**
 * Which calls move money, at run time. The contract knows, but its schemas stay out of the page's bundle, so the
 * names stand here again: a missing or a wrong one is a type error.
 */
const moneyCalls: Record<MoneyCallName, true> = {
  "convert.execute": true,
};

export function isMoneyCall(name: CallName): name is MoneyCallName {
  return Object.hasOwn(moneyCalls, name);
}

/** The id that a money call's outcome can be looked up by, "" for other calls. */
export function requestIdOf(name: CallName, input: unknown): string {
  if (!isMoneyCall(name) || typeof input !== "object" || input === null) return "";
  return "requestId" in input ? String(input.requestId) : "";
}
