/** D7.3, D7.5, D7.6. */
import { createHash } from "node:crypto";
import { configure } from "./app-document.ts";
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

const history = "/user/assets/exchange/history";

test.describe("a messaging app's proof of who the person is", () => {
  test("gets into no address, request or referrer, also on the way to the login and back", async ({
    page,
    context,
  }) => {
    const seen: string[] = [];
    context.on("request", (request) => {
      seen.push(request.url(), request.headers().referer ?? "");
    });
    const facts = "tgWebAppData=user%3Dproof-of-identity&tgWebAppVersion=8.0&tgWebAppPlatform=ios";
    await page.goto(`${history}?from=BTC#${facts}`);
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await page.getByRole("button", { name: /^funded/ }).click();
    await expect(page).toHaveURL(new RegExp(`${history}\\?from=BTC$`));
    await expect(page.getByRole("heading", { name: "Convert history" })).toBeVisible();
    // What the browser is asked to open is the messaging app's doing; it sends no fragment to anybody.
    const reported = seen.map(
      (address) => decodeURIComponent(decodeURIComponent(address)).split("#", 1)[0] ?? "",
    );
    expect(reported.filter((address) => /tgWebApp|proof-of-identity/.test(address))).toEqual([]);
  });
});

test.describe("a link of the compliance wall to another host", () => {
  const result = { title: "Not for you", reason: "A rule says so.", link: "https://rules.example/page" };

  test("is announced first, and can be left alone or followed", async ({
    page,
    exchange,
    signIn,
    convert,
  }) => {
    await page.route("https://rules.example/**", (route) => route.fulfill({ body: "the rules" }));
    await signIn();
    const refusal = { call: "convert.quote", retCode: 10_024, result, times: 1 } as const;
    await exchange.fault(refusal);
    await convert.open();
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const wall = page.getByRole("dialog", { name: "Not for you" });
    await expect(wall.getByRole("link")).toHaveCount(0);
    await wall.getByRole("button", { name: "Read more" }).click();
    const notice = page.getByRole("dialog", { name: "You are leaving Coffer" });
    await expect(notice).toContainText("rules.example");
    await notice.getByRole("button", { name: "Stay on Coffer" }).click();
    await expect(notice).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(ConvertPage.path);

    await exchange.fault(refusal);
    await convert.getPrice.click();
    await page.getByRole("button", { name: "Read more" }).click();
    await page.getByRole("link", { name: "Leave Coffer" }).click();
    await expect(page).toHaveURL(result.link);
  });
});

test.describe("the support chat", () => {
  const url = "/support-widget.js";
  const widget = `export function mount() {
    const box = document.getElementById("support") ?? document.body.appendChild(document.createElement("output"));
    box.id = "support";
    box.textContent = "chat";
  }`;
  const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

  test("runs when it is the file of its hash, fetched once", async ({ page, convert }) => {
    let fetched = 0;
    await configure(page, { supportWidgetUrl: url, supportWidgetIntegrity: hashOf(widget) });
    await page.route(`**${url}`, (route) => {
      fetched += 1;
      return route.fulfill({ contentType: "text/javascript", body: widget });
    });
    await convert.open();
    await expect(page.locator("#support")).toHaveText("chat");
    expect(fetched).toBe(1);
  });

  test.describe("that may not run", () => {
    test.use({ tolerated: /support chat failed|integrity|Failed to load resource/ });

    test("is another file than its hash says, of another origin without one, or with one that no browser checks", async ({
      page,
      convert,
      watch,
    }) => {
      await page.route("**/support-widget.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: widget }),
      );
      for (const [supportWidgetUrl, integrity] of [
        [url, hashOf("another")],
        ["https://chat.example/support-widget.js", ""],
        [url, "md5-abc"],
      ] as const) {
        await configure(page, { supportWidgetUrl, supportWidgetIntegrity: integrity });
        await convert.open();
        await expect.poll(() => watch.errors.join(), integrity).toContain("support chat failed");
        await expect(page.locator("#support")).toHaveCount(0);
        watch.errors.length = 0;
      }
    });
  });
});
