import { and, eq } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import type { BlockSettings } from "../../market/catalogue.ts";
import { Refusal } from "../../refusal.ts";
import type { AreaHandlers, MoneyContext } from "../handler.ts";
import { withdrawCodes } from "./codes.ts";
import { createWithdrawal } from "./create.ts";
import { withdrawDesk } from "./desk.ts";
import { callsRaise } from "./raise.ts";
import { listWithdrawals } from "./read.ts";
import type { WithdrawSettings } from "./settings.ts";
import { answered, cancel } from "./steps.ts";
import { type WithdrawRow, withdrawals } from "./tables.ts";
import { callsTerms } from "./terms.ts";
import { requireReceiver } from "./travel.ts";

type Settings = WithdrawSettings & BlockSettings;

/** What may be withdrawn, withdrawing it, and what became of it (F6c.*). */
export const withdrawHandlers: AreaHandlers<"withdraw", Settings> = {
  ...callsTerms,
  ...callsRaise,
  "withdraw.records": {
    access: "private",
    handle: (input, { db, now }, person) => listWithdrawals(db, person, input, now),
  },
  "withdraw.create": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const row = await createWithdrawal(context, person, input);
      notifyAfterCommit(context, row);
      const { coin, chain, address, tag, amount, feeType, accountType } = input;
      return {
        id: row.id,
        coin,
        address,
        amount,
        accountType,
        ...(chain !== undefined && { chain }),
        ...(tag !== undefined && { tag }),
        ...(feeType !== undefined && { feeType }),
        fee: row.fee,
        status: row.status,
      };
    },
  },
  "withdraw.cancel": {
    access: "money",
    admission: "session",
    async handle({ id }, context, person) {
      const { tx, now, exchange } = context;
      const held = await own(tx, person, id);
      const { row, done } = await cancel(tx, held, now, exchange.settings.withdrawSigningMs);
      notifyAfterCommit(context, row);
      return { status: done ? (1 as const) : (0 as const), id };
    },
  },
  "withdraw.answer": {
    access: "money",
    admission: "session",
    async handle({ id, ...said }, context, person) {
      const { tx, now, exchange } = context;
      const held = await own(tx, person, id);
      requireReceiver(person, said, now);
      const row = await answered(tx, held, now, exchange.settings.withdrawCheckMs);
      notifyAfterCommit(context, row);
      return { id, status: row.status };
    },
  },
};

/** The desk and the owner hear of it once it stands in the books. */
function notifyAfterCommit({ exchange, afterCommit }: MoneyContext<Settings>, row: WithdrawRow): void {
  afterCommit(() => withdrawDesk.of(exchange).took(row));
}

async function own(tx: Db, { id: userId }: Person, id: string): Promise<WithdrawRow> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))
    .for("no key update");
  if (row === undefined) throw new Refusal(withdrawCodes.mismatch, "id: no withdrawal of yours");
  return row;
}
