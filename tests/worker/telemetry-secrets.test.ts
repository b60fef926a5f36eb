import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import type { Boot, CallOptions } from "#shared/rpc/api.ts";
import { createConnections } from "#worker/connections.ts";
import type { Effects } from "#worker/effects.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { manualClock } from "./manual-clock.ts";
import { bareHost, plainSwitches } from "./plane-options.ts";

/** What leaves for the collectors is searched for everything that must not (D7.6). */

const secrets = {
  token: "f3a9c1e07b54d2868f10aa37c94be62d",
  guid: "5b0c6f3e-91d4-4f0a-8c55-0d7e2a41b9f6",
  address: "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh",
  tag: "987650123",
  mail: "person.name@example.com",
  phone: "+6591234821",
  amount: "1.28406113",
  balance: "18420.55017",
  remark: "my cold one",
  emailCode: "482913",
  requestId: "request75c1e9",
  serverWords: "Mr Person has 18420.55017 left",
  mailbox: "pe****@example.com",
};

const withdraw: CallInput<"withdraw.create"> = {
  coin: "BTC",
  chain: "BTC",
  address: secrets.address,
  tag: secrets.tag,
  amount: secrets.amount,
  timestamp: 1_700_000_000_000,
  accountType: "FUND",
  requestId: secrets.requestId,
  emailCode: secrets.emailCode,
};

const calls: readonly [HttpCallName, object][] = [
  ["profile.get", {}],
  ["withdraw.create", withdraw],
  [
    "addressBook.create",
    {
      coin: "BTC",
      chain: "BTC",
      address: secrets.address,
      remark: secrets.remark,
      addressType: 0,
      verified: 0,
      requestId: secrets.requestId,
      emailCode: secrets.emailCode,
    },
  ],
  ["risk.intercept", { sence: "withdraw_create", ext_info_str: JSON.stringify(secrets) }],
  ["profile.exchangeRate", { name: "EUR" }],
  ["convert.history", { accountType: "eb_convert_funding" }],
  ["assets.overview", { valuationCurrency: "USD" }],
];

const answers: readonly (() => Promise<Response>)[] = [
  async () => json({ ret_code: 0, result: { email: secrets.mail, totalEquity: secrets.balance } }),
  async () => json({ ret_code: 700_005, ret_msg: secrets.serverWords, result: secrets }),
  async () => json({ ret_code: 10_024, ret_msg: secrets.serverWords, result: secrets }),
  async () => json({ ret_code: 10_007, ret_msg: secrets.serverWords, result: secrets }),
  async () => new Response(secrets.serverWords, { status: 502, statusText: secrets.balance }),
  async () => new Response(`{"ret_code":"${secrets.balance}","ret_msg":"x"}`),
  async () => new Response(secrets.serverWords),
  async () => new Response(""),
  () => Promise.reject(new TypeError(`cannot reach ${secrets.address}`)),
];

function json(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { "X-Signature": `v1.${secrets.token}.x` } });
}

it("carries no token, address, mail, amount or anything else that was typed, sent or answered", async () => {
  const clock = manualClock();
  const left: string[] = [];
  let answer = answers[0];
  const effects: Effects = {
    clock,
    async fetch(url, init) {
      if (!url.includes("-collector")) return (answer ?? (() => Promise.reject(new Error("none"))))();
      left.push(JSON.stringify([url, init]));
      return new Response("ok");
    },
    inflate: inflateNatively,
    openSocket: () => ({ send: () => undefined, close: () => undefined }),
    wallNow: () => clock.now(),
    random: () => 0.5,
    randomBytes,
    store: memoryStore(),
    intentStore: memoryStore(),
    report: () => undefined,
    release: () => undefined,
  };
  const host = { ...bareHost(() => secrets.token), cookie: async () => secrets.guid };
  const boot: Boot = {
    config: { telemetryUrl: "/monitoring-collector", loggingUrl: "/log-collector", signing: "none" },
    origin: "https://host",
    hostname: "host",
    epoch: 1,
    platform: "pc",
    phone: false,
    state: { visible: true, online: true },
    switches: plainSwitches,
  };
  const { http, telemetry, local } = createConnections(effects, host, boot);
  const rejected = new Set<string>();
  let sent = 0;
  for (const next of answers) {
    answer = next;
    for (const [name, input] of calls) {
      sent += 1;
      const options: CallOptions = { id: `call-${sent}`, exempt: false };
      const error: unknown = await http
        .call(name, input as never, options)
        .catch((thrown: unknown) => thrown);
      rejected.add((error as { code?: string }).code ?? "none");
    }
  }
  await local["telemetry.report"]({
    what: "rejection",
    route: `/user/assets/${secrets.address}`,
    name: "TypeError",
  });
  await local["telemetry.report"]({
    what: "vital",
    route: `/a?mail=${secrets.mail}`,
    name: "INP",
    value: 80,
  });
  telemetry.leave();
  await vi.waitFor(() => {
    clock.advance(5000);
    expect(left.join()).toContain("79996");
  });

  // The calls were made, not stopped before they left, and failed in all their ways.
  expect([...rejected]).toEqual(
    expect.arrayContaining(["700005", "10024", "10007", "HTTP", "NETWORK", "NON_RESPONSE"]),
  );
  expect(rejected).not.toContain("BAD_REQUEST");
  const text = left.join("\n");
  expect(text).toContain("/asset-withdraw/");
  for (const [what, secret] of Object.entries(secrets)) {
    expect(text.includes(secret), what).toBe(false);
    expect(text.includes(encodeURIComponent(secret)), `${what}, encoded`).toBe(false);
  }
});
