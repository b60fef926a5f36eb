/** F2a.1, F4c.3, D3.1. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageState } from "#shared/rpc/api.ts";
import { FakeClock, settled } from "../bridge/fake-clock.ts";

const seen: PageState = { visible: true, online: true };
/** How long the worker gives the same answer, and how long one is on its way, ms. */
const lifetimeMs = 60_000;
const wayMs = 300;
const user = { id: 7, currency_code: "usd", unified_update_status: "PROCESS" };
const mocked = [
  "#src/bridge/bridge.ts",
  "#src/bridge/clock.ts",
  "#src/bridge/page-state.ts",
  "#src/state/client-store.ts",
];

let clock: FakeClock;
/** When the profile was asked for, and when the exchange was. */
let asked: number[];
let sent: number[];
let tell: (state: PageState) => void;

beforeEach(async () => {
  vi.resetModules();
  clock = new FakeClock();
  asked = [];
  sent = [];
  let answeredAt = Number.NEGATIVE_INFINITY;
  vi.doMock("#src/bridge/clock.ts", () => ({ pageClock: clock }));
  vi.doMock("#src/bridge/page-state.ts", () => ({
    currentPageState: () => seen,
    watchPageState: (onChange: (state: PageState) => void) => {
      tell = onChange;
    },
  }));
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      async call() {
        asked.push(clock.now());
        if (clock.now() - answeredAt >= lifetimeMs) {
          sent.push(clock.now());
          await new Promise<void>((resolve) => clock.after(wayMs, resolve));
          answeredAt = clock.now();
        }
        return { kind: "ok", data: user };
      },
    },
  }));
  vi.doMock("#src/state/client-store.ts", () => ({ useClientStore: { getState: () => ({ user }) } }));
  const { followProfile } = await import("#src/session/profile-changes.ts");
  followProfile();
});

afterEach(() => {
  for (const name of mocked) vi.doUnmock(name);
});

it("is read when the page is seen, and not as it is left, though it is seen still", async () => {
  tell({ ...seen, visible: false, suspended: true });
  tell({ ...seen, online: false });
  await settled();
  expect(asked).toEqual([]);
  tell(seen);
  await settled();
  expect(asked).toHaveLength(1);
});

it("is asked for of the exchange at each look while an upgrade is under way", async () => {
  await clock.advance(5 * 62_000);
  expect(sent).toHaveLength(5);
  expect(asked).toEqual(sent);
});
