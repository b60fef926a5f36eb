/** R2.3, F2d.3, F2d.4, F3b.29, F6c.8, D3.8. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { paste } from "./harness/hand.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const batch = "/user/assets/money-address/batch";
const check = "/user/assets/money-address/risk-check";
const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());

async function person(exchange: Exchange, page: NodePage, profile: object = {}) {
  const made = await exchange.createPerson({}, { security: { authenticator: true }, ...profile });
  await page.addCookies([{ name: "test-token", value: made.token }]);
  return made;
}

describe("many addresses at once", () => {
  test("what was said of the memo of one address is not said of the next one in its row", async ({
    page,
    exchange,
  }) => {
    const ripple = (name: string): string => deriveAddress("XRP", createHash("sha256").update(name).digest());
    await person(exchange, page);
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const rows = `XRP\tXRP\t${ripple("one")}\t\tDesk`;
    paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows);
    await page.getByRole("button", { name: "It has none" }).click();
    await expect(page.getByText("Valid address")).toHaveCount(1);
    const field = page.getByRole("textbox", { name: "Address" });
    await field.fill(ripple("two"));
    await expect(page.getByText(/need a memo here/)).toBeVisible();
    await page.getByRole("textbox", { name: "Memo or tag" }).fill("111");
    await expect(page.getByText("Valid address")).toHaveCount(1);
    await field.fill(ripple("three"));
    await expect(page.getByText(/was entered for another address/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Memo or tag" })).toHaveValue("111");
    await expect(page.getByText(/was entered for another address/)).toBeVisible();
    await page.getByRole("button", { name: "Save addresses (1)" }).click();
    await expect(page.getByRole("textbox", { name: "Memo or tag" })).toBeFocused();
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await page.getByRole("button", { name: "It belongs to this one" }).click();
    await expect(page.getByText("Valid address")).toHaveCount(1);
  });

  test("pasted: each row is checked, one that fails stays, nothing is lost", async ({ page, exchange }) => {
    const { account, userId } = await person(exchange, page);
    await page.goto(batch);
    const rows = [
      "coin\tnetwork\taddress\tmemo\tname",
      `USDT\tTRC20\t${address("one")}\t\tFirst`,
      `USDT\tTRX\t${address("two")}\t\tA name that is far too long for it`,
      `USDT\tTRX\t${address("one")}\t\tTwice`,
    ].join("\n");
    await expect(page.getByText("1 of 20")).toBeVisible();
    paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows);
    await expect(page.getByText("2 of 3 rows need attention").first()).toBeVisible();
    await expect(page.getByText(/Already in your book or in this list/)).toBeVisible();
    // What is sound is said by the row's mark, and a network without memos where one would be typed.
    await expect(page.getByText("Valid address")).toHaveCount(1);
    const memo = page.getByRole("textbox", { name: "Memo or tag" }).first();
    await expect(memo).toHaveAttribute("placeholder", "Not used");
    await page.getByRole("button", { name: "Shorten it" }).click();
    await page.getByRole("button", { name: "Remove row", exact: true }).click();
    await expect(page.getByText(/rows need attention/)).toBeHidden();
    await exchange.riskMark({ chain: "TRX", address: address("two"), reasons: ["SANCTIONS"] });
    await page.getByRole("button", { name: "Save addresses (2)" }).first().click();
    const codes = page.getByRole("dialog", { name: "Confirm it is you" });
    await expect(codes).toBeVisible();
    await expect.poll(() => exchange.mailCode(account)).not.toBe("");
    await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await exchange.mailCode(account));
    await codes
      .getByRole("textbox", { name: "Authenticator code" })
      .fill(authenticatorCode(Number(userId), stepAt(Date.now())));
    await codes.getByRole("button", { name: "Save addresses (2)" }).click();
    await expect(page.getByText("Addresses saved: 1")).toBeVisible();
    await expect(page.getByText(/This address cannot receive withdrawals/)).toBeVisible();
    expect(await exchange.seen("addressBook.batchCreate")).toBe(1);
    // What was in the way may be gone: the row is checked anew as it stands.
    const checks = await exchange.seen("addressBook.check");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => exchange.seen("addressBook.check")).toBe(checks + 1);
  });

  test("a row that is being fixed stays, also where only those to fix are shown", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const rows = [address("one"), "none", "neither", address("two")].map((one) => `USDT\tTRX\t${one}`);
    paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows.join("\n"));
    await expect(page.getByText("2 of 4 rows need attention").first()).toBeVisible();
    await page.getByText("Errors (2)").click();
    const shown = page.locator("[data-batch-row]:not([hidden])");
    await expect(shown).toHaveCount(2);
    const field = shown.first().getByRole("textbox", { name: "Address" });
    await exchange.fault({ call: "addressBook.check", answerLatencyMs: 2_000 });
    await field.fill(address("three"));
    await expect(page.getByText("1 of 4 rows need attention").first()).toBeVisible();
    await expect(field).toHaveValue(address("three"));
    await expect(field).toBeFocused();
    await expect(shown.first()).toContainText("Valid address");
    await expect(shown).toHaveCount(2);
    await expect(field).toBeFocused();
    // One put aside that has to be fixed since shows.
    await field.fill(address("two"));
    await expect(shown).toHaveCount(3);
    await expect(shown.last()).toContainText("Already in your book or in this list");
    await page.getByText("All (4)").click();
    await expect(shown).toHaveCount(4);
  });

  test("an address a line comes whole; of a table without coins nothing is taken, and its columns are named", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const first = (): HTMLElement =>
      document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body;
    paste(first(), `${address("one")}\n${address("two")}`);
    const field = page.getByRole("textbox", { name: "Address" });
    await expect(field).toHaveCount(2);
    await expect(field.first()).toHaveValue(address("one"));
    await expect(field.last()).toHaveValue(address("two"));
    paste(first(), `${address("three")}\t77\tDesk`);
    await expect(page.getByRole("alert")).toContainText("Columns: coin, network, address, memo, name");
    await expect(field).toHaveCount(2);
    paste(first(), address("three").concat("\n", address("four")));
    await expect(field).toHaveCount(4);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("that are given up leave nothing behind: no press that waits, and no row that waits", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await page.goto(batch);
    await exchange.fault({ call: "addressBook.check", answerLatencyMs: 2_000 });
    const rows = Array.from({ length: 22 }, (_, at) => `USDT\tTRX\t${address(`many ${at}`)}`).join("\n");
    await expect(page.getByText("1 of 20")).toBeVisible();
    paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows);
    const left = page.getByText("Rows that wait: 2");
    await expect(left).toBeVisible();
    await page.getByRole("button", { name: "Save addresses (20)" }).first().click();
    await page.getByRole("button", { name: "Discard" }).click();
    const save = page.getByRole("button", { name: "Save addresses (0)" }).first();
    await expect(save).not.toHaveAttribute("aria-busy", "true");
    await expect(left).toHaveCount(0);
    await expect(page.getByText("Choose the coin and network.")).toHaveCount(0);
    await expect(page.getByText("1 of 20")).toBeVisible();
    expect(document.querySelector("[data-batch-row][data-wrong]")).toBeNull();
  });

  test("nothing is sent while a row is wrong", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(batch);
    await page.getByRole("textbox", { name: "Name" }).fill("No address");
    await page.getByRole("button", { name: "Save addresses (1)" }).first().click();
    await expect(page.getByText("Choose the coin and network.")).toBeVisible();
    expect(await exchange.seen("addressBook.batchCreate")).toBe(0);
  });
});

describe("the check of an address", () => {
  test("of a saved one that is marked says why, and keeps the result", async ({ page, exchange }) => {
    const { account } = await person(exchange, page);
    const saved = { account, coin: "USDT", chain: "TRX", address: address("bad"), remark: "Old friend" };
    const { id } = await exchange.bookEntry(saved);
    await exchange.riskMark({ chain: "TRX", address: address("bad"), reasons: ["SANCTIONS"] });
    await page.goto(`${check}?entry=${id}`);
    const chosen = page.getByRole("region", { name: "Chosen addresses" });
    await expect(chosen).toContainText("Old friend");
    await expect(chosen).toContainText("Withdrawals to this address are blocked");
  });

  test.for([
    ["has no coin", false],
    ["is not known, since the coins could not be read", true],
  ] as const)(
    "saved for every coin of a network that %s, says that it cannot be made",
    async ([, isLost], { page, exchange, tolerated }) => {
      tolerated.push(/./);
      const liar = await lieTo(page);
      const { account } = await person(exchange, page);
      const saved = { account, coin: "baseCoin", chain: "TRX", address: address("any"), remark: "Any coin" };
      const { id } = await exchange.bookEntry(saved);
      liar.notify(
        "coins.list",
        ({ text }) => ({ text: isLost ? "{}" : withResult(text, () => ({ list: [] })) }),
        { signed: !isLost },
      );
      // What can be withdrawn names networks too, where the list of coins names none.
      if (!isLost)
        liar.notify("withdraw.coins", ({ text }) => ({ text: withResult(text, () => ({ rows: [] })) }), {
          signed: true,
        });
      await page.goto(`${check}?entry=${id}`);
      const chosen = page.getByRole("region", { name: "Chosen addresses" });
      await expect(chosen).toContainText("This address can't be checked here");
      const again = chosen.getByRole("button", { name: "Try again" });
      await expect(again).toHaveCount(isLost ? 1 : 0);
      if (!isLost) return;
      // What else asks for the coins may have them read once more.
      await expect(again).toBeEnabled();
      liar.rest();
      await again.click();
      await expect(chosen).toContainText("Saved and still locked");
    },
  );
});

describe("an address that was checked is saved as what it is", () => {
  const classic = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";

  async function checked(page: NodePage, coin: RegExp, typed: string) {
    await page.goto(`${check}?lang=en`);
    await page.getByRole("button", { name: /Coin/ }).first().click();
    await page.getByRole("option", { name: coin }).first().click();
    // It has one network: that is chosen as any other.
    const networks = page.getByRole("dialog", { name: "Network for XRP" });
    await networks.getByRole("option").first().click();
    await page.getByRole("textbox", { name: "Address" }).fill(typed);
  }

  test("with the memo that came with it", async ({ page, exchange }) => {
    await person(exchange, page);
    await checked(page, /XRP/, classic);
    await page.getByRole("button", { name: "Check another address" }).click();
    const field = page.getByRole("textbox", { name: "Address" });
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await field.fill(`ripple:${classic}?dt=12345`);
    await page.getByRole("button", { name: "Add to address book" }).click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(classic);
    await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toHaveValue("12345");
  });

  test("and the memo that was found since; what another one took the place of can be had back after a reload", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await checked(page, /XRP/, classic);
    const add = page.getByRole("button", { name: "Add to address book" });
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await add.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("textbox", { name: "Address" }).fill(`ripple:${classic}?dt=12345`);
    await add.click();
    await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toHaveValue("12345");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Desk");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const other = deriveAddress("XRP", createHash("sha256").update("other").digest());
    await page.getByRole("textbox", { name: "Address" }).fill(other);
    await add.click();
    await expect(dialog.getByText(/took the place/)).toBeVisible();
    await page.reload();
    await page.goto("/user/assets/money-address?lang=en");
    await page.getByRole("button", { name: "Add address" }).first().click();
    await expect(dialog.getByText(/took the place/)).toBeVisible();
    await dialog.getByRole("button", { name: "Restore what was entered" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Desk");
  });

  test("and what was typed before of the same one stays; of another one it can be had back", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await checked(page, /XRP/, classic);
    const add = page.getByRole("button", { name: "Add to address book" });
    const dialog = page.getByRole("dialog", { name: "Add address" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await add.click();
    await name.fill("Desk");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await add.click();
    await expect(name).toHaveValue("Desk");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const other = deriveAddress("XRP", createHash("sha256").update("other").digest());
    await page.getByRole("textbox", { name: "Address" }).fill(other);
    await add.click();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(other);
    await expect(name).toHaveValue("");
    await dialog.getByRole("button", { name: "Restore what was entered" }).click();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(classic);
    await expect(name).toHaveValue("Desk");
    await expect(dialog.getByText(/took the place/)).toHaveCount(0);
  });

  test("also while the book cannot be read; what it looks like is then not known", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await exchange.fault({ call: "addressBook.list", signature: "absent" });
    await checked(page, /XRP/, classic);
    const fact = page.locator("dl > div").filter({ hasText: "Looks like one of your addresses" });
    await expect(fact).toContainText("Not known");
    await page.getByRole("button", { name: "Add to address book" }).click();
    await expect(page.getByRole("dialog", { name: "Add address" })).toBeVisible();
    await page.goto("/user/assets/money-address?lang=en");
    await expect(page.getByText("Couldn't load your address book")).toBeVisible();
    await page.getByRole("button", { name: "Add address" }).first().click();
    await expect(page.getByRole("dialog", { name: "Add address" })).toBeVisible();
  });
});
