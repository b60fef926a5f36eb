import { createHash, createHmac } from "node:crypto";

/**
 * What the people of the sandbox have beside their mailbox: an authenticator and a funds password. Both follow from who they
 * are, so that a panel can show them; nothing real is protected by either.
 */

const stepSeconds = 30;
const digits = 6;
/** The code of the step before, and of the one after, is taken too: clocks differ. */
const driftSteps = 1;

const secretOf = (userId: number): Buffer =>
  createHash("sha256").update(`coffer sandbox authenticator ${userId}`).digest().subarray(0, 20);

export const stepAt = (at: number): number => Math.floor(at / 1000 / stepSeconds);

/** What the authenticator shows (RFC 6238). */
export function authenticatorCode(userId: number, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secretOf(userId)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step that a code is of; undefined for a wrong one. */
export function stepOfCode(userId: number, code: string, at: number): number | undefined {
  const now = stepAt(at);
  const steps = Array.from({ length: 2 * driftSteps + 1 }, (_, offset) => now - driftSteps + offset);
  return steps.find((step) => authenticatorCode(userId, step) === code);
}

export function fundPasswordOf(userId: number): string {
  return `Funds-${userId}`;
}
