import type { Account, Wallet } from "../../e2e/exchange.ts";
import { immediate, moverProfile } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { test as base, expect } from "./pages.ts";

/** People who can migrate, each as far as a test wants to begin with; another client than the page brought them there. */

export const moving: Wallet = { BTC: "0.5", EURC: "30" };
export const converting: Wallet = { BTC: "0.5", USDT: "1200.5", DAI: "90" };

/** Whether the checks were seen to go on or not. */
export const hasBegun = /^(What moves, and how|All checks are clear)$/;

export interface Mover extends Account {
  readonly status: () => Promise<Record<string, unknown>>;
}

export interface ReviewedMover extends Mover {
  readonly migrationId: string;
}

interface MigrationPeople {
  /** Who may begin, and is logged in on the page. */
  mover: (funding: Wallet) => Promise<Mover>;
  /** Whose assets are looked through. */
  reviewed: (funding: Wallet) => Promise<ReviewedMover>;
  /** Whose assets have moved, and whose card has not. */
  atCards: (card?: object) => Promise<ReviewedMover>;
}

export const test = base.extend<MigrationPeople>({
  mover: async ({ exchange, signInAs }, use) => {
    await use(async (funding) => {
      await exchange.settings(immediate);
      const account = await signInAs(funding, moverProfile);
      const status = async () =>
        (await exchange.call("migration.status", account.token, {})).result as Record<string, unknown>;
      return { ...account, status };
    });
  },
  reviewed: async ({ exchange, mover }, use) => {
    await use(async (funding) => {
      const who = await mover(funding);
      const wanted = { targetSite: "EU", tncVersion: "1", agree: true };
      await exchange.call("migration.create", who.token, wanted);
      await expect.poll(async () => (await who.status()).status).toBe("ASSET_REVIEW");
      return { ...who, migrationId: String((await who.status()).migrationId) };
    });
  },
  atCards: async ({ exchange, reviewed }, use) => {
    await use(async (card = {}) => {
      const who = await reviewed(moving);
      const { account, token, migrationId } = who;
      await exchange.migration({ account, card });
      const form = new URLSearchParams({ sence: "migration", ext_info_str: JSON.stringify({ migrationId }) });
      const checked = await fetch(`${exchange.url}/x-api/user/public/risk/default-intercept`, {
        method: "POST",
        headers: { UserToken: token, "Content-Type": "application/x-www-form-urlencoded" },
        body: form.toString(),
      });
      const { riskToken } = ((await checked.json()) as { result: { riskToken: string } }).result;
      const sent = await exchange.call("risk.sendEmail", token, { scene: "MIGRATION", riskToken });
      const { emailToken } = sent.result as { emailToken: string };
      const emailCode = await mailedCode(exchange, account);
      const wanted = { migrationId, riskToken, emailCode, emailToken, requestId: crypto.randomUUID() };
      const { code, message } = await exchange.call("migration.start", token, wanted);
      if (code !== 0) throw new Error(message);
      await expect.poll(async () => (await who.status()).status).toBe("CARD_PENDING");
      return who;
    });
  },
});
