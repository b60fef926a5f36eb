import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import { stableJson } from "#shared/domain/stable-json.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { fileQueue, isZone, usedInMonth } from "../statements/index.ts";
import { membersOf } from "../transfer/index.ts";
import { residenceOf, taxCurrencyOf } from "./residence.ts";
import { taxReports } from "./tables.ts";
import { spanOf, yearOf } from "./years.ts";

const dayMs = 86_400_000;
/** As transfers say it. */
const notYourMember = 131_209;

type Input = CallInput<"taxReports.create">;
interface Taken {
  readonly uid: string;
  readonly queryId: string;
}

/**
 * Puts one report an account into the line, all or none (F6i.8). The same id and body has the same answer; another body is
 * refused with 10014, what is above the month's quota with 700007, who declared no residence with 700003.
 */
export async function orderReports(
  db: Db,
  person: Person,
  input: Input,
  { now, quota }: { readonly now: number; readonly quota: number },
): Promise<readonly Taken[]> {
  const { requestId, uids: wanted, kind, year, format, timezone = "UTC", language = "en-US" } = input;
  const uids = [...new Set(wanted)];
  const bodyHash = createHash("sha256")
    .update(stableJson({ uids, kind, year, format, timezone, language }))
    .digest("hex");
  const { from, until } = spanOf(year);
  const tomorrow = Math.floor(now / dayMs) * dayMs + dayMs;

  return db.transaction(async (tx) => {
    // One after the other, so that two do not both take the last place, nor one id twice.
    await tx.execute(sql`select pg_advisory_xact_lock(72000, ${person.id}::int)`);
    const known = await tx
      .select()
      .from(taxReports)
      .where(and(eq(taxReports.mainId, person.id), eq(taxReports.batchId, requestId)));
    if (known.length > 0) {
      if (known.some((row) => row.bodyHash !== bodyHash)) {
        throw new Refusal(codes.duplicateRequest, "requestId: stands for other reports");
      }
      return known.map(({ uid, queryId }) => ({ uid: String(uid), queryId }));
    }
    // What was taken stays taken, whatever became of residence, members and time since.
    const { residence, names } = await requirePossible(tx, person, { uids, year, timezone }, now);
    if ((await usedInMonth(tx, person, now)) + uids.length > quota) {
      throw new Refusal(codes.aboveMaximum, `More than the month's ${quota} files`);
    }
    const taken = uids.map((uid) => ({ uid, queryId: randomUUID() }));
    const terms = { account: "", coin: "", currency: taxCurrencyOf(residence), timezone, language };
    await tx.insert(fileQueue).values(
      taken.map(({ uid, queryId }) => ({
        id: queryId,
        userId: person.id,
        requestId: "",
        bodyHash,
        kind,
        format,
        startAt: from,
        endAt: Math.min(until, tomorrow),
        terms: JSON.stringify({ ...terms, members: [Number(uid)] }),
        state: "queued" as const,
        createdAt: now,
      })),
    );
    const currency = taxCurrencyOf(residence);
    await tx.insert(taxReports).values(
      taken.map(({ uid, queryId }) => ({
        queryId,
        mainId: person.id,
        uid: Number(uid),
        username: names.get(uid) ?? "",
        year,
        batchId: requestId,
        bodyHash,
        residence,
        currency,
      })),
    );
    return taken;
  });
}

/** Whose the reports are, by uid, and where that person pays tax. Refuses what cannot be made. */
async function requirePossible(
  tx: Db,
  person: Person,
  {
    uids,
    year,
    timezone,
  }: { readonly uids: readonly string[]; readonly year: number; readonly timezone: string },
  now: number,
): Promise<{ readonly residence: string; readonly names: ReadonlyMap<string, string> }> {
  const residence = residenceOf(person);
  if (residence === "") throw new Refusal(codes.statusForbids, "No tax residence is declared");
  if (!isZone(timezone)) throw new Refusal(codes.badParameter, `timezone: ${timezone} is unknown`);
  if (year > yearOf(now)) throw new Refusal(codes.badParameter, "year: has not begun yet");
  const members = await membersOf(tx, person);
  const names = new Map(members.map(({ id, name }) => [String(id), name]));
  const unknownUid = uids.find((uid) => !names.has(uid));
  if (unknownUid !== undefined) throw new Refusal(notYourMember, `uids: ${unknownUid} is no member of yours`);
  return { residence, names };
}
