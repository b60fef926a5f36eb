import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { RiskResult, WithdrawCheck } from "#shared/contract/risk.ts";
import { type Answer, newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

/** Withdrawing as a worker does it: the check, its codes, the order. */

export type Order = CallInput<"withdraw.create">;

export const tronAddress = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
export const evmAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

export interface Withdrawer {
  readonly account: string;
  readonly userId: string;
  readonly token: string;
}

export function order(under: SandboxUnderTest, part: Partial<Order> = {}): Order {
  return {
    coin: "USDT",
    chain: "TRX",
    address: tronAddress,
    amount: "100",
    timestamp: under.clock.now(),
    accountType: "FUND",
    feeType: 0,
    requestId: newRequestId(),
    ...part,
  };
}

export async function intercept(
  { origin }: SandboxUnderTest,
  { token }: Withdrawer,
  { coin, chain = "", address, tag = "", amount, feeType = 0, accountType }: Order,
): Promise<RiskResult> {
  const detail: WithdrawCheck = { coin, chain, address, tag, amount, feeType, accountType };
  const form = new URLSearchParams({ sence: "withdraw", ext_info_str: JSON.stringify(detail) });
  const response = await fetch(`${origin}/x-api/user/public/risk/default-intercept`, {
    method: "POST",
    headers: { UserToken: token, "Content-Type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  return ((await response.json()) as { result: RiskResult }).result;
}

export type MailCode = Required<Pick<Order, "emailCode" | "emailToken">>;

/** The newest code of the mailbox with its token. Within the minute after one was sent, that minute passes first. */
export async function mailCode(under: SandboxUnderTest, { account, token }: Withdrawer): Promise<MailCode> {
  const send = () =>
    under.call<"risk.sendEmail", CallOutput<"risk.sendEmail">>(
      "risk.sendEmail",
      { scene: "WITHDRAW" },
      token,
    );
  let sent = await send();
  if (sent.code !== 0) {
    under.clock.jump(60_000);
    sent = await send();
  }
  const { mails } = await under.control<{ mails: { scene: string; code: string }[] }>(
    `/sandbox/control/mail?account=${account}`,
  );
  const emailCode = mails.find(({ scene }) => scene === "WITHDRAW")?.code ?? "";
  return { emailCode, emailToken: sent.result.emailToken };
}

export type Created = CallOutput<"withdraw.create">;

/** With all that the check asks of somebody who has a mailbox and nothing else. */
export async function withdraw(
  under: SandboxUnderTest,
  who: Withdrawer,
  part: Partial<Order> = {},
): Promise<Answer<Created>> {
  const request = order(under, part);
  const { riskToken, components } = await intercept(under, who, request);
  const mail = components.length > 0 ? await mailCode(under, who) : {};
  const proven = { ...request, ...mail, timestamp: under.clock.now(), riskToken };
  return under.call<"withdraw.create", Created>("withdraw.create", proven, who.token);
}

/** The deposit address that somebody is given. */
export async function addressOf(
  under: SandboxUnderTest,
  { token }: Withdrawer,
  wanted: Pick<CallInput<"deposit.order">, "coin" | "chain">,
): Promise<string> {
  const answer = await under.call<"deposit.order", CallOutput<"deposit.order">>(
    "deposit.order",
    wanted,
    token,
  );
  return [answer.result.chains].flat()[0]?.addressDeposit ?? "";
}

export async function records(
  under: SandboxUnderTest,
  { token }: Withdrawer,
  input: CallInput<"withdraw.records"> = {},
): Promise<CallOutput<"withdraw.records">["rows"]> {
  const answer = await under.call<"withdraw.records", CallOutput<"withdraw.records">>(
    "withdraw.records",
    input,
    token,
  );
  return answer.result.rows;
}
