/** R3.4, R9.15. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Login from "#src/session/login-event.ts";
import type * as Store from "#src/state/client-store.ts";

const compliance = { p2p: { action: "hide", ext: "" } };
let store: typeof Store;
let login: typeof Login;

beforeAll(async () => {
  // The page's own configuration is read when the store is first loaded.
  const block = { textContent: JSON.stringify({ compliance }) };
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "app-config" ? block : null) });
  store = await import("#src/state/client-store.ts");
  login = await import("#src/session/login-event.ts");
});

beforeEach(() => store.useClientStore.setState(store.initialClientState, true));

function user(id: number): Store.User {
  return { id, currency_code: "USD", sub_attribute: 0, email: "", mobile: "", kyc_level: "", kyc_region: "" };
}

const allowed = { allow: true, reason: 0, until: 0 };
const memberInfo: Store.ClientState["memberInfo"] = {
  uid: "7",
  username: "a",
  remark: "",
  isMaster: true,
  memberType: 1,
  status: 1,
  accountMode: 1,
  vipLevel: "VIP-1",
  subCount: 0,
  accountTypes: ["FUND"],
};

describe("client store (R3.1-R3.3)", () => {
  it("has every field with its default, the compliance config from the page", () => {
    expect(store.useClientStore.getState()).toEqual({
      user: null,
      rate: "1",
      recordCoinList: { spot: [], contract: [], fund: [] },
      globalSymbolConfig: {},
      captcha: null,
      profileUserTag: {},
      memberInfo: null,
      permission: { isLoaded: false, granted: {} },
      webSiteComplianceConfig: compliance,
      showUnregulatedTips: false,
      wsQuoteList: [],
    });
  });

  it("lets every field be set, and leaves the others", () => {
    const coin = { coin: "BTC", fullName: "Bitcoin", icon: "" };
    const changes: Store.ClientState = {
      user: user(7),
      rate: "0.92",
      recordCoinList: { spot: [coin], contract: [], fund: [coin] },
      globalSymbolConfig: {
        BTCUSDT: { symbol: "BTCUSDT", baseCoin: "BTC", quoteCoin: "USDT", priceDecimals: 2 },
      },
      captcha: { scene: "login", ticket: "t" },
      profileUserTag: { tax_identity: "1" },
      memberInfo,
      permission: { isLoaded: true, granted: { convert: allowed } },
      webSiteComplianceConfig: null,
      showUnregulatedTips: true,
      wsQuoteList: [],
    };
    for (const [name, value] of Object.entries(changes)) {
      const before = store.useClientStore.getState();
      store.useClientStore.setState({ [name]: value });
      expect(store.useClientStore.getState()).toEqual({ ...before, [name]: value });
    }
    expect(store.useClientStore.getState()).toEqual(changes);
  });

  it("takes only a positive id for logged in", () => {
    expect([null, user(0), user(-1), user(1)].map(store.isLoggedIn)).toEqual([false, false, false, true]);
  });
});

describe("login event (R4.16)", () => {
  it("is reported once for each user with a positive id, at once when there is one", () => {
    const reported: string[] = [];
    const { setState } = store.useClientStore;
    setState({ user: user(5) });
    const stop = login.onLogin(({ userId }) => reported.push(userId));
    expect(reported).toEqual(["5"]);
    setState({ rate: "2" });
    setState({ user: { ...user(5), email: "a@b.example" } });
    expect(reported).toEqual(["5"]);
    setState({ user: user(0) });
    setState({ user: user(5) });
    setState({ user: user(6) });
    expect(reported).toEqual(["5", "5", "6"]);
    stop();
    setState({ user: user(8) });
    expect(reported).toHaveLength(3);
  });
});
