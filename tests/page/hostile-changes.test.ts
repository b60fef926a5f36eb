/** D3.8, D3.10, F2d.6, F2d.7: changes of the address book that were made, beside an exchange that errs about them and shows the book of before. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { mulberry } from "../worker/random-answers.ts";
import type { Locator, Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { lieTo } from "./hostile/liar.ts";
import { falsehoods, mishaps, some, untimely } from "./hostile/lies.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

/** FUZZ_SEED makes other runs. */
const seed = dailySeed();
const path = "/user/assets/money-address?lang=en";
/** It was changed: whoever says one of these is lying. */
const denial = /has not changed|Nothing (was|has)|was rejected|not be saved/i;
/** A signed refusal under this very request's id is the exchange's own word that nothing happened. */
const proofOfNothing = "refused, 700012";

interface Change {
  readonly call: HttpCallName;
  /** Up to the last press, which is what it answers. */
  readonly prepare: (page: Page) => Promise<Locator>;
  readonly done: RegExp;
}

const changes: readonly Change[] = [
  {
    call: "addressBook.delete",
    async prepare(page) {
      await page.getByRole("checkbox", { name: "Select Desk" }).click();
      const selected = page.getByRole("group", { name: "Selected: 1" });
      await selected.getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete addresses (1)?" });
      return dialog.getByRole("button", { name: "Delete" });
    },
    done: /Deleted: 1/,
  },
  {
    call: "addressBook.changeVerification",
    async prepare(page) {
      await page.getByRole("switch", { name: "Trust Desk" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Remove trust (1)?" });
      return dialog.getByRole("button", { name: "Remove trust" });
    },
    done: /No longer trusted: 1/,
  },
  {
    call: "addressBook.edit",
    async prepare(page) {
      await page.getByRole("button", { name: "More for Desk" }).first().click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit address" });
      await dialog.getByRole("textbox", { name: "Name" }).fill("Other");
      return dialog.getByRole("button", { name: "Save" });
    },
    done: /Address saved/,
  },
];

const told = changes.flatMap((change, at) => {
  const pick = mulberry(seed * 100 + at);
  return [false, true].flatMap((signed) =>
    some(signed ? mishaps : { ...falsehoods, ...mishaps }, fuzzRuns(1), pick)
      .filter(([what]) => !(signed && what === proofOfNothing))
      .map(
        ([what, lie]) => [`${change.call}: ${what}${signed ? ", signed" : ""}`, change, lie, signed] as const,
      ),
  );
});

test.for(told)("%s", async ([, { call, prepare, done }, lie, signed], { page, exchange, tolerated }) => {
  tolerated.push(/^(?!uncaught)/);
  await page.addInitScript(addLocks);
  const { account, token } = await exchange.createPerson({}, {});
  await page.addCookies([{ name: "test-token", value: token }]);
  const address = deriveAddress("TRX", createHash("sha256").update("desk").digest());
  const desk = { account, coin: "USDT", chain: "TRX", address, remark: "Desk", age: 200_000_000 };
  await exchange.bookEntry({ ...desk, verified: true });
  const liar = await lieTo(page);
  await page.goto(path);
  const button = await prepare(page);
  const { "what it said first": before } = untimely;
  if (before !== undefined) liar.notify("addressBook.list", before, { signed: true });
  liar.notify(call, lie, { signed, times: 1 });
  await button.click();
  page.quicken(4);
  await until(() => {
    const text = document.body.textContent ?? "";
    if (denial.test(text) || !done.test(text)) throw new Error(`${denial.exec(text)?.[0]} ${text}`);
  });
  page.quicken(1);
  expect(liar.reported).toContain(call);
  // Sent once, whatever the book shows.
  expect(liar.idsOf(call).length).toBe(1);
});
