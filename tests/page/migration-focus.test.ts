/** D5.6, R1.14. */
import { moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

/** What of the page has the focus says where the migration stands; "" where nothing has it. */
function atFocus(): string {
  const { activeElement: now, body } = document;
  return now === null || now === body ? "" : (now.textContent ?? "");
}

test("each step of a migration keeps the focus, though its button goes with it", async ({
  page,
  exchange,
  migration,
  mover,
}) => {
  const { account } = await mover(moving);
  // Who sees the checks go on is asked before the next step is shown.
  await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
  await migration.goto();
  await page.getByRole("checkbox", { name: /^I have read and accept/ }).check();
  await migration.begin.focus();
  await migration.begin.click();
  await expect(page.getByText("1 running bot")).toBeVisible();
  await exchange.migration({ account, blocker: { type: "BOT", count: 0 } });
  page.quicken(4);
  const next = page.getByRole("button", { name: "Continue to assets" }).first();
  await expect(next).toBeEnabled();
  await expect.poll(atFocus).toContain("All checks are clear");
  await next.focus();
  await next.click();
  await expect(page.getByText("What moves, and how")).toBeVisible();
  await expect.poll(atFocus).toContain("What moves, and how");
});
