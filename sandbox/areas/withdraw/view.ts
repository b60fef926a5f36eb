import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { maskedName, personOfId } from "../transfer/index.ts";
import { confirmationsOf, debitedOf, isCancellable } from "./steps.ts";
import type { WithdrawRow } from "./tables.ts";

/** Withdrawals as the wire has them (F1.10). */
export async function recordsOf(db: Db, rows: readonly WithdrawRow[], at: number): Promise<WithdrawRecord[]> {
  const names = new Map<number, string>();
  for (const { toUser } of rows) {
    if (toUser === null || names.has(toUser)) continue;
    const person = await personOfId(db, toUser);
    names.set(toUser, person === undefined ? "" : maskedName(person.name));
  }
  return rows.map((row) => recordOf(row, at, row.toUser === null ? "" : (names.get(row.toUser) ?? "")));
}

function recordOf(row: WithdrawRow, at: number, toName: string): WithdrawRecord {
  const isInside = row.toUser !== null;
  return {
    withdrawId: row.id,
    txID: row.status === "Fail" ? "" : row.txId,
    withdrawType: isInside ? 1 : 0,
    coin: row.coin,
    chain: row.chain,
    amount: plain(row.received),
    withdrawFee: plain(row.fee),
    status: row.status,
    toAddress: row.address,
    tag: row.tag,
    createTime: String(row.createdAt),
    updateTime: String(row.updatedAt),
    tax: "",
    taxRate: "",
    taxType: "",
    requestId: row.requestId,
    debited: debitedOf(row),
    accountType: row.wallets,
    confirmations: isInside ? "" : String(confirmationsOf(row, at)),
    requiredConfirmations: isInside ? "" : String(row.required),
    broadcastAt: row.broadcastAt === null ? "" : String(row.broadcastAt),
    endedAt: row.endedAt === null ? "" : String(row.endedAt),
    cancellable: isCancellable(row),
    failCode: row.failCode,
    toName,
  };
}
