/** F6h.1, F6h.2, F6h.6, F6h.7. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cards, migrations } from "#sandbox/areas/migration/tables.ts";
import { refusedBy } from "#sandbox/ledger/database.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import {
  canAbort,
  canFollow,
  type MigrationStatus,
  migrationStates,
} from "#shared/domain/migration-states.ts";
import { leadsTo, reachable } from "./migration-table.ts";
import { callsOf, codesOf, type Mover, mover, state } from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

test("the rule that both sides share is the table", () => {
  expect(migrationStates.toSorted()).toEqual([...leadsTo.keys()].toSorted());
  for (const from of migrationStates) {
    expect(canAbort(from), from).toBe(leadsTo.get(from)?.includes("ABORTED"));
    const after = migrationStates.filter((to) => canFollow(from, to));
    expect(after.toSorted(), from).toEqual(reachable(from).toSorted());
  }
});

/** The shortest way from CREATED, both ends in it. */
function wayTo(status: string): readonly string[] {
  const ways: (readonly string[])[] = [["CREATED"]];
  for (const way of ways) {
    const last = way.at(-1) ?? "";
    if (last === status) return way;
    if (last !== "ABORTED")
      for (const next of leadsTo.get(last) ?? []) if (!way.includes(next)) ways.push([...way, next]);
  }
  throw new Error(`No way to ${status}`);
}

const ended = new Set(["COMPLETED", "ABORTED", "FAILED"]);

describe("the database takes the steps of the table and no others", () => {
  const begun = migrationStates.filter((status) => status !== "NOT_STARTED");

  test.each(begun)("from %s", async (from) => {
    const { db } = under.sandbox.exchange.database;
    for (const to of begun.filter((one) => one !== from)) {
      const { userId } = await mover(under);
      const id = randomUUID();
      const at = under.clock.now();
      await db.insert(migrations).values({
        id,
        userId: Number(userId),
        targetSite: "EU",
        status: "CREATED",
        terms: "1",
        needsIdentity: false,
        identity: "accept",
        dueAt: null,
        createdAt: at,
        updatedAt: at,
      });
      const step = async (status: string): Promise<string> => {
        const next = {
          status: status as MigrationStatus,
          endedAt: ended.has(status) ? at : null,
          stoppedIn: status === "ABORTED" ? "CREATED" : "",
        };
        try {
          await db.update(migrations).set(next).where(eq(migrations.id, id));
          return "";
        } catch (error) {
          return refusedBy(error);
        }
      };
      for (const one of wayTo(from).slice(1)) expect(await step(one)).toBe("");
      const isOfTable = leadsTo.get(from)?.includes(to) === true;
      expect(await step(to), `${from} to ${to}`).toBe(isOfTable ? "" : "migration_follows_table");
    }
  });

  test("it begins as CREATED, once a person, and is never taken back", async () => {
    const { db } = under.sandbox.exchange.database;
    const { userId } = await mover(under);
    const row = {
      userId: Number(userId),
      targetSite: "EU",
      terms: "1",
      needsIdentity: false,
      identity: "accept",
      createdAt: 1,
      updatedAt: 1,
    } as const;
    const insert = (id: string, status: MigrationStatus) =>
      db
        .insert(migrations)
        .values({ ...row, id, status })
        .then(() => "")
        .catch(refusedBy);
    expect(await insert(`${userId}a`, "ASSET_REVIEW")).toBe("migration_follows_table");
    expect(await insert(`${userId}b`, "CREATED")).toBe("");
    expect(await insert(`${userId}c`, "CREATED")).toBe("one_migration_a_person");
    const removed = db.delete(migrations).where(eq(migrations.id, `${userId}b`));
    expect(await removed.then(() => "").catch(refusedBy)).toBe("written_once");
  });
});

/** What each call says in each state where it is not the one that is due: a code, or the state that it answers. */
const demo: Readonly<Record<string, string>> = {
  CREATED: "mover-begun",
  KYC_PENDING: "mover-identity",
  KYC_REJECTED: "mover-rejected",
  PRECHECK: "mover-checking",
  PRECHECK_FAILED: "mover-checks",
  ASSET_REVIEW: "mover-review",
  ASSETS_READY: "mover-ready",
  CONVERTING: "mover-converting",
  TRANSFERRING: "mover-moving",
  CARD_PENDING: "mover-card",
  CARD_PROCESSING: "mover-card-moving",
  COMPLETED: "mover-done",
  FAILED: "mover-failed",
  ABORTED: "mover-stopped",
};
const review = ["migration.assetsTotal", "migration.assetsInfo"] as const;
const early = [
  "migration.convertInfo",
  "migration.start",
  "cards.start",
  "cards.complete",
  ...review,
] as const;
const forbidden: Readonly<Record<string, readonly HttpCallName[]>> = {
  CREATED: early,
  KYC_PENDING: early,
  KYC_REJECTED: early,
  PRECHECK: early,
  PRECHECK_FAILED: early,
  ASSET_REVIEW: ["cards.start", "cards.complete"],
  ASSETS_READY: ["migration.convertInfo", "cards.start", "cards.complete"],
  CONVERTING: [
    "migration.abort",
    "migration.convertInfo",
    "migration.start",
    "cards.start",
    "cards.complete",
  ],
  TRANSFERRING: [
    "migration.abort",
    "migration.convertInfo",
    "migration.start",
    "cards.start",
    "cards.complete",
  ],
  CARD_PENDING: ["migration.abort", "migration.convertInfo", "migration.start", "cards.complete"],
  CARD_PROCESSING: [
    "migration.abort",
    "migration.convertInfo",
    "migration.start",
    "cards.start",
    "cards.complete",
  ],
  COMPLETED: [
    "migration.abort",
    "migration.create",
    "migration.convertInfo",
    "migration.start",
    "cards.start",
  ],
  FAILED: [
    "migration.abort",
    "migration.create",
    "migration.convertInfo",
    "migration.start",
    "cards.start",
    "cards.complete",
  ],
  ABORTED: ["migration.convertInfo", "migration.start", "cards.start", "cards.complete"],
};

describe("a call that a state does not allow is refused with 700003, and nothing changes", () => {
  test.each(Object.entries(forbidden))("in %s", async (status, names) => {
    const account = demo[status] ?? "";
    const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
    const who: Mover = { account, userId: "", token };
    under.clock.jump(60_000);
    const before = await state(under, who);
    expect(before.status).toBe(status);
    const { migrationId } = before;
    const inputs: Readonly<Record<string, object>> = {
      "migration.create": { targetSite: "EU", tncVersion: "1", agree: true },
      "migration.convertInfo": { migrationId, toCoin: "USDC" },
      "cards.start": { migrationId, cardIds: [], requestId: newRequestId() },
      "cards.complete": { migrationId },
      "migration.start": {
        migrationId,
        ...(await codesOf(under, who, migrationId)),
        requestId: newRequestId(),
      },
    };
    const { db } = under.sandbox.exchange.database;
    const books = async () => [
      await db.select().from(migrations).where(eq(migrations.id, migrationId)),
      await db.select().from(cards),
      await under.control(`/sandbox/control/balances?account=${account}`),
    ];
    const stands = await books();
    for (const name of names) {
      const answer = await callsOf(under, who)(name, (inputs[name] ?? { migrationId }) as never);
      expect(answer.code, name).toBe(700_003);
    }
    expect(await books()).toEqual(stands);
  });

  test("nobody asks about another person's, and a made-up one is none", async () => {
    const { token } = await under.control<{ token: string }>("/sandbox/session", { account: "mover-ready" });
    const { migrationId } = await state(under, { account: "", userId: "", token });
    const call = callsOf(under, await mover(under));
    for (const id of [migrationId, "mig1"]) {
      const requestId = newRequestId();
      const request = { migrationId: id };
      const codes = [
        (await call("migration.status", request)).code,
        (await call("migration.abort", request)).code,
        (await call("migration.assetsTotal", request)).code,
        (await call("migration.assetsInfo", request)).code,
        (await call("migration.convertInfo", { ...request, toCoin: "USDC" })).code,
        (await call("migration.confirmQuote", { ...request, quoteId: "1", requestId })).code,
        (await call("migration.confirmQuery", { ...request, quoteId: "1" })).code,
        (await call("migration.start", { ...request, requestId: newRequestId() })).code,
        (await call("cards.migrable", request)).code,
        (await call("cards.start", { ...request, cardIds: [], requestId: newRequestId() })).code,
        (await call("cards.complete", request)).code,
      ];
      expect(new Set(codes)).toEqual(new Set([700_004]));
    }
  });
});
