/** D5.3, R2.14, R2.15: a page that the browser kept for going back, as it was left at a logout. */
import { describe } from "vitest";
import { expect, type Page, test } from "./harness/test.ts";

/** Where the page would go from now on; it stays as it is, as a kept one does. */
function staysKept(): readonly string[] {
  const went: string[] = [];
  const assign = (address: string | URL): void => void went.push(new URL(address, location.href).pathname);
  Object.defineProperty(location, "assign", { configurable: true, value: assign });
  return went;
}

const comesBack = (): boolean =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

async function isLoggedOut(page: Page): Promise<void> {
  await page.clearCookies();
  window.dispatchEvent(new Event("focus"));
}

describe("a page that is come back to after a logout", () => {
  test("is left for the login each time where it needs one", async ({ page, signIn }) => {
    await signIn({ USDT: "1" });
    await page.goto("/user/assets/withdraw?coin=USDT&lang=en");
    await page.getByRole("contentinfo").waitFor();
    const went = staysKept();
    await isLoggedOut(page);
    await expect.poll(() => went).toEqual(["/login"]);
    comesBack();
    await expect.poll(() => went).toEqual(["/login", "/login"]);
  });

  test("stays where it is for everybody", async ({ page, signIn }) => {
    await signIn({ USDT: "1" });
    await page.goto("/user/assets/exchange/index?lang=en");
    await page.getByRole("contentinfo").waitFor();
    const went = staysKept();
    await isLoggedOut(page);
    await expect(page.getByRole("button", { name: "Log in to convert" }).first()).toBeVisible();
    comesBack();
    await page.settled();
    expect(went).toEqual([]);
  });
});
