import { createHash, randomUUID } from "node:crypto";
import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { StatementKind } from "#shared/contract/statements.ts";
import { stableJson } from "#shared/domain/stable-json.ts";
import type { Person } from "../../accounts/person.ts";
import type { FileFormat } from "../../files/file-table.ts";
import { type Db, refusedBy } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { rulesOf } from "./kinds.ts";
import { isStatement, type StatementRow, type StatementTerms, statements } from "./tables.ts";

const dayMs = 86_400_000;

export interface StatementOrder {
  readonly kind: StatementKind;
  readonly format: FileFormat;
  /** ms; whole days in UTC, the end does not belong to it. */
  readonly startAt: number;
  readonly endAt: number;
  readonly terms: StatementTerms;
  /** "" for none. */
  readonly requestId: string;
}

/** Refuses what cannot be asked for: the words begin with the field. */
export async function requirePossible(
  db: Db,
  person: Person,
  order: StatementOrder,
  now: number,
): Promise<void> {
  const { kind, format, startAt, endAt, terms } = order;
  const rule = (await rulesOf(db, person)).find((one) => one.kind === kind);
  if (rule?.enabled !== true) throw new Refusal(codes.notSupported, `kind: ${kind} is not offered to you`);
  if (!rule.formats.includes(format)) throw wrong(`format: ${kind} comes as ${rule.formats.join(", ")}`);
  if (startAt % dayMs !== 0) throw wrong("startTime: not the start of a day in UTC");
  if (endAt % dayMs !== 0) throw wrong("endTime: not the start of a day in UTC");
  if (endAt <= startAt) throw wrong("endTime: not after the start");
  if (endAt - startAt > rule.maxRangeDays * dayMs)
    throw wrong(`endTime: more than ${rule.maxRangeDays} days`);
  if (startAt > now) throw wrong("startTime: has not begun yet");
  if (endAt - dayMs > now) throw wrong("endTime: after today");
  if (terms.account !== "" && !rule.accounts.includes(terms.account)) {
    throw wrong(`accountType: ${kind} is not of ${terms.account}`);
  }
  if (!isZone(terms.timezone)) throw wrong(`timezone: ${terms.timezone} is unknown`);
}

/**
 * Takes an order: the one of the same id when it came before. Refuses with 10014 an id that stands for another order, with
 * 700007 what is above the month's quota.
 */
export async function takeOrder(
  db: Db,
  person: Person,
  order: StatementOrder,
  { now, quota }: { readonly now: number; readonly quota: number },
): Promise<StatementRow> {
  const bodyHash = hashOf(order);
  const { kind, format, startAt, endAt, requestId } = order;
  const row: StatementRow = {
    id: randomUUID(),
    userId: person.id,
    requestId,
    bodyHash,
    kind,
    format,
    startAt,
    endAt,
    terms: JSON.stringify(order.terms),
    state: "queued",
    createdAt: now,
    startedAt: null,
    endedAt: null,
    expiresAt: null,
  };
  const known = await knownOrder(db, person, order);
  if (known !== undefined) return known;
  try {
    return await db.transaction(async (tx) => {
      // One after the other, so that two do not both take the last place.
      await tx.execute(sql`select pg_advisory_xact_lock(72000, ${person.id}::int)`);
      if ((await usedInMonth(tx, person, now)) >= quota) {
        throw new Refusal(codes.aboveMaximum, `The month's ${quota} statements are used up`);
      }
      await tx.insert(statements).values(row);
      return row;
    });
  } catch (error) {
    const raced = refusedBy(error) === "one_statement_a_request";
    const first = raced ? await knownOrder(db, person, order) : undefined;
    if (first === undefined) throw error;
    return first;
  }
}

function hashOf(order: StatementOrder): string {
  const terms = { ...order.terms, members: [...order.terms.members] };
  return createHash("sha256")
    .update(stableJson({ ...order, terms }))
    .digest("hex");
}

/** What the same id was taken for before, undefined where it is new (F2e.5). Refuses with 10014 as above. */
export async function knownOrder(
  db: Db,
  person: Person,
  order: StatementOrder,
): Promise<StatementRow | undefined> {
  const { requestId } = order;
  if (requestId === "") return undefined;
  const [row] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.userId, person.id), eq(statements.requestId, requestId)));
  if (row !== undefined && row.bodyHash !== hashOf(order)) {
    throw new Refusal(codes.duplicateRequest, "requestId: stands for another statement");
  }
  return row !== undefined && isStatement(row) ? row : undefined;
}

/** Those of the month of UTC that did not fail. */
export async function usedInMonth(db: Db, person: Person, now: number): Promise<number> {
  const day = new Date(now);
  const [start, end] = [0, 1].map((more) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + more, 1));
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(statements)
    .where(
      and(
        eq(statements.userId, person.id),
        ne(statements.state, "failed"),
        gte(statements.createdAt, start ?? 0),
        lt(statements.createdAt, end ?? 0),
      ),
    );
  return found?.count ?? 0;
}

function wrong(words: string): Refusal {
  return new Refusal(codes.badParameter, words);
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
