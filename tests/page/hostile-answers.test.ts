/** D3.10, D10.5, D10.16: every read of the contract against an exchange whose answers are another question's, or changed. */
import { randomUUID } from "node:crypto";
import type { CallDefinition } from "#shared/contract/define.ts";
import { type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { systemClock } from "#worker/clock.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { expect, test } from "./harness/test.ts";
import { type Honest, Liar, withResult } from "./hostile/liar.ts";
import { person } from "./hostile/person.ts";
import { questions } from "./hostile/questions.ts";

async function between(exchange: Exchange) {
  const { token } = await person(exchange);
  const liar = new Liar();
  const connect = () =>
    createHttpPlane({
      ...planeOptions({ clock: systemClock, apiBase: `${exchange.url}/x-api/`, token: () => token }),
      signing: signingPolicy({ requestPublicKey: "", responsePublicKey: liar.publicKey }, "localhost"),
      fetch: (url, { method = "GET", headers, body }) =>
        liar.between(url, method, typeof body === "string" ? body : "", () =>
          fetch(url, { method, headers: headers ?? {}, ...(body != null && { body }) }),
        ),
    });
  /** A client without kept answers each time. */
  const query = async (name: HttpCallName, input: object): Promise<unknown> => {
    const answer = await connect()
      .call(name, input as never, { id: randomUUID(), exempt: true })
      .catch((thrown: unknown) => ({ kind: "refused", data: undefined, thrown }) as const);
    return answer.kind === "ok" ? answer.data : undefined;
  };
  return { liar, query };
}

const plain = (value: unknown): string => JSON.stringify(value);
const resultOf = ({ text }: Honest): unknown => (JSON.parse(text) as { readonly result: unknown }).result;

test("the answer to another question is none, whoever signs it", async ({ exchange }) => {
  const { liar, query } = await between(exchange);
  const believed: string[] = [];
  for (const [name, one, other] of questions()) {
    const what = `${name} ${plain(other)}`;
    const [mine, others] = [await query(name, one), await query(name, other)];
    expect(mine, `${name} ${plain(one)}`).toBeDefined();
    expect(others, what).toBeDefined();
    if (plain(mine) === plain(others)) throw new Error(`${what}: no difference`);
    liar.notify(
      name,
      ({ text }, earlier) => ({ text: withResult(text, () => resultOf(earlier.at(-2) as Honest)) }),
      { signed: true },
    );
    if ((await query(name, other)) !== undefined) believed.push(what);
    liar.rest();
  }
  expect(believed).toEqual([]);
});

/** Nothing of these is a figure of a person's money, the terms of a trade or an address. */
const unsigned: readonly HttpCallName[] = [
  "deposit.editAddress",
  "market.hot",
  "market.klines",
  "market.recentlyAdded",
  "market.recommended",
  "member.permissions",
  "member.tags",
  "profile.get",
  "profile.logout",
  "profile.vipLabel",
  "regions.countries",
  "regions.dialCodes",
  "regions.states",
  "risk.sendEmail",
  "site.banner",
  "site.config",
  "statements.config",
];

test("what need not be signed says nothing of a person's money", () => {
  const entries = Object.entries<CallDefinition>(httpCalls);
  const open = entries.filter(([, { verified }]) => verified !== true).map(([name]) => name);
  expect(open.toSorted()).toEqual(unsigned.toSorted());
});
