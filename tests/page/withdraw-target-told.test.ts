/** F2d.4, F3b.31, D7.7: a word on the form of an address leaves none on its risk unsaid. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

test.for([
  ["UNKNOWN", /The risk of this address is not known/],
  ["MEDIUM", /services that hide where coins come from/],
] as const)(
  "an address without a checksum whose risk is %s is told with both",
  async ([riskLevel, words], { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), riskLevel });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.address.fill(evmAddress.toLowerCase());
    await expect(page.getByText(/has no checksum/)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  },
);
