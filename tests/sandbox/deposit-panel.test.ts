/** D6.1, F6d.1-F6d.3: the page of the sandbox on which a visitor plays the sending wallet. */
import { describe, expect, test } from "vitest";
import { demoSenders } from "#sandbox/areas/deposit-risk/index.ts";
import { balanced, depositSandbox } from "./deposit-sandbox.ts";

const world = depositSandbox();
const path = "/sandbox/send";

interface Order {
  readonly chains: readonly { addressDeposit: string; tagDeposit: string }[];
}

async function ownAddress(token: string, coin: string, chain: string) {
  const { result } = await world.under.call<"deposit.order", Order>("deposit.order", { coin, chain }, token);
  return result.chains[0] ?? { addressDeposit: "", tagDeposit: "" };
}

async function send(fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.under.origin}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, html: await answer.text() };
}

async function rows(token: string): Promise<readonly { depositType: string; fromAddress: string }[]> {
  const { result } = await world.under.call<
    "deposit.records",
    { rows: { depositType: string; fromAddress: string }[] }
  >("deposit.records", {}, token);
  return result.rows;
}

describe("the page that sends coins", () => {
  test("is found from the page to log in, and names senders for the check before a deposit", async () => {
    const login = await (await fetch(`${world.under.origin}/login`)).text();
    expect(login).toContain(`href="${path}"`);
    const html = await (await fetch(`${world.under.origin}${path}`)).text();
    for (const { address } of demoSenders) expect(html).toContain(address);
    expect(html).not.toContain("<script");
  });

  test("sends what is right, from where it is said, and holds it where that is wished", async () => {
    const { token } = await world.under.account();
    const { addressDeposit: address, tagDeposit: memo } = await ownAddress(token, "XRP", "XRP");
    const fields = { coin: "xrp", chain: "xrp", address, memo, amount: "25" };
    const fromAddress = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
    expect((await send({ ...fields, fromAddress, hold: "50" })).html).toContain("On its way.");
    expect((await send(fields)).html).toContain("On its way.");
    const found = (await rows(token)).toSorted((a, b) => a.depositType.localeCompare(b.depositType));
    expect(found).toMatchObject([
      { depositType: "0", fromAddress: "" },
      { depositType: "50", fromAddress },
    ]);
    expect(await balanced(world)).toBe(true);
  });

  test.each([
    [
      "an address of nobody",
      { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" },
      "Nobody here has this address",
    ],
    ["the wrong network", { chain: "TRX", coin: "USDT" }, "not for this coin and network"],
    ["a wrong memo", { memo: "1" }, "The memo is not that of an account"],
    ["no memo", { memo: "" }, "The memo is not that of an account"],
    ["no amount", { amount: "much" }, "The amount is no number."],
    ["nothing", { amount: "0" }, "amount: above 0"],
  ])("says of %s what becomes of it, and credits nobody", async (_what, part, words) => {
    const { token } = await world.under.account();
    const { addressDeposit: address, tagDeposit: memo } = await ownAddress(token, "XRP", "XRP");
    const { html } = await send({ coin: "XRP", chain: "XRP", address, memo, amount: "25", ...part });
    expect(html).toContain(words);
    expect(await rows(token)).toEqual([]);
    expect(await balanced(world)).toBe(true);
  });

  test("takes nothing from another site, and repeats no markup", async () => {
    expect((await send({ amount: "1" }, { Origin: "https://evil.example" })).status).toBe(403);
    const { html } = await send({ coin: "<script>alert(1)</script>", amount: "1" });
    expect(html).not.toContain("<script>");
  });
});
