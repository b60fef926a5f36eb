/** F6d.3, F6d.4, F4c.6, F4c.7, D3.8, D10.5. */
import { describe } from "vitest";
import { chain, told } from "./deposit-rows.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/deposit";
const fromAddress = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";

const blocked = { coin: "XRP", chain: "XRP", amount: "20", depositType: "50" } as const;

describe("a deposit that is held", () => {
  test.for([
    ["documents", { depositType: "20" }, /Send them to support with the deposit ID/],
    ["above the limit", { depositType: "10" }, /Above your daily deposit limit/],
    ["asked about", { travelRule: 1 }, /Answer a few questions; it is credited once/],
  ] as const)("for %s says so, with the next step", async ([, part, words], { page, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ depositBlockMs: 1 });
    const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "20", ...part });
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await expect(page.getByRole("dialog").getByText(words)).toBeVisible();
  });

  test("above what a day credits tells how much that is, before it is sent and while it waits", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ depositBlockMs: 1, depositDayLimits: { "XRP/XRP": "15.5" } });
    await page.goto(`${path}?coin=XRP&chain=XRP&lang=en`);
    const limit = page.locator("dl > div").filter({ hasText: "Daily limit" });
    await expect(limit).toContainText("15.50 XRP");
    await expect(limit).toContainText("A deposit above it is credited later, all of it at once");
    const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "20" });
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText(
      "Above your daily deposit limit of \u206815.50 XRP\u2069. All of it is",
    );
    expect((await exchange.locked(account))("XRP")).toBe("20");
    await drawer.getByRole("link", { name: "See when it is credited" }).click();
    await expect(page).toHaveURL(/records\/frozen-assets/);
    await expect(
      page.getByText("Above the daily limit. Credited automatically on the date shown."),
    ).toBeVisible();
    await expect(page.getByText("Credited or returned after our review")).toBeHidden();
    // Where there is none, none is told.
    await exchange.settings({ depositDayLimits: {} });
    await page.goto(`${path}?coin=XRP&chain=XRP&lang=en`);
    await expect(page.getByText("Credited after")).toBeVisible();
    await expect(page.getByText("Daily limit")).toBeHidden();
  });

  test("as blocked is sent back once, seen before it goes, and the books say so", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ depositBlockMs: 1 });
    const { id = "" } = await exchange.deposit({ ...blocked, account, fromAddress });
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("region", { name: "Needs you" })).toContainText("Send it back");
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await expect(page.getByText(/Blocked for your account and not credited/)).toBeVisible();
    await page.getByRole("button", { name: "Send it back" }).click();
    const dialog = page.getByRole("dialog", { name: "Send the deposit back" });
    await expect(dialog).toContainText("This cannot be undone.");
    await dialog.getByRole("button", { name: "Send it back" }).click();
    await expect(page.getByRole("dialog", { name: "Return accepted" })).toContainText("was sent back");
    expect(await exchange.seen("depositHold.return")).toBe(1);
    expect((await exchange.locked(account))("XRP")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test.for([
    [2, "The deposit is on its way back."],
    [3, "How far the return is, is not known here yet."],
  ] as const)(
    "whose return is answered with %d is said to be no further",
    async ([status, words], { page, signIn, exchange }) => {
      const { account } = await signIn();
      await exchange.settings({ depositBlockMs: 1 });
      const { id = "" } = await exchange.deposit({ ...blocked, account, fromAddress });
      await exchange.fault({ call: "depositHold.return", retCode: 0, result: { depositId: id, status } });
      await page.goto(`${path}?view=history&record=${id}&lang=en`);
      await page.getByRole("button", { name: "Send it back" }).click();
      const dialog = page.getByRole("dialog", { name: "Send the deposit back" });
      await dialog.getByRole("button", { name: "Send it back" }).click();
      await expect(page.getByRole("dialog", { name: "Return accepted" })).toContainText(words);
    },
  );

  test("as blocked, of which nobody says where it came from, leads to support and is not sent back", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ depositBlockMs: 1 });
    const { id = "" } = await exchange.deposit({ ...blocked, account });
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("region", { name: "Needs you" })).toContainText("Ask support to return it");
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await expect(page.getByText(/The sending address is not known here/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send it back" })).toHaveCount(0);
  });

  test("or was sent back for its answers is not called blocked, and leads to support", async ({
    page,
    exchange,
  }) => {
    const { account, token } = await exchange.createPerson({}, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "20" });
    const { rows } = (await exchange.query("deposit.records", token)) as { rows: object[] };
    const ended = { ...rows[0], status: 4, depositType: "50", travelRuleStatus: 3 };
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [ended], nextPageCursor: "" },
    });
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    const dialog = page.getByRole("dialog", { name: "Deposit details" });
    await expect(dialog).toContainText("Your answers were not accepted.");
    await expect(dialog).not.toContainText("Blocked for your account");
    await expect(dialog.getByText("Returned").first()).toBeVisible();
  });

  test.for([
    ["rollback", "rollback", /The network is reversing this transaction/],
    ["deducted", "deducted", /reversed this transaction before the amount was credited/],
    ["kept", "kept", /the amount stays credited/],
    ["returned", "return", /It goes back to where it came from/],
  ] as const)("or %s says what became of it", async ([what, step, words], { page, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ depositBlockMs: 60_000 });
    const { id = "" } = await exchange.deposit({ account, coin: "BTC", chain: "BTC", amount: "0.1" });
    if (what === "deducted" || what === "kept") await exchange.stepDeposit(id, "rollback");
    await exchange.stepDeposit(id, step);
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await expect(page.getByRole("dialog").getByText(words)).toBeVisible();
  });
});

test("one that the network took back is told to be taken off where it was credited", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  await told(exchange, [{ ...chain, status: 70_011 }]);
  await page.goto(`${path}?view=history&record=${chain.id}&lang=en`);
  await expect(page.getByRole("dialog")).toContainText("The amount was taken back out of your account.");
});

describe("what was sent about a deposit, with an outcome nobody knows", () => {
  test.for([
    ["a return", "Send it back", "Send the deposit back", "Send it back", "Status of your return", {}],
    [
      "a declared cost",
      "Declare the cost",
      "Declare the acquisition cost",
      "Declare cost",
      "Status of your answers",
      { kycRegion: "AUT" },
    ],
  ] as const)(
    "%s is shown on another visit instead of sent again",
    async ([, open, title, act, status, profile], { page, exchange, tolerated }) => {
      tolerated.push(/./);
      await page.addInitScript(addLocks);
      const { account, token } = await exchange.createPerson({}, profile);
      await page.addCookies([{ name: "test-token", value: token }]);
      await exchange.settings({ depositBlockMs: 1 });
      const isCost = "kycRegion" in profile;
      const { id = "" } = await exchange.deposit({
        account,
        coin: "XRP",
        chain: "XRP",
        amount: "20",
        ...(isCost ? { travelRule: 0 } : { depositType: "50", fromAddress }),
      });
      const call = isCost ? "depositHold.declareCost" : "depositHold.return";
      const record = `${path}?view=history&record=${id}&lang=en`;
      const fill = async (dialog: ReturnType<typeof page.getByRole>): Promise<void> => {
        if (!isCost) return;
        await dialog.getByRole("textbox", { name: "Total cost" }).fill("12.34");
        await dialog.getByLabel("Bought on").fill("2020-02-29");
      };
      await page.goto(record);
      await page.getByRole("button", { name: open }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await fill(dialog);
      await exchange.fault({ call, dropBeforeHandling: true, times: 1 });
      await exchange.fault({ call: "outcome.lookup", status: 502 });
      page.quicken(10);
      await dialog.getByRole("button", { name: act }).click();
      await expect(page.getByRole("dialog", { name: status })).toContainText("never sent a second time");
      page.quicken(1);
      const sent = await exchange.seen(call);
      await page.goto(record);
      await page.getByRole("button", { name: open }).click();
      const known = page.getByRole("dialog", { name: status });
      await expect(known).toContainText("never sent a second time");
      await expect(dialog).toHaveCount(0);
      expect(await exchange.seen(call)).toBe(sent);
      await exchange.reset();
      await known.getByRole("button", { name: "Check again" }).click();
      await expect(page.getByText(/(?:was|were) not submitted/).first()).toBeVisible();
      // What was seen is counted from the reset on.
      expect(await exchange.seen(call)).toBe(0);
    },
  );
});

describe("Austria", () => {
  test("asks what a credited deposit had cost, refuses nonsense, and takes it once", async ({
    page,
    exchange,
  }) => {
    const { account, token } = await exchange.createPerson({}, { kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 1 });
    const sent = { account, coin: "XRP", chain: "XRP", amount: "20", travelRule: 0 } as const;
    const { id = "" } = await exchange.deposit(sent);
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await page.getByRole("button", { name: "Declare the cost" }).click();
    const dialog = page.getByRole("dialog", { name: "Declare the acquisition cost" });
    await dialog.getByRole("button", { name: "Declare cost" }).click();
    await expect(dialog.getByText("Fill this in.").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Total cost" }).fill("12.345");
    await expect(dialog.getByText("At most 2 decimals.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Total cost" }).fill("12.34");
    await dialog.getByLabel("Bought on").fill("2099-01-01");
    await expect(dialog.getByText("This is after the deposit arrived. Check the date.")).toBeVisible();
    await dialog.getByLabel("Bought on").fill("2020-02-29");
    // What is typed comes back after a reload.
    await page.reload();
    await page.getByRole("button", { name: "Declare the cost" }).click();
    await expect(dialog.getByRole("textbox", { name: "Total cost" })).toHaveValue("12.34");
    await expect(dialog.getByLabel("Bought on")).toHaveValue("2020-02-29");
    await dialog.getByRole("button", { name: "Declare cost" }).click();
    const declared = page.getByRole("dialog", { name: "Cost declared" });
    await declared.getByRole("button", { name: "Done" }).click();
    await expect(declared).toBeHidden();
    expect(
      await page.evaluate((key) => sessionStorage.getItem(key), `coffer.draft.cost/tax-${id}`),
    ).toBeNull();
    expect(await exchange.seen("depositHold.declareCost")).toBe(1);
  });

  test("is not said to need nothing more by an answer that does not say so", async ({ page, exchange }) => {
    const { account, token } = await exchange.createPerson({}, { kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 1 });
    const sent = { account, coin: "XRP", chain: "XRP", amount: "20", travelRule: 0 } as const;
    const { id = "" } = await exchange.deposit(sent);
    const result = { taxDepositRecordsId: `tax-${id}`, taxStatus: 1 };
    await exchange.fault({ call: "depositHold.declareCost", retCode: 0, result });
    await page.goto(`${path}?view=history&record=${id}&lang=en`);
    await page.getByRole("button", { name: "Declare the cost" }).click();
    const dialog = page.getByRole("dialog", { name: "Declare the acquisition cost" });
    await dialog.getByRole("textbox", { name: "Total cost" }).fill("12.34");
    await dialog.getByLabel("Bought on").fill("2020-02-29");
    await dialog.getByRole("button", { name: "Declare cost" }).click();
    const end = page.getByRole("dialog", { name: "Cost declared" });
    await expect(end).toContainText("It was received. The deposit's record shows when it counts.");
    await expect(end).not.toContainText("Nothing else is needed");
  });
});
