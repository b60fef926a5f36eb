import type { World } from "./world.ts";

/** Longer than a silent feed stays live. */
const silenceMs = 11_000;

/** One kind of trouble. `blind`: until it heals, nobody can know of it before figures are 10 s old. */
export interface Fault {
  readonly blind?: boolean;
  strike(world: World): Promise<void> | void;
}

const some = (world: World, max: number): number => 1 + Math.floor(world.random.next() * max);

/** The table of faults: each names what goes wrong, and healing is the server's own business. */
export const faults: Readonly<Record<string, Fault>> = {
  drop: { strike: ({ server }) => server.dropAll() },
  refuse: {
    async strike(world) {
      world.server.refusing = true;
      world.server.dropAll();
      await world.pass(some(world, 8) * 1000);
    },
  },
  "half-open": {
    blind: true,
    async strike(world) {
      world.server.setHalfOpen(true);
      if (world.random.next() < 0.3) await world.pass(silenceMs);
    },
  },
  garbage: { strike: (world) => world.server.mangle("garbage") },
  "truncated gzip": { strike: (world) => world.server.mangle("truncated") },
  "damaged gzip": { strike: (world) => world.server.mangle("damaged") },
  duplicate: { strike: (world) => world.server.mangle("duplicate") },
  reordered: { strike: (world) => world.server.mangle("reordered") },
  mixture: {
    strike: (world) =>
      world.server.mangle("reordered", "garbage", "duplicate", "damaged", "reordered", "truncated"),
  },
  slow: {
    blind: true,
    async strike(world) {
      world.server.slow = true;
      if (world.random.next() < 0.2) await world.pass(silenceMs);
    },
  },
  flood: {
    strike({ server }) {
      for (let tick = 0; tick < 150; tick += 1) server.tick();
    },
  },
  "server clock set": {
    strike(world) {
      world.server.skewMs += (world.random.next() < 0.5 ? -1 : 1) * some(world, 100) * 60_000;
    },
  },
  sleep: {
    blind: true,
    async strike(world) {
      world.clock.leap(some(world, 60) * 60_000);
      (await world.feed).slept();
    },
  },
  "token expired": {
    async strike(world) {
      const { server } = world;
      server.token = `token-${some(world, 1e9)}`;
      // The page may still hold the old one for a while.
      if (world.random.next() < 0.7) world.pageToken = server.token;
      for (const link of server.links) if (link.isPrivate) link.socket.terminate();
      // Long enough for an attempt with the old one, which is refused.
      if (world.random.next() < 0.5) await world.pass(some(world, 8) * 1000);
    },
  },
  hidden: {
    async strike(world) {
      await world.setVisible(false);
      await world.pass(some(world, 70) * 100);
    },
  },
  frozen: {
    async strike(world) {
      await world.setVisible(false);
      (await world.feed).suspend();
      (await world.account).suspend();
    },
  },
  "views change": {
    async strike(world) {
      for (let count = some(world, 3); count > 0; count -= 1) {
        if (world.viewers.size > 2 && world.random.next() < 0.5) world.dropViewer();
        else if (world.viewers.size < 12) await world.addViewer();
      }
    },
  },
};
