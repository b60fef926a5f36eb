/** R2.9, R3.3: the answer about one person, come once another one is logged in. */
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Bridge } from "#src/bridge/bridge.ts";
import type * as Session from "#src/session/session.ts";
import type * as Store from "#src/state/client-store.ts";

let store: typeof Store;
let startSession: typeof Session.startSession;
const page = { getElementById: () => null, cookie: "" };

beforeAll(async () => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { hostname: "localhost" });
  store = await import("#src/state/client-store.ts");
  ({ startSession } = await import("#src/session/session.ts"));
});
beforeEach(() => store.useClientStore.setState(store.initialClientState, true));

/** Answers are of whose token was there when they were asked for, and come when they are let. */
function exchange() {
  const waiting: (() => void)[] = [];
  const call = (): Promise<unknown> => {
    const id = Number(/=(\d*)/.exec(page.cookie)?.[1] ?? "0");
    const data = { id, currency_code: "USD", sub_attribute: 0, email: "", mobile: "", kyc_level: "" };
    const answer = id === 0 ? { kind: "anonymous" } : { kind: "ok", data, invalidates: [] };
    return new Promise((resolve) => {
      waiting.push(() => resolve(answer));
    });
  };
  return { waiting, bridge: { call: call as unknown as Bridge["call"] } };
}
const settle = () => new Promise((resume) => setTimeout(resume, 0));
const shown = () => store.useClientStore.getState().user?.id;

it("a person whose answer comes late is not shown under the token of another", async () => {
  const { waiting, bridge } = exchange();
  page.cookie = "test-token=7";
  const first = startSession(bridge);
  page.cookie = "test-token=8";
  const second = startSession(bridge);
  waiting[1]?.();
  await second;
  expect(shown()).toBe(8);
  waiting[0]?.();
  await settle();
  expect(shown()).toBe(8);
  // It is asked once more who is here now.
  waiting[2]?.();
  expect((await first).id).toBe(8);
  expect(shown()).toBe(8);
});

it("a host that renews the token with each answer is asked twice, not for ever", async () => {
  const { waiting, bridge } = exchange();
  page.cookie = "test-token=7";
  const start = startSession(bridge);
  page.cookie = "test-token=77";
  waiting[0]?.();
  await settle();
  page.cookie = "test-token=777";
  waiting[1]?.();
  expect((await start).id).toBe(77);
  expect(waiting).toHaveLength(2);
});

it("nobody is shown where the person left meanwhile", async () => {
  const { waiting, bridge } = exchange();
  page.cookie = "test-token=7";
  const start = startSession(bridge);
  page.cookie = "";
  waiting[0]?.();
  await settle();
  waiting[1]?.();
  expect((await start).id).toBe(0);
  expect(shown()).toBe(0);
});
