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

test("an address that is being saved does not stand there as if it were still to be added", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, userId, token } = await exchange.createPerson({}, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: token }]);
  await page.addInitScript(addLocks);
  await page.goto("/user/assets/money-address?lang=en");
  const dialog = page.getByRole("dialog", { name: "Add address" });
  const field = dialog.getByRole("textbox", { name: "Address" });
  const add = page.getByRole("button", { name: "Add address" }).first();
  await add.click();
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  await field.fill(address("saved"));
  await expect(dialog.getByText("Valid address")).toBeVisible();
  const kept = (): string => sessionStorage.getItem("coffer.draft.addressBook/entry") ?? "";
  await expect.poll(kept).toContain(address("saved"));
  await dialog.getByRole("button", { name: "Save" }).click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
  await codes
    .getByRole("textbox", { name: "Authenticator code" })
    .fill(authenticatorCode(Number(userId), stepAt(Date.now())));
  await exchange.fault({ call: "addressBook.create", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
  await codes.getByRole("button", { name: "Save" }).click();
  await expect.poll(kept).toBe("");
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  await page.reload();
  await exchange.reset();
  await expect(page.getByText(/is saved/)).toBeVisible();
  await add.click();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue("");
});
