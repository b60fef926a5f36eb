import { asc, eq } from "drizzle-orm";
import { passkeysOf } from "../../accounts/passkeys.ts";
import { type Person, personOf } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { FileRow } from "../../files/file-table.ts";
import type { Db } from "../../ledger/database.ts";
import { depositAddresses } from "../deposit/index.ts";
import { membersOf } from "../transfer/index.ts";
import { type Content, shortContent, text } from "./content.ts";
import type { StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

/** What is stored about a person, beside what they did. */
export async function personalContent(db: Db, person: Person, terms: StatementTerms): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const { personal } = texts;
  const [row] = await db.select().from(users).where(eq(users.id, person.id));
  if (row === undefined) throw new Error(`No person ${person.id}`);
  const { name, profile } = personOf(row);
  const yes = (is: boolean): string => (is ? texts.yes : texts.no);
  const subs = (await membersOf(db, person)).slice(1);
  const keys = await passkeysOf(db, person.id);
  const addresses = await db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.userId, person.id))
    .orderBy(asc(depositAddresses.createdAt));
  const rows: FileRow[] = [
    [texts.user, String(person.id)],
    [personal.name, name],
    [personal.mail, profile.email],
    [personal.phone, profile.mobile],
    [personal.joined, at(row.createdAt)],
    [personal.identity, profile.kycLevel],
    [personal.region, profile.kycRegion],
    [personal.level, profile.label.name],
    [personal.currency, profile.currencyCode],
    [personal.authenticator, yes(profile.security?.authenticator === true)],
    [personal.fundPassword, yes(profile.security?.fundPassword === true)],
    [personal.passkeys, String(keys.length)],
    ...subs.map((sub): FileRow => [personal.subAccount, `${sub.id} ${sub.name}`]),
    ...addresses.map(
      (one): FileRow => [`${personal.depositAddress} ${one.coin} ${one.chain}`, addressText(one)],
    ),
  ];
  return shortContent([text(personal.field), text(personal.value)], rows, { totals: undefined, notes: [] });
}

function addressText({ address, memo, remark }: typeof depositAddresses.$inferSelect): string {
  return [address, memo, remark].filter((part) => part !== "").join(" · ");
}
