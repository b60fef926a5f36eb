/** R2.6, R2.14, D7.5. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isLoginExempt, loginUrl, safeRedirect } from "#shared/site/login-exempt.ts";

test.each([
  ["/user/assets/exchange/index", true],
  ["/user/assets/exchange/index/", true],
  ["/user/assets/otc/index", true],
  ["/user/assets/otc/convert", true],
  ["/user/assets/otc/history", false],
  ["/user/assets/exchange/history", false],
  ["/user/assets/exchange/index/x", false],
  ["/user/assets/exchange/indexes", false],
  ["/exchange/index", false],
  ["/evil/user/assets/exchange/index", false],
  ["/user/assets/", false],
  ["/user/assets/withdraw", false],
])("%s is for everybody: %s", (pathname, exempt) => {
  expect(isLoginExempt(pathname)).toBe(exempt);
});

test.each([
  ["/login", "/login?redirect_url="],
  ["https://www.coffer.com/login?from=assets", "https://www.coffer.com/login?from=assets&redirect_url="],
])("the login page %s is told where to come back to", (base, start) => {
  const here = "http://localhost:4400/user/assets/withdraw?coin=USDT&chain=TRX#step";
  const url = loginUrl(base, here);
  expect(url.startsWith(start)).toBe(true);
  expect(new URL(url, "http://localhost").searchParams.get("redirect_url")).toBe(here);
});

test("a fragment of the login page stays at the end", () => {
  expect(loginUrl("/login#mail", "http://a/b")).toBe("/login?redirect_url=http%3A%2F%2Fa%2Fb#mail");
});

const own = "https://eu.coffer.com";
const home = `${own}/user/assets/`;

test.each([
  [`${own}/user/assets/deposit?coin=BTC#x`, `${own}/user/assets/deposit?coin=BTC#x`],
  ["/user/assets/withdraw", `${own}/user/assets/withdraw`],
  [null, home],
  ["", home],
  ["https://evil.example/user/assets/", home],
  ["//evil.example/", home],
  ["/\\evil.example/", home],
  ["https:\\\\evil.example", home],
  ["\thttps://evil.example", home],
  ["https://eu.coffer.com.evil.example/", home],
  ["https://eu.coffer.com@evil.example/", home],
  ["https://user:word@eu.coffer.com/", home],
  ["http://eu.coffer.com/", home],
  ["https://eu.coffer.com:8443/", home],
  ["javascript:alert(1)", home],
  ["blob:https://eu.coffer.com/1f", home],
  ["data:text/html,x", home],
  ["http://[", home],
])("redirect to %j leads to %s", (target, result) => {
  expect(safeRedirect(target, own)).toBe(result);
});

test("no target whatever leads off the own origin", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ":",
    "@",
    "//",
    "https:",
    "evil.example",
    "eu.coffer.com",
    ".",
    "\t",
    "?",
    "#",
  );
  const target = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(target, (text) => {
      const result = safeRedirect(text, own);
      expect(result.startsWith(`${own}/`)).toBe(true);
      expect(new URL(result, "https://elsewhere.example").origin).toBe(own);
    }),
  );
});
