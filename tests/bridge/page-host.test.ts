/** R9.8, D3.2. */
import { afterEach, expect, it, vi } from "vitest";
import { cookieText, cookieValue, currentToken, pageHost } from "#src/bridge/page-host.ts";

it.each([
  ["secure-token=abc", "secure-token", "abc"],
  ["a=1; secure-token=abc; b=2", "secure-token", "abc"],
  ["xsecure-token=no; secure-token=x%3Dy%20z", "secure-token", "x=y z"],
  ["secure-token=a=b", "secure-token", "a=b"],
  ["secure-token=%zz", "secure-token", "%zz"],
  ["secure-token=", "secure-token", ""],
  ["", "secure-token", null],
  ["other=1", "secure-token", null],
])("reads from %j the cookie %s as %j", (cookies, name, value) => {
  expect(cookieValue(cookies, name)).toBe(value);
});

it("writes a cookie with its life and path, for this site alone", () => {
  expect(cookieText("Guid", "a b", 7200, "/", false)).toBe("Guid=a%20b; Path=/; Max-Age=7200; SameSite=Lax");
  expect(cookieText("Guid", "x", 7200, "/", true)).toMatch(/; Secure$/);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["secure-token=sibling; __Host-secure-token=own", "", "own"],
  ["__Host-secure-token=own", "kept", "own"],
  ["secure-token=plain", "kept", "plain"],
  ["", "kept", "kept"],
  ["__Host-testnet-token=other", "", ""],
])(
  "takes the token that only this host can have set first: %j and storage %j give %j",
  (cookie, stored, token) => {
    vi.stubGlobal("document", { cookie });
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "secure-token" && stored) || null });
    expect(currentToken("secure-token")).toBe(token);
  },
);

it("writes cookies that browsers keep: name and value within 4096 bytes", () => {
  const [pair = ""] = cookieText("Guid", "00000000-0000-4000-8000-000000000000", 7200, "/", true).split(";");
  expect(pair.length).toBeLessThan(4096);
});

it("announces code of the worker that does not come as the bundler announces the page's", async () => {
  const page = new EventTarget();
  const heard = vi.fn();
  page.addEventListener("vite:preloadError", heard);
  vi.stubGlobal("window", page);
  await pageHost("token", async () => undefined).codeMissing();
  expect(heard).toHaveBeenCalledOnce();
});
