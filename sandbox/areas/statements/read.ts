import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { type StatementFile, statementKind } from "#shared/contract/statements.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import {
  type QueuedRow,
  type StatementState,
  type StatementTerms,
  statementFiles,
  statements,
} from "./tables.ts";

/** A person's statements as the API tells of them. */

export const statusOf: Readonly<Record<StatementState, "-1" | "0" | "1" | "2" | "3">> = {
  failed: "-1",
  queued: "0",
  processing: "1",
  ready: "2",
  expired: "3",
};
const maxRows = 100;
const secondMs = 1000;

/** A file whose time is over has expired, whether it was cleared away or not. */
export function stateAt(
  { state, expiresAt }: Pick<QueuedRow, "state" | "expiresAt">,
  now: number,
): StatementState {
  return state === "ready" && expiresAt !== null && expiresAt <= now ? "expired" : state;
}

export async function listStatements(
  db: Db,
  person: Person,
  { page = 1, size = 20 }: { readonly page?: number | undefined; readonly size?: number | undefined },
  now: number,
): Promise<{ readonly total: number; readonly list: StatementFile[] }> {
  if (page < 1) throw new Refusal(codes.badParameter, "page: from 1");
  if (size < 1 || size > maxRows) throw new Refusal(codes.badParameter, `size: from 1 to ${maxRows}`);
  const mine = and(eq(statements.userId, person.id), inArray(statements.kind, [...statementKind.options]));
  const [counted] = await db.select({ total: count() }).from(statements).where(mine);
  const rows = await db
    .select()
    .from(statements)
    .where(mine)
    .orderBy(desc(statements.createdAt), desc(statements.id))
    .limit(size)
    .offset((page - 1) * size);
  const sizes = await sizesOf(db, rows);
  return {
    total: counted?.total ?? 0,
    list: rows.map((row) => fileView(row, sizes.get(row.id) ?? 0, now)),
  };
}

export async function sizesOf(db: Db, rows: readonly QueuedRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: statementFiles.statementId, size: sql<number>`sum(${statementFiles.size})::int` })
    .from(statementFiles)
    .where(inArray(statementFiles.statementId, ids))
    .groupBy(statementFiles.statementId);
  return new Map(found.map(({ id, size }) => [id, size]));
}

function fileView(row: QueuedRow, size: number, now: number): StatementFile {
  const { id, kind, format, startAt, endAt, createdAt, expiresAt } = row;
  const state = stateAt(row, now);
  return {
    queryId: id,
    kind,
    format,
    fileName: fileName(row),
    startTime: startAt / secondMs,
    endTime: endAt / secondMs,
    createdTime: Math.floor(createdAt / secondMs),
    expireTime: expiresAt === null ? 0 : Math.floor(expiresAt / secondMs),
    status: statusOf[state],
    fileSize: state === "ready" ? size : 0,
    requestId: row.requestId,
    ...narrowedTo(row),
  };
}

/** What of all it is of, by what was asked for. */
function narrowedTo({ kind, userId, terms }: QueuedRow): Partial<StatementFile> {
  const { account, coin, members, currency } = JSON.parse(terms) as StatementTerms;
  const [member] = members;
  const isOther = members.length === 1 && member !== userId;
  return {
    ...(account !== "" && { accountType: account }),
    ...(coin !== "" && { coin }),
    ...(isOther && { subUid: String(member) }),
    ...(kind === "ACCOUNT_STATEMENT" && { valuationCurrency: currency }),
  };
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `coffer-funding-2026-10-01-2026-10-31.csv`: both days belong to it. Parts are numbered. */
export function fileName(
  { kind, format, startAt, endAt }: Pick<QueuedRow, "kind" | "format" | "startAt" | "endAt">,
  part?: { readonly number: number; readonly of: number },
): string {
  const [first, last] = [day(startAt), day(endAt - 1)];
  const name = ["coffer", kind.toLowerCase().replaceAll("_", "-"), first, ...(first === last ? [] : [last])];
  const suffix = part === undefined || part.of === 1 ? [] : [`part-${part.number}-of-${part.of}`];
  return `${[...name, ...suffix].join("-")}.${format.toLowerCase()}`;
}

export async function statementOf(db: Db, person: Person, id: string): Promise<QueuedRow | undefined> {
  const [row] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.id, id), eq(statements.userId, person.id)));
  return row;
}
