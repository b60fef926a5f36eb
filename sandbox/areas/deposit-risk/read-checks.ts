import { and, desc, eq } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import type { KyaCheck, KyaStatus } from "#shared/contract/pre-kya.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type KyaRow, kyaChecks } from "./tables.ts";

/** A person's checks, as the wire has them. */

const maxRows = 50;

export async function listChecks(
  db: Db,
  person: Person,
  input: CallInput<"preKya.checks">,
  at: number,
): Promise<{ readonly total: number; readonly list: KyaCheck[] }> {
  const { chain, coin, status, page = 1, size = 20 } = input;
  if (page < 1 || size < 1 || size > maxRows) throw new Refusal(codes.badParameter, "page, size");
  const rows = await db
    .select()
    .from(kyaChecks)
    .where(
      and(
        eq(kyaChecks.userId, person.id),
        chain === undefined ? undefined : eq(kyaChecks.chain, chain),
        coin === undefined ? undefined : eq(kyaChecks.coin, coin),
      ),
    )
    .orderBy(desc(kyaChecks.createdAt));
  const all = rows
    .map((row) => checkView(row, at))
    .filter((row) => status === undefined || row.status === status);
  return { total: all.length, list: all.slice((page - 1) * size, page * size) };
}

export function checkView(row: KyaRow, at: number): KyaCheck {
  const { id, coin, chain, address, riskLevel, createdAt, expiresAt } = row;
  const status = statusOf(row, at);
  return {
    checkId: id,
    coin,
    chain,
    fromAddress: address,
    status,
    riskLevel,
    createdTime: createdAt,
    expireTime: expiresAt,
  };
}

function statusOf({ status, expiresAt }: KyaRow, at: number): KyaStatus {
  return expiresAt <= at ? "EXPIRED" : status;
}
