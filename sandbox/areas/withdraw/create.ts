import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import type { WithdrawCheck } from "#shared/contract/risk.ts";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requireVerificationCodes } from "../../accounts/require-verification-codes.ts";
import { users } from "../../accounts/tables.ts";
import { isIneligible } from "../../dealer/eligibility.ts";
import type { Db } from "../../ledger/database.ts";
import type { BlockSettings } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { targetRule } from "../address-book/index.ts";
import type { MoneyContext } from "../handler.ts";
import { withdrawCodes } from "./codes.ts";
import { requireFigures, termsOf } from "./figures.ts";
import { leftOf, limitsUsed, valueSince } from "./limits.ts";
import type { WithdrawSettings } from "./settings.ts";
import { requireStanding } from "./standing.ts";
import { lockUp } from "./steps.ts";
import { type WithdrawOutcome, type WithdrawRow, withdrawals } from "./tables.ts";
import { requireTarget, type Target } from "./target.ts";
import { requireTravelRule } from "./travel.ts";
import { drawn, type Holdings, holdingsOf, type WalletCode } from "./wallets.ts";

export type WithdrawContext = MoneyContext<WithdrawSettings & BlockSettings>;
type Input = CallInput<"withdraw.create">;

const valueDecimals = 8;
const dayMs = 86_400_000;

/** Takes a withdrawal: everything is asked anew, whatever the form was told, and its amount and fee are locked. */
export async function createWithdrawal(
  context: WithdrawContext,
  person: Person,
  input: Input,
): Promise<WithdrawRow> {
  const { exchange, tx, now } = context;
  const { market, settings } = exchange;
  requireFresh(input.timestamp, now, settings);
  requireUnrefused(context);
  // One of a person at a time: limits are of what all of them come to.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("no key update");
  await requireStanding(tx, person, now);
  const coin = market.coin(input.coin);
  if (coin === undefined) throw new Refusal(withdrawCodes.closed, `${input.coin} cannot be withdrawn`);
  if (isIneligible(coin, person))
    throw new Refusal(codes.notForIslamicAccount, `${input.coin} is not allowed here`);
  const target = await requireTarget(tx, market, person, input, settings.depositBlockMs);
  await requirePace(context, person, input, target);
  const needsCodes = await requireAllowed(context, person, input);
  const { fee, debit, received } = requireFigures(input, target, termsOf(target, coin));
  if (target.as === "chain") requireTravelRule(person, input, now);
  const parts = await requireHeld(tx, person, input, debit);
  const valueUsdt = floorTo(new Decimal(debit).times(market.price(input.coin) ?? 0), valueDecimals);
  await requireLimits(tx, person, valueUsdt, now);
  await requireCap(tx, valueUsdt, settings, now);
  if (needsCodes) await requireCodes(context, person, input);
  const row: WithdrawRow = {
    id: `${now}${randomInt(1_000_000_000).toString().padStart(9, "0")}`,
    userId: person.id,
    requestId: input.requestId,
    coin: input.coin,
    ...placeOf(target, input),
    received,
    fee,
    fromFunding: parts.FUND,
    fromUnified: parts.UTA,
    wallets: input.accountType,
    valueUsdt,
    status: "SecurityCheck",
    outcome: outcomeOf(context),
    createdAt: now,
    updatedAt: now,
    dueAt: now + settings.withdrawCheckMs,
    txId: "",
    broadcastAt: null,
    endedAt: null,
    failCode: 0,
    answered: false,
  };
  await lockUp(tx, row);
  return row;
}

/** A copy that comes late is told so, and nothing of one that came in time. */
function requireFresh(timestamp: number, now: number, { withdrawFreshMs }: WithdrawSettings): void {
  if (Math.abs(now - timestamp) > withdrawFreshMs)
    throw new Refusal(codes.requestTooOld, "timestamp: too old");
}

function requireUnrefused({ exchange: { settings } }: WithdrawContext): void {
  if (settings.refuseWithdrawals <= 0) return;
  settings.refuseWithdrawals -= 1;
  throw new Refusal(settings.withdrawRefusal, "Refused");
}

/** Another of the same coin over the same network has to wait: by the books, so that no restart forgets it. */
async function requirePace(
  { exchange: { settings }, tx, now }: WithdrawContext,
  { id }: Person,
  { coin }: Input,
  target: Target,
): Promise<void> {
  const chain = target.as === "user" ? "" : target.chain.chain;
  const of = and(eq(withdrawals.userId, id), eq(withdrawals.coin, coin), eq(withdrawals.chain, chain));
  const since = gt(withdrawals.createdAt, now - settings.withdrawPaceMs);
  const [before] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(and(of, since)).limit(1);
  if (before !== undefined)
    throw new Refusal(codes.tooManyRequests, "pace: another one was sent a moment ago");
}

/**
 * What the address book says of what was entered, a UID or an address: also of an address that turned out to be a user's here.
 * Answers whether codes are asked for.
 */
async function requireAllowed(
  { exchange, tx, now }: WithdrawContext,
  person: Person,
  { coin, chain = "", address, tag = "", forceChain }: Input,
): Promise<boolean> {
  const place = forceChain === 2 ? { coin, uid: Number(address) } : { coin, chain, address, tag };
  const rule = await targetRule(tx, exchange.market, person.id, place, now);
  if (rule.code !== 0) throw new Refusal(rule.code, "address: the address book does not allow it");
  return rule.needsCodes;
}

async function requireHeld(
  tx: Db,
  person: Person,
  { coin, accountType }: Input,
  debit: string,
): Promise<Readonly<Record<WalletCode, string>>> {
  const wallets = accountType.split(",") as WalletCode[];
  if (person.profile.borrows === true && wallets.includes("UTA")) {
    throw new Refusal(withdrawCodes.securesMargin, "The unified account secures a loan");
  }
  const holdings: Holdings = await holdingsOf(tx, person.id, coin, true);
  const parts = drawn(debit, wallets, holdings);
  if (parts === undefined) throw new Refusal(withdrawCodes.aboveWithdrawable, "More than can be withdrawn");
  return parts;
}

async function requireLimits(tx: Db, { id, profile }: Person, valueUsdt: string, now: number): Promise<void> {
  const { dailyLimit, dailyUsed, monthlyLimit, monthlyUsed } = await limitsUsed(tx, id, profile, now);
  for (const left of [leftOf(dailyLimit, dailyUsed), leftOf(monthlyLimit, monthlyUsed)]) {
    if (left?.lt(valueUsdt) !== true) continue;
    throw new Refusal(withdrawCodes.aboveIdentityLimit, `${left.toFixed()} USDT are left`);
  }
}

const capLock = 131_095;

async function requireCap(
  tx: Db,
  valueUsdt: string,
  { withdrawPlatformCap: cap }: WithdrawSettings,
  now: number,
): Promise<void> {
  if (cap === "") return;
  // Of everybody, so one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(${capLock})`);
  const all = new Decimal(await valueSince(tx, now - dayMs)).plus(valueUsdt);
  if (all.gt(cap))
    throw new Refusal(withdrawCodes.platformCap, "The exchange's own limit of a day is used up");
}

async function requireCodes(
  { exchange, tx, now: at }: WithdrawContext,
  { id }: Person,
  input: Input,
): Promise<void> {
  const { coin, chain = "", address, tag = "", amount, feeType = 0, accountType } = input;
  const { check: scene, mail: mailScene } = withdrawScenes.send;
  const action = { userId: id, scene, mailScene, at };
  const detail: WithdrawCheck = { coin, chain, address, tag, amount, feeType, accountType };
  await requireVerificationCodes(tx, exchange.verificationCodes, { ...action, detail }, input);
}

type Place = Pick<WithdrawRow, "chain" | "address" | "tag" | "toUser" | "required" | "blockMs">;

function placeOf(target: Target, { address }: Input): Place {
  if (target.as === "user") {
    return { chain: "", address, tag: "", toUser: target.to.id, required: 0, blockMs: 1 };
  }
  const { chain, tag } = target;
  return {
    chain: chain.chain,
    address,
    tag,
    toUser: null,
    required: Math.max(1, Number(chain.confirmation)),
    blockMs: Math.max(1, Math.round((chain.blockSeconds ?? 1) * 1000)),
  };
}

/** What tests asked for, once each. */
function outcomeOf({ exchange: { settings }, afterCommit }: WithdrawContext): WithdrawOutcome {
  const kinds = [
    ["rejectWithdrawals", "reject"],
    ["questionWithdrawals", "question"],
    ["failWithdrawals", "fail"],
  ] as const;
  const [name, outcome] = kinds.find(([key]) => settings[key] > 0) ?? [undefined, "success" as const];
  if (name !== undefined) {
    afterCommit(() => {
      settings[name] = Math.max(0, settings[name] - 1);
    });
  }
  return outcome;
}
