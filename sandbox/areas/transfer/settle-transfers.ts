import { and, asc, eq, lte } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { post } from "../../ledger/ledger.ts";
import type { Settling } from "../../settler.ts";
import { hasLeft } from "../migration/index.ts";
import { transferCodes } from "./codes.ts";
import { walletOf } from "./members.ts";
import { transferPostings } from "./postings.ts";
import { type TransferRow, transfers } from "./tables.ts";

/** Transfers that were held: moved when their time comes, or given back. */

/** Of its postings; also how the settler names it. */
export function refOf({ userId, transferId }: Pick<TransferRow, "userId" | "transferId">): string {
  return `${userId}/${transferId}`;
}

async function dueTransfers(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.status, "PENDING"), lte(transfers.settleAt, at)))
    .orderBy(asc(transfers.settleAt));
  return rows.map(refOf);
}

/** When those that an earlier run left open are due. */
async function pendingTransfers(db: Db): Promise<readonly number[]> {
  const rows = await db
    .select({ settleAt: transfers.settleAt })
    .from(transfers)
    .where(eq(transfers.status, "PENDING"));
  return rows.map(({ settleAt }) => settleAt);
}

/** Ends one that is open, with its one posting; one that has ended is left as it is. */
async function settleTransfer(db: Db, ref: string, at: number): Promise<void> {
  const [userId = "", transferId = ""] = ref.split("/");
  const mine = and(eq(transfers.userId, Number(userId)), eq(transfers.transferId, transferId));
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(transfers)
      .where(and(mine, eq(transfers.status, "PENDING")))
      .for("no key update");
    if (row === undefined) return;
    const { coin, fromMember, toMember, fromType, toType, willFail } = row;
    const amount = new Decimal(row.amount).toFixed();
    const failCode = willFail
      ? transferCodes.risk
      : (await hasLeft(tx, toMember))
        ? transferCodes.ineligibleRecipient
        : 0;
    const fails = failCode !== 0;
    await tx
      .update(transfers)
      .set({ status: fails ? "FAILED" : "SUCCESS", endedAt: at, failCode })
      .where(mine);
    const from = { owner: String(fromMember), kind: walletOf(fromType), coin } as const;
    const to = fails ? from : ({ owner: String(toMember), kind: walletOf(toType), coin } as const);
    const entries = [
      { ...from, kind: `${from.kind}_locked` as const, amount: `-${amount}` },
      { ...to, amount },
    ];
    await post(tx, { kind: fails ? transferPostings.release : transferPostings.settle, ref, at, entries });
  });
}

export function transferSettling(db: Db): Settling {
  return {
    pending: () => pendingTransfers(db),
    due: (at) => dueTransfers(db, at),
    settle: (ref, at) => settleTransfer(db, ref, at),
  };
}
