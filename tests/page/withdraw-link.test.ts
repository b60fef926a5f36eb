/** F6c.2, D7.7: who comes with an entry of the address book sends to that one, or to nobody. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo } from "./hostile/liar.ts";
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
