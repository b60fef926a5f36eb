import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";

export const path = "/user/assets/money-address?lang=en";
export const home = deriveAddress("TRX", createHash("sha256").update("home").digest());

/** Somebody with one entry that has a memo. */
export async function withPayroll(exchange: Exchange, page: NodePage) {
  const person = await exchange.createPerson({ USDT: "10" }, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: person.token }]);
  await exchange.bookEntry({
    account: person.account,
    coin: "XRP",
    chain: "XRP",
    address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
    tag: "77",
    remark: "Payroll",
    age: 200_000_000,
  });
  return person;
}
