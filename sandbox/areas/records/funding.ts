import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { FundingRow } from "#shared/contract/records.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { house } from "../../ledger/ledger.ts";
import { accounts, entries } from "../../ledger/tables.ts";
import { areaOf, meaningOf, recordOf, stepOf } from "./entry-meaning.ts";
import { type LedgerEntry, readEntries } from "./read-entries.ts";
import { limitOf, windowOf } from "./windows.ts";

type Input = CallInput<"records.funding">;

const second = 1_000;
const signs: Readonly<Record<"I" | "O", SQL>> = {
  I: sql`${entries.amount} > 0`,
  O: sql`${entries.amount} < 0`,
};

/** The funding account as its owner sees it: what can be used, each move of it, and what it left. */
export async function fundingLedger(
  db: Db,
  person: Person,
  input: Input,
  now: number,
): Promise<CallOutput<"records.funding">> {
  const ms = (text: string | undefined) => (text === undefined ? undefined : Number(text) * second);
  const page = await readEntries(db, {
    owner: String(person.id),
    wallet: "funding",
    coin: input.currency,
    id: input.id,
    where: input.ioDirection === undefined ? undefined : signs[input.ioDirection],
    limit: limitOf(input.limit === undefined ? undefined : Number(input.limit), 10, 100),
    cursor: input.cursor ?? "",
    ...windowOf(ms(input.createTimeFrom), ms(input.createTimeTo), now),
  });
  const others = await counterparts(db, page.rows, person);
  const { next: nextPageCursor, earlierAt } = page;
  return {
    list: page.rows.map((entry) => rowOf(entry, others.get(entry.postingId))),
    nextPageCursor,
    ...(earlierAt !== undefined && { earlierAt }),
  };
}

function rowOf(entry: LedgerEntry, other: Other | undefined): FundingRow {
  const amount = new Decimal(entry.amount);
  const isIn = amount.isPositive();
  const area = areaOf(entry.kind);
  const { name } = meaningOf(area);
  // What leaves by a deposit is somebody else's.
  const isTransfer =
    area === "transfer" || (area === "deposit" && stepOf(entry.kind) === "internal" && !isIn);
  const what = isTransfer ? `Transfer ${isIn ? "in" : "out"}` : name;
  const description = descriptionOf(entry, other, isIn);
  return {
    id: String(entry.id),
    memberId: other?.self ?? "",
    currency: entry.coin,
    showBusiType: what,
    showBusiTypeEn: what,
    description,
    descriptionEn: description,
    ioDirection: isIn ? "I" : "O",
    txnAmt: amount.abs().toFixed(),
    afterAmt: entry.balanceAfter,
    createTime: String(Math.floor(entry.at / second)),
    record: recordOf(entry.kind, entry.ref),
  };
}

function descriptionOf({ kind }: LedgerEntry, other: Other | undefined, isIn: boolean): string {
  const step = stepOf(kind);
  if (step === "lock" || step === "hold") return "Held";
  const area = areaOf(kind);
  // A deposit is released to who did not have it before.
  const isReleased = step === "release" && area !== "deposit";
  if (isReleased || step === "return" || step === "giveback") return "Returned";
  if (step === "rollback") return "Taken back by the network";
  if (area !== "transfer") return isIn ? "Received" : "Paid";
  if (other?.ownWallet === "unified") return isIn ? "From Unified Trading" : "To Unified Trading";
  return isIn ? "From another account" : "To another account";
}

interface Other {
  readonly self: string;
  /** The person's own account at the other end, "" for another's. */
  readonly ownWallet: string;
}

/** Where the money of each posting came from or went to, as far as it stayed with people. */
async function counterparts(
  db: Db,
  rows: readonly LedgerEntry[],
  person: Person,
): Promise<ReadonlyMap<number, Other>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ postingId }) => postingId))];
  const found = await db
    .select({ postingId: entries.postingId, owner: accounts.owner, kind: accounts.kind })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(inArray(entries.postingId, ids), ne(accounts.owner, house)));
  const self = String(person.id);
  return new Map(
    ids.map((id) => {
      const ends = found.filter((one) => one.postingId === id);
      const own = ends.find(({ owner, kind }) => owner === self && kind !== "funding");
      return [id, { self, ownWallet: own?.kind ?? "" }];
    }),
  );
}
