import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Stored } from "#sandbox/serving/file-cache.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** What anybody may send without being asked: logins and reports, so many a minute, and what is kept of them. */

const maxLogins = 3;
const maxReports = 4;
let under: SandboxUnderTest;
/** As it is served to people: no test is in control. */
let plain: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
  plain = await startSandbox({ control: false, settings: { maxLogins, maxReports } });
}, startMs);
beforeEach(() => {
  plain.clock.advance(60_000);
});
afterAll(async () => {
  await under.close();
  await plain.close();
});

const post = ({ origin }: SandboxUnderTest, path: string, body: object) =>
  fetch(`${origin}${path}`, { method: "POST", body: JSON.stringify(body) });
const line = { app: "coffer", env: "sitnet", level: "info", ts: 1, msg: "ws_open", ctx: {} };
const report = { "csp-report": { "violated-directive": "script-src" } };

describe("one address", () => {
  async function statuses(path: string, body: object, times: number): Promise<number[]> {
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) all.push((await post(plain, path, body)).status);
    return all;
  }

  test("logs in so many times a minute, failures counted", async () => {
    expect(await statuses("/sandbox/session", { account: "eu" }, 2)).toEqual([200, 200]);
    expect(await statuses("/sandbox/session", { account: "nobody" }, 2)).toEqual([404, 429]);
    const refused = await post(plain, "/sandbox/session", { account: "eu" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    plain.clock.advance(60_000 / maxLogins);
    expect(await statuses("/sandbox/session", { account: "eu" }, 2)).toEqual([200, 429]);
  });

  test("reports so many times a minute to the two collectors, and to the policy's", async () => {
    expect(await statuses("/log-collector", line, 3)).toEqual([200, 200, 200]);
    expect(await statuses("/monitoring-collector", {}, 2)).toEqual([400, 429]);
    expect(await statuses("/csp-report", report, 5)).toEqual([204, 204, 204, 204, 429]);
    plain.clock.advance(60_000 / maxReports);
    expect(await statuses("/log-collector", line, 2)).toEqual([200, 429]);
  });
});

describe("what was reported", () => {
  test("is shown where a test is in control, and nowhere else", async () => {
    const path = "/sandbox/control/csp-reports";
    expect((await fetch(`${under.origin}${path}`)).status).toBe(200);
    expect((await fetch(`${plain.origin}${path}`)).status).toBe(404);
    expect((await fetch(`${plain.origin}/sandbox/control/telemetry`)).status).toBe(404);
    expect((await post(plain, "/sandbox/control/settings", { maxLogins: 1000 })).status).toBe(404);
    expect((await post(plain, "/sandbox/accounts", {})).status).toBe(404);
  });

  test("by a policy is counted, and the newest hundred are kept", async () => {
    for (let at = 0; at < 102; at += 1) await post(under, "/csp-report", { at });
    const { count, reports } = await under.control<{ count: number; reports: { at: number }[] }>(
      "/sandbox/control/csp-reports",
    );
    expect(count).toBe(102);
    expect(reports.map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, at) => at + 2));
  });

  test("is kept by number and by size, the newest of it", () => {
    const stored = new Stored<string>(3, 20);
    for (const text of ["a", "b", "c", "d"]) stored.add(text);
    expect(stored.all()).toEqual(["b", "c", "d"]);
    stored.add("1234567890");
    expect(stored.all()).toEqual(["c", "d", "1234567890"]);
    stored.add("1234567");
    expect(stored.all()).toEqual(["1234567"]);
    stored.add("x".repeat(40));
    expect(stored.all()).toEqual([]);
    stored.add("e");
    expect(stored.all()).toEqual(["e"]);
  });
});
