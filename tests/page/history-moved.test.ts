/** D5.6, F2i.2: a list with numbered pages that moves while it is read. */

import { listen } from "./harness/listen.ts";
import { expect, type Page, test } from "./harness/test.ts";
import { HistoryView } from "./history-view.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";

const now = Date.now();
const rows = (name: string, many: number, from: number): object[] =>
  Array.from({ length: many }, (_row, at) => ({
    accountType: "funding",
    exchangeTxId: `${name}-${at + 1}`,
    userId: "1",
    fromCoin: "BTC",
    fromCoinType: "crypto",
    fromAmount: "1",
    toCoin: "USDT",
    toCoinType: "crypto",
    toAmount: "5",
    exchangeStatus: "success",
    convertRate: "5",
    extInfo: {},
    createdAt: String(now - (from + at) * 60_000),
  }));

/** The list as it is at each question; `isCounted`: the exchange says how many there are. */
const listOf =
  (at: (index: number, turn: number) => readonly object[], isCounted = true): Lie =>
  ({ text, requestText }) => {
    const asked = new URLSearchParams(requestText);
    const [index, limit] = [Number(asked.get("index")), Number(asked.get("limit"))];
    turns.set(index, (turns.get(index) ?? 0) + 1);
    const all = at(index, turns.get(index) ?? 0);
    const list = all.slice((index - 1) * limit, index * limit);
    return { text: resulting(text, { list, ...(isCounted && { total: all.length }) }) };
  };
const turns = new Map<number, number>();

async function openWith(page: Page, lie: Lie): Promise<HistoryView> {
  turns.clear();
  const liar = await lieTo(page);
  liar.notify("convert.history", lie, { signed: true });
  const history = new HistoryView(page);
  await history.open();
  return history;
}

test("twenty that came between two pages: all of them are read again", async ({ page, signIn }) => {
  await signIn();
  const [old, recent] = [rows("old", 30, 100), rows("new", 20, 1)];
  let came: readonly object[] = [];
  const history = await openWith(
    page,
    listOf((index) => {
      if (index > 1) came = recent;
      return [...came, ...old];
    }),
  );
  await expect(history.main.getByText("50 of 50 conversions")).toBeVisible();
  await expect(history.main).not.toContainText("could not be read");
});

test("records that leave between two pages leave none of the others out", async ({ page, signIn }) => {
  await signIn();
  const all = rows("old", 50, 100);
  let left = 0;
  const history = await openWith(
    page,
    listOf((index) => {
      if (index > 1) left = 5;
      return all.slice(left);
    }),
  );
  await expect(history.main.getByText("45 of 45 conversions")).toBeVisible();
});

test.for([true, false])(
  "what comes while one is being settled pushes none out of the list; counted: %s",
  async (isCounted, { page, signIn }) => {
    await signIn();
    const [first, ...old] = rows("old", 25, 100);
    const settling = { ...first, exchangeStatus: "processing" };
    const recent = rows("new", 5, 1);
    let mayCome = false;
    let hasCome = false;
    const history = await openWith(
      page,
      listOf((_index, turn) => {
        // The first page is asked for again.
        hasCome ||= mayCome && turn > 1;
        return [...(hasCome ? recent : []), settling, ...old];
      }, isCounted),
    );
    await expect(history.rows).toHaveCount(25);
    mayCome = true;
    page.quicken(4);
    await expect(history.rows).toHaveCount(30);
    page.quicken(1);
  },
);

test("a list without a count says none while the filter changes", async ({ page, signIn }) => {
  await signIn();
  const all = rows("old", 45, 100);
  const history = await openWith(
    page,
    listOf(() => all, false),
  );
  await expect(history.main.getByText(/^\d\d so far$/)).toBeVisible();
  const { heard } = listen();
  await history.tab("Limit").click();
  await page.settled();
  expect(heard()).toContain("so far");
  expect(heard()).not.toMatch(/of \d+ conversions/);
});
