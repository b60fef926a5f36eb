/** R2.6, R2.14, D7.5. */
import { expect, test } from "vitest";
import { isLoginExempt, loginUrl } from "#shared/site/login-exempt.ts";

test.each([
  ["/user/assets/exchange/index", true],
  ["/user/assets/exchange/index/", true],
  // As the route table reads it.
  ["/user/assets/exchange/index//", true],
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
