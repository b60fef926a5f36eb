import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, lockBalance, post } from "../../ledger/ledger.ts";
import type { Catalogue } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { depositPostings } from "./postings.ts";
import type { DepositSettings } from "./settings.ts";
import { seen } from "./steps.ts";
import { type AddressRow, type DepositRow, depositAddresses, deposits } from "./tables.ts";

/** A transfer that somebody sends on a chain, right or wrong. */
export interface Sent {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
  /** "" where the chain does not tell of one. */
  readonly fromAddress?: string | undefined;
  /** 10 over the daily limit, 20 documents needed, 50 blocked: it will be held. */
  readonly depositType?: "0" | "10" | "20" | "50" | undefined;
  /** 1: the sender's data are asked for before it is credited. */
  readonly travelRule?: 0 | 1 | undefined;
}

/** What becomes of it at this exchange. Only the first is anybody's. */
export type Arrival =
  | { readonly as: "deposit"; readonly row: DepositRow }
  | { readonly as: "unknown address" | "wrong network" | "missing memo" | "below minimum" };

/** What the law makes of a deposit when it arrives. */
export interface Screening {
  readonly depositType: DepositRow["depositType"];
  readonly travelRule: 0 | 1;
  readonly taxStatus: 0 | 1;
}
/** Of a transfer on a chain, or of one from another user, which has no chain. */
export type Screen = (tx: Db, row: DepositRow, at: number) => Promise<Screening>;

const nothingFound: Screening = { depositType: "0", travelRule: 0, taxStatus: 0 };
export const noScreen: Screen = async () => nothingFound;

/** Looks whose it is. What reaches the exchange and is nobody's stands in its books as unclaimed. */
export async function receive(
  tx: Db,
  catalogue: Catalogue,
  sent: Sent,
  {
    at,
    settings: { depositBlockMs, depositDayLimits },
    screen = noScreen,
  }: { readonly at: number; readonly settings: DepositSettings; readonly screen?: Screen },
): Promise<Arrival> {
  const { coin, chain: code, address, memo, amount } = sent;
  if (!new Decimal(amount).gt(0)) throw new Refusal(codes.badParameter, "amount: above 0");
  const txId = randomBytes(32).toString("hex");
  const owners = await tx.select().from(depositAddresses).where(eq(depositAddresses.address, address));
  if (owners.length === 0) return { as: "unknown address" };
  const chain = catalogue.chain(coin, code, depositBlockMs);
  const onChain = owners.filter((one) => one.coin === coin && one.chain === code);
  if (chain === undefined || onChain.length === 0) return unclaimed(tx, sent, txId, at, "wrong network");
  const owner = onChain.find((one) => one.memo === memo);
  if (owner === undefined) return unclaimed(tx, sent, txId, at, "missing memo");
  if (new Decimal(amount).lt(chain.depositMin || 0)) return unclaimed(tx, sent, txId, at, "below minimum");
  const row: DepositRow = {
    ...nothingYet(owner, txId, at),
    recordType: 1,
    amount,
    fromAddress: sent.fromAddress ?? "",
    fromMember: "",
    depositType: "0",
    travelRule: 0,
    required: Number(chain.confirmation),
    safe: Number(chain.safeConfirmNumber),
    blockMs: Math.max(1, Math.round((chain.blockSeconds ?? 1) * 1000)),
    dayLimit: depositDayLimits[`${coin}/${code}`] ?? "-1",
  };
  const found = await screen(tx, row, at);
  const { depositType = found.depositType, travelRule = found.travelRule } = sent;
  return { as: "deposit", row: await seen(tx, { ...row, ...found, depositType, travelRule }) };
}

async function unclaimed(
  tx: Db,
  { coin, amount }: Sent,
  ref: string,
  at: number,
  as: Exclude<Arrival["as"], "deposit">,
): Promise<Arrival> {
  await post(tx, {
    kind: depositPostings.unclaimed,
    ref,
    at,
    entries: [
      { owner: house, kind: "chain", coin, amount: `-${amount}` },
      { owner: house, kind: "unclaimed", coin, amount },
    ],
  });
  return { as };
}

export interface Delivery {
  readonly coin: string;
  readonly amount: string;
  readonly at: number;
  readonly screen?: Screen;
}

/** From one user to another, off-chain: there at once, no confirmations, no fee (F6d.4). */
export async function sendInternally(
  tx: Db,
  from: Person,
  to: Person,
  delivery: Delivery,
): Promise<DepositRow> {
  const { coin, amount } = delivery;
  if (from.id === to.id) throw new Refusal(codes.badParameter, "From another user");
  const balance = await lockBalance(tx, String(from.id), "funding", coin);
  if (!new Decimal(amount).gt(0) || balance.lt(amount)) {
    throw new Refusal(codes.balanceTooLow, "Balance too low");
  }
  const owner = String(from.id);
  return deliver(tx, from, to, { owner, kind: "funding", coin, amount: `-${amount}` }, delivery);
}

/** The receiving end: `source` is what it is taken from. */
export async function deliver(
  tx: Db,
  from: Person,
  to: Person,
  source: Entry,
  { coin, amount, at, screen = noScreen }: Delivery,
): Promise<DepositRow> {
  const txId = randomBytes(16).toString("hex");
  const target = { userId: to.id, coin, chain: "", address: "", memo: "", account: "FUND" } as const;
  const row: DepositRow = {
    ...nothingYet(target, txId, at),
    recordType: 2,
    amount,
    fromAddress: from.profile.email,
    fromMember: String(from.id),
    depositType: "0",
    travelRule: 0,
    required: 0,
    safe: 0,
    blockMs: 1,
    dayLimit: "-1",
    status: depositStatuses.success,
    creditedAt: at,
    unlockedAt: at,
  };
  const { travelRule, taxStatus } = await screen(tx, row, at);
  const isHeld = travelRule !== 0;
  const held = { status: depositStatuses.processing, creditedAt: null, unlockedAt: null };
  const taken: DepositRow = { ...row, travelRule, taxStatus, ...(isHeld && held) };
  await tx.insert(deposits).values(taken);
  await post(tx, {
    kind: depositPostings.internal,
    ref: row.id,
    at,
    entries: [source, { owner: String(to.id), kind: isHeld ? "funding_locked" : "funding", coin, amount }],
  });
  return taken;
}

type Target = Pick<AddressRow, "userId" | "coin" | "chain" | "address" | "memo" | "account">;

function nothingYet(target: Target, txId: string, at: number) {
  const { userId, coin, chain, account } = target;
  return {
    id: `${at}${createHash("sha256").update(txId).digest().readUInt32BE(0)}`,
    userId,
    coin,
    chain,
    account,
    txId,
    toAddress: target.address,
    tag: target.memo,
    status: depositStatuses.confirming as number,
    taxStatus: 0,
    seenAt: at,
    stoppedAt: null,
    dueAt: null,
    creditedAt: null as number | null,
    unlockedAt: null as number | null,
    endedAt: null,
  };
}
