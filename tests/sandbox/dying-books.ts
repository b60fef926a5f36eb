import type { Database, Db } from "#sandbox/ledger/database.ts";

/** A database that goes away in the middle of a transaction: before it stands, or after, without anybody being told. */
export interface DyingBooks {
  readonly opened: Database;
  /** Of the transactions from now on, the one with this number dies so. 0 is the next. */
  dieAt(place: number, when: "before it stands" | "after it stands"): void;
  /** None dies any more. */
  live(): void;
}

export function dyingBooks(database: Database): DyingBooks {
  let left = -1;
  let dies: "before it stands" | "after it stands" = "before it stands";
  const transaction: Db["transaction"] = async (work, config) => {
    const isThis = left === 0;
    left -= 1;
    if (!isThis) return database.db.transaction(work, config);
    if (dies === "after it stands") {
      await database.db.transaction(work, config);
      throw new Error("the database went away");
    }
    return database.db.transaction(async (tx) => {
      await work(tx);
      throw new Error("the database went away");
    }, config);
  };
  const db = new Proxy(database.db, {
    get: (target, key) => (key === "transaction" ? transaction : Reflect.get(target, key)),
  });
  return {
    opened: { ...database, db },
    dieAt(place, when) {
      left = place;
      dies = when;
    },
    live() {
      left = -1;
    },
  };
}
