/** R6.2, R7.2, R7.3, R3.7, R3.19, R5.8. */
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { loadCall } from "#shared/contract/load.ts";
import { buildRequest, signableOf } from "#worker/http/call-request.ts";
import { createGuid, uuidOf } from "#worker/http/guid.ts";

const caller = { apiBase: "https://host/x-api/", platform: "ios_tg", userAgentHint: "", clientTag: "" };
const nobody = { token: "t", guid: "" };

async function definitionOf(name: string): Promise<CallDefinition> {
  const definition = await loadCall(name);
  if (definition === undefined) throw new Error(`no call ${name}`);
  return definition;
}

describe("a request", () => {
  it("is a form where the contract says so", async () => {
    const form = await definitionOf("risk.intercept");
    const input = { sence: "a & b", ext_info_str: '{"coin":"é"}' };
    const request = buildRequest(form, input, caller, { token: "t", guid: "g" });
    expect(request.headers).toMatchObject({
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
      Guid: "g",
    });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual(input);
    expect(signableOf(form, input)).toEqual({ path: form.path, query: {}, body: input });
  });

  it("has neither body nor content type where the contract says that there is no payload", async () => {
    const logout = await definitionOf("profile.logout");
    const { method, body, headers } = buildRequest(logout, {}, caller, nobody);
    expect({ method, body }).toEqual({ method: "POST", body: undefined });
    expect(Object.keys(headers).toSorted()).toEqual(["UserToken", "accept", "platform"]);
    expect(signableOf(logout, {})).toEqual({ path: "logout", query: {}, body: null });
  });

  it("repeats a key of the query for each value of a list, and leaves out what is not there", async () => {
    const tags = await definitionOf("member.tags");
    const input = { req_tags: ["tax_identity", "withdraw_addr_level"], more: undefined, page: 2 };
    const { url, body } = buildRequest(tags, input, caller, nobody);
    expect(new URL(url).search).toBe("?req_tags=tax_identity&req_tags=withdraw_addr_level&page=2");
    expect(body).toBeUndefined();
    expect(signableOf(tags, input)).toEqual({
      path: tags.path,
      query: { req_tags: "tax_identity,withdraw_addr_level", page: "2" },
      body: null,
    });
  });

  it("says what the mini-program and the host say, and nothing where they are silent", async () => {
    const profile = await definitionOf("profile.get");
    const reported = { ...caller, userAgentHint: "tg/ios/8.0", clientTag: "beta" };
    expect(buildRequest(profile, {}, reported, nobody).headers).toMatchObject({
      platform: "ios_tg",
      "X-User-Agent-Hint": "tg/ios/8.0",
      "X-Client-Tag": "beta",
      UserToken: "t",
    });
    const { headers } = buildRequest(profile, {}, caller, { token: "", guid: "" });
    expect(Object.keys(headers).toSorted()).toEqual(["UserToken", "accept", "content-type", "platform"]);
  });

  it("has the token in its one header, and neither in its address nor in its body", async () => {
    for (const name of ["profile.get", "market.klines", "convert.quote", "risk.intercept"]) {
      const { url, body, headers } = buildRequest(await definitionOf(name), { a: "b" }, caller, {
        token: "own-token",
        guid: "g",
      });
      expect(JSON.stringify({ url, body })).not.toContain("own-token");
      const carriers = Object.entries(headers).filter(([, value]) => value.includes("own-token"));
      expect(carriers).toEqual([["UserToken", "own-token"]]);
    }
  });

  it("has headers that fetch takes, whatever the token's cookie holds", async () => {
    const profile = await definitionOf("profile.get");
    const { headers } = buildRequest(profile, {}, caller, { token: "a\nb\u4f60c\0", guid: "" });
    expect(headers.UserToken).toBe("abc");
    expect(() => new Headers(headers)).not.toThrow();
  });
});

describe("the Guid", () => {
  let cookies: Map<string, string>;
  let set: unknown[];
  const host = {
    cookie: async (name: string) => cookies.get(name) ?? null,
    setCookie: async (name: string, value: string, maxAge: number, path: string) => {
      set.push([name, value.length, maxAge, path]);
      cookies.set(name, value);
    },
  };
  beforeEach(() => {
    cookies = new Map();
    set = [];
  });

  it("is made once, 36 long, kept for 120 minutes under /", async () => {
    const guid = createGuid(host, randomBytes);
    const [one, two] = await Promise.all([guid(), guid()]);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(two).toBe(one);
    expect(await guid()).toBe(one);
    expect(set).toEqual([["Guid", 36, 7200, "/"]]);
  });

  it("is the cookie's while that has 36 characters, and replaced when it has not", async () => {
    const known = "x".repeat(36);
    cookies.set("Guid", known);
    const guid = createGuid(host, randomBytes);
    expect(await guid()).toBe(known);
    cookies.set("Guid", "x".repeat(35));
    expect(await guid()).toHaveLength(36);
    expect(cookies.get("Guid")).not.toBe(known);
  });

  it("stays the same where cookies are blocked", async () => {
    const blocked = { cookie: () => Promise.reject(new Error("no")), setCookie: async () => undefined };
    const guid = createGuid(blocked, randomBytes);
    expect(await guid()).toBe(await guid());
  });

  it("follows RFC 9562 for any bytes", () => {
    expect(uuidOf(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
    expect(uuidOf(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
  });
});
