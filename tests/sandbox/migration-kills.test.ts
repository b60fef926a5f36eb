/** D6.1, D10.7, F6h.1, F6h.9. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { openBooks } from "#sandbox/books.ts";
import type { Database } from "#sandbox/ledger/database.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { dyingBooks } from "./dying-books.ts";
import { callsOf, codesOf, type Mover, mover, there } from "./mover.ts";
import {
  newRequestId,
  type SandboxUnderTest,
  startMs,
  startSandbox,
  testDatabase,
} from "./sandbox-under-test.ts";

/** One journey, from the terms to the card, in which the books die in the nth transaction and the exchange with them. */

let database: Database;
beforeAll(async () => {
  database = await openBooks(testDatabase());
}, startMs);
afterAll(() => database.close());

const opening = { funding: { BTC: "0.5", USDT: "1200.5", DAI: "40" }, unified: { ETH: "2" } };
/** More transactions than a journey has. */
const max = 60;

class Journey {
  readonly #dying = dyingBooks(database);
  under!: SandboxUnderTest;
  who!: Mover;
  killed = false;

  async open(): Promise<void> {
    this.under = await startSandbox({ database: { opened: this.#dying.opened }, activity: 0, pairs: 40 });
    this.who = await mover(this.under, { balances: opening });
    await this.under.control("/sandbox/control/migration", { account: this.who.account, card: {} });
  }

  dieAt(place: number, when: "before it stands" | "after it stands"): void {
    this.#dying.dieAt(place, when);
  }

  /** Whoever sees a failure starts the exchange anew: what it knew beside its books is gone. */
  async #again(): Promise<void> {
    this.killed = true;
    this.#dying.live();
    const { clock } = this.under;
    await this.under.sandbox.close();
    this.under = await startSandbox({
      database: { opened: this.#dying.opened },
      clock,
      activity: 0,
      pairs: 40,
    });
  }

  /** As a page does: what is not known is looked up, and asked again under another id only where nothing happened. */
  async pay(
    name: "migration.confirmQuote" | "migration.start" | "cards.start",
    input: object,
  ): Promise<void> {
    const requestId = newRequestId();
    const call = callsOf(this.under, this.who);
    const answer = await call(name, { ...input, requestId } as never).catch(() => undefined);
    if (answer?.code === 0) return;
    await this.#again();
    const found = await this.under.call<"outcome.lookup", { state: string; retCode: number }>(
      "outcome.lookup",
      { requestId },
      this.who.token,
    );
    expect(["absent", "done"]).toContain(found.result.state);
  }

  async look(): Promise<MigrationState> {
    const call = callsOf(this.under, this.who);
    const answer = await call("migration.status", {}).catch(() => undefined);
    if (answer?.code === 0) return answer.result;
    await this.#again();
    return this.look();
  }

  async query(
    name: "migration.create" | "migration.convertInfo" | "cards.acceptTerms",
    input: object,
  ): Promise<unknown> {
    const answer = await callsOf(this.under, this.who)(name, input as never).catch(() => undefined);
    if (answer?.code === 0) return answer.result;
    await this.#again();
    return undefined;
  }

  /** What a person does in each state, until it is over; the states in the order in which they were seen. */
  async go(): Promise<readonly string[]> {
    const seen: string[] = [];
    for (let left = 150; left > 0; left -= 1) {
      const { status, migrationId } = await this.look();
      if (seen.at(-1) !== status) seen.push(status);
      if (status === "COMPLETED") return seen;
      await this.#act(status, migrationId);
      this.under.clock.advance(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error(`Still ${seen.join(" ")}`);
  }

  async #act(status: MigrationState["status"], migrationId: string): Promise<void> {
    if (status === "NOT_STARTED") {
      await this.query("migration.create", { targetSite: "EU", tncVersion: "1", agree: true });
    } else if (status === "ASSET_REVIEW") {
      const found = (await this.query("migration.convertInfo", { migrationId, toCoin: "USDC" })) as
        | { quoteId: string }
        | undefined;
      if (found !== undefined)
        await this.pay("migration.confirmQuote", { migrationId, quoteId: found.quoteId });
    } else if (status === "ASSETS_READY") {
      const codes = await codesOf(this.under, this.who, migrationId);
      await this.pay("migration.start", { migrationId, ...codes });
    } else if (status === "CARD_PENDING") {
      const { result } = await callsOf(this.under, this.who)("cards.migrable", { migrationId });
      const cardIds = result.list.map(({ cardId }) => cardId);
      await this.query("cards.acceptTerms", { cardIds, tncVersion: "2", agree: true });
      await this.pay("cards.start", { migrationId, cardIds });
    }
  }

  async close(): Promise<void> {
    this.#dying.live();
    await this.under.sandbox.close();
  }
}

const places = Array.from({ length: max }, (_, at) => at);
/** A long run dies at every place, a short one at a few, others each day. */
const tried = fuzzRuns(1) > 1 ? places : places.filter((at) => at % 12 === dailySeed() % 12);

test.each(tried.flatMap((at) => [[at, "before it stands"] as const, [at, "after it stands"] as const]))(
  "dies in transaction %i %s: it ends as if nothing had been",
  async (at, when) => {
    const journey = new Journey();
    await journey.open();
    journey.dieAt(at, when);
    await journey.go();
    const { under, who } = journey;
    const moved = await there(under, who);
    expect(Object.keys(moved).toSorted()).toEqual(["funding BTC", "funding USDC", "unified ETH"]);
    expect(moved).toMatchObject({ "funding BTC": "0.5", "unified ETH": "2" });
    const usdc = Number(moved["funding USDC"]);
    expect(usdc).toBeGreaterThan(1235);
    expect(usdc).toBeLessThan(1245);
    const { balances } = await under.control<{ balances: unknown[] }>(
      `/sandbox/control/balances?account=${who.account}`,
    );
    expect(balances).toEqual([]);
    const book = await under.control<{ coins: Record<string, string>; drifted: number }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(book.coins))).toEqual(new Set(["0"]));
    expect(book.drifted).toBe(0);
    await journey.close();
  },
  60_000,
);
