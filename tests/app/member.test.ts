import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import type * as Store from "#src/state/client-store.ts";
import type * as Member from "#src/state/member.ts";

let store: typeof Store;
let loadMember: typeof Member.loadMember;

beforeAll(async () => {
  vi.stubGlobal("document", { getElementById: () => null });
  store = await import("#src/state/client-store.ts");
  ({ loadMember } = await import("#src/state/member.ts"));
});
beforeEach(() => store.useClientStore.setState(store.initialClientState, true));

const answers: Partial<Record<CallName, unknown>> = {
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
  const asked: [CallName, unknown][] = [];
  const call = async (name: CallName, input: unknown): Promise<unknown> => {
    asked.push([name, input]);
    if (failing.includes(name)) throw cofferError({ kind: "HttpError", code: "HTTP", message: "502" });
    return { kind: "ok", data: answers[name], invalidates: [] };
  };
  return { asked, call: call as unknown as Bridge["call"] };
}

function logIn(subAttribute: number): void {
  const rest = { currency_code: "USD", email: "", mobile: "", kyc_level: "", kyc_region: "" };
  store.useClientStore.setState({ user: { id: 7, sub_attribute: subAttribute, ...rest } });
}

describe("what is loaded after a login", () => {
  it("fills the store", async () => {
    logIn(0);
    const { asked, call } = bridge();
    await loadMember({ call }, "EU");
    expect(store.useClientStore.getState()).toMatchObject({
      profileUserTag: { tax_identity: "DEU" },
      memberInfo: answers["member.info"],
      permission: { isLoaded: true, granted: { withdraw: { allow: false, reason: 42039 } } },
      webSiteComplianceConfig: { p2p: { action: "hide", ext: "" } },
    });
    expect(Object.fromEntries(asked)).toMatchObject({
      "member.tags": { req_tags: ["voucher_money_user", "withdraw_addr_level", "tax_identity"] },
      "site.config": { siteId: "EU", account: "MAIN" },
    });
  });

  it("asks for the other config where the account is an Islamic sub-account (spec section 4)", async () => {
    logIn(2);
    const { asked, call } = bridge();
    await loadMember({ call }, "");
    expect(asked).toContainEqual(["site.config", { siteId: "", account: "ISLAMIC" }]);
  });

  it("counts permissions as loaded when they cannot be had, and keeps every default (spec section 4)", async () => {
    logIn(0);
    const { call } = bridge(["member.tags", "member.info", "member.permissions", "site.config"]);
    await loadMember({ call }, "");
    expect(store.useClientStore.getState()).toEqual({
      ...store.initialClientState,
      user: store.useClientStore.getState().user,
      permission: { isLoaded: true, granted: {} },
    });
  });
});
