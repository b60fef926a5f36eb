import { eq } from "drizzle-orm";
import { users } from "../../accounts/tables.ts";
import type { OutwardSource } from "../../dealer/outward-source.ts";
import { targetRule } from "../address-book/index.ts";
import { withdrawCodes } from "./codes.ts";
import { standingOf } from "./standing.ts";
import { holdingsOf } from "./wallets.ts";

/**
 * Money takes no other way past what stops a withdrawal: the account's standing, the address book, deposits that are not safe yet.
 * Codes are no part of a transfer's contract, and its sum counts towards no limit of withdrawals.
 */
export const outward: OutwardSource = {
  async refusalOf({ market, clock }, tx, person, { uid, coin, amount, account }) {
    const at = clock.now();
    // One of a person at a time: what is not safe is of all of them together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("no key update");
    const { code } = await standingOf(tx, person, at);
    if (code !== 0) return code;
    const rule = await targetRule(tx, market, person.id, { coin, uid }, at);
    if (rule.code !== 0) return rule.code;
    const holdings = await holdingsOf(tx, person.id, coin, false);
    const { available, withdrawable } = holdings[account === "FUND" ? "FUND" : "UTA"];
    // What is more than there is at all, the books refuse.
    return available.gte(amount) && withdrawable.lt(amount) ? withdrawCodes.aboveWithdrawable : 0;
  },
};
