/** R6.7, R7.5-R7.28, R7.31, R7.32, F2i.1, F8.1, F8.3, F8.5, F8.6, F8.13, F4a.1, F8.4. */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { accountType } from "#shared/contract/accounts.ts";
import type { CallDefinition } from "#shared/contract/define.ts";
import { requestId } from "#shared/contract/fields.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { collectorCalls } from "#shared/contract/telemetry.ts";
import { accountTypes } from "#shared/domain/account-types.ts";
import { readSchema, type SchemaNode } from "./schema-node.ts";
import { extensionCalls, type Flag, type SpecCall, specCalls } from "./spec-calls.ts";

const entries = Object.entries<CallDefinition>(httpCalls);
const keyOf = (method: string, path: string): string => `${method} ${path}`;
const callsAt = (method: string, path: string) =>
  entries.filter(([, call]) => call.method === method && call.path === path);

function flagsOf(call: CallDefinition): Flag[] {
  const flags: readonly (readonly [Flag, boolean])[] = [
    ["guid", call.guid === true],
    ["form", call.encoding === "form"],
    ["signed", call.signed === true],
    ["verified", call.verified === true],
    ["money", call.money === true],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}

function expectCall([method, path, ...flags]: SpecCall): CallDefinition {
  const found = callsAt(method, path);
  expect(found.map(([name]) => name)).toHaveLength(1);
  const call = found[0]?.[1];
  if (call === undefined) throw new Error(`no call for ${path}`);
  expect(flagsOf(call).toSorted()).toEqual(flags.toSorted());
  return call;
}

describe("the calls (R7.5-R7.28)", () => {
  it.each(specCalls.map((call) => [keyOf(call[0], call[1]), call] as const))("has %s", (_, spec) => {
    expect(expectCall(spec).extension).toBeUndefined();
  });

  it.each(extensionCalls.map((call) => [keyOf(call[0], call[1]), call] as const))("marks %s", (_, spec) => {
    expect(expectCall(spec).extension).toBe(true);
  });

  it("has nothing else", () => {
    const listed = [...specCalls, ...extensionCalls].map(([method, path]) => keyOf(method, path));
    const present = entries.map(([, call]) => keyOf(call.method, call.path));
    expect(present.toSorted()).toEqual(listed.toSorted());
  });

  it("tells paths apart whatever their leading slash", () => {
    const bare = entries.map(([, call]) => keyOf(call.method, call.path.replace(/^\//, "")));
    expect(new Set(bare).size).toBe(bare.length);
  });

  it("fixes the query of the derivatives ledger", () => {
    const request = httpCalls["records.derivatives"].request;
    const fixed = { category: "fbu", business: "usdt", responseFormat: "portugal" };
    expect(v.is(request, fixed)).toBe(true);
    expect(v.is(request, { ...fixed, category: "spot" })).toBe(false);
  });

  it("writes account types by the codes of R3.10", () => {
    const codes = new Set<string>(Object.values(accountTypes).map(({ code }) => code));
    expect(accountType.options.toSorted()).toEqual([...codes].toSorted());
  });

  it("wants the literal ok of the logging client", () => {
    expect(v.is(collectorCalls["log.write"].response, "ok")).toBe(true);
    expect(v.is(collectorCalls["log.write"].response, "OK")).toBe(false);
    expect(collectorCalls["log.write"].responseType).toBe("text");
  });
});

describe("the project's rules", () => {
  it("names each call area.action", () => {
    for (const [name] of entries) expect(name).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/);
  });

  it("spreads no call over another of its name, and leaves none out", () => {
    const folder = new URL("../../shared/contract/", import.meta.url);
    const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
    const written = texts.flatMap((text) => text.match(/: define(?:Call|Endpoint)\(\{/g) ?? []);
    expect(written).toHaveLength(entries.length + Object.keys(collectorCalls).length);
  });

  it("gives every money call a requestId that must be there", () => {
    const money = entries.filter(([, call]) => call.money === true);
    expect(money.length).toBeGreaterThan(0);
    for (const [name, call] of money) {
      const request = readSchema(call.request);
      expect(request.kind, name).toBe("object");
      // A withdrawal narrows it.
      const schema = request.kind === "object" ? request.entries.requestId?.schema : undefined;
      const narrowed = name === "withdraw.create" && schema !== undefined && "pipe" in schema;
      expect(narrowed ? (schema.pipe as unknown[])[0] : schema, name).toBe(requestId);
    }
  });

  it("signs every money call and posts it", () => {
    for (const [name, call] of entries.filter(([, one]) => one.money === true)) {
      expect([call.signed, call.method, call.cacheMs, call.access], name).toEqual([
        true,
        "POST",
        undefined,
        undefined,
      ]);
    }
  });

  it("lets no money call leave kept balances as they are", () => {
    for (const [name, call] of entries.filter(([, one]) => one.money === true)) {
      expect(call.invalidates?.length ?? 0, name).toBeGreaterThan(0);
    }
  });

  it("takes the end of a conversion for the same news in either wallet", () => {
    const outdatedBy = (name: string) => entries.find(([one]) => one === name)?.[1].invalidates?.toSorted();
    expect(outdatedBy("convert.query")).toContain("convert.limit");
    expect(outdatedBy("convert.unifiedQuery")).toEqual(outdatedBy("convert.query"));
  });

  it("invalidates reads that exist", () => {
    for (const [name, call] of entries) {
      for (const read of call.invalidates ?? []) {
        const target = entries.find(([other]) => other === read)?.[1];
        // What the worker makes of several reads is out of date with them.
        const isLocal = Object.hasOwn(lazyLocalCalls, read);
        expect(target !== undefined || isLocal, `${name} invalidates ${read}`).toBe(true);
        expect(target?.money, `${name} invalidates ${read}`).toBeUndefined();
      }
    }
  });

  it("keeps no answer for longer than 60 s, and no outcome, price or address at all", () => {
    for (const [name, call] of entries) expect(call.cacheMs ?? 0, name).toBeLessThanOrEqual(60_000);
    const stored = entries.filter(([, call]) => call.verified === true && call.cacheMs !== undefined);
    // Balances and terms: what money does makes them out of date.
    expect(stored.map(([name]) => name).toSorted()).toEqual([
      "batch.list",
      "batch.setting",
      "coins.config",
      "coins.list",
      "convert.coins",
      "convert.limit",
      "convert.specialProducts",
      "deposit.fiatPreferences",
      "member.info",
      "profile.exchangeRate",
      "transfer.balances",
      "travelRule.vasps",
    ]);
  });

  it("sends requests as they were typed in: no schema of a request transforms", () => {
    for (const [name, call] of entries) expect(transforms(call.request), name).toBe(false);
  });

  it("puts only flat fields into a query", () => {
    for (const [name, call] of entries.filter(([, one]) => one.method === "GET")) {
      const request = readSchema(call.request);
      if (request.kind !== "object") throw new Error(`${name}: a query is an object`);
      for (const [field, node] of Object.entries(request.entries)) {
        expect(["text", "number", "boolean", "choice", "array"], `${name} ${field}`).toContain(
          inner(node).kind,
        );
      }
    }
  });
});

const inner = (node: SchemaNode): SchemaNode => (node.kind === "optional" ? node.of : node);

/** Looks for a transformation anywhere in the schema's own structure. */
function transforms(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  if ("kind" in value && value.kind === "transformation") return true;
  return Object.values(value).some((part) => transforms(part, seen));
}
