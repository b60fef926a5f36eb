/** F6h.3, D10.5. */
import { describe, expect, it, vi } from "vitest";
import type { MigrationState } from "#shared/contract/migration.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { migrationStateTopic } from "#worker/topics/migration-state.ts";
import { manualClock, settle } from "./manual-clock.ts";

type Answer = Partial<MigrationState> | "anonymous" | Error;

function stateOf(part: Partial<MigrationState>): MigrationState {
  return {
    migrationId: "m1",
    status: "PRECHECK",
    targetSite: "EU",
    steps: [],
    blockers: [],
    canAbort: true,
    updatedTime: 10,
    ...part,
  };
}

function setUp(first: Answer) {
  let answer: Answer = first;
  let isSeen = true;
  const clock = manualClock();
  const requested: unknown[] = [];
  const reports: string[] = [];
  let invalidate: (calls: readonly string[] | "all") => void = () => undefined;
  let live: (life: "wake" | "suspend") => void = () => undefined;
  const http = {
    call: vi.fn(async (_name: string, input: unknown) => {
      requested.push(input);
      if (answer instanceof Error) throw answer;
      if (answer === "anonymous") return { kind: "anonymous" };
      return { kind: "ok", data: stateOf(answer), invalidates: [] };
    }),
    onInvalidated: (listener: typeof invalidate) => {
      invalidate = listener;
      return () => undefined;
    },
  };
  const make = migrationStateTopic.create({
    http: http as never,
    clock,
    serverClock: { now: () => clock.now() } as never,
    privateLine: {
      reachable: () => isSeen,
      onLife: (listener: typeof live) => {
        live = listener;
        return () => undefined;
      },
    } as never,
    report: (_what: string, cause: unknown) => void reports.push(String(cause)),
  });
  let source = make({ round: 0 });
  let stop = source.watch(() => undefined);
  return {
    clock,
    requested,
    reports,
    row: () => source.read()[0],
    status: () => source.status(),
    says: (next: Answer) => {
      answer = next;
    },
    invalidated: (calls: readonly string[] | "all") => invalidate(calls),
    pass: async (ms: number) => {
      clock.advance(ms);
      await settle();
    },
    see: (now: boolean) => {
      isSeen = now;
      live(now ? "wake" : "suspend");
    },
    press: async (round: number) => {
      const before = stop;
      source = make({ round });
      stop = source.watch(() => undefined);
      before();
      await settle();
    },
    stop: () => stop(),
  };
}

describe("the state of a migration", () => {
  it("is requested every 5 s while something runs, by its id once that is known", async () => {
    const test = setUp({ status: "PRECHECK" });
    expect(test.status()).toBe("connecting");
    await settle();
    expect(test.row()?.state?.status).toBe("PRECHECK");
    await test.pass(4_999);
    expect(test.requested).toEqual([{}]);
    await test.pass(1);
    await test.pass(5_000);
    expect(test.requested).toEqual([{}, { migrationId: "m1" }, { migrationId: "m1" }]);
  });

  it.each(["ASSET_REVIEW", "ASSETS_READY", "CARD_PENDING", "COMPLETED", "FAILED"] as const)(
    "is not requested again in %s",
    async (status) => {
      const test = setUp({ status });
      await settle();
      await test.pass(60_000);
      expect(test.requested).toHaveLength(1);
      expect(test.clock.pending).toBe(0);
    },
  );

  it("is not requested while nobody sees the page, and at once when somebody does again", async () => {
    const test = setUp({ status: "TRANSFERRING" });
    await settle();
    test.see(false);
    await test.pass(60_000);
    expect(test.requested).toHaveLength(1);
    test.see(true);
    await settle();
    expect(test.requested).toHaveLength(2);
    await test.pass(5_000);
    expect(test.requested).toHaveLength(3);
  });

  it("is requested by nobody once nobody watches", async () => {
    const test = setUp({ status: "TRANSFERRING" });
    await settle();
    test.stop();
    await test.pass(60_000);
    expect(test.requested).toHaveLength(1);
    expect(test.clock.pending).toBe(0);
  });

  it("is requested at once by another round, and by a call that made it out of date", async () => {
    const test = setUp({ status: "ASSET_REVIEW" });
    await settle();
    await test.press(1);
    expect(test.requested).toHaveLength(2);
    test.invalidated(["migration.status"]);
    await settle();
    expect(test.requested).toHaveLength(3);
    test.invalidated(["assets.overview"]);
    await settle();
    expect(test.requested).toHaveLength(3);
  });

  it("tells in which round the answer was requested, after another session too", async () => {
    const test = setUp({ status: "ASSET_REVIEW" });
    await settle();
    expect(test.row()?.round).toBe(0);
    await test.press(1);
    expect(test.row()?.round).toBe(1);
    test.says(cofferError({ kind: "Timeout", code: "9000001", message: "late" }));
    await test.press(2);
    expect(test.row()).toMatchObject({ round: 2, error: { code: "9000001" } });
    test.says({ status: "ASSET_REVIEW" });
    test.invalidated("all");
    await settle();
    expect(test.row()).toMatchObject({ round: 2, polls: 1, error: null });
  });

  it("keeps what was seen where an answer contradicts it, says so, and requests again", async () => {
    const test = setUp({ status: "TRANSFERRING", canAbort: false, updatedTime: 20 });
    await settle();
    for (const reported of [
      { status: "ASSET_REVIEW", updatedTime: 30 },
      { status: "TRANSFERRING", updatedTime: 19 },
      { status: "COMPLETED", migrationId: "m2", updatedTime: 40 },
    ] as const) {
      test.says(reported);
      await test.pass(5_000);
      expect(test.row()?.state).toMatchObject({ status: "TRANSFERRING", migrationId: "m1", updatedTime: 20 });
      expect(test.row()?.error?.code).toBe("BAD_RESPONSE");
      expect(test.status()).toBe("stale");
    }
    expect(test.reports).toHaveLength(3);
    test.says({ status: "COMPLETED", canAbort: false, updatedTime: 50 });
    await test.pass(5_000);
    expect(test.row()).toMatchObject({ state: { status: "COMPLETED" }, error: null });
    expect(test.status()).toBe("live");
  });

  it("stays as it was seen when no answer comes, and is requested again until one does", async () => {
    const test = setUp({ status: "ASSET_REVIEW" });
    await settle();
    test.says(cofferError({ kind: "Timeout", code: "9000001", message: "late" }));
    await test.press(1);
    expect(test.row()).toMatchObject({ state: { status: "ASSET_REVIEW" }, error: { code: "9000001" } });
    test.says({ status: "CONVERTING", updatedTime: 11 });
    await test.pass(5_000);
    expect(test.row()).toMatchObject({ state: { status: "CONVERTING" }, error: null });
  });

  it("is forgotten when the session ends: another person's is not compared with it", async () => {
    const test = setUp({ status: "TRANSFERRING", updatedTime: 90 });
    await settle();
    test.says("anonymous");
    test.invalidated("all");
    await settle();
    expect(test.row()).toMatchObject({ state: null, anonymous: true });
    await test.pass(60_000);
    expect(test.requested).toHaveLength(2);
    test.says({ status: "CREATED", migrationId: "m9", updatedTime: 1 });
    test.invalidated("all");
    await settle();
    expect(test.row()?.state).toMatchObject({ status: "CREATED", migrationId: "m9" });
  });

  it("takes up the next one after one was stopped", async () => {
    const test = setUp({ status: "ABORTED", canAbort: false });
    await settle();
    test.says({ status: "CREATED", migrationId: "m2", updatedTime: 11 });
    await test.press(1);
    expect(test.requested).toEqual([{}, {}]);
    expect(test.row()?.state?.migrationId).toBe("m2");
  });
});
