import { expect, it } from "vitest";
import { cookieText, cookieValue } from "#src/bridge/page-host.ts";

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
