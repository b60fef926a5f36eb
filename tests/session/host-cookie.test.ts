/** R3.21, D10.8. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepHostCookieSeen } from "#src/session/host-cookie.ts";
import { sessionToken } from "#src/session/session-token.ts";

const blocked = (): never => {
  throw new Error("blocked");
};

/** A browser at the exchange with these cookies; answers how it comes with others later on. */
function browse(cookies: string, items: Readonly<Record<string, string>> | "blocked") {
  const stored = new Map(items === "blocked" ? [] : Object.entries(items));
  vi.stubGlobal("location", { hostname: "exchange.example" });
  vi.stubGlobal("localStorage", {
    getItem: items === "blocked" ? blocked : (key: string) => stored.get(key) ?? null,
    setItem: items === "blocked" ? blocked : (key: string, value: string) => void stored.set(key, value),
  });
  const visit = (cookie: string): void => {
    vi.stubGlobal("document", { cookie });
    keepHostCookieSeen();
  };
  visit(cookies);
  return visit;
}

afterEach(() => vi.unstubAllGlobals());

describe("once the cookie that only this host can have set was seen", () => {
  it.each([
    ["secure-token=sibling", {}, ""],
    ["secure-token=sibling", { "secure-token": "kept" }, "kept"],
    ["secure-token=sibling; __Host-secure-token=next", {}, "next"],
    // As an emptied one, it says that nobody is signed in.
    ["secure-token=sibling; __Host-secure-token=", {}, ""],
  ])("%j and storage %j give %j", (cookie, stored, token) => {
    const visit = browse("__Host-secure-token=own; secure-token=own", stored);
    expect(sessionToken()).toBe("own");
    visit(cookie);
    expect(sessionToken()).toBe(token);
  });
});

describe("the plain cookie counts", () => {
  it("where the other was never seen, or is of another environment", () => {
    const visit = browse("secure-token=plain", {});
    visit("__Host-testnet-token=other; secure-token=plain");
    expect(sessionToken()).toBe("plain");
  });

  it("where the browser stores nothing", () => {
    const visit = browse("__Host-secure-token=own", "blocked");
    expect(sessionToken()).toBe("own");
    visit("secure-token=plain");
    expect(sessionToken()).toBe("plain");
  });
});
