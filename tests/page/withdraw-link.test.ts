/** F6c.2, D7.7: who comes with an entry of the address book sends to that one, or to nobody. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI" };
const typed = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

test("a review that is asked for while the entry is looked for is none of the address that stood there before", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const mine = { account, ...usdt, address: evmAddress, remark: "Cold", age: 90_000_000 };
  const { id } = await exchange.bookEntry(mine);
  await withdraw.goto({ ...usdt, lang: "en" });
  await withdraw.address.fill(typed);
  await withdraw.amount.fill("100");
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  let find = (): void => undefined;
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  liar.delay(({ call, requestText }) =>
    call === "addressBook.list" && requestText.includes("addressType=2") ? found : undefined,
  );
  await withdraw.goto({ ...usdt, lang: "en", entry: id });
  await expect(withdraw.amount).toHaveValue("100");
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.review).toHaveAttribute("aria-busy", "true");
  find();
  await expect(page.getByRole("group", { name: "Address", exact: true })).toContainText("Cold");
  await expect(page.getByText(typed)).toHaveCount(0);
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
});

test("a user of the book is looked up by what they are saved as, though the book does not say what that is", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const lena = await exchange.createPerson({}, {});
  const mail = `${lena.account}@example.com`;
  const { account } = await signIn();
  const hers = {
    account,
    coin: "baseCoin",
    address: mail,
    internalType: "EMAIL",
    age: 90_000_000,
  } as const;
  const { id } = await exchange.bookEntry(hers);
  const bare = (result: unknown): unknown =>
    JSON.parse(JSON.stringify(result), (name, value: unknown) =>
      name === "internalType" ? undefined : value,
    );
  liar.notify("addressBook.list", ({ text }) => ({ text: withResult(text, bare) }), { signed: true });
  await withdraw.goto({ coin: "USDT", lang: "en", entry: id });
  await expect(page.getByText("Email of the recipient")).toBeVisible();
  await expect(withdraw.who).toHaveValue(mail);
});

test.for([
  { hidden: ["internalTransferUid"], fields: 1 },
  { hidden: ["internalTransferUid", "internalTransferMail", "internalTransferPhone"], fields: 0 },
])(
  "a user of the book who cannot be looked up here is said to be so, and the address that stood there is left alone: $hidden",
  async ({ hidden, fields }, { page, withdraw, signIn, exchange }) => {
    const lena = await exchange.createPerson({}, {});
    const { account } = await signIn();
    const hers = {
      account,
      coin: "baseCoin",
      address: lena.userId,
      internalType: "UID",
      age: 90_000_000,
    } as const;
    const { id } = await exchange.bookEntry(hers);
    const config = Object.fromEntries(hidden.map((key) => [key, { action: "hide", ext: "" }]));
    await exchange.fault({ call: "site.config", retCode: 0, result: { config, version: "1" } });
    await withdraw.goto({ ...usdt, lang: "en" });
    await withdraw.address.fill(typed);
    await withdraw.amount.fill("100");
    await expect(page.getByText(/risk check passed/)).toBeVisible();
    await withdraw.goto({ ...usdt, lang: "en", entry: id });
    const note = page.getByText(/This user can't be looked up here/);
    await expect(note).toBeVisible();
    await expect(withdraw.who).toHaveCount(fields);
    await withdraw.review.click();
    await expect(withdraw.submit).toHaveCount(0);
    await expect(page.getByText(typed)).toHaveCount(0);
    await page.getByText("Wallet address", { exact: true }).click();
    await expect(withdraw.address).toHaveValue(typed);
    await expect(note).toHaveCount(0);
  },
);

test.for(["locked", "gone"] as const)(
  "an entry that is %s by now leaves nobody else in its place",
  async (state, { page, withdraw, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.bookSwitches({ account, newAddressLock: true });
    const { id } = await exchange.bookEntry({
      account,
      ...usdt,
      address: evmAddress,
      remark: "Cold",
      age: 1,
    });
    await withdraw.goto({ ...usdt, lang: "en" });
    await withdraw.address.fill(typed);
    await withdraw.amount.fill("100");
    await expect(page.getByText(/risk check passed/)).toBeVisible();
    await withdraw.goto({ ...usdt, lang: "en", entry: state === "locked" ? id : "1" });
    await expect(withdraw.amount).toHaveValue("100");
    if (state === "gone") await expect(withdraw.address).toHaveValue("");
    else await expect(page.getByText("This address is new and still locked.")).toBeVisible();
    await withdraw.review.click();
    await expect(page.getByText(typed)).toHaveCount(0);
    await expect(withdraw.submit).toHaveCount(0);
  },
);
