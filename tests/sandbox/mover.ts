import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { callDefinition } from "#shared/contract/index.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import type { RiskResult } from "#shared/contract/risk.ts";
import { type Answer, newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

/** Moving an account as a worker does it: each answer held to what the contract says of it. */

export interface Mover {
  readonly account: string;
  readonly userId: string;
  readonly token: string;
}

export type Call = <N extends HttpCallName>(name: N, input: CallInput<N>) => Promise<Answer<CallOutput<N>>>;

/** Calls as this person; an answer that the contract calls impossible fails the test. */
export function callsOf(under: SandboxUnderTest, { token }: Mover): Call {
  return async (name, input) => {
    const answer = await under.call(name, input, token);
    if (answer.code === 0) {
      const definition = callDefinition(name);
      const fault =
        definition.sane?.(v.parse(definition.response, answer.result), input, under.clock.now()) ?? "";
      if (fault !== "") throw new Error(`${name}: ${fault} in ${JSON.stringify(answer.result)}`);
    }
    return answer;
  };
}

export function mover(under: SandboxUnderTest, options: object = {}): Promise<Mover> {
  return under.account({ migratesTo: "EU", kycRegion: "AUT", ...options });
}

export async function state(under: SandboxUnderTest, who: Mover): Promise<MigrationState> {
  return (await callsOf(under, who)("migration.status", {})).result;
}

/** Lets time pass until the migration is in a state, a second at a time. */
export async function until(
  under: SandboxUnderTest,
  who: Mover,
  wanted: (found: MigrationState) => boolean,
): Promise<MigrationState> {
  for (let left = 60; left > 0; left -= 1) {
    const found = await state(under, who);
    if (wanted(found)) return found;
    under.clock.advance(1_000);
    // What the clock set off is in the books when the settler is asked next.
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`Still ${(await state(under, who)).status}`);
}

export async function begin(under: SandboxUnderTest, who: Mover): Promise<string> {
  const call = callsOf(under, who);
  const { result } = await call("migration.create", { targetSite: "EU", tncVersion: "1", agree: true });
  return result.migrationId;
}

/** As far as the review of assets. */
export async function toReview(under: SandboxUnderTest, who: Mover): Promise<string> {
  const id = await begin(under, who);
  await until(under, who, ({ status }) => status === "ASSET_REVIEW");
  return id;
}

/** With all that the check asks of somebody who has a mailbox and nothing else. */
export async function codesOf(
  under: SandboxUnderTest,
  who: Mover,
  migrationId: string,
): Promise<Readonly<Record<"riskToken" | "emailCode" | "emailToken", string>>> {
  const form = new URLSearchParams({ sence: "migration", ext_info_str: JSON.stringify({ migrationId }) });
  const response = await fetch(`${under.origin}/x-api/user/public/risk/default-intercept`, {
    method: "POST",
    headers: { UserToken: who.token, "Content-Type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  const { riskToken } = ((await response.json()) as { result: RiskResult }).result;
  const send = () =>
    under.call<"risk.sendEmail", CallOutput<"risk.sendEmail">>(
      "risk.sendEmail",
      { scene: "MIGRATION" },
      who.token,
    );
  let sent = await send();
  if (sent.code !== 0) {
    under.clock.jump(60_000);
    sent = await send();
  }
  const { mails } = await under.control<{ mails: { scene: string; code: string }[] }>(
    `/sandbox/control/mail?account=${who.account}`,
  );
  const emailCode = mails.find(({ scene }) => scene === "MIGRATION")?.code ?? "";
  return { riskToken, emailCode, emailToken: sent.result.emailToken };
}

export async function start(
  under: SandboxUnderTest,
  who: Mover,
  migrationId: string,
  requestId = newRequestId(),
): Promise<Answer<CallOutput<"migration.start">>> {
  const codes = await codesOf(under, who, migrationId);
  return callsOf(under, who)("migration.start", { migrationId, ...codes, requestId });
}

/** Converts what is to be converted. */
export async function convert(
  under: SandboxUnderTest,
  who: Mover,
  migrationId: string,
  toCoin: "USDC" | "EURC" | "EUR" = "USDC",
): Promise<string> {
  const call = callsOf(under, who);
  const { result } = await call("migration.convertInfo", { migrationId, toCoin });
  const { quoteId } = result;
  await call("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() });
  return quoteId;
}

/** What the books have of a person on the target site. */
export async function there(under: SandboxUnderTest, { account }: Mover): Promise<Record<string, string>> {
  const found = await under.control<{ there: { kind: string; coin: string; amount: string }[] }>(
    `/sandbox/control/migration?account=${account}`,
  );
  return Object.fromEntries(found.there.map(({ kind, coin, amount }) => [`${kind} ${coin}`, amount]));
}

/** Wallets of who can move all of it, and of who has to convert first. */
export const plain = { balances: { funding: { BTC: "0.5", ETH: "2" } } };
export const withStable = { balances: { funding: { BTC: "0.5", USDT: "500", DAI: "100" } } };

/** A move between own accounts. */
export const between = (part: object = {}): CallInput<"transfer.inter"> => ({
  transferId: randomUUID(),
  coin: "BTC",
  amount: "0.1",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  requestId: newRequestId(),
  ...part,
});
