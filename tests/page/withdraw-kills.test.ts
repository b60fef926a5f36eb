/** D3.8, D3.11, F2i.4, F2i.5, F6c.7. */
import { describe } from "vitest";
import type { Exchange, Fault } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode, type WithdrawPage } from "../../e2e/withdraw-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

/** The tab, the worker or the session goes at each step of a withdrawal and of its cancellation: afterwards the page says how it ended. */

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const elsewhere = "/user/assets/records/asset-history?lang=en";

interface World {
  readonly page: Page;
  readonly withdraw: WithdrawPage<Locator>;
  readonly exchange: Exchange;
  readonly account: string;
}
type Begin = (world: World, before?: () => Promise<unknown>) => Promise<void>;

/** Sends 100 USDT, up to the press that confirms it. */
const confirm: Begin = async ({ page, withdraw, exchange, account }, before) => {
  await exchange.settings({ holdWithdrawals: true });
  await page.addInitScript(addLocks);
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  await before?.();
  await withdraw.confirm(code);
};

/** The same once it is taken, up to the press that cancels it. */
const cancel: Begin = async (world, before) => {
  await confirm(world);
  await world.page.getByRole("button", { name: "Cancel withdrawal" }).click();
  await before?.();
  await world.page.getByRole("button", { name: "Yes, cancel it" }).click();
};

const wallet = async ({ exchange, account }: World): Promise<string[]> => [
  (await exchange.funding(account))("USDT"),
  (await exchange.locked(account))("USDT"),
];
const whole = ["2500", "0"];
const taken = ["2400", "100"];

/** Held up, so that nothing is known of it before the tab goes. */
const never = {
  when: "before the request arrives",
  fault: { latencyMs: 15_000, dropBeforeHandling: true },
  cut: false,
};
const unanswered = {
  when: "after the books took it, before the answer",
  fault: { answerLatencyMs: 15_000 },
  cut: false,
};
const lookingUp = { when: "while the outcome is looked up", fault: { dropAfterHandling: true }, cut: true };

interface Kill {
  readonly when: string;
  readonly fault: Omit<Fault, "call">;
  /** Look-ups fail too, until the page is back. */
  readonly cut: boolean;
  readonly says: RegExp;
  readonly left: readonly string[];
}
const ofWithdrawal: readonly Kill[] = [
  { ...never, says: /^Your withdrawal of .* was not submitted/, left: whole },
  { ...unanswered, says: /^Your withdrawal of .* was accepted/, left: taken },
  { ...lookingUp, says: /^Your withdrawal of .* was accepted/, left: taken },
];
const ofCancellation: readonly Kill[] = [
  { ...never, says: /^Your cancellation of .* was not submitted/, left: taken },
  { ...unanswered, says: /^Your withdrawal is cancelled/, left: whole },
  { ...lookingUp, says: /^Your withdrawal is cancelled/, left: whole },
];

describe.each([
  ["withdraw.create", confirm, ofWithdrawal],
  ["withdraw.cancel", cancel, ofCancellation],
] as const)("%s", (call, begin, kills) => {
  test.for(kills)(
    "the tab goes $when",
    async ({ fault, cut, says, left }, { page, withdraw, exchange, signIn, tolerated }) => {
      tolerated.push(/./);
      const { account } = await signIn();
      const world = { page, withdraw, exchange, account };
      await begin(world, async () => {
        await exchange.fault({ call, ...fault });
        if (cut) await exchange.fault({ call: "outcome.lookup", status: 503 });
      });
      await expect.poll(() => exchange.seen(call)).toBe(1);
      // Another page of the app: the word comes wherever the person goes.
      await page.goto(elsewhere);
      if (cut) {
        await expect(page.getByText(/is still being checked/)).toBeVisible();
        expect(await exchange.seen(call), "never sent again by itself").toBe(1);
        await exchange.reset();
        await exchange.settings({ holdWithdrawals: true });
        await page.getByRole("button", { name: "Check again" }).click();
      }
      await expect(page.getByText(says)).toBeVisible();
      expect(await wallet(world)).toEqual(left);
      // Told once: the next page says nothing of it.
      await page.goto(elsewhere);
      await expect(page.getByRole("heading", { name: "Asset history" })).toBeVisible();
      await expect(page.getByText(says)).toBeHidden();
      expect(await exchange.imbalance()).toEqual([]);
    },
  );
});

describe("the worker goes", () => {
  test.for([
    [never.when, never.fault, "Not withdrawn", whole],
    [unanswered.when, unanswered.fault, "Withdrawal submitted", taken],
  ] as const)(
    "%s of a withdrawal",
    async ([, fault, says, left], { page, withdraw, exchange, signIn, tolerated }) => {
      tolerated.push(/./);
      const { account } = await signIn();
      const world = { page, withdraw, exchange, account };
      await confirm(world, () => exchange.fault({ call: "withdraw.create", ...fault }));
      await expect.poll(() => exchange.seen("withdraw.create")).toBe(1);
      await page.crashWorker();
      await expect(page.getByRole("heading", { name: says })).toBeVisible();
      expect(await wallet(world)).toEqual(left);
      expect(await exchange.seen("withdraw.create")).toBe(1);
    },
  );

  test("before the answer to its cancellation", async ({ page, withdraw, exchange, signIn, tolerated }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    const world = { page, withdraw, exchange, account };
    await cancel(world, () => exchange.fault({ call: "withdraw.cancel", ...unanswered.fault }));
    await expect.poll(() => exchange.seen("withdraw.cancel")).toBe(1);
    await page.crashWorker();
    await expect(page.getByText(/It is cancelled\./)).toBeVisible();
    expect(await wallet(world)).toEqual(whole);
  });

  test("between the check and the codes: they are sent all the same, once", async ({
    page,
    withdraw,
    exchange,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    const world = { page, withdraw, exchange, account };
    await confirm(world, async () => {
      // The mail is known to be sent: its token goes with the code.
      await expect(page.getByText(/^New code in/)).toBeVisible();
      await page.crashWorker();
    });
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
    expect(await wallet(world)).toEqual(taken);
  });
});

test("the session goes while the outcome is looked up: said, and found out after the login", async ({
  page,
  withdraw,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, token } = await signIn();
  await confirm({ page, withdraw, exchange, account }, async () => {
    await exchange.fault({ call: "withdraw.create", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true, times: 2 });
  });
  await expect.poll(() => exchange.seen("withdraw.create")).toBe(1);
  await exchange.call("profile.logout", token, {});
  const status = page.getByRole("dialog", { name: "Status of your withdrawal" });
  await expect(status).toContainText("You have been logged out");
  await expect(status).not.toContainText("Nothing was withdrawn");
  await page.addCookies([{ name: "test-token", value: await exchange.demo(account) }]);
  await withdraw.goto(usdt);
  await expect(page.getByText(/^Your withdrawal of .* was accepted/)).toBeVisible();
  await expect(withdraw.amount).toHaveValue("");
});

test("one whose outcome nobody knew is not kept ready to be sent again, and leaves the form once it was made", async ({
  page,
  withdraw,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm({ page, withdraw, exchange, account }, async () => {
    await exchange.fault({ call: "withdraw.create", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
  });
  const status = page.getByRole("dialog", { name: "Status of your withdrawal" });
  await expect(status.getByRole("button", { name: "Close" }).last()).toBeEnabled();
  await status.getByRole("button", { name: "Close" }).last().click();
  await expect(status).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("coffer.withdraw.form") ?? "")).not.toContain(
    evmAddress,
  );
  await expect(withdraw.amount).toHaveValue("100");
  expect(await exchange.seen("withdraw.create")).toBe(1);
  await exchange.reset();
  await expect(page.getByText(/^Your withdrawal of .* was accepted/)).toBeVisible();
  await expect(withdraw.amount).toHaveValue("");
  await expect(withdraw.address).toHaveValue("");
});

test("one that was sent before a reload leaves the form once it was made, though it was entered there once more", async ({
  page,
  withdraw,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm({ page, withdraw, exchange, account }, async () => {
    await exchange.fault({ call: "withdraw.create", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
  });
  await expect.poll(() => exchange.seen("withdraw.create")).toBe(1);
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await page.getByText(/risk check passed/).waitFor();
  await withdraw.amount.fill("100");
  await withdraw.review.click();
  const status = page.getByRole("dialog", { name: "Status of your withdrawal" });
  await expect(status.getByRole("button", { name: "Check again" })).toBeEnabled();
  expect(await exchange.seen("withdraw.create")).toBe(1);
  await exchange.reset();
  await status.getByRole("button", { name: "Check again" }).click();
  await expect(status).toContainText(/Your withdrawal of .* was accepted/);
  await status.getByRole("button", { name: "Done" }).click();
  await expect(status).toHaveCount(0);
  await expect(withdraw.amount).toHaveValue("");
  await expect(withdraw.address).toHaveValue("");
});
