import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import * as v from "valibot";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import {
  type Questionnaire,
  questionnaireBytes,
  questionnaire as questionnaireSchema,
} from "#shared/contract/travel-rule.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { answersOf, travelIssues } from "#shared/domain/travel-rule.ts";
import { type TravelZone, travelZone } from "#shared/domain/travel-zone.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type DepositRow, deposits, giveBack, settled } from "../deposit/index.ts";
import type { DepositRiskSettings } from "./settings.ts";
import { type TravelRow, travelAnswers } from "./tables.ts";
import { deniesCustomers, isKnownVasp } from "./vasps.ts";

/** Refusals of what is said about a deposit (F5.20, F5.21). */
export const holdCodes = { noSuchDeposit: 131_002, detailsMissing: 131_068 } as const;

/** Answers about who sent a deposit, from their arrival to what is decided on them: the deposit is credited, or goes back. */

type Status = CallOutput<"travelRule.submit">["travelRuleStatus"];
type Reviewing = Pick<DepositRiskSettings, "travelRuleReviewMs" | "refuseTravelRules" | "reopenTravelRules">;

/** Takes answers to what is asked; any others are refused. */
export async function takeAnswers(
  tx: Db,
  person: Person,
  { depositId, questionnaire }: CallInput<"travelRule.submit">,
  { at, settings }: { readonly at: number; readonly settings: Reviewing },
): Promise<Status> {
  const deposit = await ownDeposit(tx, person, String(depositId));
  if (deposit.travelRule !== 1 || !isOpen(deposit)) {
    throw new Refusal(codes.statusForbids, "Nothing is asked about this deposit");
  }
  const sent = readQuestionnaire(questionnaire, travelZone(person.profile.kycRegion, ""), at);
  const row: TravelRow = {
    id: randomUUID(),
    depositId: deposit.id,
    userId: person.id,
    questionnaire,
    submittedAt: at,
    decideAt: at + settings.travelRuleReviewMs,
    ends: endOf(sent, settings),
    decidedAt: null,
  };
  await tx.insert(travelAnswers).values(row);
  await tx.update(deposits).set({ travelRule: 2 }).where(eq(deposits.id, deposit.id));
  if (settings.travelRuleReviewMs > 0) return 2;
  await decideAnswers(tx, row.id, at);
  return { accepted: 0, refused: 3, more: 1 }[row.ends] as Status;
}

export async function ownDeposit(tx: Db, { id: userId }: Person, id: string): Promise<DepositRow> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.userId, userId)))
    .for("no key update");
  if (row === undefined) throw new Refusal(holdCodes.noSuchDeposit, "No such deposit of yours");
  return row;
}

/** Neither credited nor gone. */
export function isOpen({ status }: DepositRow): boolean {
  return status === depositStatuses.confirming || status === depositStatuses.processing;
}

/** `zone`: whose law asks. Refuses what its form would not have sent. */
export function readQuestionnaire(text: string, zone: TravelZone, at: number): Questionnaire {
  if (Buffer.byteLength(text) > questionnaireBytes) {
    throw new Refusal(holdCodes.detailsMissing, `questionnaire: at most ${questionnaireBytes} bytes`);
  }
  const read = v.safeParse(questionnaireSchema, jsonOf(text));
  if (!read.success) throw new Refusal(holdCodes.detailsMissing, "questionnaire: not of its form");
  const today = new Date(at).toISOString().slice(0, 10);
  const [field] = Object.keys(travelIssues(zone, answersOf(read.output), today));
  if (field !== undefined) throw new Refusal(holdCodes.detailsMissing, `questionnaire: ${field}`);
  const { walletType, vaspCode = "" } = read.output;
  if (walletType === 0 && !isKnownVasp(vaspCode)) {
    throw new Refusal(holdCodes.detailsMissing, "questionnaire: vaspCode");
  }
  return read.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function endOf({ vaspCode = "" }: Questionnaire, settings: Reviewing): TravelRow["ends"] {
  if (settings.refuseTravelRules > 0 || deniesCustomers(vaspCode)) return "refused";
  return settings.reopenTravelRules > 0 ? "more" : "accepted";
}

export async function openAnswers(db: Db): Promise<readonly number[]> {
  const rows = await db.select().from(travelAnswers).where(isNull(travelAnswers.decidedAt));
  return rows.map(({ decideAt }) => decideAt);
}

export async function dueAnswers(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: travelAnswers.id })
    .from(travelAnswers)
    .where(and(isNull(travelAnswers.decidedAt), lte(travelAnswers.decideAt, at)))
    .orderBy(asc(travelAnswers.decideAt));
  return rows.map(({ id }) => id);
}

/** What is decided on answers, once. Answers the deposit that it changed. */
export async function decideAnswers(tx: Db, id: string, at: number): Promise<string | undefined> {
  const mine = eq(travelAnswers.id, id);
  const [row] = await tx.select().from(travelAnswers).where(mine).for("no key update");
  if (row === undefined || row.decidedAt !== null) return undefined;
  await tx.update(travelAnswers).set({ decidedAt: at }).where(mine);
  const { depositId, ends } = row;
  const ofDeposit = eq(deposits.id, depositId);
  const [deposit] = await tx.select().from(deposits).where(ofDeposit).for("no key update");
  // The chain took it back meanwhile: there is nothing to credit or to return.
  if (deposit === undefined || !isOpen(deposit)) return undefined;
  const next = { accepted: 0, refused: 3, more: 1 } as const;
  await tx.update(deposits).set({ travelRule: next[ends] }).where(ofDeposit);
  if (ends === "refused") await giveBack(tx, depositId, at);
  if (ends === "accepted") await credit(tx, deposit, at);
  return depositId;
}

/** What is confirmed and held by nothing else; the rest goes on by itself. */
async function credit(
  tx: Db,
  { id, status, depositType, recordType }: DepositRow,
  at: number,
): Promise<void> {
  if (status !== depositStatuses.processing || depositType !== "0") return;
  await settled(tx, id, at);
  if (recordType === 2) await tx.update(deposits).set({ travelRule: 3 }).where(eq(deposits.id, id));
}
