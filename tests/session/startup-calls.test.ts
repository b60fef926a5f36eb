/** R3.2, R7.9, F2a.2, R3.6. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import type * as Startup from "#src/session/startup-calls.ts";
import type * as Store from "#src/state/client-store.ts";

let store: typeof Store;
let runStartupCalls: typeof Startup.runStartupCalls;

beforeAll(async () => {
  vi.stubGlobal("document", { getElementById: () => null });
  store = await import("#src/state/client-store.ts");
  ({ runStartupCalls } = await import("#src/session/startup-calls.ts"));
});
beforeEach(() => store.useClientStore.setState(store.initialClientState, true));

const answers: Partial<Record<CallName, unknown>> = {
  "profile.exchangeRate": { name: "EUR", rate: "0.92", updatedAt: "1" },
  "member.tags": { tags: { tax_identity: "DEU" } },
  "member.info": { uid: "7", vipLevel: "VIP-1" },
  "member.permissions": {
    permissions: { withdraw: { allow: false, reason: 42039, until: 0 } },
    requiredKycLevel: "LEVEL_1",
  },
  "site.config": { config: { p2p: { action: "hide", ext: "" } }, version: "1" },
};

/** Answers each call but those that fail. */
function bridge(failing: readonly CallName[] = []) {
  const requested: [CallName, unknown, unknown][] = [];
  const call = async (name: CallName, input: unknown, options: unknown): Promise<unknown> => {
    requested.push([name, input, options]);
    if (failing.includes(name)) throw cofferError({ kind: "HttpError", code: "HTTP", message: "502" });
    return { kind: "ok", data: answers[name], invalidates: [] };
  };
  return { requested, bridge: { call: call as unknown as Bridge["call"] } };
}

function person(changes: Partial<Store.User> = {}): Store.User {
  const rest = { email: "", mobile: "", kyc_level: "", kyc_region: "" };
  return { id: 7, currency_code: "EUR", sub_attribute: 0, ...rest, ...changes };
}

const place = {
  hasToken: true,
  site: "EU",
  isCurrent: () => true,
} as const;
const state = () => store.useClientStore.getState();

describe("the calls of a session's start", () => {
  it("fill the store, each requested once and none of them loudly", async () => {
    const { requested, bridge: line } = bridge();
    await runStartupCalls({ ...place, bridge: line, user: Promise.resolve(person()) });
    expect(state()).toMatchObject({
      rate: "0.92",
      profileUserTag: { tax_identity: "DEU" },
      memberInfo: answers["member.info"],
      permission: { isLoaded: true, granted: { withdraw: { allow: false, reason: 42039 } } },
      webSiteComplianceConfig: { p2p: { action: "hide", ext: "" } },
    });
    expect(requested.map(([name]) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
    expect(Object.fromEntries(requested)).toMatchObject({
      "profile.exchangeRate": { name: "EUR" },
      "member.tags": { req_tags: ["voucher_money_user", "withdraw_addr_level", "tax_identity"] },
      "site.config": { siteId: "EU", account: "MAIN" },
    });
    expect(requested.map(([, , options]) => options)).toEqual(requested.map(() => ({ silent: true })));
  });

  it("go out beside the profile, but for those that need to know it", () => {
    const { requested, bridge: line } = bridge();
    void runStartupCalls({ ...place, bridge: line, user: new Promise(() => undefined) });
    const names = ["member.info", "member.permissions", "member.tags"];
    expect(requested.map(([name]) => name).toSorted()).toEqual(names);
  });

  it("ask for the other config where the account is an Islamic sub-account (R4.13)", async () => {
    const { requested, bridge: line } = bridge();
    await runStartupCalls({ ...place, bridge: line, user: Promise.resolve(person({ sub_attribute: 2 })) });
    expect(Object.fromEntries(requested)).toMatchObject({ "site.config": { account: "ISLAMIC" } });
  });

  it("leave every default where they fail; permissions then count as loaded (R4.11)", async () => {
    const { bridge: line } = bridge(Object.keys(answers) as CallName[]);
    const user = person();
    await runStartupCalls({ ...place, bridge: line, user: Promise.resolve(user) });
    expect(state()).toEqual({
      ...store.initialClientState,
      // Without a rate values are shown in USD.
      user: { ...user, currency_code: "USD" },
      permission: { isLoaded: true, granted: {} },
    });
  });

  it("are made again where an answer is lost: what the site hides stays hidden", async () => {
    vi.useFakeTimers();
    const { requested, bridge: line } = bridge();
    let losses = 2;
    const call = async (name: CallName, ...rest: unknown[]): Promise<unknown> => {
      losses -= name === "site.config" ? 1 : 0;
      if (name !== "site.config" || losses < 0)
        return (line.call as (...all: unknown[]) => unknown)(name, ...rest);
      throw cofferError({ kind: "TypeError", code: "NETWORK", message: "", retriable: true });
    };
    const started = runStartupCalls({
      ...place,
      bridge: { call: call as unknown as Bridge["call"] },
      user: Promise.resolve(person()),
    });
    await vi.advanceTimersByTimeAsync(1_500);
    vi.useRealTimers();
    await started;
    expect(state().webSiteComplianceConfig).toEqual({ p2p: { action: "hide", ext: "" } });
    expect(requested.filter(([name]) => name === "site.config")).toHaveLength(1);
  });

  it("heal once they were lost for longer, while the page is seen and online", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { onLine: true });
    const { requested, bridge: line } = bridge();
    let isLost = true;
    const call = async (...args: Parameters<Bridge["call"]>): Promise<unknown> => {
      if (!isLost) return line.call(...args);
      throw cofferError({ kind: "TypeError", code: "NETWORK", message: "", retriable: true });
    };
    const parts = { ...place, bridge: { call: call as unknown as Bridge["call"] } };
    const started = runStartupCalls({ ...parts, user: Promise.resolve(person()) });
    await vi.advanceTimersByTimeAsync(1_500);
    await started;
    expect(state()).toMatchObject({
      permission: { isLoaded: true, granted: {} },
      user: { currency_code: "USD" },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    isLost = false;
    vi.stubGlobal("navigator", { onLine: false });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(requested).toEqual([]);
    vi.stubGlobal("navigator", { onLine: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state()).toMatchObject({
      rate: "0.92",
      user: { currency_code: "EUR" },
      memberInfo: answers["member.info"],
      permission: { granted: { withdraw: { allow: false } } },
      webSiteComplianceConfig: { p2p: { action: "hide" } },
    });
    await vi.advanceTimersByTimeAsync(1_000_000);
    vi.useRealTimers();
    expect(requested.map(([name]) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it("ask nothing private where there is no token, and permissions count as loaded", async () => {
    const { requested, bridge: line } = bridge();
    const nobody = person({ id: 0, currency_code: "USD" });
    await runStartupCalls({ ...place, bridge: line, hasToken: false, user: Promise.resolve(nobody) });
    expect(requested.map(([name]) => name).toSorted()).toEqual(["site.config"]);
    expect(state().permission).toEqual({ isLoaded: true, granted: {} });
  });

  it("say nothing once another session has begun", async () => {
    const { bridge: line } = bridge();
    const user = Promise.resolve(person());
    await runStartupCalls({ ...place, bridge: line, user, isCurrent: () => false });
    expect(state()).toEqual(store.initialClientState);
  });
});
