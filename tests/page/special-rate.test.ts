/** F2b.8: a product's rate on its page, where the list of products is of before. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

test("one rate stands on the page of a product: the one that its own answer tells", async ({
  page,
  special,
  signIn,
}) => {
  await signIn(wallet);
  const liar = await lieTo(page);
  liar.notify(
    "convert.specialProducts",
    ({ text }) => ({
      text: withResult(text, (result) => {
        const { products } = result as { readonly products: readonly object[] };
        return { products: products.map((product) => ({ ...product, fixedRate: "0.7531" })) };
      }),
    }),
    { signed: true },
  );
  await special.open();
  await special.pay.fill("1000");
  await expect(special.receive).toHaveValue("1,000");
  await expect(page.getByRole("main")).toContainText("1 : 1");
  await expect(page.getByRole("main")).not.toContainText("0.7531");
});
