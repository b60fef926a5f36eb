import { and, eq } from "drizzle-orm";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import { addressKey } from "../deposit-risk/index.ts";
import { bookCodes } from "./codes.ts";
import { switchesOf } from "./switches.ts";
import { type AddressEntry, addressEntries, universalCoin } from "./tables.ts";
import { type WithdrawStop, withdrawStopOf } from "./withdraw-stops.ts";

/** Where money is to go: an address of a chain, or another user here. */
export type WithdrawTarget =
  | { readonly coin: string; readonly chain: string; readonly address: string; readonly tag: string }
  | { readonly coin: string; readonly uid: number };

/** What the address book says of a withdrawal to a target. */
export interface TargetRule {
  /** 0, or why it may not go there now: 131089, 131098, 131083, 131093, 131094. */
  readonly code: number;
  /** When that expires, ms; 0 where it does not. */
  readonly until: number;
  /** Of a stop of all withdrawals. */
  readonly stop: WithdrawStop | undefined;
  /** The entry that it is. */
  readonly entry: AddressEntry | undefined;
  /** False for a trusted address while those need no codes (F6c.6). */
  readonly needsCodes: boolean;
}

/**
 * Whether a person may withdraw to a target now: stops after a sensitive change, "address book only", the lock of new
 * addresses; and whether codes are asked for. To be asked in the transaction of the withdrawal.
 */
export async function targetRule(
  db: Db,
  market: Pick<Market, "coins">,
  userId: number,
  target: WithdrawTarget,
  at: number,
): Promise<TargetRule> {
  const stop = await withdrawStopOf(db, userId, at);
  const switches = await switchesOf(db, userId);
  const known = await entriesAt(db, market, userId, target);
  const fitting = known.filter((entry) => fits(entry, target));
  const entry = fitting.find(({ lockedUntil }) => lockedUntil <= at) ?? fitting[0];
  const isTrusted = entry?.verified === true && switches.withdrawWhitelist && !switches.superVerification;
  const rest = { stop, entry, needsCodes: !isTrusted };
  if (stop !== undefined) return { ...rest, code: bookCodes.stopped, until: stop.until };
  if (entry !== undefined && entry.lockedUntil > at)
    return { ...rest, code: bookCodes.newAddress, until: entry.lockedUntil };
  if (entry !== undefined || !switches.addressBookOnly) return { ...rest, code: 0, until: 0 };
  return { ...rest, code: missing(target, known), until: 0 };
}

/** A user, an address that stands there for something else, or one that does not. */
function missing(target: WithdrawTarget, known: readonly AddressEntry[]): number {
  if ("uid" in target) return bookCodes.uidNotListed;
  return known.length > 0 ? bookCodes.addressNotListed : bookCodes.bookOnly;
}

/** Those with the same address, whatever their coin, chain and tag. */
async function entriesAt(
  db: Db,
  market: Pick<Market, "coins">,
  userId: number,
  target: WithdrawTarget,
): Promise<readonly AddressEntry[]> {
  if ("uid" in target) {
    const ofUser = and(eq(addressEntries.userId, userId), eq(addressEntries.targetUid, target.uid));
    return db.select().from(addressEntries).where(ofUser);
  }
  const format = catalogueOf(market).formatOf(target.chain);
  const key = format === undefined ? undefined : addressKey(format, target.address);
  if (key === undefined) return [];
  const ofAddress = and(
    eq(addressEntries.userId, userId),
    eq(addressEntries.addressKey, key),
    eq(addressEntries.internalType, ""),
  );
  return db.select().from(addressEntries).where(ofAddress);
}

function fits(entry: AddressEntry, target: WithdrawTarget): boolean {
  if ("uid" in target) return true;
  const { coin, chain, tag } = target;
  return entry.chain === chain && entry.tag === tag && [coin, universalCoin].includes(entry.coin);
}
