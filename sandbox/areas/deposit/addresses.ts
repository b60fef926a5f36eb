import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { DepositAddress } from "#shared/contract/deposit.ts";
import type { Person } from "../../accounts/person.ts";
import { deriveAddress } from "../../addresses/derive-address.ts";
import type { Db } from "../../ledger/database.ts";
import type { Catalogue } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type AddressRow, type DepositAccount, depositAddresses } from "./tables.ts";

/** Nobody has a key to any of these: real coins must never be sent there. */
const seedName = "coffer sandbox deposit address";

/**
 * The address of a coin on a chain, made the first time it is asked for (F2c.4). Chains with a memo have one address for
 * everybody; others give a person one address for all coins of a kind of address.
 */
export async function allocateAddress(
  db: Db,
  catalogue: Catalogue,
  person: Person,
  wanted: { readonly coin: string; readonly chain: CoinChain; readonly account?: DepositAccount | undefined },
  at: number,
): Promise<AddressRow> {
  const { coin, chain, account } = wanted;
  const format = catalogue.formatOf(chain.chain);
  if (format === undefined) throw new Refusal(codes.badParameter, `No addresses on ${chain.chain}`);
  const shared = chain.tagName !== "";
  const owner = shared ? "house" : String(person.id);
  const seed = createHash("sha256").update(`${seedName}/${format}/${owner}`).digest();
  const id = createHash("sha256").update(`${person.id}/${coin}/${chain.chain}`).digest("hex").slice(0, 20);
  const [first] = await db
    .select({ id: depositAddresses.id })
    .from(depositAddresses)
    .where(and(eq(depositAddresses.userId, person.id), eq(depositAddresses.coin, coin)))
    .limit(1);
  await db
    .insert(depositAddresses)
    .values({
      id,
      userId: person.id,
      coin,
      chain: chain.chain,
      address: deriveAddress(format, seed),
      memo: shared ? memoOf(person) : "",
      account: account ?? "FUND",
      isDefault: first === undefined,
      createdAt: at,
    })
    .onConflictDoNothing();
  if (account !== undefined) {
    await db.update(depositAddresses).set({ account }).where(eq(depositAddresses.id, id));
  }
  const [row] = await db.select().from(depositAddresses).where(eq(depositAddresses.id, id));
  if (row === undefined) throw new Error(`No address ${id}`);
  return row;
}

/** Nine digits that are somebody's alone, and a tag of every chain that has one. */
function memoOf(person: Person): string {
  return String(100_000_000 + ((person.id * 7_919) % 900_000_000));
}

export async function listAddresses(
  db: Db,
  person: Person,
  { coin, chain }: { readonly coin?: string | undefined; readonly chain?: string | undefined },
): Promise<AddressRow[]> {
  return db
    .select()
    .from(depositAddresses)
    .where(
      and(
        eq(depositAddresses.userId, person.id),
        coin === undefined ? undefined : eq(depositAddresses.coin, coin),
        chain === undefined ? undefined : eq(depositAddresses.chain, chain),
      ),
    )
    .orderBy(asc(depositAddresses.createdAt), asc(depositAddresses.id));
}

/** Where a transfer would arrive: an address says whose it is together with its coin, network and memo ("" without one). */
export interface ArrivesAt {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly memo: string;
}

/** Whose deposit address it is: what is sent there need not leave. */
export async function ownerOf(
  db: Db,
  { coin, chain, address, memo }: ArrivesAt,
): Promise<number | undefined> {
  const of = depositAddresses;
  const [row] = await db
    .select({ userId: of.userId })
    .from(of)
    .where(and(eq(of.address, address), eq(of.coin, coin), eq(of.chain, chain), eq(of.memo, memo)));
  return row?.userId;
}

export interface AddressEdit {
  readonly id: string;
  readonly remark?: string | undefined;
  readonly isDefault?: boolean | undefined;
  readonly status?: 0 | 1 | undefined;
}

/** Renames, hides, shows, makes the default of its coin: of which there is one. */
export async function editAddress(db: Db, person: Person, edit: AddressEdit): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    const mine = and(eq(depositAddresses.id, edit.id), eq(depositAddresses.userId, person.id));
    const [row] = await tx.select().from(depositAddresses).where(mine).for("no key update");
    if (row === undefined) throw new Refusal(codes.badParameter, "No such address");
    if (edit.isDefault === true) {
      await tx
        .update(depositAddresses)
        .set({ isDefault: false })
        .where(and(eq(depositAddresses.userId, person.id), eq(depositAddresses.coin, row.coin)));
    }
    const next = {
      remark: edit.remark?.trim() ?? row.remark,
      isDefault: edit.isDefault ?? row.isDefault,
      hidden: edit.status === undefined ? row.hidden : edit.status === 1,
    };
    await tx.update(depositAddresses).set(next).where(mine);
    return { ...row, ...next };
  });
}

/** As the owner reads it, with the most that is credited in a day ("-1" any). */
export function addressView(row: AddressRow, chain: CoinChain | undefined, dayLimit: string): DepositAddress {
  return {
    coin: row.coin,
    chain: row.chain,
    chainType: chain?.chainType ?? row.chain,
    addressDeposit: row.address,
    tagDeposit: row.memo,
    batchReleaseLimit: dayLimit,
    contractAddress: (chain?.contractAddress ?? "").slice(-6),
    ...(chain !== undefined && { depositMin: chain.depositMin }),
    id: row.id,
    remark: row.remark,
    isDefault: row.isDefault,
    status: row.hidden ? 1 : 0,
  };
}
