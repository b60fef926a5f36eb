/** R4.7, R4.8: the private topics of orders and balances. */
import { describe, expect, test } from "vitest";
import { loginMessage, privateMessage } from "#shared/feed/frames.ts";
import { openFeed } from "./feed-client.ts";
import { cancel, create, openDesk, price, rich, tickMs, under } from "./limit-order-desk.ts";

openDesk();

async function watching(topic: "order" | "wallet", token: string) {
  const feed = await openFeed(under.origin);
  feed.send(privateMessage(topic, true));
  feed.send(loginMessage(token));
  return feed;
}

describe("orders", () => {
  test("first those that are open, then each as it is placed, called back and filled; nobody else's", async () => {
    const { token } = await under.account(rich);
    const other = await under.account(rich);
    const standing = (await create(token)).result as { exchangeTxId: string };
    const [mine, theirs] = await Promise.all([watching("order", token), watching("order", other.token)]);
    await expect
      .poll(() => mine.data("order"))
      .toMatchObject([{ f: true, data: [{ exchangeTxId: standing.exchangeTxId, orderStatus: "PENDING" }] }]);
    await expect.poll(() => theirs.data("order")).toMatchObject([{ f: true, data: [] }]);

    const placed = (await create(token)).result as { exchangeTxId: string };
    await cancel(token, standing.exchangeTxId);
    await price("99000");
    under.clock.advance(tickMs);
    await expect
      .poll(() => mine.data("order").slice(1))
      .toMatchObject([
        { f: false, data: [{ exchangeTxId: placed.exchangeTxId, orderStatus: "PENDING" }] },
        { f: false, data: [{ exchangeTxId: standing.exchangeTxId, orderStatus: "CANCELED" }] },
        { f: false, data: [{ exchangeTxId: placed.exchangeTxId, orderStatus: "FILLED" }] },
      ]);
    expect(theirs.data("order")).toHaveLength(1);
    for (const feed of [mine, theirs]) feed.close();
  });
});

describe("balances", () => {
  test("first all of them, then each that the books show changed; nobody else's, and none that stayed", async () => {
    const { token } = await under.account(rich);
    const other = await under.account(rich);
    const [mine, theirs] = await Promise.all([watching("wallet", token), watching("wallet", other.token)]);
    await expect.poll(() => mine.data("wallet").length).toBe(1);
    await expect.poll(() => theirs.data("wallet").length).toBe(1);
    expect(mine.data("wallet")[0]).toMatchObject({ f: true });
    expect(mine.data("wallet")[0]?.data).toContainEqual({ account: "funding", coin: "BTC", balance: "3" });

    await create(token);
    await expect
      .poll(() => {
        under.clock.advance(250);
        return mine
          .data("wallet")
          .slice(1)
          .flatMap(({ data }) => data);
      })
      .toEqual([
        { account: "funding", coin: "BTC", balance: "2.9" },
        { account: "funding_locked", coin: "BTC", balance: "0.1" },
      ]);
    expect(theirs.data("wallet")).toHaveLength(1);
    for (const feed of [mine, theirs]) feed.close();
  });

  test("what changed reaches the one who watched before, when another device comes in between", async () => {
    const { token } = await under.account(rich);
    const first = await watching("wallet", token);
    await expect.poll(() => first.data("wallet").length).toBe(1);
    await create(token);
    const second = await watching("wallet", token);
    await expect.poll(() => second.data("wallet").length).toBe(1);
    expect(second.data("wallet")[0]?.data).toContainEqual({
      account: "funding",
      coin: "BTC",
      balance: "2.9",
    });
    await expect
      .poll(() => {
        under.clock.advance(250);
        return first.data("wallet").slice(1);
      })
      .toMatchObject([
        { f: false, data: [{ account: "funding", coin: "BTC", balance: "2.9" }] },
        { f: false, data: [{ account: "funding_locked", coin: "BTC", balance: "0.1" }] },
      ]);
    for (const feed of [first, second]) feed.close();
  });
});
