import type { Exchange, Fault } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";

export async function person(exchange: Exchange, page: Page) {
  const made = await exchange.createPerson(
    { BTC: "1", USDT: "500" },
    { kycRegion: "AUT", currency: "EUR", subAccounts: ["desk-vienna", "bot"] },
  );
  await page.addCookies([{ name: "test-token", value: made.token }]);
  return made;
}

/** What the exchange says itself to a question of the tax center, to be lied about. */
export async function reported(
  exchange: Exchange,
  token: string,
  part: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${exchange.url}/x-api/${part}`, { headers: { UserToken: token } });
  return ((await answer.json()) as { result: Record<string, unknown> }).result;
}
export const tax = "v3/private/cht/asset-file-core/tax";

export type Lie = (reported: Record<string, unknown>) => object;
export type Change = Partial<Fault> & { readonly lie?: Lie };
export const forged: Change = { signature: "wrong" };
export const year = new Date().getUTCFullYear();

/** The call is answered by a lie about what is so, or goes wrong as it is said. */
export async function lie(
  exchange: Exchange,
  call: NonNullable<Fault["call"]>,
  { lie: turn, ...fault }: Change,
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const change = turn === undefined ? fault : { retCode: 0, result: turn(await read()) };
  await exchange.fault({ call, ...change });
}

export const rows = (all: Record<string, unknown>): Record<string, unknown>[] =>
  all.list as Record<string, unknown>[];
