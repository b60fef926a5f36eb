import { and, asc, eq, lte } from "drizzle-orm";
import type { CallOutput } from "#shared/contract/index.ts";
import type { Person } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { MemberSettings } from "./settings.ts";
import { type AmbassadorRow, ambassadors } from "./tables.ts";

/** The ambassador programme: joined once, decided on by its people. */

type Standing = CallOutput<"member.ambassador">;

const notJoined: Standing = { status: "NONE", level: 0, inviteCode: "", invited: 0, rewarded: 0 };

export async function standingOf(db: Db, userId: number): Promise<Standing> {
  const [row] = await db.select().from(ambassadors).where(eq(ambassadors.userId, userId));
  return row === undefined ? notJoined : view(row);
}

const view = ({ status, level, inviteCode, invited, rewarded }: AmbassadorRow): Standing => ({
  status,
  level,
  inviteCode,
  invited,
  rewarded,
});

/**
 * Whoever has a label is taken at once, others are looked at. Who joined before keeps their standing; 42039 without an
 * identity check.
 */
export async function join(
  tx: Db,
  { id, profile }: Person,
  at: number,
  settings: MemberSettings,
): Promise<Standing & { readonly decideAt: number | null }> {
  // One at a time, whatever comes at once.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
  const known = await standingOf(tx, id);
  if (known.status !== "NONE") return { ...known, decideAt: null };
  if (profile.kycLevel === "LEVEL_DEFAULT")
    throw new Refusal(codes.needIdentityCheck, "Identity check needed before joining");
  const isTaken = profile.label.type !== 0;
  const decideAt = isTaken ? null : at + settings.ambassadorReviewMs;
  const isRefused = !isTaken && settings.refuseAmbassadors > 0;
  if (isRefused) settings.refuseAmbassadors -= 1;
  const row: AmbassadorRow = {
    userId: id,
    invited: 0,
    rewarded: 0,
    appliedAt: at,
    decideAt,
    endsAs: isTaken ? null : isRefused ? "REJECTED" : "ACTIVE",
    ...(isTaken ? active(id) : { status: "APPLIED", level: 0, inviteCode: "" }),
  };
  await tx.insert(ambassadors).values(row);
  return { ...view(row), decideAt };
}

/** Who is taken begins at level 1, with a code of their own. */
export const active = (userId: number) => ({
  status: "ACTIVE" as const,
  level: 1,
  inviteCode: `A${userId.toString(36).toUpperCase().padStart(6, "0")}`,
});

export async function openApplicants(db: Db): Promise<readonly number[]> {
  const rows = await db
    .select({ at: ambassadors.decideAt })
    .from(ambassadors)
    .where(eq(ambassadors.status, "APPLIED"));
  return rows.flatMap(({ at }) => at ?? []);
}

export async function dueApplicants(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: ambassadors.userId })
    .from(ambassadors)
    .where(and(eq(ambassadors.status, "APPLIED"), lte(ambassadors.decideAt, at)))
    .orderBy(asc(ambassadors.decideAt));
  return rows.map(({ id }) => String(id));
}

/** One that is decided stays as it is, and so does one whose time was put off since it was found to be due. */
export async function decideApplicant(tx: Db, id: string, at: number): Promise<void> {
  const own = eq(ambassadors.userId, Number(id));
  const [row] = await tx.select().from(ambassadors).where(own).for("no key update");
  if (row?.status !== "APPLIED" || (row.decideAt ?? at) > at) return;
  const end =
    row.endsAs === "ACTIVE"
      ? active(row.userId)
      : ({ status: "REJECTED", level: 0, inviteCode: "" } as const);
  await tx
    .update(ambassadors)
    .set({ ...end, decideAt: null, endsAs: null })
    .where(own);
}
