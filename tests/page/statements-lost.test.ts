/** F2e.*, R8.3, D10.5: an order whose answer was lost. */
import { describe } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, resulting } from "./hostile/liar.ts";
import { expect } from "./pages.ts";
import { quick, test } from "./statements-page.ts";

const isAsked = "we don't know yet whether the statement is being created";
const place = "coffer.draft.statements/order";

/** Of each order that left, in turn. */
function idsSent(page: NodePage): readonly string[] {
  const sent = page.network.requests.filter(({ url }) => url.endsWith("/export/create"));
  return sent.map(({ body }) => (JSON.parse(body) as { requestId: string }).requestId);
}

describe("a statement whose answer was lost", () => {
  test("is found in the list, and not requested again", async ({ statements, signIn, exchange }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropAfterHandling: true, times: 1 });
    await statements.create.click();
    await expect(statements.form).toContainText("your statement is in the list");
    await expect(statements.files).toHaveCount(1);
    expect(await exchange.seen("statements.create")).toBe(1);
  });

  test("and that failed is not told as one with nothing more to do", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.settings({ ...quick, failStatements: 9 });
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropAfterHandling: true, times: 1 });
    page.quicken(4);
    await statements.create.click();
    await expect(statements.newest).toContainText("Failed");
    await expect(statements.form).toContainText("could not be created. You can create it again.");
    await expect(statements.form).not.toContainText("Nothing more to do");
    page.quicken(1);
    await exchange.settings({ failStatements: 0 });
    await statements.create.click();
    await expect(statements.files).toHaveCount(2);
  });

  test("is called unknown, looked for, and then requested again as the same one", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropBeforeHandling: true, times: 1 });
    page.quicken(6);
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    await expect(statements.create).toHaveAttribute("aria-busy", "true");
    await expect(statements.form).toContainText("The statement has not appeared in your list.");
    page.quicken(1);
    expect(await exchange.seen("statements.create")).toBe(1);
    await statements.create.click();
    await expect(statements.files).toHaveCount(1);
    const ids = idsSent(page);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("is looked for after a reload too, and then requested again as the same one", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropBeforeHandling: true, times: 1 });
    page.quicken(6);
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    await page.reload();
    await expect(statements.form).toContainText(isAsked);
    await expect(statements.form).toContainText("The statement has not appeared in your list.");
    page.quicken(1);
    await expect(statements.create).toBeEnabled();
    await statements.create.click();
    await expect(statements.files).toHaveCount(1);
    const ids = idsSent(page);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await page.reload();
    await expect(statements.files).toHaveCount(1);
    await expect(statements.create).toBeEnabled();
  });

  test("that was found is there: the same once more is another", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.settings(quick);
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropAfterHandling: true, times: 1 });
    await statements.create.click();
    await expect(statements.form).toContainText("your statement is in the list");
    await statements.form.getByRole("radio", { name: "PDF" }).click();
    await statements.form.getByRole("radio", { name: "CSV" }).click();
    await statements.create.click();
    await expect(statements.files).toHaveCount(2);
    const ids = idsSent(page);
    expect(new Set(ids).size).toBe(2);
  });

  test("is looked for after a reload no more once it is given up, or is of the day before", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropBeforeHandling: true, times: 1 });
    page.quicken(6);
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    const kept = await page.evaluate((key) => sessionStorage.getItem(key) ?? "", place);
    await expect(statements.form).toContainText("The statement has not appeared in your list.");
    page.quicken(1);
    await statements.form.getByRole("radio", { name: "PDF" }).click();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), place)).toBeNull();
    const old = kept.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) - 90_000_000}`);
    expect(old).not.toBe(kept);
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [place, old] as const);
    await page.reload();
    await expect(statements.create).toBeEnabled();
    await expect(statements.form).not.toContainText(isAsked);
  });

  test("holds up nothing where the list cannot be read, and is requested again as the same one", async ({
    page,
    statements,
    signIn,
    exchange,
    fault,
  }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await fault({ call: "statements.create", dropAfterHandling: true, times: 1 });
    await fault({ call: "statements.list", status: 400 });
    page.quicken(6);
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    await expect(statements.form).toContainText("The statement has not appeared in your list.");
    await expect(statements.create).toBeEnabled();
    await statements.create.click();
    await expect(statements.form).toContainText("Statement requested.");
    page.quicken(1);
    // No list tells of its end: the next one does not wait for it.
    await expect(statements.create).toBeEnabled();
    expect(new Set(idsSent(page)).size).toBe(1);
    await exchange.reset();
    await page.reload();
    await expect(statements.files).toHaveCount(1);
  });

  test("that was taken is found after a reload", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropAfterHandling: true, times: 1 });
    await exchange.fault({ call: "statements.list", status: 400 });
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    await exchange.reset();
    await page.reload();
    await expect(statements.form).toContainText("your statement is in the list");
    await expect(statements.files).toHaveCount(1);
    expect(page.network.requests.filter(({ url }) => url.endsWith("/export/create"))).toHaveLength(1);
  });

  test("is not taken for another tab's equal one", async ({ page, statements, signIn, exchange }) => {
    const { token } = await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", dropBeforeHandling: true, times: 1 });
    page.quicken(6);
    await statements.create.click();
    await expect(statements.form).toContainText(isAsked);
    const sent = page.network.requests.find(({ url }) => url.endsWith("/export/create"));
    const order = JSON.parse(sent?.body ?? "{}") as CallInput<"statements.create">;
    await exchange.call("statements.create", token, { ...order, requestId: "another-tab" });
    await expect(statements.files).toHaveCount(1);
    await expect(statements.form).toContainText("The statement has not appeared in your list.");
  });

  test("or forged proves nothing: the list says what there is", async ({ statements, signIn, exchange }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", signature: "wrong", times: 1 });
    await statements.create.click();
    await expect(statements.form).toContainText("your statement is in the list");
    expect(await exchange.seen("statements.create")).toBe(1);
  });
});

test("an order whose answer was lost is kept once it is known whose it is", async ({
  page,
  statements,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.fault({ call: "profile.get", status: 400 });
  await statements.goto({ kind: "FUNDING" });
  await exchange.fault({ call: "statements.create", dropBeforeHandling: true, times: 1 });
  await statements.create.click();
  await expect(statements.form).toContainText(isAsked);
  await exchange.reset();
  await page.setVisible(false);
  await page.setVisible(true);
  const kept = () => sessionStorage.getItem("coffer.draft.statements/order");
  await expect.poll(() => page.evaluate(kept)).not.toBeNull();
  await page.reload();
  await expect(statements.form).toContainText(isAsked);
});

test("a statement that its list does not have at once is read until it has", async ({
  page,
  statements,
  signIn,
}) => {
  await signIn();
  const liar = await lieTo(page);
  let left = 3;
  liar.notify(
    "statements.list",
    ({ text }) => {
      left -= 1;
      return { text: left >= 0 ? resulting(text, { total: 0, list: [] }) : text };
    },
    { signed: true },
  );
  await statements.goto({ kind: "FUNDING" });
  page.quicken(6);
  await statements.create.click();
  await expect(statements.form).toContainText("Statement requested.");
  await expect(statements.files).toHaveCount(1);
  page.quicken(1);
});
