import { eq } from "drizzle-orm";
import type { Db } from "../ledger/database.ts";
import { type Entry, house, post, type Wallet } from "../ledger/ledger.ts";
import { users } from "./tables.ts";

export interface Profile {
  readonly currencyCode: string;
  /** 2 is an Islamic sub-account. */
  readonly subAttribute: number;
  readonly email: string;
  readonly mobile: string;
  readonly kycLevel: "LEVEL_DEFAULT" | "LEVEL_1" | "LEVEL_2";
  /** ISO 3166-1 alpha-3, "" before the identity check. */
  readonly kycRegion: string;
  readonly label: VipLabel;
  /** Declared tax residence, alpha-3; until one is, that of a full identity check stands for it. */
  readonly taxResidence?: string;
  /** Owes the exchange on an institutional loan: what secures it may not be converted (700010). */
  readonly borrows?: boolean;
  /** Trades spot on margin: no block trades meanwhile (790102). */
  readonly spotMargin?: boolean;
  /** How far the change to the unified account is (R3.13); converting rests while it runs (700012). */
  readonly unifiedState?: "" | "FAIL" | "PROCESS" | "SUCCESS";
  /** What is bound beside the mailbox; passkeys are rows of their own. */
  readonly security?: {
    readonly authenticator?: boolean | undefined;
    readonly fundPassword?: boolean | undefined;
  };
  /** 2 may not sign in elsewhere, 4 is frozen, 5 is looked at: none of them withdraws (131091, 131090, 131092). */
  readonly status?: 1 | 2 | 4 | 5;
  /** The VIP level's own limit was requested; until then that of the identity holds (F4e.3). */
  readonly hasVipLimit?: boolean;
  /** India wants more than it has of this person (131065). */
  readonly isIdentityIncomplete?: boolean;
  /** A company has limits of its own (F4f.3). */
  readonly isBusiness?: boolean;
  /** The regional site that this account has to move to. */
  readonly migratesTo?: "EU" | "KAZ" | "TUR" | "HKG" | "ARE" | "NLD" | undefined;
  /** Server time in seconds until which this person may not convert (10027). */
  readonly convertBanUntil?: number;
}

export interface VipLabel {
  /** 0 none, 2 VIP, 3 PRO. */
  readonly type: number;
  readonly level: number;
  readonly name: string;
}

/** VIP 2, PRO 3; levels without a number are above all that have one. */
export function labelOf(name = "No VIP"): VipLabel {
  const type = name.startsWith("PRO") ? 3 : name.startsWith("VIP") ? 2 : 0;
  if (type === 0) return { type, level: 0, name };
  return { type, level: Number(/\d+$/.exec(name)?.[0] ?? 99), name };
}

/** Somebody who can sign in. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly profile: Profile;
}

/** What is booked when somebody joins. */
export const openingPosting = "opening";

export type OpeningBalances = Partial<Record<Wallet, Readonly<Record<string, string>>>>;

/** A new person with opening balances, posted against the exchange's equity. Throws when the name is taken. */
export async function createPerson(
  db: Db,
  name: string,
  profile: Profile,
  opening: OpeningBalances,
  at: number,
): Promise<Person> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ name, profile: JSON.stringify(profile), createdAt: at })
      .returning({ id: users.id });
    if (row === undefined) throw new Error("A user got no id");
    const entries = openingEntries(String(row.id), opening);
    if (entries.length > 0) await post(tx, { kind: openingPosting, ref: String(row.id), at, entries });
    return { id: row.id, name, profile };
  });
}

function openingEntries(owner: string, opening: OpeningBalances): Entry[] {
  const given = (["funding", "unified", "spot"] as const).flatMap((kind) =>
    Object.entries(opening[kind] ?? {}).map(([coin, amount]) => ({ owner, kind, coin, amount })),
  );
  return given.flatMap((entry): Entry[] => [
    entry,
    // One line a wallet: an entry of the exchange is never merged, so that each opening figure can be found again.
    { ...entry, owner: house, kind: "equity", amount: `-${entry.amount}` },
  ]);
}

export async function findPerson(db: Db, name: string): Promise<Person | undefined> {
  const [row] = await db.select().from(users).where(eq(users.name, name));
  return row === undefined ? undefined : personOf(row);
}

export async function saveProfile(db: Db, id: number, profile: Profile): Promise<void> {
  await db
    .update(users)
    .set({ profile: JSON.stringify(profile) })
    .where(eq(users.id, id));
}

export function personOf(row: typeof users.$inferSelect): Person {
  return { id: row.id, name: row.name, profile: JSON.parse(row.profile) as Profile };
}
