import { asc, eq, or } from "drizzle-orm";
import type { TransferMember, TransferPair } from "#shared/contract/transfer.ts";
import { createPerson, type OpeningBalances, type Person, type Profile } from "../../accounts/person.ts";
import { isIneligible } from "../../dealer/eligibility.ts";
import type { Db } from "../../ledger/database.ts";
import type { Wallet } from "../../ledger/ledger.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { Refusal } from "../../refusal.ts";
import { transferCodes } from "./codes.ts";
import { type PlaceType, subAccounts } from "./tables.ts";

/** A main account with its sub-accounts, and what may be moved between which of their accounts. */

const placeTypes = ["FUND", "UNIFIED"] as const;
const wallets: Readonly<Record<PlaceType, Wallet>> = { FUND: "funding", UNIFIED: "unified" };
/** Coins that stay where they are, say for a chain upgrade; and those that only leave. */
const closedOut: ReadonlySet<string> = new Set(["WLD"]);
const closedIn: ReadonlySet<string> = new Set(["WLD", "XTZ"]);

export interface Member {
  readonly id: number;
  /** "" for the main account. */
  readonly name: string;
  readonly mayTransfer: boolean;
}

/** Of the person who asks: the main account first, then its sub-accounts in the order they were made. */
export async function membersOf(db: Db, { id }: Person): Promise<readonly Member[]> {
  const subs = await db
    .select()
    .from(subAccounts)
    .where(eq(subAccounts.mainId, id))
    .orderBy(asc(subAccounts.id));
  return [{ id, name: "", mayTransfer: true }, ...subs];
}

/** Whether an account belongs to another one, and how many belong to it. */
export async function familyOf(
  db: Db,
  id: number,
): Promise<{ readonly isSub: boolean; readonly subCount: number }> {
  const rows = await db
    .select()
    .from(subAccounts)
    .where(or(eq(subAccounts.mainId, id), eq(subAccounts.id, id)));
  return {
    isSub: rows.some((row) => row.id === id),
    subCount: rows.filter((row) => row.mainId === id).length,
  };
}

/** Refuses with 131209 who is no member of this person, with 131227 one that is not set up for transfers. */
export async function requireMember(db: Db, person: Person, id: number): Promise<Member> {
  const member = (await membersOf(db, person)).find((one) => one.id === id);
  if (member === undefined) throw new Refusal(transferCodes.notYourMember, `${id} is no member of yours`);
  if (!member.mayTransfer)
    throw new Refusal(transferCodes.memberNotSetUp, `${id} is not set up for transfers`);
  return member;
}

export function memberView({ id, name, mayTransfer }: Member): TransferMember {
  return { uid: String(id), name, accountType: mayTransfer ? [...placeTypes] : [] };
}

/** Between all account types, the same one too: of another member. */
export function pairsOf(market: Market, person: Person): TransferPair[] {
  const coins = market.coins.filter((coin) => movable(coin, person)).map(({ coin }) => coin);
  return placeTypes.flatMap((from) =>
    placeTypes.map((to) => ({ fromAccountType: from, toAccountType: to, coins })),
  );
}

function movable(coin: Coin, person: Person): boolean {
  return !isIneligible(coin, person) && !closedOut.has(coin.coin) && !closedIn.has(coin.coin);
}

/** Refuses what may not leave, or not arrive. */
export function requireOpen({ coin }: Coin): void {
  if (closedOut.has(coin)) throw new Refusal(transferCodes.closedOut, `${coin} cannot be transferred out`);
  if (closedIn.has(coin)) throw new Refusal(transferCodes.closedIn, `${coin} cannot be transferred in`);
}

/** Refuses with 131207 a type of account that nobody has here. */
export function requirePlace(type: string): PlaceType {
  const known = placeTypes.find((one) => one === type);
  if (known === undefined) throw new Refusal(transferCodes.noAccount, `No ${type} account`);
  return known;
}

export function walletOf(type: PlaceType): Wallet {
  return wallets[type];
}

export interface SubAccountWanted {
  readonly name: string;
  readonly mayTransfer?: boolean;
  readonly opening?: OpeningBalances;
}

/** Opens a sub-account with what lies in it. It is a member with books of its own; nobody signs in to it here. */
export async function openSubAccount(
  db: Db,
  main: { readonly id: number; readonly name: string; readonly profile: Profile },
  { name, mayTransfer = true, opening = {} }: SubAccountWanted,
  at: number,
): Promise<number> {
  const sub = await createPerson(db, `${main.name}/${name}`, main.profile, opening, at);
  await db.insert(subAccounts).values({ id: sub.id, mainId: main.id, name, mayTransfer });
  return sub.id;
}
