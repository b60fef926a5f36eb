import { createHash, createPublicKey, verify } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { PasskeyAssertion } from "#shared/contract/risk.ts";
import { ms } from "../ledger/columns.ts";
import type { Db } from "../ledger/database.ts";
import { userId } from "./tables.ts";

/** Passkeys that people bound on the sandbox's own page, and what they sign (WebAuthn level 2, ES256 only). */
export const passkeys = pgTable(
  "passkeys",
  {
    userId: userId(),
    /** base64url, as the next. */
    credentialId: text("credential_id").notNull(),
    /** SubjectPublicKeyInfo. */
    publicKey: text("public_key").notNull(),
    /** Host name that it is bound to. */
    rpId: text("rp_id").notNull(),
    signCount: integer("sign_count").notNull(),
    createdAt: ms("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.credentialId] })],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

export function passkeysOf(db: Db, id: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, id));
}

export async function bindPasskey(db: Db, row: PasskeyRow): Promise<void> {
  // A key that cannot be read is refused when it is bound, not when money waits for it.
  publicKeyOf(row.publicKey);
  await db.insert(passkeys).values(row).onConflictDoNothing();
}

const clientData = v.object({ type: v.string(), challenge: v.string(), origin: v.string() });
/** Present, and verified by the device. */
const wantedFlags = 0b101;
const shortest = 37;

/** Whether one of a person's passkeys signed this challenge, on this exchange's page, its owner verified by the device. */
export async function passkeyHolds(
  db: Db,
  id: number,
  challenge: string,
  assertion: PasskeyAssertion,
): Promise<boolean> {
  const mine = and(eq(passkeys.userId, id), eq(passkeys.credentialId, assertion.credentialId));
  const [row] = await db.select().from(passkeys).where(mine).for("no key update");
  if (row === undefined) return false;
  const client = Buffer.from(assertion.clientData, "base64url");
  const authenticator = Buffer.from(assertion.authenticatorData, "base64url");
  if (!isOf(client, challenge, row.rpId) || authenticator.length < shortest) return false;
  const isOfHost = authenticator.subarray(0, 32).equals(createHash("sha256").update(row.rpId).digest());
  if (!isOfHost || ((authenticator[32] ?? 0) & wantedFlags) !== wantedFlags) return false;
  // A copy of the key counts from where it was copied; one that does not count says 0.
  const count = authenticator.readUInt32BE(33);
  if (count !== 0 && count <= row.signCount) return false;
  const signed = Buffer.concat([authenticator, createHash("sha256").update(client).digest()]);
  const signature = Buffer.from(assertion.signature, "base64url");
  if (!verify("sha256", signed, publicKeyOf(row.publicKey), signature)) return false;
  await db.update(passkeys).set({ signCount: count }).where(mine);
  return true;
}

function isOf(client: Buffer, challenge: string, rpId: string): boolean {
  const read = v.safeParse(clientData, jsonOf(client.toString("utf8")));
  if (!read.success || read.output.type !== "webauthn.get" || read.output.challenge !== challenge)
    return false;
  const host = URL.canParse(read.output.origin) ? new URL(read.output.origin).hostname : "";
  return host === rpId || host.endsWith(`.${rpId}`);
}

function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

function publicKeyOf(spki: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: Buffer.from(spki, "base64url"), format: "der", type: "spki" });
}
