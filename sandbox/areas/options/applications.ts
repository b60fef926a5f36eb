import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { answerIssue } from "#shared/domain/options-answers.ts";
import type { Person } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { hasWords, isAlwaysRead, passScore, questionsFor, scoreOf } from "./questions.ts";
import type { OptionsSettings } from "./settings.ts";
import { type ApplicationRow, optionApplications } from "./tables.ts";

/** Applications from their arrival to what is decided on them. */

type Applied = CallOutput<"options.apply">;
type Answers = CallInput<"options.apply">["answers"];

/** Places where options are not offered. */
const ineligible: ReadonlySet<string> = new Set(["USA", "HKG", "TUR"]);

/** Refuses who may not even be asked: 42039 without an identity check, 10024 by the rules of a region or an account. */
export function requireEligible({ profile }: Person): void {
  if (ineligible.has(profile.kycRegion) || profile.subAttribute === 2)
    throw new Refusal(codes.compliance, "Options are not offered here");
  if (profile.kycLevel === "LEVEL_DEFAULT")
    throw new Refusal(codes.needIdentityCheck, "Identity check needed before options");
}

/** The one that counts: an approval holds for its terms only, everything else for all that come after. */
export async function standingApplication(
  db: Db,
  userId: number,
  version: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(optionApplications)
    .where(eq(optionApplications.userId, userId))
    .orderBy(desc(optionApplications.id))
    .limit(1);
  return row?.state === "APPROVED" && row.version !== version ? undefined : row;
}

/** Takes an application once: 10001 for answers or terms that are not those asked for, 700003 where none is to be made. */
export async function apply(
  tx: Db,
  person: Person,
  { agreementVersion, answers }: Pick<CallInput<"options.apply">, "agreementVersion" | "answers">,
  { at, settings }: { readonly at: number; readonly settings: OptionsSettings },
): Promise<Applied & { readonly decideAt: number | null }> {
  requireEligible(person);
  // One at a time, whatever comes at once.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("no key update");
  const known = await standingApplication(tx, person.id, settings.optionsVersion);
  if (known !== undefined && known.state !== "REJECTED")
    throw new Refusal(codes.statusForbids, "There is an application already");
  if (known !== undefined && known.retryAt > at)
    throw new Refusal(codes.statusForbids, "Not before the next try");
  if (agreementVersion !== settings.optionsVersion)
    throw new Refusal(codes.badParameter, `agreementVersion: ${settings.optionsVersion} holds now`);
  const { kycRegion } = person.profile;
  const given = readAnswers(answers, kycRegion);
  const score = scoreOf(given);
  const isRead = isAlwaysRead(kycRegion) ? score >= passScore : score === passScore - 1 && hasWords(given);
  const state = isRead ? "PENDING" : score >= passScore ? "APPROVED" : "REJECTED";
  const decideAt = isRead ? at + settings.optionsReviewMs : null;
  const ends = settings.refuseOptionReviews > 0 ? ("REJECTED" as const) : ("APPROVED" as const);
  if (isRead && settings.refuseOptionReviews > 0) settings.refuseOptionReviews -= 1;
  await tx.insert(optionApplications).values({
    userId: person.id,
    version: agreementVersion,
    answers: JSON.stringify(answers),
    score,
    state,
    appliedAt: at,
    decideAt,
    endsAs: isRead ? ends : null,
    decidedAt: isRead ? null : at,
    retryAt: state === "REJECTED" ? at + settings.optionsRetryMs : 0,
  });
  return { status: state, score, agreementVersion, decideAt };
}

/** Every question at most once, each by its rule. */
function readAnswers(answers: Answers, region: string): Map<string, string | readonly string[]> {
  const given = new Map<string, string | string[]>();
  const questions = questionsFor(region);
  for (const { id, value } of answers) {
    if (given.has(id) || !questions.some((question) => question.id === id))
      throw new Refusal(codes.badParameter, `answers: ${id}`);
    given.set(id, value);
  }
  for (const question of questions) {
    const issue = answerIssue(question, given.get(question.id));
    if (issue !== undefined) throw new Refusal(codes.badParameter, `answers: ${question.id} is ${issue}`);
  }
  return given;
}

export async function openReviews(db: Db): Promise<readonly number[]> {
  const rows = await db
    .select({ at: optionApplications.decideAt })
    .from(optionApplications)
    .where(eq(optionApplications.state, "PENDING"));
  return rows.flatMap(({ at }) => at ?? []);
}

export async function dueReviews(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: optionApplications.id })
    .from(optionApplications)
    .where(and(eq(optionApplications.state, "PENDING"), lte(optionApplications.decideAt, at)))
    .orderBy(asc(optionApplications.decideAt));
  return rows.map(({ id }) => String(id));
}

/** What a person says who read it. One that is decided stays as it is, and so does one that was put off since it fell due. */
export async function decideReview(tx: Db, id: string, at: number, retryMs: number): Promise<void> {
  const own = eq(optionApplications.id, Number(id));
  const [row] = await tx.select().from(optionApplications).where(own).for("no key update");
  if (row?.state !== "PENDING" || row.endsAs === null || (row.decideAt ?? at) > at) return;
  const retryAt = row.endsAs === "REJECTED" ? at + retryMs : 0;
  await tx.update(optionApplications).set({ state: row.endsAs, decidedAt: at, retryAt }).where(own);
}
