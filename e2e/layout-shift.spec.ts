/** D8.4. */
import { areaPages, areaWallet, makeRecords } from "./area-pages.ts";
import { type Shift, shiftsAtRest, slowDown, sumOf, watchShifts } from "./layout-shift.ts";
import { expect, quick, test } from "./test.ts";

/** Of issue and spec: what a page may move while it comes. */
const limit = 0.01;

function expectStill(visit: string, shifts: readonly Shift[]): void {
  const sum = sumOf(shifts);
  test.info().annotations.push({ type: visit, description: sum.toFixed(4) });
  expect.soft(sum, `${visit}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
}

test.describe("nothing moves while it comes", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(watchShifts);
    await slowDown(page);
  });

  for (const width of [390, 1440]) {
    for (const lang of ["en", "ar-SA"]) {
      test.describe(`${lang}, ${width} px`, quick(lang === "en" && width === 390), () => {
        test.use({ viewport: { width, height: width < 768 ? 844 : 960 } });

        for (const { name, path, shown } of areaPages) {
          test(name, async ({ page, signIn, exchange }) => {
            await makeRecords(exchange, await signIn(areaWallet));
            const address = `/user/assets/${path}&lang=${lang}`;
            await page.goto(address);
            expectStill("cold", await shiftsAtRest(page, shown));
            await page.goto("about:blank");
            await page.goto(address);
            expectStill("warm", await shiftsAtRest(page, shown));
          });
        }
      });
    }
  }

  test("and the watch over it sees what moves", { tag: "@full" }, async ({ page, convert }) => {
    await convert.open();
    const before = (await shiftsAtRest(page, "main")).length;
    await page.evaluate(() => {
      const push = document.createElement("p");
      push.style.height = "200px";
      document.getElementById("main")?.prepend(push);
    });
    await expect.poll(async () => (await shiftsAtRest(page, "main")).length).toBeGreaterThan(before);
  });
});
