import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { Refusal } from "../../refusal.ts";
import { membersOf } from "../transfer/index.ts";

/** As transfers say it: this is no member of yours. */
const notYourMember = 131_209;

/** Whose books are requested: the person's own, or those of sub-accounts. Refuses with 131209 who is no member. */
export async function requestedMembers(
  db: Db,
  person: Person,
  uids: readonly string[] | undefined,
): Promise<readonly number[]> {
  if (uids === undefined || uids.length === 0) return [person.id];
  const members = await membersOf(db, person);
  return [...new Set(uids)].map((uid) => {
    const member = members.find(({ id }) => String(id) === uid);
    if (member === undefined) throw new Refusal(notYourMember, `subUid: ${uid} is no member of yours`);
    return member.id;
  });
}
