/** R2.14. */

import { describe, expect, it, test } from "vitest";
import { withoutLaunchFacts } from "#shared/site/launch-facts.ts";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { fc } from "../fuzz.ts";

const origin = "https://exchange.example";
const page = `${origin}/user/assets/exchange/index`;
const proof = "tgWebAppData=query_id%3DAA%26user%3D%257B%2522id%2522%253A7%257D%26hash%3Dabc";

describe("an address without the messaging app's parameters", () => {
  test.each([
    [page, page],
    [`${page}?from=BTC#chart`, `${page}?from=BTC#chart`],
    [`${page}#${proof}`, page],
    [`${page}#${proof}&tgWebAppVersion=8.0&tgWebAppPlatform=ios`, page],
    [`${page}#chart?${proof}&tgWebAppPlatform=ios`, `${page}#chart`],
    [`${page}#chart&${proof}`, `${page}#chart`],
    [`${page}?${proof}&from=BTC`, `${page}?from=BTC`],
    [`${page}?from=BTC&tgWebAppStartParam=x`, `${page}?from=BTC`],
    [`${page}?tgWebAppStartParam=x`, page],
    [`${page}?a=1&${proof}&b=2#${proof}`, `${page}?a=1&b=2`],
    [`${page}#%74gWebApp%44ata=secret`, page],
    [`${page}#TGWEBAPPDATA=secret`, page],
    [`${page}?note=tgWebAppData`, `${page}?note=tgWebAppData`],
    [`${page}?a=1??b#?c`, `${page}?a=1??b#?c`],
  ])("%s", (given, left) => expect(withoutLaunchFacts(given)).toBe(left));

  it("keeps none of them and all the others, wherever they stand", () => {
    const own = fc.tuple(
      fc.constantFrom("a", "b", "from", "lang"),
      fc.webQueryParameters().map(encodeURIComponent),
    );
    const facts = fc.tuple(
      fc.constantFrom("tgWebAppData", "tgWebAppHash", "tgWebAppBotInline", "tgwebappx"),
      fc.stringMatching(/^[A-Za-z0-9%_-]{0,12}$/),
    );
    const list = fc.array(fc.oneof(own, facts), { maxLength: 6 });
    const text = (pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([name, value]) => `${name}=${value}`).join("&");
    fc.assert(
      fc.property(list, list, (query, fragment) => {
        const left = withoutLaunchFacts(`${page}?${text(query)}#${text(fragment)}`);
        expect(left).not.toMatch(/tgwebapp/i);
        const mine = (pairs: typeof query) => text(pairs.filter(([name]) => !/^tgwebapp/i.test(name)));
        const rest = (mark: string, words: string) => (words === "" ? "" : mark + words);
        expect(left).toBe(page + rest("?", mine(query)) + rest("#", mine(fragment)));
      }),
    );
  });
});

describe("the way to the login and back", () => {
  it("carries the page's own parameters and none of the messaging app's", () => {
    const url = new URL(loginUrl("/login", `${page}?from=BTC#${proof}`), origin);
    expect(url.searchParams.get("redirect_url")).toBe(`${page}?from=BTC`);
    expect(url.href).not.toMatch(/tgWebApp|hash/);
  });
});
