import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../ledger/database.ts";
import { sessions, users } from "../ledger/schema.ts";
import { type Person, personOf } from "./person.ts";

/** The test environment's cookie (design section 10). The page reads it and sends it as the UserToken header. */
export const tokenCookie = "test-token";
const lifeSeconds = 86_400;

/** A new session; answers its token, 32 random bytes in hex. */
export async function openSession(db: Db, person: Person, at: number): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await db.insert(sessions).values({ token, userId: person.id, expiresAt: at + lifeSeconds * 1000 });
  return token;
}

/** Who a token belongs to, undefined when it is unknown or over. */
export async function personOfToken(db: Db, token: string, at: number): Promise<Person | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, at)));
  return row === undefined ? undefined : personOf(row.user);
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Set-Cookie of a session; "" ends it. Not HttpOnly: the page has to read it. */
export function sessionCookie(token: string, secure: boolean): string {
  const age = token === "" ? 0 : lifeSeconds;
  return `${tokenCookie}=${token}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
