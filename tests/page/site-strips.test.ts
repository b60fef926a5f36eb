/** D7.5, F2a.8, R2.7, R2.10, R4.17, R7.7. */
import { describe } from "vitest";
import type { SiteBanner } from "#shared/contract/site.ts";
import { ConvertPage } from "../../e2e/convert-page.ts";
import type { Network } from "./harness/network.ts";
import { expect, test } from "./pages.ts";

/** The exchange has these strips for the page of a route key, and none for any other. */
function tell(network: Network, key: string, changes: Partial<SiteBanner>[]): void {
  network.route(/config\/banner/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: object };
    const strip = { textKey: "app.notFound", params: {}, linkUrl: "", level: "error", closable: true };
    const list = changes.map((some, at) => ({ id: `${at}`, ...strip, startTime: 0, endTime: 0, ...some }));
    const { page } = JSON.parse(route.body) as { page: string };
    return Response.json({ ...answer, result: { list: page === key ? list : [] } });
  });
}

describe("what the site says in a strip", () => {
  test("stands on its own page until it is closed, with a way to more that is safe", async ({
    page,
    convert,
  }) => {
    tell(page.network, "exchange/index", [
      { linkUrl: "https://help.example/{lang}/works" },
      { linkUrl: "javascript:alert(1)", textKey: "app.offline", level: "info", closable: false },
      { textKey: "app.noSuchWords" },
    ]);
    await convert.open({ lang: "es-ES" });
    const strip = page.getByRole("status").filter({ hasText: "Página no encontrada" });
    await expect(strip).toBeVisible();
    await expect(strip.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("note")).toHaveCount(1);
    await expect(page.getByRole("note").getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("note").getByRole("button")).toHaveCount(0);
    await strip.getByRole("button", { name: "Cerrar" }).click();
    await expect(strip).toHaveCount(0);
    await expect(page.getByRole("note")).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole("note")).toHaveCount(1);
    await expect(strip).toHaveCount(0);
  });

  test("says whose page it leads to before it leaves the app", async ({ page, convert }) => {
    tell(page.network, "exchange/index", [
      { linkUrl: "https://help.example/{lang}/works" },
      { linkUrl: "/help/{lang}", level: "info" },
    ]);
    await convert.open({ lang: "en" });
    await expect(page.getByRole("note").getByRole("link")).toHaveAttribute(
      "href",
      /^http:\/\/[^/]*\/help\/en$/,
    );
    await page.getByRole("status").getByRole("button", { name: "Read more" }).click();
    const notice = page.getByRole("dialog");
    await expect(notice).toContainText("help.example");
    const leave = notice.getByRole("link");
    await expect(leave).toHaveAttribute("href", "https://help.example/en/works");
    await notice.getByRole("button", { name: "Stay on Coffer" }).click();
    await expect(notice).toHaveCount(0);
  });

  test("is of no other page", async ({ page, signIn }) => {
    await signIn();
    tell(page.network, "overview", [{ level: "info" }]);
    await page.goto("/user/assets/?lang=en");
    await expect(page.getByRole("note")).toHaveCount(1);
    await page.getByRole("link", { name: "Convert", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    await expect(page.getByRole("note")).toHaveCount(0);
  });

  test("of the EU on stablecoins is the page's own strip, as long as the exchange names it", async ({
    page,
    exchange,
  }) => {
    const home = `http://eu.localhost:${new URL(exchange.url).port}${ConvertPage.path}?lang=en`;
    page.configure({ commonConfigUnregulatedStablecoinsTips: true });
    await page.goto(home);
    const strip = page.getByRole("note");
    await expect(strip.getByRole("link")).toHaveAttribute("href", /^http:\/\/learn\.eu\..*\/en\/help\//);
    await expect(strip).toHaveCount(1);
    // Nothing answers under the EU's name here: the host's flag alone stood for it.
    const none = {
      ret_code: 0,
      ret_msg: "OK",
      ext_code: "",
      ext_info: null,
      time_now: "",
      result: { list: [] },
    };
    page.network.route(/config\/banner/, () => Response.json(none));
    await page.getByRole("link", { name: "Convert history" }).first().click();
    await expect(strip).toHaveCount(0);
  });
});
