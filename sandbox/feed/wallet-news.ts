import { inArray } from "drizzle-orm";
import type { Clock } from "#shared/clock.ts";
import { every } from "../clock.ts";
import { plain } from "../ledger/amounts.ts";
import type { Db } from "../ledger/database.ts";
import { accounts } from "../ledger/tables.ts";
import type { PrivateNews } from "./private-post.ts";

export interface WalletNewsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** One balance as it now is. */
interface WalletRow {
  /** The ledger's kind of account. */
  readonly account: string;
  readonly coin: string;
  /** Plain decimal text. */
  readonly balance: string;
}

/** How often the books are looked at for those who watch, ms. */
const lookEveryMs = 250;

/**
 * Balances as they change, whoever changes them. They are found in the books, not reported by who writes: no posting
 * can be forgotten, and what was rolled back was never there. Nobody watching costs nothing.
 */
export function createWalletNews({ db, clock, onError }: WalletNewsOptions): PrivateNews {
  const known = new Map<number, ReadonlyMap<string, WalletRow>>();
  let newest = Promise.resolve();
  let tell: (userId: number, row: WalletRow) => void = () => undefined;

  async function read(users: readonly number[]): Promise<Map<number, Map<string, WalletRow>>> {
    const rows = await db
      .select()
      .from(accounts)
      .where(inArray(accounts.owner, users.map(String)))
      .orderBy(accounts.id);
    const wallets = new Map(users.map((user) => [user, new Map<string, WalletRow>()]));
    for (const { owner, kind, coin, balance } of rows) {
      wallets.get(Number(owner))?.set(`${kind}/${coin}`, { account: kind, coin, balance: plain(balance) });
    }
    return wallets;
  }

  /** After the newest read: one follows another, so that what is known never goes back. */
  function next(users: readonly number[]): Promise<void> {
    const mine = newest.then(() => look(users));
    newest = mine.catch(() => undefined);
    return mine;
  }

  /** Tells each who watches what changed since the read before, whoever asked for this one. */
  async function look(users: readonly number[]): Promise<void> {
    for (const [user, wallet] of await read(users)) {
      const before = known.get(user);
      known.set(user, wallet);
      if (before === undefined) continue;
      for (const [key, row] of wallet) {
        if (before.get(key)?.balance !== row.balance) tell(user, row);
      }
    }
  }

  return {
    listen(listener, watching) {
      tell = listener;
      let looking = false;
      let stopped = false;

      async function lookAtAll(): Promise<void> {
        const users = watching();
        for (const user of known.keys()) if (!users.has(user)) known.delete(user);
        if (known.size > 0) await next([...known.keys()]);
      }

      const stop = every(clock, lookEveryMs, () => {
        if (looking) return;
        looking = true;
        lookAtAll()
          .catch((error: unknown) => {
            if (!stopped) onError(error);
          })
          .finally(() => {
            looking = false;
          });
      });
      return () => {
        stopped = true;
        stop();
      };
    },
    async recent(userId) {
      await next([userId]);
      return [...(known.get(userId)?.values() ?? [])];
    },
  };
}
