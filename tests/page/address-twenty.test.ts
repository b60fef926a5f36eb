/** R2.3, F2d.3, F6c.8, D3.8: a full table of addresses, some of which the exchange turns down. */
import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Account, Exchange } from "../../e2e/exchange.ts";
import { paste } from "./harness/hand.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const batch = "/user/assets/money-address/batch?lang=en";
const book = "/user/assets/money-address?lang=en";
const address = (at: number): string => deriveAddress("TRX", createHash("sha256").update(`${at}`).digest());
const row = (at: number): string => ["USDT", "TRX", address(at), "", `Row ${at}`].join("\t");
const table = (many: number): string => Array.from({ length: many }, (_, at) => row(at)).join("\n");

async function pasteRows(page: Page, text: string): Promise<void> {
  await expect(page.getByText("1 of 20")).toBeVisible();
  paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, text);
}

async function save(
  page: Page,
  exchange: Exchange,
  { account, userId }: Account,
  many: number,
): Promise<void> {
  await page
    .getByRole("button", { name: `Save addresses (${many})` })
    .first()
    .click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(codes).toBeVisible();
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await exchange.mailCode(account));
  const code = authenticatorCode(Number(userId), stepAt(Date.now()));
  await codes.getByRole("textbox", { name: "Authenticator code" }).fill(code);
  await codes.getByRole("button", { name: `Save addresses (${many})` }).click();
}

test("of 23 rows 20 are saved at once; three of them fail each with its reason, the answer is lost, and nothing else is", async ({
  page,
  exchange,
  signInAs,
  tolerated,
}) => {
  tolerated.push(/./);
  const person = await signInAs({}, { security: { authenticator: true } });
  await page.goto(batch);
  await pasteRows(page, table(23));
  await expect(page.getByText("Rows that wait: 3")).toBeVisible();
  await expect(page.getByText("20 of 20")).toBeVisible();
  await expect(page.locator("[data-batch-row]")).toHaveCount(20);
  await expect(page.getByText("Valid address")).toHaveCount(20);
  // After the page's own checks: only the exchange can know.
  for (const at of [3, 11, 19])
    await exchange.riskMark({ chain: "TRX", address: address(at), reasons: ["SANCTIONS"] });
  await exchange.fault({ call: "addressBook.batchCreate", dropAfterHandling: true, times: 1 });
  await save(page, exchange, person, 20);
  await expect(page.getByText("Addresses saved: 17")).toBeVisible();
  expect(await exchange.seen("addressBook.batchCreate")).toBe(1);
  const left = page.locator("[data-batch-row]");
  await expect(left).toHaveCount(6);
  await expect(page.getByText(/This address cannot receive withdrawals/)).toHaveCount(3);
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>("[data-batch-row] input")].map(({ value }) => value);
  const remaining = [3, 11, 19, 20, 21, 22].map(address);
  for (const one of remaining) expect(fields()).toContain(one);
  // A reload keeps what is left, and the book has the others, each once.
  await page.reload();
  await expect(left).toHaveCount(6);
  for (const one of remaining) expect(fields()).toContain(one);
  await page.goto(book);
  await expect(page.locator("main tr[data-row]")).toHaveCount(17);
});

test("each row is named before the codes, with what trusting one of them means; a table trusts none", async ({
  page,
  signInAs,
}) => {
  await signInAs({}, { security: { authenticator: true } });
  await page.goto(batch);
  await pasteRows(page, `${row(1)}\tyes\n${row(2)}\t1`);
  await expect(page.getByText("Valid address")).toHaveCount(2);
  const trusted = page.getByRole("switch", { name: "Trusted" });
  await expect(trusted).toHaveCount(2);
  for (const one of [trusted.first(), trusted.last()])
    await expect(one).toHaveAttribute("aria-checked", "false");
  await trusted.last().click();
  await page.getByRole("button", { name: "Save addresses (2)" }).first().click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  const listed = codes.getByRole("listitem");
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText(`Row 1USDT · TRC20 ${address(1).slice(0, 4)}`);
  await expect(listed.first()).not.toContainText("Trusted");
  await expect(listed.last()).toContainText("Trusted, no codes");
  await expect(codes).toContainText("Trusted: 1. Withdrawals to them need no codes");
});

test("rows behind the first twenty wait over a reload, and follow once those are saved", async ({
  page,
  exchange,
  signInAs,
}) => {
  const person = await signInAs({}, { security: { authenticator: true } });
  await page.goto(batch);
  await pasteRows(page, table(21));
  const wait = page.getByText("Rows that wait: 1");
  await expect.poll(() => sessionStorage.getItem("coffer.draft.addressBook/batch") ?? "").toContain("Row 20");
  await page.reload();
  await expect(wait).toBeVisible();
  await expect(page.getByText("Valid address")).toHaveCount(20);
  await save(page, exchange, person, 20);
  await expect(page.getByText("Addresses saved: 20")).toBeVisible();
  await expect(page.locator("[data-batch-row]")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(address(20));
  await expect(wait).toHaveCount(0);
});

test("what never arrived leaves every row, and a reload too", async ({
  page,
  exchange,
  signInAs,
  tolerated,
}) => {
  tolerated.push(/./);
  const person = await signInAs({}, { security: { authenticator: true } });
  await page.goto(batch);
  await pasteRows(page, table(3));
  await expect(page.getByText("Valid address")).toHaveCount(3);
  await exchange.fault({ call: "addressBook.batchCreate", dropBeforeHandling: true });
  await save(page, exchange, person, 3);
  await expect(page.getByText(/Nothing was changed/)).toBeVisible();
  await expect(page.locator("[data-batch-row]")).toHaveCount(3);
  await exchange.fault({ call: "profile.get", latencyMs: 3_000, times: 1 });
  await page.reload();
  await expect(page.locator("[data-batch-row]")).toHaveCount(3);
});

test("results of checks are kept with their time over a reload, for their owner alone", async ({
  page,
  exchange,
  signIn,
}) => {
  await signIn();
  await exchange.riskMark({ chain: "TRX", address: address(1), reasons: ["SCAM"] });
  const check = "/user/assets/money-address/risk-check?lang=en";
  await page.goto(check);
  await page.getByRole("button", { name: /Coin/ }).first().click();
  await page.getByRole("option", { name: /USDT/ }).first().click();
  await page
    .getByRole("button", { name: /Network/ })
    .first()
    .click();
  await page.getByRole("option", { name: /TRC20/ }).first().click();
  await page.getByRole("textbox", { name: "Address" }).fill(address(1));
  await expect(page.getByText("Withdrawals to this address are blocked")).toBeVisible();
  const past = page.getByRole("region", { name: "Earlier checks" });
  await expect(past).toContainText("High");
  // The page is there before it is known who is.
  await exchange.fault({ call: "profile.get", latencyMs: 3_000, times: 1 });
  await page.reload();
  await expect(past).toContainText("High");
  await signIn();
  await page.goto(check);
  await expect(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await expect(past).toHaveCount(0);
});
