/** F2i.8, D10.5: what is held back for a reason, where a part of it all was not told. */
import { expect, test } from "./harness/test.ts";
import { lieTo, resulting } from "./hostile/liar.ts";

test("that nothing is held back for a reason is not said while a part of what is was not told", async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  const liar = await lieTo(page);
  const rowOf = (id: number) => ({
    id: `held-${id}`,
    coin: "USDT",
    amount: "1",
    reason: "LIMIT_ORDER",
    createdTime: String(1_700_000_000_000 + id),
    unfreezeTime: "",
  });
  liar.notify(
    "records.frozen",
    ({ text, requestText }) => {
      // A host that answers fewer on a page than it was asked for.
      const from = (Number(new URLSearchParams(requestText).get("page") ?? "1") - 1) * 50;
      const list = Array.from({ length: 50 }, (_row, at) => rowOf(from + at));
      return { text: resulting(text, { total: 150, list }) };
    },
    { signed: true },
  );
  await page.goto("/user/assets/records/frozen-assets?reason=WITHDRAWING&lang=en");
  await expect.poll(() => liar.seen.filter((call) => call === "records.frozen").length).toBeGreaterThan(1);
  await expect(page.getByText("Couldn't load your frozen assets")).toBeVisible();
  await expect(page.getByText("No matching frozen assets")).toHaveCount(0);
});
