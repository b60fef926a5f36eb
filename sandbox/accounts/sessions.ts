import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { hostCookieName, tokenName } from "#shared/site/environment.ts";
import type { Db } from "../ledger/database.ts";
import { type Person, personOf } from "./person.ts";
import { sessions, users } from "./tables.ts";

/** The test environment's cookie. The page reads it and sends it as the UserToken header. */
const plainCookie = tokenName("test");

/** Over TLS under the prefix that keeps every other host from setting it; browsers take that one over TLS only. */
export function tokenCookie(secure: boolean): string {
  return secure ? hostCookieName(plainCookie) : plainCookie;
}

const lifeSeconds = 86_400;

/** A new session; answers its token, 32 random bytes in hex. */
export async function openSession(db: Db, person: Person, at: number): Promise<string> {
  const token = randomBytes(32).toString("hex");
  // What is over is of no use to anybody.
  await db.delete(sessions).where(and(eq(sessions.userId, person.id), lte(sessions.expiresAt, at)));
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

/** Ends all sessions of a person. */
export async function closeSessions(db: Db, person: Person): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, person.id));
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Set-Cookie of a session; "" ends it. Not HttpOnly: the page has to read it. */
export function sessionCookie(token: string, secure: boolean): string {
  const age = token === "" ? 0 : lifeSeconds;
  return `${tokenCookie(secure)}=${token}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
