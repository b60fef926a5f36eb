import { expect, test } from "vitest";
import { randomOf } from "#sandbox/market/random.ts";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { attack } from "./raw-client.ts";

/** No bytes of a client end the process. */

const sideBySide = 20;

test(
  "malformed requests, upgrades, frames and resets leave the exchange up and its books whole",
  async () => {
    const sandbox = await startSandbox({});
    const port = Number(new URL(sandbox.url).port);
    const random = randomOf(dailySeed(), "raw");
    const runs = fuzzRuns(1) > 1 ? 20_000 : 1000;
    for (let done = 0; done < runs; done += sideBySide) {
      await Promise.all(
        Array.from({ length: Math.min(sideBySide, runs - done) }, () => attack(port, random)),
      );
    }
    const health = await fetch(`${sandbox.url}/healthz`);
    expect(await health.text(), `seed ${dailySeed()}`).toBe("ok");
    const response = await fetch(`${sandbox.url}/sandbox/control/trial-balance`);
    const books = (await response.json()) as { coins: Record<string, string>; drifted: number };
    expect(new Set(Object.values(books.coins))).toEqual(new Set(["0"]));
    expect(books.drifted).toBe(0);
    // Throws with what the process said last, if it had ended meanwhile.
    await sandbox.stop();
  },
  fuzzRuns(120_000),
);
