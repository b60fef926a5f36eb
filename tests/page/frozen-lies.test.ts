/** F2i.8, D10.5: what is held back, beside an exchange that tells a part of it, loses an answer, or contradicts itself. */
import { describe } from "vitest";
import { expect, type Page, test } from "./harness/test.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";

const path = "/user/assets/records/frozen-assets?lang=en";
const rowOf = (id: number, part: object = {}) => ({
  id: `held-${id}`,
  coin: "USDT",
  amount: "1",
  reason: "LIMIT_ORDER",
  createdTime: String(1_700_000_000_000 + id),
  unfreezeTime: "",
  ...part,
});
/** So many of one USDT each, a hundred a page. */
const many =
  (total: number): Lie =>
  ({ text, requestText }) => {
    const page = Number(new URLSearchParams(requestText).get("page") ?? "1");
    const all = Array.from({ length: total }, (_row, at) => rowOf(at));
    return { text: resulting(text, { total, list: all.slice((page - 1) * 100, page * 100) }) };
  };
const sum = (page: Page) => page.getByRole("region", { name: "Total frozen" });
const signed = { signed: true };

describe("frozen assets", () => {
  test("of several pages are all in the sum", async ({ page, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    liar.notify("records.frozen", many(130), signed);
    await page.goto(path);
    await expect(page.getByText("130 frozen amounts")).toBeVisible();
    await expect(sum(page)).toContainText(/1[23]\d\s*\.\d\d.*USD/);
    await expect(page.getByRole("row")).toHaveCount(131);
  });

  test("of which a page is lost have no sum", async ({ page, signIn, tolerated }) => {
    tolerated.push(/./);
    await signIn();
    const liar = await lieTo(page);
    const lost: Lie = (honest, earlier) =>
      honest.requestText.includes("page=2") ? undefined : many(130)(honest, earlier);
    liar.notify("records.frozen", lost, signed);
    await page.goto(path);
    page.quicken(4);
    await expect(page.getByRole("row").first()).toBeVisible();
    await expect.poll(() => liar.seen.filter((call) => call === "records.frozen").length).toBeGreaterThan(3);
    await expect(sum(page)).not.toContainText(/\d/);
  });

  test("that can be read no more are marked, say so, and are read by a press", async ({
    page,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    const liar = await lieTo(page);
    liar.notify("records.frozen", many(2), signed);
    await page.goto(path);
    const row = page.getByRole("row").filter({ hasText: "USDT" }).first();
    await expect(row).toBeVisible();
    await expect(page.locator("[data-stale] tr")).toHaveCount(0);
    liar.notify("records.frozen", () => undefined);
    page.quicken(20);
    await expect(page.getByText("Couldn't load your frozen assets")).toBeVisible();
    await expect(page.locator("[data-stale] tr").first()).toBeVisible();
    page.quicken(1);
    liar.notify("records.frozen", many(1), signed);
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByText("1 frozen amount", { exact: true })).toBeVisible();
    await expect(page.locator("[data-stale] tr")).toHaveCount(0);
  });

  test("that are narrowed leave the sum as it is", async ({ page, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    liar.notify(
      "records.frozen",
      ({ text, requestText }) => {
        const rows = [rowOf(1), rowOf(2, { coin: "BTC", amount: "1" })];
        const coin = new URLSearchParams(requestText).get("coin");
        const list = rows.filter((row) => coin === null || row.coin === coin);
        return { text: resulting(text, { total: list.length, list }) };
      },
      signed,
    );
    await page.goto(`${path}&coin=USDT`);
    await expect(page.getByText("1 frozen amount", { exact: true })).toBeVisible();
    // A BTC is held back beside the one USDT that fits.
    await expect(sum(page)).toContainText(/\d,\d\d\d\s*\.\d\d.*USD/);
  });

  test("of which a part was freed between two readings are not worth what they were", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const liar = await lieTo(page);
    liar.notify(
      "records.frozen",
      ({ text, requestText }) => {
        // The narrowed list is of a moment after that of all of them.
        const isNarrowed = new URLSearchParams(requestText).has("coin");
        return {
          text: resulting(text, { total: 1, list: [rowOf(1, { amount: isNarrowed ? "400" : "1000" })] }),
        };
      },
      signed,
    );
    await page.goto(`${path}&coin=USDT`);
    await expect(sum(page)).toContainText(/(9\d\d|1,0\d\d)\s*\.\d\d.*USD/);
    const row = page.getByRole("row").last();
    await expect(row).toContainText("400");
    await expect(row).not.toContainText(/9\d\d\s*\.|1,0\d\d\s*\./);
  });

  test.for<[string, object]>([
    ["are some and none is told", { total: 2, list: [] }],
    ["are less than nothing", { total: 1, list: [rowOf(1, { amount: "-5" })] }],
  ])("that %s are not shown as none", async ([, result], { page, signIn, tolerated }) => {
    tolerated.push(/./);
    await signIn();
    const liar = await lieTo(page);
    liar.notify("records.frozen", ({ text }) => ({ text: resulting(text, result) }), signed);
    await page.goto(path);
    await expect(page.getByText("Couldn't load your frozen assets")).toBeVisible();
    await expect(page.getByText("Nothing is frozen")).toHaveCount(0);
    await expect(sum(page)).not.toContainText(/\d/);
  });

  test("of which there were none are not known once they cannot be read", async ({
    page,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    const liar = await lieTo(page);
    page.quicken(8);
    await page.goto(path);
    await expect(page.getByText("Nothing is frozen")).toBeVisible();
    liar.notify("records.frozen", () => undefined);
    await expect(page.getByText("Couldn't load your frozen assets")).toBeVisible();
    await expect(page.getByText("Nothing is frozen")).toHaveCount(0);
  });
});
