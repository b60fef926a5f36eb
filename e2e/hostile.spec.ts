/** D3.8, D3.10. */
import type { APIResponse, Page, Route } from "@playwright/test";
import { decimal } from "#shared/domain/decimal.ts";
import { defaultWallet, expect, test } from "./test.ts";

const execute = /\/exchangeNew\/convert\/execute$/;
const lookUp = /\/request-outcome$/;
const html = { contentType: "text/html", body: "<h1>Not here</h1>" };

/** What somebody on the way, or a server that lost its own, makes of a true answer. */
type Lie = (route: Route, honest: APIResponse) => Promise<void>;

/** The exchange's words without its signature. */
const unsigned = async (
  route: Route,
  honest: APIResponse,
  change: (text: string) => string,
): Promise<void> => {
  const { "content-type": type = "application/json" } = honest.headers();
  await route.fulfill({ status: honest.status(), contentType: type, body: change(await honest.text()) });
};

const refusal = (code: number) => (): string =>
  JSON.stringify({ retCode: code, ret_code: code, retMsg: "refused", ret_msg: "refused", result: {} });

let earlier: { readonly headers: Record<string, string>; readonly body: string };

/** After money has moved: each of them looked like "nothing happened" or like another conversion's success. */
const lies: Readonly<Record<string, Lie>> = {
  "a page that says 404": (route) => route.fulfill({ status: 404, ...html }),
  "429 without a word": (route) => route.fulfill({ status: 429, body: "" }),
  "502 of a gateway": (route) => route.fulfill({ status: 502, ...html }),
  "a way to somewhere else": (route) => route.fulfill({ status: 302, headers: { location: "/login" } }),
  "nothing at all": (route) => route.fulfill({ status: 200, body: "" }),
  "half of it": (route, honest) => unsigned(route, honest, (text) => text.slice(0, text.length / 2)),
  "a definite refusal, unsigned": (route, honest) => unsigned(route, honest, refusal(700_012)),
  "a busy exchange, unsigned": (route, honest) => unsigned(route, honest, refusal(790_000)),
  "a server that lost its way, unsigned": (route, honest) => unsigned(route, honest, refusal(131_001)),
  "the true answer without its signature": (route, honest) => unsigned(route, honest, (text) => text),
  "the answer of an earlier conversion": (route) => route.fulfill(earlier),
  "the line cut": (route) => route.abort("connectionreset"),
};

async function lie(page: Page, how: Lie): Promise<void> {
  await page.route(
    execute,
    async (route) => {
      const honest = await route.fetch();
      await how(route, honest);
    },
    { times: 1 },
  );
}

test.describe("when the answer to a confirmation lies", { tag: "@full" }, () => {
  test.use({ tolerated: /Failed to load resource|ERR_|signature/ });

  test("after money moved: looked up, reported as done, moved once", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn({ ...defaultWallet, BTC: "1" });
    await convert.open();
    await page.route(
      execute,
      async (route) => {
        const honest = await route.fetch();
        earlier = { headers: honest.headers(), body: await honest.text() };
        await route.fulfill({ response: honest });
      },
      { times: 1 },
    );
    let paid = decimal("0");
    const once = async (what: string): Promise<void> => {
      // An amount each: equal ones would be the same intent.
      const amount = decimal("0.01")
        .plus(paid.gt(0) ? paid.div(1000).decimalPlaces(8) : 0)
        .toFixed();
      await convert.getQuote(amount);
      await convert.confirm.click();
      await expect(convert.result, what).toBeVisible();
      await convert.result.getByRole("button", { name: "Done" }).click();
      await expect(convert.result).toBeHidden();
      paid = paid.plus(amount);
      const left = decimal("1").minus(paid).toFixed();
      expect((await exchange.funding(account))("BTC"), what).toBe(left);
    };
    await once("the truth");
    for (const [what, how] of Object.entries(lies)) {
      await lie(page, how);
      await once(what);
    }
    expect(await exchange.seen("convert.execute")).toBe(1 + Object.keys(lies).length);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("and the look-up lies too: never reported as nothing, never sent again", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await convert.open();
    await convert.getQuote("0.01");
    await lie(page, (route) => route.fulfill({ status: 502, ...html }));
    let isLying = true;
    await page.route(lookUp, async (route) => {
      const honest = await route.fetch();
      if (!isLying) return route.fulfill({ response: honest });
      const absent = { status: "ABSENT", state: "absent" };
      return unsigned(route, honest, (text) => JSON.stringify({ ...JSON.parse(text), result: absent }));
    });
    await convert.confirm.click();
    const unknown = page.getByRole("dialog").filter({ hasText: "The outcome is not known yet" });
    await expect(unknown).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Conversion not submitted" })).toHaveCount(0);
    expect((await exchange.funding(account))("BTC")).toBe("0.49");
    isLying = false;
    await unknown.getByRole("button", { name: "Check again" }).click();
    await expect(convert.result).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(1);
    expect((await exchange.funding(account))("BTC")).toBe("0.49");
  });
});
