import type { CallInput } from "#shared/contract/index.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import type { AddressFormat } from "#shared/domain/address/formats.ts";
import { checkMemo, hasMemo } from "#shared/domain/address/memo.ts";
import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { addressKey, assess } from "../deposit-risk/index.ts";
import { recipientOf } from "../transfer/index.ts";
import { bookCodes } from "./codes.ts";
import { type AddressEntry, universalCoin } from "./tables.ts";

export type NewAddress = CallInput<"addressBook.batchCreate">["list"][number];

/** What of an entry follows from what was asked for; the rest follows from when. */
export type EntryTarget = Pick<
  AddressEntry,
  "coin" | "chain" | "address" | "addressKey" | "tag" | "internalType" | "targetUid"
>;

/** Who may keep a book at all: those who may withdraw. */
export function requireMayWithdraw({ profile }: Person, now: number): void {
  const { allow, reason } = permissionsOf(profile, now).withdraw;
  if (!allow) throw new Refusal(reason || codes.compliance, "Withdrawals are not open to you");
}

/** The target of a new entry. Refuses what money must not or cannot go to. */
export async function requireTarget(
  db: Db,
  market: Market,
  person: Person,
  wanted: NewAddress,
): Promise<EntryTarget> {
  return wanted.addressType === 1 ? userTarget(db, person, wanted) : chainTarget(db, market, wanted);
}

/** Someone here: saved as the one that a mail or phone belongs to now. */
async function userTarget(
  db: Db,
  person: Person,
  { address, internalType, tag = "" }: NewAddress,
): Promise<EntryTarget> {
  if (internalType === undefined) throw new Refusal(codes.badParameter, "internalType: wanted");
  if (tag !== "") throw new Refusal(bookCodes.tagNotUsed, "tag: users have none");
  const { code, uid } = await recipientOf(db, person, { internalType, address });
  if (code !== 0) throw new Refusal(code, `address: ${internalType} cannot be paid`);
  return {
    coin: universalCoin,
    chain: "",
    address: address.trim(),
    addressKey: uid,
    tag: "",
    internalType,
    targetUid: Number(uid),
  };
}

async function chainTarget(
  db: Db,
  market: Market,
  { coin, chain = "", address: typed, tag: typedTag = "" }: NewAddress,
): Promise<EntryTarget> {
  const catalogue = catalogueOf(market);
  const coins = coin === universalCoin ? catalogue.coins.map((one) => one.coin) : [coin];
  const format = catalogue.formatOf(chain);
  if (format === undefined || !coins.some((one) => catalogue.chain(one, chain, 1) !== undefined)) {
    throw new Refusal(bookCodes.mismatch, `chain: ${coin} does not come over ${chain}`);
  }
  const reading = checkAddress(format, typed);
  if (!reading.ok) throw new Refusal(bookCodes.mismatch, `address: none of ${chain} (${reading.reason})`);
  // What is kept is what was sent, byte for byte: the page has it in the form that is to be used.
  if (reading.address !== typed) throw new Refusal(bookCodes.mismatch, "address: not in its own form");
  const tag = requireTag(format, typedTag);
  const key = addressKey(format, typed) ?? "";
  const { status } = await assess(db, key);
  if (status === "REJECT") throw new Refusal(bookCodes.targetBlocked, "address: may not be withdrawn to");
  return { coin, chain, address: typed, addressKey: key, tag, internalType: "", targetUid: null };
}

export function requireTag(format: AddressFormat, tag: string): string {
  if (tag === "") return "";
  if (!hasMemo(format)) throw new Refusal(bookCodes.tagNotUsed, "tag: this chain has none");
  const reading = checkMemo(format, tag);
  if (!reading.ok) throw new Refusal(bookCodes.mismatch, `tag: ${reading.reason}`);
  return reading.memo;
}
