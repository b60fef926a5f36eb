/** D10.5, D10.16, F2d.9, R7.22. */
import { beforeEach, describe, expect, it } from "vitest";
import type { RiskResult } from "#shared/contract/risk.ts";
import { createLyingHost, failure, pathOf } from "./lying-host.ts";

/** The check before a guarded action against every wrong answer: what it requires is what stands between a thief and the money. */

const path = pathOf("risk.intercept");
const mail = { type: "EMAIL", target: "te****@example.com", required: true } as const;
const result: RiskResult = { intercept: true, blockCode: 0, riskToken: "token-USDT", components: [mail] };
const { http, sent, answer, says, soundly, honest, lyingAt, lies } = createLyingHost({ [path]: result });
beforeEach(() => {
  sent.length = 0;
});

let calls = 0;
const input = { sence: "withdraw", ext_info_str: '{"coin":"USDT","amount":"100"}' };
const read = () => {
  calls += 1;
  return http.call("risk.intercept", input, { id: `call-${calls}`, exempt: false });
};
const notifies = (part: object): void =>
  answer(lyingAt(path, (request) => soundly(says(request, { ...result, ...part }))));

it("of this person and this very action is taken, of a host that repeats nothing too", async () => {
  answer(honest);
  expect(await failure(read())).toBe("answered");
  expect(sent[0]?.fields).toMatchObject(input);
  notifies(input);
  expect(await failure(read())).toBe("answered");
});

it.each(lies)("%s is none: nothing can be proven, and nothing is sent", async (_what, lie) => {
  answer(lyingAt(path, lie));
  expect(await failure(read())).not.toBe("answered");
});

describe("a sound answer", () => {
  const key = { challenge: "x".repeat(32), rpId: "localhost", credentialIds: ["aa"] };
  const passkey = (part: object) => ({
    components: [{ type: "PASSKEY", target: "", required: true, passkey: { ...key, ...part } }],
  });
  it.each([
    ["of another action", { ...input, ext_info_str: '{"coin":"USDT","amount":"1000"}' }],
    ["of another scene", { ...input, sence: "withdraw_address_add" }],
    ["that lets through and asks for a code", { intercept: false }],
    ["that intercepts and names nothing that lifts it", { components: [] }],
    ["with a passkey that has nothing to sign", passkey({ challenge: "" })],
    ["with a challenge that could be an old one", passkey({ challenge: "x".repeat(21) })],
    ["with a passkey of no page", passkey({ rpId: "" })],
  ])("%s is none", async (_what, part) => {
    notifies(part);
    expect(await failure(read())).not.toBe("answered");
  });
  const bare = { type: "PASSKEY", target: "", required: false } as const;
  it.each([
    ["with a passkey", passkey({})],
    ["of the field tables alone, with a passkey beside the mail", { components: [mail, bare] }],
    ["of the field tables alone, that requires a passkey", { components: [{ ...bare, required: true }] }],
    ["that lets through whoever has a passkey", { intercept: false, components: [bare] }],
    ["that intercepts and requires nothing of what it names", { components: [bare] }],
    ["that lets through", { intercept: false, components: [] }],
    ["that blocks", { blockCode: 131_226, riskToken: "", components: [] }],
  ])("%s is taken", async (_what, part) => {
    notifies(part);
    expect(await failure(read())).toBe("answered");
  });
});
