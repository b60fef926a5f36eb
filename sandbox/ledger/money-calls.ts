import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { moneyRequests } from "../accounts/tables.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Db } from "./database.ts";

/**
 * Money calls happen once (D10.7). The effect and the record of its answer are one transaction: there is
 * no moment at which money moved and the answer is not known, or the other way round. A second copy waits on the
 * record's key and gets the first one's answer.
 */
export interface MoneyCall {
  readonly userId: number;
  readonly requestId: string;
  readonly call: HttpCallName;
  readonly body: unknown;
}

export interface MoneyAnswer {
  readonly retCode: number;
  readonly retMsg: string;
  readonly result: unknown;
}

export type Lookup =
  | { readonly state: "absent" }
  | { readonly state: "running" }
  | { readonly state: "done"; readonly call: HttpCallName; readonly answer: MoneyAnswer };

export interface MoneyCalls {
  /** Runs `effect` unless this id was answered before; throws {@link Refusal} 10014 for another body or a closed id. */
  once(call: MoneyCall, effect: (tx: Db) => Promise<unknown>): Promise<MoneyAnswer>;
  /** What became of an id. An id never seen is closed by asking. */
  lookup(userId: number, requestId: string): Promise<Lookup>;
}

export function createMoneyCalls(db: Db, now: () => number): MoneyCalls {
  const running = new Map<string, number>();
  const key = (userId: number, requestId: string): string => `${userId}/${requestId}`;

  async function once(call: MoneyCall, effect: (tx: Db) => Promise<unknown>): Promise<MoneyAnswer> {
    const id = key(call.userId, call.requestId);
    running.set(id, (running.get(id) ?? 0) + 1);
    try {
      return await db.transaction((tx) => claimAndRun(tx, call, now(), effect));
    } finally {
      const left = (running.get(id) ?? 1) - 1;
      if (left > 0) running.set(id, left);
      else running.delete(id);
    }
  }

  async function lookup(userId: number, requestId: string): Promise<Lookup> {
    if (running.has(key(userId, requestId))) return { state: "running" };
    return db.transaction(async (tx) => {
      const closing = { userId, requestId, call: "", bodyHash: "", state: "void" as const, createdAt: now() };
      await tx.insert(moneyRequests).values(closing).onConflictDoNothing();
      const row = await find(tx, userId, requestId);
      if (row.state === "done")
        return { state: "done", call: row.call as HttpCallName, answer: answerOf(row) };
      return { state: row.state === "void" ? "absent" : "running" };
    });
  }

  return { once, lookup };
}

async function claimAndRun(
  tx: Db,
  call: MoneyCall,
  at: number,
  effect: (tx: Db) => Promise<unknown>,
): Promise<MoneyAnswer> {
  const { userId, requestId } = call;
  const bodyHash = hashOf(call.body);
  const claimed = await tx
    .insert(moneyRequests)
    .values({ userId, requestId, call: call.call, bodyHash, state: "running", createdAt: at })
    .onConflictDoNothing()
    .returning({ state: moneyRequests.state });
  if (claimed.length === 0) {
    const row = await find(tx, userId, requestId);
    if (row.state === "void")
      throw new Refusal(codes.duplicateRequest, "This requestId was looked up and closed");
    if (row.call !== call.call || row.bodyHash !== bodyHash) {
      throw new Refusal(codes.duplicateRequest, "This requestId was used for another request");
    }
    return answerOf(row);
  }
  const answer = await attempt(tx, call.call, effect);
  await tx
    .update(moneyRequests)
    .set({ state: "done", ...answer, result: JSON.stringify(answer.result) })
    .where(and(eq(moneyRequests.userId, userId), eq(moneyRequests.requestId, requestId)));
  return answer;
}

/**
 * A definite refusal undoes the effect, not the record of the refusal: that is this id's answer from now on. Any other
 * undoes both: who looks it up is told that nothing happened, and who sends it again is let try.
 */
async function attempt(
  tx: Db,
  call: HttpCallName,
  effect: (tx: Db) => Promise<unknown>,
): Promise<MoneyAnswer> {
  try {
    const result = await tx.transaction((inner) => effect(inner));
    return { retCode: 0, retMsg: "OK", result };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const definite = callDefinition(call).definiteRefusals ?? [];
    if (!definite.includes(String(error.retCode))) throw error;
    return { retCode: error.retCode, retMsg: error.message, result: error.result };
  }
}

type Row = typeof moneyRequests.$inferSelect;

async function find(tx: Db, userId: number, requestId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(moneyRequests)
    .where(and(eq(moneyRequests.userId, userId), eq(moneyRequests.requestId, requestId)));
  if (row === undefined) throw new Error(`No record of request ${requestId}`);
  return row;
}

function answerOf(row: Row): MoneyAnswer {
  return { retCode: row.retCode, retMsg: row.retMsg, result: JSON.parse(row.result) };
}

/** Of the body with sorted keys, so that the same intent spelled in another order is the same. */
function hashOf(body: unknown): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(sorted).digest("hex");
}
