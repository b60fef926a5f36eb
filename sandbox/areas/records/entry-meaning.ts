import type { FrozenAsset, RecordLink } from "#shared/contract/records.ts";

/** What a posting means to who reads a ledger: kinds are named `area_step`, and the reference is the record's. Pure. */

interface Meaning {
  /** In a ledger. */
  readonly name: string;
  readonly record: RecordLink["kind"];
  /** Of what it holds back. */
  readonly reason: FrozenAsset["reason"];
}

const unknown: Meaning = { name: "Other", record: "other", reason: "OTHER" };

const meanings: Readonly<Record<string, Meaning>> = {
  convert: { name: "Convert", record: "convert", reason: "CONVERTING" },
  limit: { name: "Limit order", record: "convert", reason: "LIMIT_ORDER" },
  batch: { name: "Small balances", record: "convert", reason: "SMALL_BALANCES" },
  transfer: { name: "Transfer", record: "transfer", reason: "TRANSFERRING" },
  deposit: { name: "Deposit", record: "deposit", reason: "DEPOSIT_RISK" },
  withdraw: { name: "Withdrawal", record: "withdrawal", reason: "WITHDRAWING" },
  migration: { name: "Account migration", record: "other", reason: "OTHER" },
  opening: { name: "Opening balance", record: "other", reason: "OTHER" },
  earn: { name: "Interest", record: "other", reason: "OTHER" },
  bonus: { name: "Bonus", record: "other", reason: "OTHER" },
  airdrop: { name: "Airdrop", record: "other", reason: "OTHER" },
  derivative: { name: "Derivatives", record: "other", reason: "OTHER" },
};

const past = "past_";

/** The area whose posting it is. */
export function areaOf(kind: string): string {
  const whole = kind.startsWith(past) ? kind.slice(past.length) : kind;
  return whole.split("_")[0] ?? "";
}

export function stepOf(kind: string): string {
  return kind.split("_").slice(1).join("_");
}

export function meaningOf(area: string): Meaning {
  return meanings[area] ?? unknown;
}

/** The record that a posting is of; null where none is kept. */
export function recordOf(kind: string, ref: string): RecordLink | null {
  const { record } = meaningOf(areaOf(kind));
  if (record === "other" || kind.startsWith(past)) return null;
  return { kind: record, id: recordId(ref) };
}

/** A reference may have its owner in front: ids of people are their own business. */
export function recordId(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
