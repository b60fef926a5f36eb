import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { lockBalance, type Wallet, walletBalances } from "../../ledger/ledger.ts";
import { unsafeDeposits } from "../deposit/index.ts";

/** Wallets that withdrawals are drawn from, and what of them can go (F6c.5). */

export type WalletCode = "FUND" | "UTA" | "EARN";
/** Nobody has anything in EARN here. */
const wallets: Readonly<Record<Exclude<WalletCode, "EARN">, Wallet>> = { FUND: "funding", UTA: "unified" };

export interface Holding {
  /** What lies there, and what of it can be withdrawn: not what came in a short while ago. */
  readonly available: Decimal;
  readonly withdrawable: Decimal;
}
export type Holdings = Readonly<Record<WalletCode, Holding>>;

/** `hold`: their rows are held against other postings until the transaction ends. */
export async function holdingsOf(db: Db, userId: number, coin: string, hold: boolean): Promise<Holdings> {
  const held = await unsafeDeposits(db, userId, coin);
  const of = async (code: "FUND" | "UTA"): Promise<Holding> => {
    const wallet = wallets[code];
    const available = hold
      ? await lockBalance(db, String(userId), wallet, coin)
      : new Decimal((await walletBalances(db, String(userId), wallet)).get(coin) ?? 0);
    const unsafe = held.get(code === "FUND" ? "FUND" : "UNIFIED") ?? new Decimal(0);
    return { available, withdrawable: Decimal.max(available.minus(unsafe), 0) };
  };
  const nothing = { available: new Decimal(0), withdrawable: new Decimal(0) };
  // One after the other, always in the order of a posting's rows, of which this one's are some: two never wait for each other.
  const FUND = await of("FUND");
  if (hold) await lockBalance(db, String(userId), "funding_locked", coin);
  return { FUND, UTA: await of("UTA"), EARN: nothing };
}

/** What is taken from each wallet, the first one first; undefined where they do not hold enough. */
export function drawn(
  debit: string,
  codes: readonly WalletCode[],
  holdings: Holdings,
): Readonly<Record<WalletCode, string>> | undefined {
  const parts: Record<WalletCode, string> = { FUND: "0", UTA: "0", EARN: "0" };
  let left = new Decimal(debit);
  for (const code of codes) {
    const part = Decimal.min(left, holdings[code].withdrawable);
    parts[code] = part.toFixed();
    left = left.minus(part);
  }
  return left.isZero() ? parts : undefined;
}
