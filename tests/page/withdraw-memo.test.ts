/** F3b.5, F3b.33, F6c.2: of two memos for one address none is sent that nobody meant. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const xlm = { coin: "XLM", chain: "XLM", lang: "en" };
const stellar = deriveAddress("XLM", createHash("sha256").update("somebody").digest());
const ripple = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
/** The same account with the tag 12345. */
const xForm = "XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa";

test.for([xForm, `ripple:${ripple}?dt=12345`])(
  "one that was typed before %s is not sent in place of the one that it names",
  async (named, { page, withdraw, signIn }) => {
    await signIn({ XRP: "500" });
    await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
    await withdraw.address.fill(ripple);
    const memo = page.locator('input[name="memo"]');
    // The network calls it "tag"; a label begins like every other.
    await expect(page.locator("label").filter({ hasText: /^tag$/i })).toHaveText("Tag");
    await memo.fill("111");
    await withdraw.amount.fill("100");
    await expect(page.getByText(/Valid .*XRP.* address/)).toBeVisible();
    await withdraw.address.fill(named);
    await withdraw.review.click();
    await expect(page.getByText(/brought another .* along. Clear this field/)).toBeVisible();
    await expect(withdraw.submit).toHaveCount(0);
    await memo.fill("");
    await expect(page.getByText(/The address brought its .* along/)).toBeVisible();
    await expect(memo).toHaveValue("12345");
    await withdraw.review.click();
    await expect(withdraw.submit).toBeVisible();
    await expect(withdraw.dialog).toContainText("12345");
    await expect(withdraw.dialog).not.toContainText("111");
  },
);

test("one that was entered for another address goes along once the person says that it belongs to this one", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn({ XRP: "500" });
  await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
  await withdraw.address.fill(ripple);
  await page.locator('input[name="memo"]').fill("111");
  await withdraw.amount.fill("100");
  await expect(page.getByText(/Valid .*XRP.* address/)).toBeVisible();
  await withdraw.address.fill(deriveAddress("XRP", createHash("sha256").update("other").digest()));
  await withdraw.review.click();
  await expect(page.getByText(/was entered for another address/)).toBeVisible();
  await expect(page.locator('input[name="memo"]')).toBeFocused();
  await expect(withdraw.submit).toHaveCount(0);
  await page.reload();
  await expect(page.locator('input[name="memo"]')).toHaveValue("111");
  await expect(page.getByText(/was entered for another address/)).toBeVisible();
  await withdraw.review.click();
  await expect(page.locator('input[name="memo"]')).toBeFocused();
  await expect(withdraw.submit).toHaveCount(0);
  await page.getByRole("button", { name: "It belongs to this one" }).click();
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog).toContainText("111");
});

test("one of two words that is typed key by key is sent with the blank between them", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn({ XLM: "500" });
  await withdraw.goto(xlm);
  await withdraw.address.fill(stellar);
  const memo = page.locator('input[name="memo"]');
  await memo.pressSequentially("two words ");
  await expect(memo).toHaveValue("two words ");
  await withdraw.amount.fill("100");
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog.getByText("two words", { exact: true })).toBeVisible();
});

test("a hash in upper case is reviewed in the form in which the exchange takes it", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn({ XLM: "500" });
  await withdraw.goto(xlm);
  await withdraw.address.fill(stellar);
  const memo = page.locator('input[name="memo"]');
  await memo.fill("AB".repeat(32));
  await withdraw.amount.fill("100");
  await withdraw.review.click();
  await expect(withdraw.dialog).toContainText("ab".repeat(32));
  await expect(memo).toHaveValue("AB".repeat(32));
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
});

test("one of another script: digits are refused, letters are warned of at the field and in the review", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn({ XLM: "500" });
  await withdraw.goto(xlm);
  await withdraw.address.fill(stellar);
  const memo = page.locator('input[name="memo"]');
  await memo.fill("١٢٣");
  await withdraw.amount.fill("100");
  await expect(page.getByText(/with the digits 0 to 9/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toHaveCount(0);
  await memo.fill("счёт 12");
  const warning = /Compare this one with what you were given/;
  await expect(page.getByText(warning)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog.getByText(warning)).toBeVisible();
});

test("a note in a link of a network without memos is none that has to be removed, and cannot be", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn({ SOL: "100" });
  await withdraw.goto({ coin: "SOL", chain: "SOL", lang: "en" });
  await withdraw.address.fill("solana:9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM?memo=order-1&label=Shop");
  await withdraw.amount.fill("10");
  await expect(page.getByText(/has no checksum/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog).toContainText("Not used on this network");
  await expect(withdraw.dialog).not.toContainText("order-1");
});

test.for([true, false])(
  "a network that is known to have memos has its field where the exchange names none; wanted by the check: %s",
  async (tagRequired, { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn({ XRP: "500" });
    const bare = (result: unknown): unknown =>
      JSON.parse(JSON.stringify(result), (name, value: unknown) =>
        name.startsWith("tag") ? undefined : value,
      );
    liar.notify("withdraw.coins", ({ text }) => ({ text: withResult(text, bare) }), { signed: true });
    const says = (result: unknown): unknown => ({ ...(result as object), tagRequired });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
    await withdraw.address.fill(ripple);
    await withdraw.amount.fill("100");
    await expect(page.getByText(/Valid .*XRP.* address/)).toBeVisible();
    const memo = page.locator('input[name="memo"]');
    await expect(memo).toBeVisible();
    if (!tagRequired) {
      await withdraw.review.click();
      await expect(withdraw.submit).toBeVisible();
      await expect(withdraw.dialog).not.toContainText("Not used on this network");
      await withdraw.dialog.getByRole("button", { name: "Back" }).click();
    }
    await memo.fill("77");
    await expect(page.getByText(/Valid .*XRP.* address/)).toBeVisible();
    await withdraw.review.click();
    await expect(withdraw.submit).toBeVisible();
    await expect(withdraw.dialog).toContainText("77");
  },
);
