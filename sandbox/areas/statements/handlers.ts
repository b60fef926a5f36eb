import { and, asc, eq } from "drizzle-orm";
import { exportScene } from "#shared/contract/export-scene.ts";
import { verificationFields } from "#shared/contract/risk.ts";
import { guardedKinds, type StatementKind } from "#shared/contract/statements.ts";
import type { Json } from "#shared/domain/stable-json.ts";
import type { Person } from "../../accounts/person.ts";
import { requireVerificationCodes } from "../../accounts/require-verification-codes.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers, Context } from "../handler.ts";
import { statementDesk } from "./desk.ts";
import { rulesOf } from "./kinds.ts";
import { linkTo } from "./links.ts";
import { requestedMembers } from "./members.ts";
import { knownOrder, requirePossible, type StatementOrder, takeOrder, usedInMonth } from "./order.ts";
import { listStatements, stateAt, statementOf } from "./read.ts";
import type { StatementSettings } from "./settings.ts";
import { type StatementRow, statementFiles } from "./tables.ts";

const secondMs = 1000;
const dayMs = 86_400_000;
const plainTerms = { account: "", coin: "", currency: "", timezone: "UTC", language: "en-US" };

/** Kinds with a call of their own. */
const ownCalls: readonly StatementKind[] = ["ACCOUNT_STATEMENT", "INDIA_TAX"];

/** Statements (F2e.*, F6g.*). */
export const statementHandlers: AreaHandlers<"statements", StatementSettings> = {
  "statements.config": {
    access: "private",
    async handle(_input, { db, exchange, now }, person) {
      const { statementQuota, statementTtlDays } = exchange.settings;
      const kinds = await rulesOf(db, person);
      const monthlyUsed = await usedInMonth(db, person, now);
      return { kinds: [...kinds], monthlyQuota: statementQuota, monthlyUsed, fileTtlDays: statementTtlDays };
    },
  },
  "statements.create": {
    access: "private",
    async handle(input, context, person) {
      const { kind, format, startTime, endTime, accountType, coin, subUid, requestId = "" } = input;
      const { timezone = "UTC", language = plainTerms.language } = input;
      if (ownCalls.includes(kind))
        throw new Refusal(codes.badParameter, `kind: ${kind} has a call of its own`);
      const members = await requestedMembers(context.db, person, subUid === undefined ? undefined : [subUid]);
      const terms = {
        ...plainTerms,
        account: accountType ?? "",
        coin: coin ?? "",
        members,
        timezone,
        language,
      };
      const order = {
        kind,
        format,
        startAt: startTime * secondMs,
        endAt: endTime * secondMs,
        terms,
        requestId,
      };
      const check = guardedKinds.includes(kind) ? input : undefined;
      const row = await take(context, person, order, check);
      return { queryId: row.id, status: row.state === "queued" ? ("0" as const) : ("1" as const) };
    },
  },
  "statements.createAccount": {
    access: "private",
    async handle({ date, valuationCurrency, language, timezone = "UTC", requestId = "" }, context, person) {
      if (context.exchange.market.fiat.toUsd(valuationCurrency) === undefined) {
        throw new Refusal(codes.badParameter, `valuationCurrency: ${valuationCurrency} is not quoted`);
      }
      const startAt = date * secondMs;
      if (startAt + dayMs > context.now) throw new Refusal(codes.badParameter, "date: the day is not over");
      const terms = { ...plainTerms, members: [person.id], currency: valuationCurrency, language, timezone };
      const order = {
        kind: "ACCOUNT_STATEMENT",
        format: "PDF",
        startAt,
        endAt: startAt + dayMs,
        terms,
      } as const;
      return { queryId: (await take(context, person, { ...order, requestId })).id };
    },
  },
  "statements.createIndiaTax": {
    access: "private",
    async handle({ financialYear, subUids, language = "en-US", requestId = "" }, context, person) {
      const [from = 0, to = 0] = financialYear.split("-").map(Number);
      if (to !== from + 1) throw new Refusal(codes.badParameter, "financialYear: two years in a row");
      const members = await requestedMembers(context.db, person, subUids);
      // The year is of days in UTC, and so are the times: in India's, its last hours would stand under the next year.
      const terms = { ...plainTerms, members, currency: "INR", language };
      const [startAt, yearEnd] = [Date.UTC(from, 3, 1), Date.UTC(to, 3, 1)];
      // Of the year that is running, what there is.
      const endAt = Math.min(yearEnd, Math.floor(context.now / dayMs) * dayMs + dayMs);
      if (endAt <= startAt) throw new Refusal(codes.badParameter, "financialYear: has not begun yet");
      const order = { kind: "INDIA_TAX", format: "PDF", startAt, endAt, terms, requestId } as const;
      return { queryId: (await take(context, person, order)).id };
    },
  },
  "statements.list": {
    access: "private",
    handle: (input, { db, now }, person) => listStatements(db, person, input, now),
  },
  "statements.url": {
    access: "private",
    async handle({ queryId }, { db, exchange, now }, person) {
      const row = await statementOf(db, person, queryId);
      if (row === undefined) throw new Refusal(codes.badParameter, "queryId: unknown");
      if (stateAt(row, now) !== "ready")
        throw new Refusal(codes.statusForbids, "There is no file, or none any more");
      const files = await db
        .select({ part: statementFiles.part })
        .from(statementFiles)
        .where(and(eq(statementFiles.statementId, row.id)))
        .orderBy(asc(statementFiles.part));
      const until = Math.min(now + exchange.settings.statementLinkMs, row.expiresAt ?? 0);
      const link = { statementId: row.id, userId: person.id, until };
      return {
        queryId,
        urls: files.map(({ part }) => linkTo(exchange.keys, { ...link, part })),
        expireTime: Math.floor(until / secondMs),
      };
    },
  },
};

type Input = Parameters<(typeof statementHandlers)["statements.create"]["handle"]>[0];

async function take(
  { db, exchange, now }: Context<StatementSettings>,
  person: Person,
  order: StatementOrder,
  guarded?: Input,
): Promise<StatementRow> {
  // Who heard no answer asks again: what was taken stays taken, whatever became of its day, its place and its codes.
  const known = await knownOrder(db, person, order);
  if (known !== undefined) return known;
  await requirePossible(db, person, order, now);
  if (guarded !== undefined) {
    const { check: scene, mail: mailScene } = exportScene;
    const detail = withoutCodes(guarded);
    await requireVerificationCodes(
      db,
      exchange.verificationCodes,
      { userId: person.id, scene, mailScene, detail, at: now },
      guarded,
    );
  }
  const row = await takeOrder(db, person, order, { now, quota: exchange.settings.statementQuota });
  statementDesk.of(exchange).look();
  return row;
}

function withoutCodes(input: Input): Json {
  const left = new Set(["requestId", ...Object.keys(verificationFields)]);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !left.has(name)));
}
