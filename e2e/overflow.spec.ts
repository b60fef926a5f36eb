/** D5.6. */
import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { areaWallet, makeRecords } from "./area-pages.ts";
import { astray, overflow } from "./edge.ts";
import { expect, test } from "./test.ts";

test.describe("nothing reaches past the page's edge", () => {
  for (const lang of ["en", "ar-SA"]) {
    test(`with a rate of many digits (${lang})`, async ({ page, convert, signIn }) => {
      await signIn({ PEPE: "123456789123.12345678" });
      await convert.open({ from: "PEPE", to: "BTC", lang });
      await page.locator('input[name="pay"]').fill("123456789.12");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      await expect(page.getByRole("main")).toContainText(/0\.0{9}\d{7} BTC/);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
        await expect
          .poll(() => page.locator('input[name="pay"]').evaluate((one) => one.scrollWidth - one.clientWidth))
          .toBe(0);
      }
    });
  }

  for (const lang of ["en", "ar-SA"]) {
    test(`with an amount of sixty digits (${lang})`, async ({ page, signIn }) => {
      await signIn();
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, field] of [
        ["exchange/index?from=BTC&to=USDT", "pay"],
        ["exchange/index?mode=limit&from=BTC&to=USDT", "pay"],
        ["withdraw?coin=USDT&chain=TRX", "amount"],
        ["transfer?coin=USDT", "amount"],
      ]) {
        await page.goto(`/user/assets/${path}&lang=${lang}`);
        await page.locator(`input[name="${field}"]`).fill("1".repeat(60));
        // The amount's value, of as many digits.
        await expect(
          page
            .locator("main")
            .getByText(/(,\d{3}){15}/)
            .first(),
        ).toBeVisible();
        await expect.poll(() => overflow(page), path).toEqual([]);
        // What is wrong with it names it too.
        await page.locator(`input[name="${field}"]`).blur();
        await expect(page.locator(`input[name="${field}"]`)).toHaveAttribute("aria-invalid", "true");
        await expect.poll(() => overflow(page), `${path}, left`).toEqual([]);
      }
    });
  }

  const ofMuch: readonly (readonly [path: string, shown: string])[] = [
    ["transfer?coin=BTC", "main li a"],
    ["withdraw?coin=BTC&chain=BTC", "main fieldset"],
    ["deposit?coin=BTC&chain=BTC", "main li[aria-label]"],
    ["records/asset-history?", "tr[data-row]"],
  ];
  for (const [width, lang] of [
    [320, "de-DE"],
    [1440, "ar-SA"],
  ] as const) {
    test(`with a hundred trillion of a coin, to its last decimal (${width}, ${lang})`, async ({
      page,
      signIn,
      exchange,
    }) => {
      const much = "123456789012345.12345678";
      const { account, token } = await signIn({ BTC: "999999999999999.12345678" });
      await exchange.call("deposit.order", token, { coin: "BTC", chain: "BTC" });
      await exchange.deposit({ account, coin: "BTC", chain: "BTC", amount: much });
      await exchange.call("transfer.inter", token, {
        transferId: randomUUID(),
        coin: "BTC",
        amount: much,
        fromAccountType: "FUND",
        toAccountType: "UNIFIED",
        requestId: randomUUID(),
      });
      await page.setViewportSize({ width, height: 900 });
      for (const [path, shown] of ofMuch) {
        await page.goto(`/user/assets/${path}&lang=${lang}`);
        await expect(
          page
            .locator(shown)
            .filter({ hasText: /\d{3}.\d{3}.\d{3}.\d{3}/ })
            .first(),
          path,
        ).toBeVisible();
        if (path.startsWith("transfer")) {
          await page.locator("input[name=amount]").fill(lang === "de-DE" ? much.replace(".", ",") : much);
          // What arrives, and what is left.
          await expect(page.locator("main dd").filter({ hasText: /\d{3}.\d{3}.\d{3}/ })).toHaveCount(2);
        }
        await expect(page.locator("footer[data-mode]")).toBeAttached();
        await expect.poll(() => astray(page), path).toEqual([]);
        await expect.poll(() => overflow(page), path).toEqual([]);
      }
    });
  }

  for (const [width, lang, word] of [
    [360, "de-DE", "Einzahlung"],
    [1440, "ar-SA", "إيداع"],
  ] as const) {
    test(`with a deposit of thirty digits, in lists and in its details (${width}, ${lang})`, async ({
      page,
      signIn,
      exchange,
    }) => {
      const { account, token } = await signIn();
      const usdt = { coin: "USDT", chain: "TRX" };
      await exchange.call("deposit.order", token, usdt);
      await exchange.deposit({ account, ...usdt, amount: "25" });
      const listed = JSON.stringify(await exchange.query("deposit.records", token));
      const much: unknown = JSON.parse(
        listed.replace('"amount":"25"', '"amount":"123456789012.123456789012345678"'),
      );
      await exchange.fault({ call: "deposit.records", retCode: 0, result: much });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/user/assets/deposit?view=history&lang=${lang}`);
      const row = page.locator("tr[data-row]");
      // The word beside it keeps its line.
      const kind = await row.getByText(word, { exact: true }).first().boundingBox();
      expect(kind?.height).toBeLessThanOrEqual(40);
      expect(await astray(page)).toEqual([]);
      await row.locator("[data-whole]").click();
      const figure = page.getByRole("dialog").locator("p").filter({ hasText: "345678" }).first();
      await expect(figure).toBeVisible();
      expect(await figure.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await page.goto(`/user/assets/deposit?coin=USDT&chain=TRX&lang=${lang}`);
      await expect(page.locator("main li[aria-label]").filter({ hasText: "345678" }).first()).toBeVisible();
      await expect.poll(() => astray(page)).toEqual([]);
    });
  }

  test("and a coin that opens leaves the columns where they were", async ({ page, signIn }) => {
    await signIn({ ETH: "2", PEPE: "123456789012.25" });
    for (const width of [768, 800, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/user/assets/?lang=en");
      const name = page.locator("tr[data-coin=ETH] > .coin");
      await expect(page.locator("tr[data-coin=ETH] > .value")).toHaveText(/\d/);
      const before = await name.boundingBox();
      await page.locator("tr[data-coin=ETH]").getByRole("button").click();
      await expect(page.locator("tr[data-detail]")).toBeVisible();
      expect((await name.boundingBox())?.width, `${width} px`).toBe(before?.width);
      expect(await astray(page), `${width} px`).toEqual([]);
    }
  });

  test("with values of small units, beside what waits", async ({ page, signIn }) => {
    await signIn({ BTC: "48.1907", USDT: "1950000", DOGE: "20", PEPE: "1234567890.12345678" });
    await page.goto("/user/assets/?lang=en");
    await page.getByRole("button", { name: "Currency: USD" }).click();
    await page.getByText(/^IDR/).click();
    const row = page.locator("tr[data-coin=BTC]");
    await expect(row).toContainText(/\d,\d{3},\d{3},\d{3}\.\d\d/);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The total, with its change below, has nothing over it.
      const cells = page.locator("tr[data-coin] > .figure, main div:has(> p):has(+ div > a)");
      await expect
        .poll(
          () =>
            cells.evaluateAll((all) =>
              all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
            ),
          `${width} px`,
        )
        .toEqual([]);
    }
  });

  test("with a code of ten letters", async ({ page, signIn, exchange }) => {
    const { token } = await signIn({ BTC: "1" });
    const { list } = (await exchange.query("coins.list", token)) as { list: object[] };
    const coin = "10000LADYS";
    await exchange.fault({ call: "coins.list", retCode: 0, result: { list: [{ ...list[0], coin }] } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/user/assets/deposit?coin=${coin}&lang=en`);
      const code = page.locator("button[name=coin]").getByText(coin);
      expect(await code.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
    }
  });

  test("with a code of twenty letters beside its button", async ({ page, signIn, exchange }) => {
    const { token } = await signIn();
    await exchange.call("deposit.order", token, { coin: "ETH", chain: "ETH" });
    const listed = JSON.stringify(await exchange.query("deposit.addresses", token));
    const renamed: unknown = JSON.parse(listed.replaceAll('"coin":"ETH"', '"coin":"1000000BABYDOGELONGX"'));
    await exchange.fault({ call: "deposit.addresses", retCode: 0, result: renamed });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/user/assets/deposit/chain-address?lang=de-DE");
    const row = page.locator("tr[data-row]");
    const button = await row
      .getByRole("link", { name: /einzahlen/i })
      .or(row.getByRole("button"))
      .first()
      .boundingBox();
    for (const words of ["1000000BABYDOGELONGX", "Standard"]) {
      const said = await row.getByText(words, { exact: true }).boundingBox();
      expect((said?.x ?? 0) + (said?.width ?? 0), words).toBeLessThanOrEqual(button?.x ?? 0);
    }
  });

  test("with an end beside a saved address that cannot be used yet", async ({ page, signIn, exchange }) => {
    const { account } = await signIn();
    const saved = { account, coin: "USDT", chain: "TRX", remark: "Rechnungsempfänger Gesellschaft" };
    await exchange.bookEntry({ ...saved, address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/user/assets/withdraw?coin=USDT&chain=TRX&lang=de-DE");
    await page.getByRole("button", { name: "Adressbuch" }).click();
    const entry = page.getByRole("option");
    const end = await entry.getByText(/^Gesperrt bis/).boundingBox();
    const address = await entry.locator("[title]").boundingBox();
    expect((address?.x ?? 0) + (address?.width ?? 0)).toBeLessThanOrEqual(end?.x ?? 0);
  });

  test("with the names of a price list on phones that lie on their side", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    for (const width of [640, 740, 767]) {
      await page.setViewportSize({ width, height: 360 });
      await convert.open();
      const name = page.locator("tr[data-coin-row=BTC] div:not(:has(div))").filter({ hasText: "Bitcoin" });
      await expect(name).toBeAttached();
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
    }
  });

  test("with long words beside figures and titles", async ({ page, signIn, exchange }) => {
    await makeRecords(exchange, await signIn(areaWallet));
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/user/assets/records/asset-history?lang=de-DE");
      const kinds = page.locator("tr[data-row] > th");
      await expect(kinds.filter({ hasText: "Ausgehende Übertragung" })).toBeVisible();
      const cut = (): Promise<readonly string[]> =>
        kinds.evaluateAll((all) =>
          all
            .flatMap((kind) => [kind, ...kind.querySelectorAll("span")])
            .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
            .map((one) => one.textContent),
        );
      // The face may come after the words.
      await expect.poll(cut, `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/user/assets/deposit?coin=USDT&chain=TRX&lang=de-DE");
    // The card of the latest deposits has one of that name too, further down.
    const last = page.getByRole("link", { name: "Einzahlungsverlauf" }).first();
    const end = async (one: Locator): Promise<number> => {
      const { x, width } = (await one.boundingBox()) ?? { x: 0, width: 0 };
      return Math.round(x + width);
    };
    const gap = async (): Promise<number> => (await end(page.locator("#main > div"))) - (await end(last));
    await expect.poll(gap, "beside the last action of a head of two lines").toBe(0);
  });

  test("nor past a row of shortcuts in a low window", async ({ page, signIn }) => {
    await signIn();
    // As at a zoom of 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/user/assets/deposit?coin=USDT&chain=TRX&lang=en");
    await page.locator("button[name=coin]").click();
    const dialog = page.getByRole("dialog");
    const shortcut = await dialog.getByRole("group").getByRole("button").first().boundingBox();
    const list = await dialog.getByRole("listbox").boundingBox();
    expect((list?.y ?? 0) - (shortcut?.y ?? 0)).toBeGreaterThanOrEqual(
      shortcut?.height ?? Number.POSITIVE_INFINITY,
    );
  });

  for (const lang of ["de-DE", "ar-SA"]) {
    test(`with a coin opened of which there is much (${lang})`, async ({ page, signIn }) => {
      await signIn({ ETH: "987654.12345678" }, { ETH: "1234567.12345678" });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/user/assets/?lang=${lang}`);
      const row = page.locator("tr[data-coin=ETH]");
      await row.getByRole("button").click();
      const open = page.locator("tr[data-detail]");
      await expect(open.getByRole("table")).toContainText(/1[.,]234[.,]567/);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
        for (const link of await open.getByRole("link").all()) {
          expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
        }
      }
    });
  }
});
