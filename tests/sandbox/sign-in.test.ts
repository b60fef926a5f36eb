/** D1.6, D7.2, D7.5. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts } from "#sandbox/accounts/demo-accounts.ts";
import { safeRedirect } from "#sandbox/serving/redirect.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${under.origin}${path}`, { redirect: "manual", headers });

describe("sign-in", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${under.origin}/sandbox/session`, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields),
    });

  test("the page lists every account and has no script", async () => {
    const html = await (await get("/login?redirect_url=%2Fuser%2Fassets%2Fdeposit")).text();
    for (const { name } of demoAccounts) expect(html).toContain(`name="account" value="${name}"`);
    expect(html).toContain('name="redirect_url" value="/user/assets/deposit"');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("style=");
  });

  test("what comes from the address is escaped", async () => {
    const html = await (
      await get(`/login?redirect_url=${encodeURIComponent('/a?"><script>alert(1)</script>')}`)
    ).text();
    expect(html).not.toContain("<script>");
  });

  test("the form sets a cookie that the page can read and goes where it was asked to", async () => {
    const response = await post({ account: "eu", redirect_url: "/user/assets/otc/index?a=1" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/user/assets/otc/index?a=1");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^test-token=[0-9a-f]{64}; Path=\/; Max-Age=86400; SameSite=Lax$/);
    const token = cookie.slice("test-token=".length, cookie.indexOf(";"));
    expect((await under.call("profile.get", {}, token)).result).toMatchObject({ currency_code: "EUR" });
  });

  test("over TLS the cookie is this very host's alone, from login to logout", async () => {
    const tls = { "X-Forwarded-Proto": "https" };
    const response = await post({ account: "eu" }, tls);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-test-token=[0-9a-f]{64}; Path=\/; Max-Age=86400; SameSite=Lax; Secure$/);
    const [pair = ""] = cookie.split(";");
    const identity = (name: string) =>
      fetch(`${under.origin}/identity`, {
        method: "POST",
        redirect: "manual",
        headers: { ...tls, Cookie: pair.replace("__Host-test-token", name) },
        body: new URLSearchParams(),
      });
    expect((await identity("__Host-test-token")).headers.get("location")).toBe("/user/assets/exchange/index");
    expect((await identity("test-token")).headers.get("location")).toMatch(/^\/login/);
    const logout = await fetch(`${under.origin}/x-api/logout`, {
      method: "POST",
      headers: { ...tls, UserToken: pair.slice(pair.indexOf("=") + 1) },
      body: "{}",
    });
    expect(logout.headers.get("set-cookie")).toBe(
      "__Host-test-token=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    );
  });

  test("a wrong account is 404, another site's form 403", async () => {
    expect((await post({ account: "nobody" })).status).toBe(404);
    expect((await post({ account: "eu" }, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ account: "eu" }, { Origin: under.origin })).status).toBe(303);
  });
});

describe("where a redirect may lead", () => {
  const origin = "http://localhost:4400";
  const home = "/user/assets/exchange/index";

  test.each([
    ["/user/assets/deposit", "/user/assets/deposit"],
    ["/user/assets/withdraw?coin=BTC#top", "/user/assets/withdraw?coin=BTC#top"],
    ["http://localhost:4400/user/assets/deposit", "/user/assets/deposit"],
    ["/user/assets/deposit?a=1#tgWebAppData=proof&tgWebAppPlatform=ios", "/user/assets/deposit?a=1"],
  ])("%s", (wanted, path) => {
    expect(safeRedirect(wanted, origin)).toBe(path);
  });

  test.each([
    "",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "https://evil.example/",
    "http://localhost:4400.evil.example/",
    "http://localhost:4400@evil.example/",
    "http://localhost:4400//evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "user/assets",
  ])("%j stays at home", (wanted) => {
    expect(safeRedirect(wanted, origin)).toBe(home);
  });
});
