/** R2.1: views of one path are pages to whoever reads them. */
import { expect, test } from "./pages.ts";

test.for([
  ["/user/assets/deposit", "Deposit history", "Deposit"],
  ["/user/assets/withdraw", "Withdrawal history", "Withdraw"],
] as const)(
  "the focus is at the heading of each view of %s",
  async ([path, history, title], { page, signIn }) => {
    await signIn();
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: history }).first().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(history);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
  },
);
