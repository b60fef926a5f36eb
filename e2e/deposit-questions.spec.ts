/** F4d.1-F4d.4, F6d.3, F6d.4. */
import { QuestionsPage } from "./questions-page.ts";
import { expect, test } from "./test.ts";

// Its blocks come fast.
test.use({ ownExchange: {}, viewport: { width: 390, height: 844 } });

const owner: Readonly<Record<string, (page: QuestionsPage) => Promise<void>>> = {
  AUT: async (questions) => {
    await questions.provider("haven", "Nordhaven Exchange");
    await questions.choose(/A company's/);
    await questions.text("Company name").fill("Kovacs GmbH");
    await questions.why();
  },
  TUR: async (questions) => {
    await questions.person();
    await questions.papers();
    await questions.why();
  },
  KAZ: async (questions) => {
    await questions.person();
    await questions.papers();
  },
  IND: (questions) => questions.person(),
};

test.describe("a deposit that is held is credited by its answers", () => {
  for (const [kycRegion, answer] of Object.entries(owner)) {
    test(kycRegion, async ({ page, signInAs, exchange }) => {
      const { account } = await signInAs({}, { kycRegion });
      await exchange.settings({ depositBlockMs: 1, travelRuleReviewMs: 0 });
      await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "150.25" });
      await expect.poll(async () => (await exchange.locked(account))("XRP")).toBe("150.25");
      await page.goto("/user/assets/deposit");
      await page.getByRole("region", { name: "Needs you" }).getByRole("link").first().click();
      const questions = new QuestionsPage(page);
      await answer(questions);
      await questions.swear();
      await expect(page.getByText("Your answers were accepted")).toBeVisible();
      expect(await exchange.seen("travelRule.submit")).toBe(1);
      expect((await exchange.funding(account))("XRP")).toBe("150.25");
      expect(await exchange.imbalance()).toEqual([]);
    });
  }
});
