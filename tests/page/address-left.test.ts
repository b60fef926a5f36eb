/** D3.8, D3.11, F2d.3: what is told of a change of the address book whose page was left before its answer. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { paste } from "./harness/hand.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());

describe("a list of addresses whose answer nobody saw", () => {
  test.for([
    ["of which none was saved", 2, /was rejected/, "The address book has not changed"],
    ["of which some were saved", 1, /is only partly saved/, "did not go through for every"],
    ["of which all were saved", 0, /is saved/, "change to the address book"],
  ] as const)("%s", async ([, marked, title, words], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const addresses = ["one", "two"].map(address);
    const security = { authenticator: true };
    const { account, userId, token } = await exchange.createPerson({}, { security });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.addInitScript(addLocks);
    await page.goto("/user/assets/money-address/batch?lang=en");
    await expect(page.getByText("1 of 20")).toBeVisible();
    const rows = ["coin\tnetwork\taddress", ...addresses.map((one) => `USDT\tTRX\t${one}`)].join("\n");
    paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows);
    await expect(page.getByText("Valid address")).toHaveCount(2);
    await page.getByRole("button", { name: "Save addresses (2)" }).first().click();
    const codes = page.getByRole("dialog", { name: "Confirm it is you" });
    const mail = await mailedCode(exchange, account);
    await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(mail);
    await codes
      .getByRole("textbox", { name: "Authenticator code" })
      .fill(authenticatorCode(Number(userId), stepAt(Date.now())));
    for (const one of addresses.slice(0, marked))
      await exchange.riskMark({ chain: "TRX", address: one, reasons: ["SANCTIONS"] });
    await exchange.fault({ call: "addressBook.batchCreate", answerLatencyMs: 15_000 });
    await codes.getByRole("button", { name: "Save addresses (2)" }).click();
    await expect.poll(() => exchange.seen("addressBook.batchCreate")).toBe(1);
    await page.goto("/user/assets/records/asset-history?lang=en");
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
  });
});
