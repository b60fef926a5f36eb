import { afterEach, beforeEach, expect, it } from "vitest";
import { faults } from "./chaos/faults.ts";
import { THROTTLE_MS, World } from "./chaos/world.ts";

/** CHAOS_EVENTS and CHAOS_SEED make longer and other runs: 5,000 events take about a minute. */
const EVENTS = Number(process.env.CHAOS_EVENTS ?? 400);
const SEED = Number(process.env.CHAOS_SEED ?? 1);
/** The longest way back: a probe, five attempts and the questions of a new socket. */
const HEALED_WITHIN_MS = 120_000;

const unhandled: unknown[] = [];
const keep = (cause: unknown): void => {
  unhandled.push(cause);
};
let world: World;
beforeEach(() => {
  world = new World(SEED);
  process.on("unhandledRejection", keep);
  process.on("uncaughtException", keep);
});
afterEach(async () => {
  await world.close();
  process.off("unhandledRejection", keep);
  process.off("uncaughtException", keep);
});

/** Views that call themselves live and do not show the server's book. */
function lies(): string[] {
  return [...world.viewers]
    .filter((viewer) => viewer.status() === "live")
    .flatMap((viewer) => viewer.difference(world.server.book) ?? []);
}

/** What is not yet as it should be when nothing is wrong any more. */
async function unhealed(): Promise<string[]> {
  const { server, viewers } = world;
  const account = await world.account;
  const open = [...server.links].filter(({ isPrivate }) => !isPrivate);
  const own = [...server.links].filter(({ isPrivate }) => isPrivate);
  const notLive = [...viewers]
    .filter((viewer) => viewer.status() !== "live")
    .map(({ name }) => `${name} is not live`);
  return [
    ...notLive,
    ...(open.length === 1 ? [] : [`${open.length} sockets`]),
    ...(own.length === 1 ? [] : [`${own.length} private sockets`]),
    ...(account.loggedIn && own[0]?.token === server.token ? [] : ["not logged in"]),
  ];
}

/** Waits until all is well; a page whose attempts are spent is looked at again, as its person would. */
async function heal(): Promise<void> {
  const { server, clock } = world;
  server.heal();
  world.pageToken = server.token;
  await world.setVisible(true);
  const until = clock.now() + HEALED_WITHIN_MS;
  for (;;) {
    await world.pass(THROTTLE_MS);
    const wrong = await unhealed();
    if (wrong.length === 0) break;
    if (clock.now() > until) throw new Error(`not healed: ${wrong.join("; ")}`);
    const down = (await world.feed).state() === "error" || (await world.account).state === "error";
    if (down && clock.pending === 0) await world.wake();
    if (down && (until - clock.now()) % 20_000 < THROTTLE_MS) await world.wake();
  }
  await world.pass(THROTTLE_MS);
}

it(`${EVENTS} seeded faults: what is shown is the server's book or marked stale`, async () => {
  const names = Object.keys(faults);
  const struck: Record<string, number> = {};
  for (let count = 0; count < 4; count += 1) await world.addViewer();
  await heal();
  for (let event = 0; event < EVENTS; event += 1) {
    const name = names[Math.floor(world.random.next() * names.length)] ?? "";
    struck[name] = (struck[name] ?? 0) + 1;
    const where = `event ${event} (${name}, seed ${SEED})`;
    const fault = faults[name];
    await fault?.strike(world);
    for (let tick = 0; tick < 3; tick += 1) {
      world.server.tick();
      await world.pass(100 + world.random.next() * 300);
    }
    world.server.deliverLate();
    await world.pass(THROTTLE_MS);
    if (fault?.blind !== true && world.visible) expect(lies(), `${where}, before it healed`).toEqual([]);
    await heal();
    expect(lies(), `${where}, healed`).toEqual([]);
    expect(world.server.violations, where).toEqual([]);
    expect(
      [...world.viewers].flatMap(({ faults: out }) => out),
      where,
    ).toEqual([]);
  }
  expect(unhandled).toEqual([]);
  expect(Object.keys(struck).length).toBe(EVENTS >= 400 ? names.length : Object.keys(struck).length);
  console.info(`${EVENTS} events, ${world.reports.length} reports`, struck);
}, 600_000);
