/** F6h.3, F6h.4, D3.8: assets that begin to move, with what is lost, refused or in doubt. */
import { describe } from "vitest";
import { immediate } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo } from "./hostile/liar.ts";
import { moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

describe("the start", () => {
  test("says that there is no way back, takes a wrong code for none, and sends once", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    const { account } = await reviewed(moving);
    await exchange.settings({ holdMigrations: true });
    await migration.goto();
    await migration.open.click();
    await expect(migration.dialog).toContainText("There is no way back from here");
    await expect(migration.dialog).not.toContainText("Staying here");
    await migration.act.click();
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await page.getByRole("button", { name: "Yes, move them for good" }).click();
    await migration.confirm("000000");
    await expect(page.getByText(/^This code is wrong or has expired/)).toBeVisible();
    await migration.confirm(await mailedCode(exchange, account));
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop the migration" })).toHaveCount(0);
    expect(await exchange.seen("migration.start")).toBe(2);
  });

  test("says what stays here for good, and its worth, before the second press", async ({
    page,
    migration,
    reviewed,
  }) => {
    await reviewed({ ...moving, PEPE: "20000" });
    await migration.goto();
    await migration.open.click();
    await expect(migration.dialog).toContainText(
      /Staying here: .*PEPE.* \(.*0\.\d\d USD.*\)\. Once your assets start to move, it can be neither traded nor withdrawn\./,
    );
    await migration.act.click();
    await expect(page.getByRole("button", { name: "Yes, move them for good" })).toBeVisible();
  });

  test("a lost answer is looked up, and never sent again", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    const { account } = await reviewed(moving);
    await migration.goto();
    await migration.acknowledge();
    const code = await mailedCode(exchange, account);
    await fault({ call: "migration.start", dropAfterHandling: true, times: 1 });
    await migration.confirm(code);
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("migration.start")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("a reload in the middle finds the transfer, and starts nothing", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    const { account } = await reviewed(moving);
    await exchange.settings({ holdMigrations: true });
    await migration.goto();
    await migration.acknowledge();
    await migration.confirm(await mailedCode(exchange, account));
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await exchange.settings({ holdMigrations: false });
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("migration.start")).toBe(1);
  });

  test("what is in its way is said, and where it is cleared", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    const { account } = await reviewed(moving);
    await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
    await migration.goto();
    await expect(page.getByText("1 running bot")).toBeVisible();
    await expect(page.getByText(/^Something new is in the way/)).toBeVisible();
    await expect(migration.open).toBeDisabled();
  });

  test.for([
    ["at its question", false],
    ["at its codes", true],
  ] as const)(
    "what comes in its way while somebody is %s is said there, and it cannot be confirmed",
    async ([, atCodes], { page, migration, exchange, reviewed }) => {
      const { account } = await reviewed(moving);
      await migration.goto();
      if (atCodes) await migration.acknowledge();
      else {
        await migration.open.click();
        await migration.act.click();
      }
      if (atCodes) await page.getByRole("textbox", { name: /^Code sent to/ }).fill("123456");
      await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
      await page.setVisible(false);
      await page.setVisible(true);
      await expect(migration.dialog).toContainText("Something new is in the way.");
      await expect(page.getByRole("button", { name: "Yes, move them for good" })).toHaveCount(0);
      if (atCodes) await expect(migration.act).toBeDisabled();
      else await expect(migration.act).toHaveCount(0);
      expect(await exchange.seen("migration.start")).toBe(0);
    },
  );

  test.for([
    ["at its question", false],
    ["at its codes", true],
  ] as const)(
    "another plan than the one that was read, while somebody is %s, has to be meant anew",
    async ([, atCodes], { page, migration, exchange, reviewed }) => {
      const { account } = await reviewed(moving);
      await migration.goto();
      const last = page.getByRole("button", { name: "Yes, move them for good" });
      const code = page.getByRole("textbox", { name: /^Code sent to/ });
      if (atCodes) {
        await migration.acknowledge();
        await expect(code).toBeVisible();
      } else {
        await migration.open.click();
        await migration.act.click();
        await expect(last).toBeVisible();
      }
      const { account: from } = await exchange.createPerson({ ETH: "5" }, {});
      await exchange.deposit({ account, from, coin: "ETH", amount: "2" });
      await expect.poll(async () => (await exchange.funding(account))("ETH")).toBe("2");
      await expect(migration.dialog).toContainText("3 coins move to");
      await expect(code).toHaveCount(0);
      await expect(last).toHaveCount(0);
      await expect(migration.act).toBeVisible();
    },
  );

  test("waits for the list as it is when somebody wants it, and is refused beside one of before", async ({
    page,
    migration,
    reviewed,
    tolerated,
  }) => {
    tolerated.push(/./);
    await reviewed(moving);
    const liar = await lieTo(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await migration.goto();
    await expect(migration.open).toBeEnabled();
    liar.delay(({ call }) => (call === "migration.assetsInfo" ? held : undefined));
    await migration.open.click();
    await expect(migration.act).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => liar.held).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Yes, move them for good" })).toHaveCount(0);
    liar.notify("migration.assetsInfo", () => undefined);
    release();
    await expect(migration.dialog).toContainText("Your assets could not be read again.");
    await expect(migration.act).toHaveCount(0);
    liar.rest();
    await migration.act.click();
    await expect(page.getByRole("button", { name: "Yes, move them for good" })).toBeVisible();
  });

  test("waits for a list that was asked for since, though one that was under way comes first", async ({
    page,
    migration,
    reviewed,
  }) => {
    await reviewed(moving);
    const liar = await lieTo(page);
    const releases: (() => void)[] = [];
    const release = (): void => {
      for (const go of releases) go();
    };
    await migration.goto();
    await expect(migration.open).toBeEnabled();
    liar.delay(({ call }) =>
      call === "migration.assetsInfo" ? new Promise<void>((go) => releases.push(go)) : undefined,
    );
    // It is read every few seconds.
    await expect.poll(() => liar.held).toBe(1);
    await migration.open.click();
    release();
    await expect.poll(() => releases.length).toBe(2);
    await expect(migration.act).toHaveAttribute("aria-busy", "true");
    liar.delay(() => undefined);
    release();
    await migration.act.click();
    await expect(page.getByRole("button", { name: "Yes, move them for good" })).toBeVisible();
  });

  test("what is in its way is said while the list of assets does not load", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    const { account } = await reviewed(moving);
    await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
    await fault({ call: "migration.assetsInfo", status: 500, times: 99 });
    await migration.goto();
    await expect(page.getByText("Couldn't load your assets")).toBeVisible();
    await expect(page.getByText("1 running bot")).toBeVisible();
    await expect(page.getByRole("link", { name: "Stop bots" })).toBeVisible();
    await expect(migration.open).toHaveCount(0);
  });

  test("a refusal says why, and that nothing was moved", async ({
    page,
    migration,
    exchange,
    tolerated,
    reviewed,
  }) => {
    tolerated.push(/./);
    const { account } = await reviewed(moving);
    await migration.goto();
    await migration.acknowledge();
    const code = await mailedCode(exchange, account);
    await exchange.migration({ account, blocker: { type: "LOAN", count: 1 } });
    await migration.confirm(code);
    await expect(page.getByText(/Nothing was moved\./)).toBeVisible();
    await expect(page.getByText("1 loan")).toBeVisible();
  });

  test("a session in doubt as assets begin to move: the dialog stays and says what did not happen", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    const { account, token } = await reviewed(moving);
    await migration.goto();
    await migration.acknowledge();
    const code = await mailedCode(exchange, account);
    await fault({ call: "migration.start", retCode: 10_007, times: 1 });
    await migration.confirm(code);
    await expect(page.getByRole("dialog")).toContainText("Nothing was moved.");
    await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
    expect(await exchange.seen("migration.start")).toBe(1);
    const { result } = await exchange.call("migration.status", token, {});
    expect(result).toMatchObject({ status: "ASSET_REVIEW" });
  });
});

test("a list of assets that does not load says so, starts nothing, and loads again", async ({
  page,
  migration,
  exchange,
  reviewed,
  fault,
}) => {
  await reviewed(moving);
  await fault({ call: "migration.assetsInfo", status: 500 });
  await migration.goto();
  await expect(page.getByText("Couldn't load your assets")).toBeVisible();
  await expect(migration.open).toHaveCount(0);
  await exchange.reset();
  await exchange.settings(immediate);
  await expect(migration.open).toBeEnabled();
});
