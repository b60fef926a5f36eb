/** R4.2, R4.4, R9.11, F8.18. */
import { randomBytes } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import type { ConnectionRow } from "#shared/contract/market.ts";
import type { Boot, WorkerApi } from "#shared/rpc/api.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createWorkerApi } from "#worker/worker-api.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";
import { bareHost, plainSwitches } from "./plane-options.ts";

/** What a page sees of a feed that does not come back, and how it gets it to try again. */

const seen = { visible: true, online: true };
const boot: Boot = {
  config: {},
  origin: "https://coffer.test",
  hostname: "coffer.test",
  epoch: 1,
  platform: "pc",
  phone: false,
  state: seen,
  switches: plainSwitches,
};

let clock: ManualClock;
let sockets: ReturnType<typeof fakeSockets>;
let api: WorkerApi;
let row: ConnectionRow | undefined;

beforeEach(async () => {
  clock = manualClock();
  sockets = fakeSockets();
  api = createWorkerApi({
    clock,
    fetch: () => new Promise(() => undefined),
    inflate: inflateNatively,
    openSocket: sockets.open,
    wallNow: () => clock.now(),
    random: () => 0.5,
    randomBytes,
    store: memoryStore(),
    intentStore: memoryStore(),
    release: () => undefined,
    report: () => undefined,
  });
  await api.start(
    bareHost(() => "token"),
    boot,
  );
  await api.subscribe("connection", {}, (snapshot) => {
    row = snapshot.rows[0] ?? row;
  });
  await vi.waitFor(() => expect(sockets.all).toHaveLength(1));
  await fail();
});

/** Every attempt fails until none is made any more. */
async function fail(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    sockets.all.at(-1)?.events.ended();
    clock.advance(7000);
    await settle();
  }
  expect(row).toMatchObject({ state: "error", gaveUp: true });
}

it.each([
  ["the button", () => api.call("feed.reconnect", {}, { id: "1", exempt: true })],
  ["the page that is seen again", () => comeBack({ ...seen, visible: false })],
  ["the network that is back", () => comeBack({ ...seen, online: false })],
  ["the machine that slept with the page in view", () => sleep()],
])("that was given up is tried again by %s", async (_, wake) => {
  const before = sockets.all.length;
  await wake();
  clock.advance(500);
  await vi.waitFor(() => expect(row).toMatchObject({ state: "connecting", gaveUp: false }));
  expect(sockets.all).toHaveLength(before + 1);
  await fail();
  expect(sockets.all).toHaveLength(before + 6);
});

it("that is back brings back what a person is told of their own, which had given up too", async () => {
  await api.subscribe("deposit.recent", {}, () => undefined);
  const before = sockets.all.length;
  await vi.waitFor(() => expect(sockets.all).toHaveLength(before + 1));
  await fail();
  const ended = sockets.all.length;
  expect(ended).toBeGreaterThan(before + 1);
  await api.call("feed.reconnect", {}, { id: "1", exempt: true });
  expect(sockets.all).toHaveLength(ended + 1);
  sockets.last().events.opened();
  await vi.waitFor(() => expect(sockets.all).toHaveLength(ended + 2));
  sockets.last().events.opened();
  await vi.waitFor(() => expect(sockets.last().sent.at(-1)).toMatchObject({ op: "login" }));
});

it("that is there brings back what a person is told of their own, whose token was refused", async () => {
  await api.call("feed.reconnect", {}, { id: "1", exempt: true });
  sockets.last().events.opened();
  await api.subscribe("deposit.recent", {}, () => undefined);
  const before = sockets.all.length;
  await vi.waitFor(() => expect(sockets.all).toHaveLength(before + 1));
  sockets.last().events.opened();
  sockets.last().events.frame('{"topic":"login","event":"login","code":"10007"}');
  await settle();
  clock.advance(1_500);
  await settle();
  expect(sockets.all).toHaveLength(before + 1);
  await api.call("feed.reconnect", {}, { id: "2", exempt: true });
  await vi.waitFor(() => expect(sockets.all).toHaveLength(before + 2));
});

async function sleep(): Promise<void> {
  await api.lifecycle(seen);
  clock.advance(3_600_000);
  await api.lifecycle(seen);
}

async function comeBack(gone: typeof seen): Promise<void> {
  await api.lifecycle(gone);
  await api.lifecycle(seen);
}
