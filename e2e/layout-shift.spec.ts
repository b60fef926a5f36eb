/** D8.4. */
import { areaPages, areaWallet, makeRecords } from "./area-pages.ts";
import { baselinesFor } from "./baselines.ts";
import { type Shift, shiftsAtRest, slowDown, sumOf, watchShifts } from "./layout-shift.ts";
import { expect, quick, test } from "./test.ts";
import { wholeBrowser } from "./whole-browser.ts";

/** Of issue and spec: what a page may move while it comes. */
const limit = 0.01;
/** A line that breaks elsewhere, since a stand-in's words differ by a few percent; by a third it was 0.2. */
const lateFaceLimit = 0.05;

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

  test.describe("where a balance stands below its label", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("its line is as high before Max is there", async ({ page, signIn }) => {
      await signIn(areaWallet);
      await page.goto("/user/assets/withdraw?coin=USDT&chain=TRX&lang=de-DE");
      expectStill("cold", await shiftsAtRest(page, "main form button:nth-of-type(4)"));
    });
  });

  test.describe("in Arabic, when its face comes after the words", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("a page of questions keeps its lines", async ({ page, signIn, exchange }) => {
      await makeRecords(exchange, await signIn(areaWallet));
      const question = "main fieldset";
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = () => resolve();
      });
      await page.route("**/plex-arabic-*", async (route) => {
        await held;
        await route.continue();
      });
      // The faces are of what the page's load waits for.
      await page.goto("/user/assets/questionnaire?lang=ar-SA", { waitUntil: "commit" });
      await page.locator(question).first().waitFor();
      const hasStandIn = await page.evaluate(() =>
        new FontFace(
          "stand-in",
          'local("DejaVu Sans"), local("Noto Naskh Arabic"), local("Noto Sans Arabic")',
        )
          .load()
          .then(
            () => true,
            () => false,
          ),
      );
      const isElsewhere = !baselinesFor(wholeBrowser.executablePath).compared;
      test.skip(!hasStandIn && isElsewhere, "none of the faces that stand in is installed on this platform");
      release();
      const shifts = await shiftsAtRest(page, question);
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(lateFaceLimit);
    });
  });

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
