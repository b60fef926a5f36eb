import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { withdrawZone } from "#shared/domain/travel-zone.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { Refusal } from "../../refusal.ts";
import { bookCodes } from "./codes.ts";
import { type NewAddress, requireTarget } from "./new-entry.ts";
import type { AddressBookSettings } from "./settings.ts";
import { switchesOf } from "./switches.ts";
import { type AddressEntry, addressEntries, universalCoin } from "./tables.ts";

/** A person's book: its rows, and how they come and go. */

interface Ground {
  readonly market: Market;
  readonly settings: AddressBookSettings;
}

/** Writes one entry. Refuses with the code of what is wrong with it; to be run in a transaction of its own. */
export async function addEntry(
  tx: Db,
  { market, settings }: Ground,
  person: Person,
  wanted: NewAddress,
  at: number,
): Promise<AddressEntry> {
  const target = await requireTarget(tx, market, person, wanted);
  requireProvider(person, wanted);
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(addressEntries)
    .where(eq(addressEntries.userId, person.id));
  if (count >= settings.bookSize) throw new Refusal(bookCodes.full, `The book holds ${settings.bookSize}`);
  const { newAddressLock } = await switchesOf(tx, person.id);
  const entry: AddressEntry = {
    ...target,
    id: randomUUID().replaceAll("-", "").slice(0, 20),
    userId: person.id,
    remark: wanted.remark?.trim() ?? "",
    verified: wanted.verified === 1,
    walletType: wanted.walletType ?? null,
    vaspCode: wanted.vaspCode ?? "",
    createdAt: at,
    lockedUntil: newAddressLock ? at + settings.newAddressLockMs : 0,
  };
  const written = await tx.insert(addressEntries).values(entry).onConflictDoNothing().returning();
  if (written.length === 0) throw new Refusal(bookCodes.duplicate, "address: in the book already");
  return entry;
}

type Custody = { readonly walletType?: number | null | undefined; readonly vaspCode?: string | undefined };

/** Where the travel rule asks about withdrawals, an address at a provider names it (F4d.2). */
export function requireProvider({ profile }: Person, { walletType, vaspCode = "" }: Custody): void {
  if (walletType === 0 && vaspCode === "" && withdrawZone(profile.kycRegion, "") !== null) {
    throw new Refusal(bookCodes.providerWanted, "vaspCode: wanted where you live");
  }
}

const maxPerPage = 50;

/** Newest first; the cursor is how many came before. */
export async function listEntries(
  db: Db,
  { id: userId }: Person,
  {
    coin,
    chain,
    addressType = 0,
    keyword = "",
    limit = maxPerPage,
    cursor = "",
  }: CallInput<"addressBook.list">,
  at: number,
): Promise<{ readonly rows: AddressRecord[]; readonly nextPageCursor: string }> {
  const words = keyword.trim().toLowerCase();
  const all = await db
    .select()
    .from(addressEntries)
    .where(eq(addressEntries.userId, userId))
    .orderBy(desc(addressEntries.createdAt), asc(addressEntries.id));
  const fitting = all.filter((entry) => {
    const isUser = entry.internalType !== "";
    if (words !== "" && !`${entry.remark}\n${entry.address}`.toLowerCase().includes(words)) return false;
    if (addressType !== 0) return addressType === 2 || isUser;
    if (isUser || (chain !== undefined && entry.chain !== chain)) return false;
    return coin === undefined || entry.coin === coin || (chain !== undefined && entry.coin === universalCoin);
  });
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
  const end = start + Math.min(Math.max(1, limit), maxPerPage);
  return {
    rows: fitting.slice(start, end).map((entry) => recordOf(entry, at)),
    nextPageCursor: end < fitting.length ? String(end) : "",
  };
}

export function recordOf(entry: AddressEntry, at: number): AddressRecord {
  const { id, coin, chain, address, tag, remark, internalType, vaspCode, walletType } = entry;
  const isLocked = entry.lockedUntil > at;
  return {
    id,
    coin,
    chain,
    address,
    tag,
    remark,
    internalType,
    vaspCode,
    status: isLocked ? 1 : 0,
    addressType: internalType === "" ? 0 : 1,
    verified: entry.verified ? 1 : 0,
    createdAt: seconds(entry.createdAt),
    lockEndTime: isLocked ? seconds(entry.lockedUntil) : "",
    ...(walletType !== null && { walletType: walletType === 0 ? 0 : 1 }),
  };
}

/** Rounded up: what is told to be open is open. */
export function seconds(at: number): string {
  return String(Math.ceil(at / 1000));
}

export function ofPerson(person: Person, ids: readonly string[]) {
  return and(eq(addressEntries.userId, person.id), inArray(addressEntries.id, [...ids]));
}

/** Refuses with 131002 an id that is no entry of this person. */
export async function requireEntry(tx: Db, person: Person, id: string): Promise<AddressEntry> {
  const [entry] = await tx
    .select()
    .from(addressEntries)
    .where(ofPerson(person, [id]))
    .for("no key update");
  if (entry === undefined) throw new Refusal(bookCodes.mismatch, "id: no entry of yours");
  return entry;
}
