import { eq } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { travelZone } from "#shared/domain/travel-zone.ts";
import { findPerson, type Person, personOf } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { hasLeft } from "../migration/index.ts";
import { transferCodes } from "./codes.ts";
import { membersOf } from "./members.ts";
import { subAccounts } from "./tables.ts";

/** Who takes money by UID, mail or phone. People here have the mail name@example.com and the phone +65 and their UID. */

const mailDomain = "@example.com";
const phonePrefix = "+65";
/** Regions that take nothing from others; nor does who moves to another site. */
const ineligibleRegions: ReadonlySet<string> = new Set(["USA"]);

type Input = CallInput<"transfer.recipient">;

export async function recipientOf(
  db: Db,
  person: Person,
  { internalType, address }: Input,
  refusal: typeof refusalOf = refusalOf,
): Promise<CallOutput<"transfer.recipient">> {
  const found = await find(db, internalType, address.trim());
  const code = found === undefined ? transferCodes.recipientNotFound : await refusal(db, person, found);
  // Of a number that cannot be used nothing else is said.
  const isShown = found !== undefined && (code === 0 || code === transferCodes.subAccount);
  return {
    valid: code === 0,
    internalType,
    address,
    uid: isShown ? String(found.id) : "",
    maskedName: isShown ? maskedName(found.name) : "",
    code,
  };
}

/** 0, or why this person takes nothing from that one. */
async function refusalOf(db: Db, person: Person, to: Person): Promise<number> {
  if (to.id === person.id) return transferCodes.yourself;
  const members = await membersOf(db, person);
  if (members.some(({ id }) => id === to.id)) return transferCodes.subAccount;
  const [sub] = await db.select().from(subAccounts).where(eq(subAccounts.id, to.id));
  if (sub !== undefined) return transferCodes.recipientNotFound;
  const isIneligible = ineligibleRegions.has(to.profile.kycRegion) || (await hasLeft(db, to.id));
  if (isIneligible) return transferCodes.ineligibleRecipient;
  return to.profile.kycLevel === "LEVEL_DEFAULT" ? transferCodes.unverifiedRecipient : 0;
}

/**
 * The same of a transfer, which leaves no deposit whose sender could be told: Turkey asks that of what another user sends (F6d.4),
 * so there one is paid by a withdrawal.
 */
export async function transferRefusalOf(db: Db, person: Person, to: Person): Promise<number> {
  const code = await refusalOf(db, person, to);
  const isAsked = travelZone(to.profile.kycRegion, "") === "TUR";
  return code === 0 && isAsked ? transferCodes.ineligibleRecipient : code;
}

async function find(db: Db, type: Input["internalType"], address: string): Promise<Person | undefined> {
  if (type === "EMAIL") {
    const mail = address.toLowerCase();
    return mail.endsWith(mailDomain) ? findPerson(db, mail.slice(0, -mailDomain.length)) : undefined;
  }
  const digits = address.replaceAll(/[\s()-]/g, "");
  const isPhone = digits.startsWith(phonePrefix);
  const uid = type === "UID" ? digits : isPhone ? digits.slice(phonePrefix.length) : "";
  return /^\d{1,15}$/.test(uid) ? personOfId(db, Number(uid)) : undefined;
}

export async function personOfId(db: Db, id: number): Promise<Person | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row === undefined ? undefined : personOf(row);
}

/** The first letter of each word stays. */
export function maskedName(name: string): string {
  return name.replaceAll(/[^\s-]+/g, (word) => word.charAt(0).toUpperCase() + "•".repeat(word.length - 1));
}
