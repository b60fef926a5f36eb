import { randomInt } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { every } from "../../clock.ts";
import { engine } from "../../engine.ts";
import type { Exchange } from "../../exchange.ts";
import { createFileThread, type FileThread } from "../../files/file-thread.ts";
import type { Db } from "../../ledger/database.ts";
import type { Running } from "../../part.ts";
import { type MadeFile, makeFiles, type StoreFile } from "./make-files.ts";
import type { StatementSettings } from "./settings.ts";
import { dropFiles, keepFile } from "./stored-files.ts";
import { isStatement, type QueuedRow, statements } from "./tables.ts";

/** Makes statements in the background, and clears away what has expired. */
export interface StatementDesk extends Running {
  /** Something is in line. */
  look(): void;
  /** Whoever has other files made here says how: for all that is no statement. */
  makeOthersBy(make: MakeOthers): void;
}

/** What somebody else makes of a row. */
export interface MadeByOthers {
  /** In parts. */
  readonly files: readonly MadeFile[];
  /** Writes what is known of them, in the transaction that ends the row. */
  readonly keep: (tx: Db) => Promise<void>;
}
export type MakeOthers = (thread: FileThread, row: QueuedRow) => Promise<MadeByOthers>;

const lookEveryMs = 250;
const clearEveryMs = 60_000;
/** Each holds a part of a file in memory. */
const maxAtWork = 3;
const dayMs = 86_400_000;

/** Begins with what an earlier run left: what was being made is made anew. */
async function openDesk(exchange: Exchange<StatementSettings>): Promise<StatementDesk> {
  const { database, clock, settings, onError } = exchange;
  const { db } = database;
  const thread = createFileThread();
  /** By person. */
  const atWork = new Map<number, Promise<void>>();
  let looking: Promise<void> | undefined;
  let stopped = false;
  let makeOthers: MakeOthers | undefined;

  const set = (row: QueuedRow, part: Partial<QueuedRow>, within: Db = db) =>
    within
      .update(statements)
      .set(part)
      .where(and(eq(statements.id, row.id), isNull(statements.endedAt)));

  /** Takes what is due one step further. */
  async function step(row: QueuedRow): Promise<void> {
    const now = clock.now();
    if (row.state === "queued") {
      if (now >= row.createdAt + settings.statementQueueMs)
        await set(row, { state: "processing", startedAt: now });
      return;
    }
    if (now < (row.startedAt ?? 0) + settings.statementMakeMs) return;
    if (settings.failStatements > 0 || randomInt(100) < settings.failStatementsPercent) {
      settings.failStatements = Math.max(0, settings.failStatements - 1);
      await set(row, { state: "failed", endedAt: now });
      return;
    }
    try {
      await finish(row);
    } catch (error) {
      if (stopped) return;
      await set(row, { state: "failed", endedAt: clock.now() });
      await dropFiles(db, [row.id]);
      onError(error);
    }
  }

  /** Parts are stored as they are made, and are of a statement only once its end says so; what an earlier try left goes first. */
  async function finish(row: QueuedRow): Promise<void> {
    await dropFiles(db, [row.id]);
    const store: StoreFile = (file, part) => keepFile(db, row.id, part, file);
    let keep: MadeByOthers["keep"] | undefined;
    if (isStatement(row)) {
      if (!(await makeFiles(exchange, thread, row, { isOver: () => stopped, store }))) return;
    } else {
      const others = await makeOthers?.(thread, row);
      if (others === undefined) return;
      for (const [i, file] of others.files.entries()) await store(file, i + 1);
      keep = others.keep;
    }
    const now = clock.now();
    const expiresAt = now + settings.statementTtlDays * dayMs;
    await db.transaction(async (tx) => {
      await keep?.(tx);
      await set(row, { state: "ready", endedAt: now, expiresAt }, tx);
    });
  }

  /** Each person's oldest, several people's at once: nobody waits for another's large one. */
  async function round(): Promise<void> {
    const open = await db
      .select()
      .from(statements)
      .where(isNull(statements.endedAt))
      .orderBy(asc(statements.createdAt), asc(statements.id));
    const seen = new Set<number>();
    for (const row of open) {
      if (seen.has(row.userId)) continue;
      seen.add(row.userId);
      if (stopped || atWork.size >= maxAtWork) return;
      if (!atWork.has(row.userId)) atWork.set(row.userId, work(row));
    }
  }

  async function work(row: QueuedRow): Promise<void> {
    try {
      // What was read of the line may be of before its last step: what has ended is not made again.
      const [now] = await db
        .select()
        .from(statements)
        .where(and(eq(statements.id, row.id), isNull(statements.endedAt)));
      if (now !== undefined) await step(now);
    } catch (error) {
      if (!stopped) onError(error);
    } finally {
      atWork.delete(row.userId);
    }
  }

  function look(): void {
    if (stopped || settings.holdStatements) return;
    looking ??= round()
      .catch((error: unknown) => {
        if (!stopped) onError(error);
      })
      .finally(() => {
        looking = undefined;
      });
  }

  async function clear(): Promise<void> {
    const over = await db
      .select({ id: statements.id })
      .from(statements)
      .where(and(eq(statements.state, "ready"), lte(statements.expiresAt, clock.now())));
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction(async (tx) => {
      await dropFiles(tx, ids);
      await tx.update(statements).set({ state: "expired" }).where(inArray(statements.id, ids));
    });
  }

  let clearing: Promise<void> | undefined;
  const stopLooking = every(clock, lookEveryMs, look);
  const stopClearing = every(clock, clearEveryMs, () => {
    clearing ??= clear()
      .catch((error: unknown) => {
        if (!stopped) onError(error);
      })
      .finally(() => {
        clearing = undefined;
      });
  });
  return {
    look,
    makeOthersBy(make) {
      makeOthers = make;
    },
    async stop() {
      stopped = true;
      stopLooking();
      stopClearing();
      await thread.close();
      await looking;
      await Promise.all(atWork.values());
      await clearing;
    },
  };
}

export const statementDesk = engine<StatementSettings, StatementDesk>(openDesk);
