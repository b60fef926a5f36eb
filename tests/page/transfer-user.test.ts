/** R1.11, F5.19. */
import { describe } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { defaultWallet, expect, test } from "./pages.ts";

describe("to another user", () => {
  test("is looked up by UID, shown masked in the review, and gets the money", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const lena = await exchange.createPerson({}, {});
    const { account } = await signIn();
    await transfer.goto({ mode: "user" });
    await expect(page.getByText("Find the recipient first.")).toBeVisible();
    await transfer.who.fill(lena.userId);
    await transfer.who.press("Enter");
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
    // The field that was typed in is gone.
    await expect(page.getByRole("group", { name: /^T•••/ })).toBeFocused();
    await transfer.openReview("250");
    await expect(transfer.dialog).toContainText(/can't be cancell?ed/);
    await expect(transfer.dialog).toContainText("Compare the UID");
    await transfer.move.click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2250");
    expect((await exchange.funding(lena.account))("USDT")).toBe("250");
  });

  test("of a link is nobody, and nothing is taken from it; what was typed is its owner's alone", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const lena = await exchange.createPerson({}, {});
    const link = `/user/assets/transfer?mode=user&by=EMAIL&who=${lena.account}%40example.com&coin=USDT&amount=1500`;
    await signIn();
    await page.goto(link);
    await expect(page.getByText("UID of the recipient")).toBeVisible();
    await expect(transfer.who).toHaveValue("");
    await page.waitForURL(/^(?!.*(by|who|amount)=)/);
    await transfer.who.fill(lena.userId);
    await transfer.find.click();
    await expect(transfer.amount).toHaveValue("");
    await transfer.amount.fill("40");
    expect(location.href).not.toMatch(new RegExp(`${lena.userId}|amount`));
    await page.reload();
    await expect(transfer.who).toHaveValue(lena.userId);
    await transfer.find.click();
    await expect(transfer.amount).toHaveValue("40");
    // Somebody else is led to the same address.
    await signIn();
    await page.reload();
    await expect(transfer.who).toHaveValue("");
    await transfer.who.fill(lena.userId);
    await transfer.find.click();
    await expect(transfer.amount).toHaveValue("");
  });

  test("by mail; a UID of letters and nobody's mail are said", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const lena = await exchange.createPerson({}, {});
    await signIn();
    await transfer.goto({ mode: "user" });
    await transfer.who.fill("lena");
    await transfer.find.click();
    await expect(page.getByText("A UID has digits only.")).toBeVisible();
    await page.getByText("Email", { exact: true }).click();
    await transfer.who.fill("nobody@example.org");
    await transfer.find.click();
    await expect(page.getByText(/No Coffer account was found/)).toBeVisible();
    await transfer.who.fill(`${lena.account}@example.com`);
    await transfer.find.click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
  });

  test("by phone, with its country code", async ({ page, transfer, signIn, exchange }) => {
    const lena = await exchange.createPerson({}, {});
    const { account } = await signIn();
    await transfer.goto({ mode: "user" });
    await page.getByText("Phone", { exact: true }).click();
    await transfer.who.fill(lena.userId);
    await transfer.find.click();
    await expect(page.getByText("Enter the phone number with + and the country code.")).toBeVisible();
    await transfer.who.fill(`+65 ${lena.userId}`);
    await transfer.find.click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
    await transfer.send("40");
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2460");
    expect((await exchange.funding(lena.account))("USDT")).toBe("40");
  });

  test("whatever digits, hyphens and marks of direction they are written with", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const { userId } = await exchange.createPerson({}, {});
    const arabic = userId.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));
    await signIn();
    await transfer.goto({ mode: "user" });
    await transfer.who.fill(`\u202a${arabic}\u202c`);
    await transfer.find.click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
    await page.getByRole("button", { name: "Choose another recipient" }).click();
    await page.getByText("Phone", { exact: true }).click();
    await transfer.who.fill(`\u202a+٦٥\u2011${arabic}\u202c`);
    await expect(page.getByRole("combobox", { name: "Country code" })).toHaveValue("SGP");
    await transfer.find.click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
  });

  test.for([
    ["themselves", undefined, /This is your own account/],
    ["nobody", "4711", /No Coffer account was found/],
    ["who takes nothing there", { kycRegion: "USA" }, /can't receive transfers/],
    ["who is not verified", { kycLevel: "LEVEL_DEFAULT" }, /has not verified their identity yet/],
  ] as const)(
    "%s is said, and no amount is asked for",
    async ([, whom, words], { page, transfer, signIn, exchange }) => {
      const { userId } = await signIn();
      const who =
        whom === undefined
          ? userId
          : typeof whom === "string"
            ? whom
            : (await exchange.createPerson({}, whom)).userId;
      await transfer.goto({ mode: "user" });
      await transfer.who.fill(who);
      await transfer.find.click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText("Find the recipient first.")).toBeVisible();
      await expect(transfer.amount).toHaveCount(0);
    },
  );

  test("the own sub-account leads to the transfer between own accounts", async ({
    page,
    transfer,
    exchange,
    signInAs,
  }) => {
    const { token } = await signInAs(defaultWallet, { subAccounts: ["desk-vienna"] });
    const { accounts } = (await exchange.query(
      "transfer.accountTypes",
      token,
    )) as CallOutput<"transfer.accountTypes">;
    const sub = accounts[1]?.uid ?? "";
    await transfer.goto({ mode: "user", who: sub });
    await transfer.find.click();
    await expect(page.getByText(/your own sub-account/)).toContainText("desk-vienna");
    await page.getByRole("button", { name: "Move it between my accounts" }).click();
    await expect(page.getByRole("button", { name: /^To.*desk-vienna/ })).toBeVisible();
  });

  test("one who was found is no part of a transfer between own accounts, and is still there on the way back", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const lena = await exchange.createPerson({}, {});
    const { account } = await signIn();
    await transfer.goto({ mode: "user", who: lena.userId });
    await transfer.find.click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
    await page.getByText("My accounts", { exact: true }).click();
    await transfer.openReview("250");
    await expect(transfer.dialog).toContainText("Unified Trading");
    await expect(transfer.dialog).not.toContainText("T•••");
    await expect(transfer.dialog).not.toContainText(/Recipient/);
    await transfer.move.click();
    await page
      .getByRole("dialog", { name: "Transfer completed" })
      .getByRole("button", { name: "Done" })
      .click();
    expect((await exchange.unified(account))("USDT")).toBe("250");
    await page.getByText("Coffer user", { exact: true }).click();
    await expect(page.getByText(/Can receive transfers/)).toBeVisible();
  });
});
