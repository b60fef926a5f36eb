/** R4.1-R4.6, D5.3. */

import { afterEach, beforeEach, expect, it } from "vitest";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { faults } from "./chaos/faults.ts";
import { pauseMs, World } from "./chaos/world.ts";

/** CHAOS_EVENTS and FUZZ_SEED make longer and other runs: 5,000 events take less than a minute. */
const maxEvents = Number(process.env.CHAOS_EVENTS ?? fuzzRuns(250));
const firstSeed = dailySeed();
/** The longest way back: a probe, five attempts and the questions of a new socket. */
const healedWithinMs = 120_000;

const unhandled: unknown[] = [];
const keep = (cause: unknown): void => {
  unhandled.push(cause);
};
let world: World;
beforeEach(() => {
  world = new World(firstSeed);
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
  const { server, viewers, logins } = world;
  const account = await world.account;
  const open = [...server.links].filter(({ isPrivate }) => !isPrivate);
  const own = [...server.links].filter(({ isPrivate }) => isPrivate);
  return [
    ...[...viewers].filter((viewer) => viewer.status() !== "live").map(({ name }) => `${name} is not live`),
    ...(open.length === 1 ? [] : [`${open.length} sockets`]),
    ...(own.length === 1 ? [] : [`${own.length} private sockets`]),
    ...(account.loggedIn && own[0]?.token === server.token ? [] : ["not logged in"]),
    ...open.map((link) => world.subscriptionFault(link)).filter((fault) => fault !== ""),
    ...own
      .filter(({ others }) => others.length !== 1)
      .map(({ others }) => `sent ${others.join() || "nothing"}`),
    ...(logins.ran === logins.requested ? [] : [`${logins.ran} of ${logins.requested} ran at the login`]),
  ];
}

/** What is on its way arrives, and then the throttle has time for it. */
async function oneInterval(): Promise<void> {
  await world.rest();
  await world.pass(pauseMs);
}

/**
 * Waits until all is well, and looks on while it gets there: from one throttle interval on nothing may be shown as live
 * that is not in the book. A page whose attempts are spent is looked at again, as its person would.
 */
async function heal(where: string): Promise<void> {
  const { server, clock } = world;
  server.heal();
  world.pageToken = server.token;
  await world.setVisible(true);
  const until = clock.now() + healedWithinMs;
  for (;;) {
    await oneInterval();
    expect(lies(), `${where}, while it healed`).toEqual([]);
    const wrong = await unhealed();
    if (wrong.length === 0) break;
    if (clock.now() > until) throw new Error(`${where}, not healed: ${wrong.join("; ")}`);
    const down = (await world.feed).state() === "error" || (await world.account).state === "error";
    if (down && clock.pending === 0) await world.wake();
    if (down && (until - clock.now()) % 20_000 < pauseMs) await world.wake();
    // The market does not wait.
    if (world.random.next() < 0.3) server.tick();
  }
  server.tick();
  await oneInterval();
  expect(lies(), `${where}, healed`).toEqual([]);
}

/** Mostly one fault, sometimes another on top of it. */
function pickFaults(): { readonly names: readonly string[]; readonly blind: boolean } {
  const all = Object.keys(faults);
  const count = world.random.next() < 0.2 ? 2 : 1;
  const names = Array.from({ length: count }, () => all[Math.floor(world.random.next() * all.length)] ?? "");
  return { names, blind: names.some((name) => faults[name]?.blind === true) };
}

it(`${maxEvents} seeded faults: what is shown is the server's book or marked stale`, async () => {
  const struck: Record<string, number> = {};
  for (let count = 0; count < 4; count += 1) await world.addViewer();
  await heal("the start");
  for (let event = 0; event < maxEvents; event += 1) {
    const { names, blind } = pickFaults();
    const where = `event ${event} (${names.join(" and ")}, seed ${firstSeed})`;
    if (world.random.next() < 0.3) await world.requestLogin();
    for (const name of names) {
      struck[name] = (struck[name] ?? 0) + 1;
      await faults[name]?.strike(world);
    }
    for (let tick = 0; tick < 3; tick += 1) {
      world.server.tick();
      await world.pass(100 + world.random.next() * 300);
    }
    world.server.deliverLate();
    await oneInterval();
    if (!blind && world.visible) expect(lies(), `${where}, before it healed`).toEqual([]);
    await heal(where);
    expect(world.server.violations, where).toEqual([]);
    expect(
      [...world.viewers].flatMap(({ faults: out }) => out),
      where,
    ).toEqual([]);
  }
  expect(unhandled).toEqual([]);
  expect(Object.keys(struck).length).toBe(
    maxEvents >= 400 ? Object.keys(faults).length : Object.keys(struck).length,
  );
  const reported: Record<string, number> = {};
  for (const what of world.reports) reported[what] = (reported[what] ?? 0) + 1;
  console.info(
    `${maxEvents} events with seed ${firstSeed}: ${world.socketCount} sockets, ${world.logins.ran} logins waited for`,
  );
  console.info(struck, reported);
});
