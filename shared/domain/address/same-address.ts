import { checkAddress } from "./check-address.ts";
import type { AddressFormat } from "./formats.ts";
import { paddedMove } from "./move.ts";
import { rawTon } from "./ton.ts";

/**
 * Whether two texts are one account, however each is written: another case, the old form, raw or friendly, leading zeros left
 * out. Tags are no part of it. What is no address of the format is the same as nothing.
 */
export function sameAddress(format: AddressFormat, one: string, other: string): boolean {
  const account = accountOf(format, one);
  return account !== undefined && account === accountOf(format, other);
}

function accountOf(format: AddressFormat, text: string): string | undefined {
  const isMove = format === "APTOS" || format === "SUI";
  const reading = checkAddress(format, isMove ? paddedMove(text.trim()) : text);
  if (!reading.ok) return undefined;
  return format === "TON" ? rawTon(reading.address) : reading.address;
}
