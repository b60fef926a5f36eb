/** D3.8, D3.9, D3.11. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { ActionRun } from "#src/bridge/action-run.ts";
import { Supervisor } from "#src/bridge/supervisor.ts";
import { FakeClock, settled } from "./fake-clock.ts";
import { FakeWorkers } from "./fake-worker.ts";

const input = { quoteTxId: "q1", accountType: "eb_convert_funding" } as const;
const answered = { quoteTxId: "q1", exchangeStatus: "processing" } as const;

let clock: FakeClock;
let workers: FakeWorkers;
let invalidated: CallName[];
let action: ActionRun<"convert.execute">;

beforeEach(async () => {
  clock = new FakeClock();
  workers = new FakeWorkers();
  const supervisor = new Supervisor(workers.open, clock, { visible: true, online: true });
  workers.last.ready();
  invalidated = [];
  let ids = 0;
  action = new ActionRun("convert.execute", {
    bridge: {
      call: (name, params) => supervisor.call({ name, input: params, exempt: true, signal: undefined }),
    },
    clock,
    invalidate: (names) => invalidated.push(...names),
    newRequestId: () => `intent-${++ids}`,
  });
  await settled();
});

const sent = () => workers.all.flatMap((worker) => worker.calls);
const executes = () => sent().filter((call) => call.name === "convert.execute");
const lookups = () => sent().filter((call) => call.name === "outcome.resolve");

/** Loses the worker while the answer is awaited, and lets the next one come up. */
async function loseMidway(): Promise<void> {
  workers.last.fault("error");
  await settled();
  await clock.advance(0);
  workers.last.ready();
  await settled();
}

describe("an intent that is answered", () => {
  it("is done, and puts out of date what it changed", async () => {
    const end = action.run(input);
    expect(action.state.status).toBe("running");
    expect(workers.last.call(0).input).toEqual({ ...input, requestId: "intent-1" });
    workers.last.call(0).answer(answered, ["convert.coins"]);
    expect(await end).toEqual({ status: "done", data: answered });
    expect(action.state).toEqual({ status: "done", data: answered });
    expect(invalidated).toEqual(["convert.coins"]);
  });

  it("is begun once, however often it is requested", async () => {
    const first = action.run(input);
    expect(await action.run(input)).toEqual({ status: "running" });
    workers.last.call(0).answer(answered);
    await first;
    expect(executes()).toHaveLength(1);
  });

  it("is refused with the server's code", async () => {
    const end = action.run(input);
    workers.last.call(0).refuse(cofferError({ kind: "BusinessError", code: "700008", message: "expired" }));
    expect(await end).toMatchObject({ status: "refused", error: { code: "700008" } });
    expect(lookups()).toHaveLength(0);
  });

  it("has a new id each time", async () => {
    const first = action.run(input);
    workers.last.call(0).refuse(cofferError({ kind: "BusinessError", code: "700008", message: "expired" }));
    await first;
    void action.run(input);
    expect(workers.last.call(1).input).toMatchObject({ requestId: "intent-2" });
  });

  it("keeps its id when it is tried again after it never left", async () => {
    const offline = cofferError({ kind: "other", code: "BAD_REQUEST", message: "unsigned" });
    const first = action.run(input);
    workers.last.call(0).refuse(offline);
    expect(await first).toMatchObject({ status: "refused" });
    action.reset();
    void action.run({ ...input });
    expect(workers.last.call(1).input).toEqual({ ...input, requestId: "intent-1" });
  });

  it("of something else has an id of its own", async () => {
    const first = action.run(input);
    workers.last.call(0).refuse(cofferError({ kind: "other", code: "BAD_REQUEST", message: "unsigned" }));
    await first;
    void action.run({ ...input, quoteTxId: "q2" });
    expect(workers.last.call(1).input).toMatchObject({ requestId: "intent-2" });
  });

  it("keeps the id that the caller gave it", () => {
    void action.run({ ...input, requestId: "mine-0001" });
    expect(workers.last.call(0).input).toMatchObject({ requestId: "mine-0001" });
  });

  it("goes back to idle only when nothing is under way", async () => {
    const end = action.run(input);
    action.reset();
    expect(action.state.status).toBe("running");
    workers.last.call(0).answer(answered);
    await end;
    action.reset();
    expect(action.state).toEqual({ status: "idle" });
  });
});

describe("an intent whose answer is lost", () => {
  it("is looked up and done with the answer it would have had", async () => {
    const end = action.run(input);
    await loseMidway();
    expect(action.state).toEqual({ status: "looking-up", requestId: "intent-1" });
    expect(workers.last.call(0)).toMatchObject({
      name: "outcome.resolve",
      input: { call: "convert.execute", input: { ...input, requestId: "intent-1" } },
    });
    workers.last.call(0).answer({ state: "done", result: answered }, ["convert.coins"]);
    expect(await end).toEqual({ status: "done", data: answered });
    expect(invalidated).toEqual(["convert.coins"]);
    expect(executes()).toHaveLength(1);
  });

  it("is refused with the code it would have had", async () => {
    const end = action.run(input);
    await loseMidway();
    workers.last.call(0).answer({ state: "refused", code: "700008", retMsg: "over" });
    expect(await end).toMatchObject({
      status: "refused",
      error: { data: { code: "700008", message: "over", requestId: "intent-1", outcome: "none" } },
    });
  });

  it("did not happen when the server has never seen it", async () => {
    const end = action.run(input);
    await loseMidway();
    workers.last.call(0).answer({ state: "absent" });
    expect(await end).toMatchObject({ status: "refused", error: { code: "OUTCOME_ABSENT" } });
  });

  it("is looked up too when the network lost the answer", async () => {
    const end = action.run(input);
    const lost = { kind: "Timeout", code: "9000001", message: "timeout", outcome: "unknown" } as const;
    workers.last.call(0).refuse(cofferError({ ...lost, requestId: "intent-1" }));
    await settled();
    workers.last.call(1).answer({ state: "done", result: answered });
    expect(await end).toMatchObject({ status: "done" });
  });

  it("is looked up again while the server is at it, through a further loss", async () => {
    const end = action.run(input);
    await loseMidway();
    workers.last.call(0).answer({ state: "running" });
    await clock.advance(1_000);
    expect(lookups()).toHaveLength(2);
    workers.last.fault("error");
    await clock.advance(250);
    workers.last.ready();
    await settled();
    workers.last.call(0).answer({ state: "done", result: answered });
    expect(await end).toMatchObject({ status: "done" });
    expect(executes()).toHaveLength(1);
  });

  it("stays unknown when half a minute of look-ups fails, and may be looked up by hand", async () => {
    const end = action.run(input);
    await loseMidway();
    const offline = cofferError({ kind: "HttpError", code: "NETWORK", message: "offline", retriable: true });
    for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 0]) {
      lookups().at(-1)?.refuse(offline);
      await clock.advance(wait);
    }
    expect(await end).toMatchObject({ status: "unknown", requestId: "intent-1", error: { code: "NETWORK" } });
    expect(lookups()).toHaveLength(6);
    expect(await action.run(input)).toMatchObject({ status: "unknown" });
    expect(executes()).toHaveLength(1);

    const again = action.lookUpAgain();
    // It stays what it is until that is told: one question, however often it is requested.
    expect(action.state).toMatchObject({ status: "unknown", checking: true });
    void action.lookUpAgain();
    await settled();
    expect(lookups()).toHaveLength(7);
    lookups().at(-1)?.answer({ state: "done", result: answered });
    expect(await again).toMatchObject({ status: "done" });
  });

  it("is unknown after half a minute of look-ups that hang, not after minutes of them", async () => {
    const end = action.run(input);
    await loseMidway();
    const late = cofferError({ kind: "Timeout", code: "9000001", message: "timeout", retriable: true });
    await clock.advance(20_000);
    lookups().at(-1)?.refuse(late);
    await clock.advance(1_000);
    await clock.advance(20_000);
    lookups().at(-1)?.refuse(late);
    expect(await end).toMatchObject({ status: "unknown", requestId: "intent-1" });
    expect(lookups()).toHaveLength(2);
    expect(executes()).toHaveLength(1);
  });

  it("is unknown again where one more look-up fails", async () => {
    action.resume({ ...input, requestId: "mine-0001" });
    const again = action.lookUpAgain();
    await settled();
    lookups()
      .at(-1)
      ?.refuse(cofferError({ kind: "HttpError", code: "NETWORK", message: "offline" }));
    expect(await again).toMatchObject({ status: "unknown", checking: false, error: { code: "NETWORK" } });
    expect(lookups().map((call) => call.input)).toEqual([
      { call: "convert.execute", input: { ...input, requestId: "mine-0001" } },
    ]);
    expect(executes()).toHaveLength(0);
  });

  it("goes out under the same id when its outcome stays unknown and the person requests it again", async () => {
    const end = action.run({ ...input, requestId: "mine-0001" });
    await loseMidway();
    lookups()
      .at(-1)
      ?.refuse(cofferError({ kind: "NotLoggedIn", code: "10007", message: "user no permission" }));
    await end;
    action.reset();
    void action.run({ ...input, requestId: "mine-0002" });
    expect(executes().map((call) => call.input)).toEqual([
      { ...input, requestId: "mine-0001" },
      { ...input, requestId: "mine-0001" },
    ]);
  });

  it("is looked up when what was thrown is no error of ours", async () => {
    const end = action.run(input);
    workers.last.call(0).refuse(new Error("could not be cloned"));
    await settled();
    workers.last.call(1).answer({ state: "done", result: answered });
    expect(await end).toMatchObject({ status: "done" });
  });

  it("stops looking when the person was signed out", async () => {
    const end = action.run(input);
    await loseMidway();
    lookups()
      .at(-1)
      ?.refuse(cofferError({ kind: "NotLoggedIn", code: "10007", message: "user no permission" }));
    expect(await end).toMatchObject({ status: "unknown", error: { code: "10007" } });
    expect(lookups()).toHaveLength(1);
  });
});
