import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StatementKind } from "#shared/contract/statements.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { FileFormat } from "../../files/file-table.ts";
import { type StatementRow, type StatementTerms, statements } from "./tables.ts";

/** Statements of demo accounts, in each state. */

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const ttlMs = 7 * dayMs;

interface Past {
  readonly kind: StatementKind;
  readonly format: FileFormat;
  /** Days, ending so many days ago. */
  readonly days: number;
  readonly endedDaysAgo: number;
  readonly sentMsAgo: number;
  readonly state: "queued" | "failed" | "expired";
}

/** Those in line are made for real, one after the other, after somebody signed in. */
const pasts: Readonly<Record<string, readonly Past[]>> = {
  historian: [
    { kind: "CONVERT", format: "CSV", days: 90, endedDaysAgo: 40, sentMsAgo: 20 * dayMs, state: "expired" },
    { kind: "WITHDRAW", format: "PDF", days: 30, endedDaysAgo: 30, sentMsAgo: 26 * hourMs, state: "failed" },
    { kind: "USDC", format: "XLSX", days: 7, endedDaysAgo: 1, sentMsAgo: 90_000, state: "queued" },
    { kind: "DERIVATIVES", format: "PDF", days: 14, endedDaysAgo: 1, sentMsAgo: 80_000, state: "queued" },
    { kind: "FUNDING", format: "CSV", days: 365, endedDaysAgo: 1, sentMsAgo: 70_000, state: "queued" },
  ],
  india: [
    { kind: "CONVERT", format: "XLSX", days: 180, endedDaysAgo: 1, sentMsAgo: 60_000, state: "queued" },
  ],
};

/** Made unless the person has asked for any. */
export async function demoStatements({ database, clock }: Exchange, person: Person): Promise<void> {
  const wanted = pasts[person.name];
  if (wanted === undefined) return;
  const { db } = database;
  const known = await db
    .select({ id: statements.id })
    .from(statements)
    .where(eq(statements.userId, person.id))
    .limit(1);
  if (known.length > 0) return;
  const now = clock.now();
  await db.insert(statements).values(wanted.map((past) => rowOf(person, past, now)));
}

function rowOf(person: Person, past: Past, now: number): StatementRow {
  const { kind, format, state } = past;
  const createdAt = now - past.sentMsAgo;
  const endAt = Math.floor(now / dayMs) * dayMs - (past.endedDaysAgo - 1) * dayMs;
  const terms: StatementTerms = {
    account: "",
    coin: "",
    members: [person.id],
    timezone: "UTC",
    language: "en-US",
    currency: "",
  };
  const endedAt = state === "queued" ? null : createdAt + hourMs / 60;
  return {
    id: randomUUID(),
    userId: person.id,
    requestId: "",
    bodyHash: "",
    kind,
    format,
    startAt: endAt - past.days * dayMs,
    endAt,
    terms: JSON.stringify(terms),
    state,
    createdAt,
    startedAt: endedAt === null ? null : createdAt,
    endedAt,
    expiresAt: state === "expired" ? createdAt + ttlMs : null,
  };
}
