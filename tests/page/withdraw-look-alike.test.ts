/** F2d.4, F3a.2, D7.7: an address that is taken in place of its look-alike. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const typed = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
/** Begins and ends as the other; its own sum does not matter: it is what a record says. */
const earlier = "rHb9CJAWyB4rj91VRWn96DkukG4xxdtyTh";

test("the earlier address does not go with the memo of the one that looks like it", async ({
  page,
  withdraw,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn({ XRP: "100" });
  const now = String(Date.now() - 60_000);
  const record = {
    withdrawId: "7001",
    txID: "a".repeat(64),
    withdrawType: 0,
    coin: "XRP",
    chain: "XRP",
    amount: "20",
    withdrawFee: "0.25",
    status: "success",
    toAddress: earlier,
    tag: "5",
    createTime: now,
    updateTime: now,
  };
  const sent = () => ({ rows: [record], nextPageCursor: "" });
  liar.notify("withdraw.records", ({ text }) => ({ text: withResult(text, sent) }), { signed: true });
  await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
  await withdraw.address.fill(typed);
  const dialog = page.getByRole("dialog", { name: /Not the address/ });
  await dialog.getByRole("button", { name: "Back" }).click();
  const memo = page.locator('input[name="memo"]');
  await memo.fill("12345");
  await page.getByRole("button", { name: "Compare" }).click();
  await dialog.getByRole("button", { name: /earlier/ }).click();
  await expect(withdraw.address).toHaveValue(earlier);
  await expect(memo).toHaveValue("");
});

test("the saved address goes with its memo, though the page's own book could not be read", async ({
  page,
  withdraw,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn({ XRP: "100" });
  const entry = {
    id: "91",
    coin: "XRP",
    chain: "XRP",
    address: earlier,
    tag: "1234",
    remark: "Kraken",
    addressType: 0,
    verified: 0,
    status: 0,
    lockEndTime: "",
    createdAt: String(Math.floor(Date.now() / 1000) - 90_000),
  };
  liar.notify(
    "addressBook.list",
    ({ text, requestText }) =>
      requestText.includes("addressType=2")
        ? undefined
        : { text: withResult(text, (said) => ({ ...(said as object), rows: [entry] })) },
    { signed: true },
  );
  await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
  await withdraw.address.fill(typed);
  const memo = page.locator('input[name="memo"]');
  await page
    .getByRole("dialog", { name: "Not your saved address" })
    .getByRole("button", { name: "Use the saved address" })
    .click();
  await expect(withdraw.address).toHaveValue(earlier);
  await expect(memo).toHaveValue("1234");
});
