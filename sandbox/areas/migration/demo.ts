import { eq } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Exchange } from "../../exchange.ts";
import { beginMigration, stopMigration } from "./begin.ts";
import { confirmConversion } from "./confirm-conversion.ts";
import { quoteConversion } from "./conversion-quote.ts";
import { newCard } from "./demo-cards.ts";
import { startCards } from "./move-cards.ts";
import { reviewRows } from "./review.ts";
import { currentOf, go, newestOf } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { beginTransfer } from "./start-transfer.ts";
import { step } from "./steps.ts";
import { cards, type MigrationRow, outsideBlockers } from "./tables.ts";

/** Demo accounts in each state of a migration. Each came there by the same steps as everybody, in the last days. */

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Somebody on the way: what they have done, by when. */
class Journey {
  readonly #exchange: Exchange<MigrationSettings>;
  readonly #person: Person;
  #at: number;

  constructor(exchange: Exchange<MigrationSettings>, person: Person) {
    this.#exchange = exchange;
    this.#person = person;
    this.#at = exchange.clock.now() - 3 * dayMs;
  }

  get #db() {
    return this.#exchange.database.db;
  }

  async begin(): Promise<void> {
    const { settings } = this.#exchange;
    const wanted = { targetSite: this.#person.profile.migratesTo ?? "", tncVersion: settings.migrationTerms };
    await beginMigration(this.#exchange, this.#db, this.#person, wanted, this.#at);
  }

  /** By itself as far as it goes, or so many steps. */
  async pass(max = Number.POSITIVE_INFINITY): Promise<void> {
    for (let taken = 0; taken < max; taken += 1) {
      this.#at += minuteMs;
      if ((await step(this.#exchange, (await this.row()).id, this.#at)) === undefined) return;
    }
  }

  async row(): Promise<MigrationRow> {
    const row = await currentOf(this.#db, this.#person.id);
    if (row === undefined) throw new Error(`${this.#person.name} has not begun`);
    return row;
  }

  /** Notes something of it that no step of its own says. */
  async note(next: Partial<MigrationRow>): Promise<void> {
    await go(this.#db, await this.row(), this.#at, next);
  }

  async convert(): Promise<void> {
    const { id: migrationId } = await this.row();
    const wanted = { migrationId, toCoin: "USDC" } as const;
    const { quoteId } = await quoteConversion(this.#exchange, this.#db, this.#person, wanted, this.#at);
    await this.#db.transaction((tx) =>
      confirmConversion(this.#exchange, tx, this.#person, { migrationId, quoteId }, this.#at),
    );
  }

  async start(): Promise<void> {
    const row = await this.row();
    const rows = await reviewRows(this.#exchange, this.#db, row);
    await this.#db.transaction((tx) => beginTransfer(this.#exchange, tx, row, rows, this.#at));
  }

  async blocked(type: string, count: number, forMs: number): Promise<void> {
    const until = this.#exchange.clock.now() + forMs;
    await this.#db.insert(outsideBlockers).values({ userId: this.#person.id, type, count, until });
  }

  async card(wanted: Parameters<typeof newCard>[2]): Promise<string> {
    return newCard(this.#db, this.#person, wanted, this.#exchange.clock.now());
  }

  async moveCards(...cardIds: readonly string[]): Promise<void> {
    const { id: migrationId } = await this.row();
    await this.#db
      .update(cards)
      .set({ accepted: this.#exchange.settings.migrationCardTerms })
      .where(eq(cards.userId, this.#person.id));
    const wanted = { migrationId, cardIds };
    await this.#db.transaction((tx) => startCards(this.#exchange, tx, this.#person, wanted, this.#at));
  }

  async stop(): Promise<void> {
    await stopMigration(this.#db, this.#person, (await this.row()).id, this.#at);
  }
}

type Way = (one: Journey) => Promise<void>;

const toReady: Way = async (one) => {
  await one.begin();
  await one.pass();
  await one.convert();
  await one.pass();
};
const moved: Way = async (one) => {
  await toReady(one);
  await one.start();
  await one.pass();
};
const ownCards = async (one: Journey): Promise<string> => {
  const id = await one.card({ pan4: "4471" });
  await one.card({ pan4: "0926", cardType: "PHYSICAL", lost: true });
  await one.card({ pan4: "7318", currency: "USD" });
  return id;
};

const ways: Readonly<Record<string, Way>> = {
  mover: async (one) => void (await ownCards(one)),
  "mover-begun": async (one) => {
    await one.begin();
    await one.note({ dueAt: null });
  },
  "mover-identity": async (one) => {
    await one.begin();
    await one.note({ identity: "wait" });
    await one.pass();
  },
  "mover-rejected": async (one) => {
    await one.begin();
    await one.note({ identity: "reject" });
    await one.pass();
  },
  "mover-checking": async (one) => {
    await one.begin();
    await one.pass(1);
    await one.note({ dueAt: null });
  },
  "mover-checks": async (one) => {
    // One of the two clears by itself while somebody looks; the other keeps the account where its name says.
    await one.blocked("OPEN_POSITION", 2, 365 * dayMs);
    await one.blocked("EARN_LOCKED", 1, 2 * minuteMs);
    await one.begin();
    await one.pass();
  },
  "mover-review": async (one) => {
    await ownCards(one);
    await one.begin();
    await one.pass();
  },
  "mover-converting": async (one) => {
    await one.begin();
    await one.pass();
    await one.convert();
    await one.note({ dueAt: null });
  },
  "mover-ready": toReady,
  "mover-moving": async (one) => {
    await toReady(one);
    await one.start();
    await one.pass(4);
    await one.note({ dueAt: null });
  },
  "mover-card": async (one) => {
    await ownCards(one);
    await moved(one);
  },
  "mover-card-moving": async (one) => {
    const id = await ownCards(one);
    await moved(one);
    await one.moveCards(id);
    await one.note({ dueAt: null });
  },
  "mover-card-retry": async (one) => {
    const id = await one.card({ pan4: "4471", payForMs: 10 * minuteMs });
    await moved(one);
    await one.moveCards(id);
    await one.pass();
  },
  "mover-done": async (one) => {
    const id = await ownCards(one);
    await moved(one);
    await one.moveCards(id);
    await one.pass();
  },
  "mover-stopped": async (one) => {
    await one.blocked("OPEN_POSITION", 2, 365 * dayMs);
    await one.begin();
    await one.pass();
    await one.stop();
  },
  "mover-failed": async (one) => {
    await toReady(one);
    await one.start();
    await one.note({ failAt: 4 });
    await one.pass();
  },
};

/**
 * Brings a demo account where its name says, once. In one transaction: what runs by itself sees no migration of the past that
 * is only half on its way, and who signs in as the same person meanwhile waits for it.
 */
export async function moveDemo(exchange: Exchange<MigrationSettings>, person: Person): Promise<void> {
  const way = ways[person.name];
  if (way === undefined) return;
  await exchange.database.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("no key update");
    if ((await newestOf(tx, person.id)) !== undefined) return;
    const known = await tx.select({ id: cards.id }).from(cards).where(eq(cards.userId, person.id));
    if (known.length > 0) return;
    await way(new Journey({ ...exchange, database: { ...exchange.database, db: tx } }, person));
  });
}
