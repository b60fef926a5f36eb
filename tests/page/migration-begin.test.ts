/** F6h.2, F6h.3, D3.8: what is lost, late, forged or refused at the beginning, and on the way out. */
import { describe } from "vitest";
import { listen } from "./harness/listen.ts";
import { hasBegun, moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

describe("beginning", () => {
  test("a lost answer is read from the status, and not sent again", async ({
    page,
    migration,
    exchange,
    mover,
    fault,
  }) => {
    await mover(moving);
    await migration.goto();
    await fault({ call: "migration.create", dropAfterHandling: true, times: 1 });
    await migration.accept();
    await expect(page.getByText(hasBegun)).toBeVisible();
    expect(await exchange.seen("migration.create")).toBe(1);
  });

  test.for([
    ["done, and answered with an error", { retCode: 10_016, afterHandling: true }, 1],
    ["not done, and answered with an error that proves nothing", { retCode: 10_016 }, 2],
  ] as const)(
    "%s: the status tells",
    async ([, how, presses], { page, migration, exchange, mover, fault }) => {
      await mover(moving);
      await migration.goto();
      await fault({ call: "migration.create", ...how, times: 1 });
      await migration.accept();
      if (presses > 1) {
        await expect(page.getByText(/^No clear answer came, and the status shows no change/)).toBeVisible();
        await migration.begin.click();
      }
      await expect(page.getByText(hasBegun)).toBeVisible();
      await expect(page.getByText(/Nothing has changed/)).toHaveCount(0);
      expect(await exchange.seen("migration.create")).toBe(presses);
    },
  );

  test("one that did not arrive says so, and can be tried again", async ({
    page,
    migration,
    mover,
    fault,
  }) => {
    await mover(moving);
    await migration.goto();
    await fault({ call: "migration.create", dropBeforeHandling: true, times: 1 });
    await migration.accept();
    await expect(page.getByText(/^No clear answer came, and the status shows no change/)).toBeVisible();
    await migration.begin.click();
    await expect(page.getByText(hasBegun)).toBeVisible();
  });

  test("a double press begins once; a refusal says that nothing has changed", async ({
    page,
    migration,
    exchange,
    mover,
    fault,
  }) => {
    await mover(moving);
    await migration.goto();
    await fault({ call: "migration.create", retCode: 10_001, times: 1 });
    await migration.accept();
    await expect(page.getByText(/Nothing has changed\./)).toBeVisible();
    await migration.begin.dblclick();
    await expect(page.getByText(hasBegun)).toBeVisible();
    expect(await exchange.seen("migration.create")).toBe(2);
  });

  test.for([
    { named: { migrationTermsVersion: "1" }, begins: true },
    { named: {}, begins: false },
  ])(
    "terms whose version the exchange does not name are the host's configuration's, or support's to tell: $named",
    async ({ named, begins }, { page, migration, exchange, mover }) => {
      page.configure({ footerLinks: { support: "/support" }, ...named });
      const { token } = await mover(moving);
      const reported = (await exchange.query("migration.banner", token)) as object;
      const result = { ...reported, tncVersion: undefined };
      await exchange.fault({ call: "migration.banner", retCode: 0, result });
      await migration.goto();
      if (!begins) {
        const card = page.getByRole("region", { name: "Before you begin" });
        await expect(card).toContainText("The terms aren't available at the moment. Contact support");
        await expect(card.getByRole("link", { name: "Contact support" })).toBeVisible();
        await expect(migration.begin).toBeDisabled();
        return;
      }
      // In the card's foot, and in the bar of phones.
      const first = page.getByText("Accept the terms to continue.");
      await expect(first).toHaveCount(2);
      await page.getByRole("checkbox", { name: /^I have read and accept/ }).check();
      await expect(first).toHaveCount(0);
      await migration.begin.click();
      await expect(page.getByText(hasBegun)).toBeVisible();
    },
  );

  test("terms that changed meanwhile are said to be others, and are accepted anew", async ({
    page,
    migration,
    exchange,
    mover,
  }) => {
    await mover(moving);
    await migration.goto();
    await expect(page.getByText(/^migration terms of .*, version .1/)).toBeVisible();
    await exchange.settings({ migrationTerms: "2" });
    await migration.accept();
    await expect(page.getByText(/^The terms have changed meanwhile/)).toBeVisible();
    await expect(migration.begin).toBeDisabled();
    await migration.accept();
    await expect(page.getByText(hasBegun)).toBeVisible();
    expect(await exchange.seen("migration.create")).toBe(2);
  });

  test("consent to move to one site is none to move to another", async ({
    page,
    migration,
    exchange,
    mover,
  }) => {
    const { token } = await mover(moving);
    const reported = (await exchange.query("migration.banner", token)) as object;
    await migration.goto();
    await page.getByRole("checkbox", { name: /^I have read and accept/ }).check();
    const another = { ...reported, targetSite: "TR" };
    await exchange.fault({ call: "migration.banner", retCode: 0, result: another });
    await exchange.fault({ call: "migration.create", retCode: 10_001, times: 1 });
    await migration.begin.click();
    await expect(page.getByText(/^The terms have changed meanwhile/)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /terms of .*TR/ })).not.toBeChecked();
    await expect(migration.begin).toBeDisabled();
  });

  test("a refusal is said also where nothing is offered any more", async ({
    page,
    migration,
    exchange,
    mover,
  }) => {
    const { token } = await mover(moving);
    const reported = (await exchange.query("migration.banner", token)) as object;
    await migration.goto();
    await page.getByRole("checkbox", { name: /^I have read and accept/ }).check();
    await exchange.fault({ call: "migration.banner", retCode: 0, result: { ...reported, show: false } });
    await exchange.fault({ call: "migration.create", retCode: 10_001, times: 1 });
    await migration.begin.click();
    await expect(page.getByText("There is nothing to move")).toBeVisible();
    await expect(page.getByText(/Nothing has changed\./)).toBeVisible();
  });

  test("the side bar leads there whose account moves, and nobody else", async ({ page, mover, signIn }) => {
    const entry = page
      .getByRole("navigation", { name: "Assets" })
      .getByRole("link", { name: "Account migration" });
    await mover(moving);
    await page.goto("/user/assets/?lang=en");
    await expect(entry).toHaveAttribute("href", /center\/migration$/);
    await entry.click();
    await expect(entry).toHaveAttribute("aria-current", "page");
    await signIn();
    await page.goto("/user/assets/?lang=en");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  test("who has nowhere to move is told so", async ({ page, migration, signIn }) => {
    await signIn();
    await migration.goto();
    await expect(page.getByText("There is nothing to move")).toBeVisible();
    await expect(migration.begin).toHaveCount(0);
  });

  test("a status that does not load says so and loads again", async ({ page, migration, mover, fault }) => {
    await mover(moving);
    await fault({ call: "migration.status", status: 500, times: 2 });
    await migration.goto();
    await expect(page.getByText("Couldn't load the migration")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Before you begin")).toBeVisible();
  });
});

describe("a status that cannot be", () => {
  test.for<[string, (now: Record<string, unknown>) => object]>([
    ["goes backwards", (now) => ({ ...now, status: "PRECHECK", steps: backAtChecks(now) })],
    ["is of another migration", (now) => ({ ...now, migrationId: "another" })],
    ["is older", (now) => ({ ...now, updatedTime: Number(now.updatedTime) - 1 })],
  ])("%s is not shown, and said", async ([, lie], { page, migration, reviewed, fault }) => {
    const account = await reviewed(moving);
    await migration.goto();
    await expect(migration.open).toBeEnabled();
    const now = await account.status();
    await fault({ call: "migration.status", retCode: 0, result: lie(now), times: 1 });
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText(/^No answer came to the last check/)).toBeVisible();
    await expect(page.getByText("What moves, and how")).toBeVisible();
    // The next answer is requested by itself.
    await expect(page.getByText(/^No answer came to the last check/)).toHaveCount(0);
  });

  test("one that is forged is not shown", async ({ page, migration, reviewed, fault }) => {
    await reviewed(moving);
    await fault({ call: "migration.status", signature: "wrong", times: 2 });
    await migration.goto();
    await expect(page.getByText("Couldn't load the migration")).toBeVisible();
    await expect(page.getByText("What moves, and how")).toBeVisible();
  });
});

function backAtChecks({ steps }: Record<string, unknown>): object[] {
  const states = ["OK", "SKIP", "ACTIVE", "WAIT", "WAIT", "WAIT"];
  return (steps as object[]).map((step, at) => ({ ...step, state: states[at], code: 0 }));
}

describe("stopping", () => {
  test("asks first, stops once, and can begin again", async ({ page, migration, exchange, reviewed }) => {
    await reviewed(moving);
    await migration.goto();
    await page.getByRole("button", { name: "Stop the migration" }).first().click();
    await expect(migration.dialog).toContainText("Stop the migration?");
    expect(await exchange.seen("migration.abort")).toBe(0);
    await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    expect(await exchange.seen("migration.abort")).toBe(1);
    await page.getByRole("button", { name: "Start again" }).click();
    await migration.accept();
    await expect(page.getByText(hasBegun)).toBeVisible();
  });

  test("who stopped can begin again once it is known what is offered", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    const { token, migrationId } = await reviewed(moving);
    await exchange.call("migration.abort", token, { migrationId });
    await fault({ call: "migration.banner", status: 400 });
    await migration.goto();
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    await expect(page.getByText("Couldn't load the migration")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
    await expect(page.getByText("Couldn't load the migration")).toHaveCount(0);
  });

  test("a lost answer is read from the status", async ({ page, migration, exchange, reviewed, fault }) => {
    await reviewed(moving);
    await migration.goto();
    await page.getByRole("button", { name: "Stop the migration" }).first().click();
    await fault({ call: "migration.abort", dropAfterHandling: true, times: 1 });
    await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    expect(await exchange.seen("migration.abort")).toBe(1);
  });

  test("an answer of before the press says nothing of what became of it", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    await reviewed(moving);
    await migration.goto();
    await page.getByRole("button", { name: "Stop the migration" }).first().click();
    await fault({ call: "migration.abort", latencyMs: 3_000, dropAfterHandling: true, times: 1 });
    const answered = page.waitForResponse(/migration.*status/);
    await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
    // It is asked while the press is under way, and not answered once that is lost.
    await page.setVisible(false);
    await page.setVisible(true);
    await answered;
    await fault({ call: "migration.status", dropBeforeHandling: true, times: 3 });
    const { heard } = listen();
    await expect(migration.dialog).toContainText("We are reading what became of it");
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    expect(heard()).not.toContain("the status shows no change");
    expect(await exchange.seen("migration.abort")).toBe(1);
  });
});
