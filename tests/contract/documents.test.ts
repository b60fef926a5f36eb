/** R3.17, F0.9. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { feedAnswers, feedHeartbeat, feedRequests } from "#shared/contract/feed.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { collectorCalls } from "#shared/contract/telemetry.ts";
import { contractDocuments } from "../../scripts/openapi/documents.ts";
import { at, type JsonObject, listOf, nodesOf, objectOf, refsOf, resolveRef, textOf } from "./json-view.ts";

/** docs/openapi.json and docs/asyncapi.json: made from the contract of today, whole, and saying what it says. */

const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8")) as JsonObject;
const openapi = read("openapi.json");
const asyncapi = read("asyncapi.json");

const operations = Object.entries(objectOf(openapi.paths)).flatMap(([path, item]) =>
  Object.entries(objectOf(item))
    .filter(([method]) => method === "get" || method === "post")
    .map(([method, operation]) => ({ path, method, operation: objectOf(operation) })),
);
const operationOf = (name: string) => operations.find(({ operation }) => operation.operationId === name);

describe("the committed documents", () => {
  it.each(contractDocuments().map(({ file, text }) => [file.replace(/.*\//, ""), file, text] as const))(
    "%s is up to date: run npm run openapi",
    (_, file, text) => {
      expect(readFileSync(file, "utf8") === text).toBe(true);
    },
  );

  it.each([
    ["openapi", openapi],
    ["asyncapi", asyncapi],
  ])("%s refers only to what it holds", (_, document) => {
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) expect(() => resolveRef(document, ref), ref).not.toThrow();
  });

  it.each([
    ["openapi", openapi],
    ["asyncapi", asyncapi],
  ])("%s holds no shape that nothing refers to", (_, document) => {
    const refs = new Set(refsOf(document));
    for (const name of Object.keys(objectOf(at(document, "components", "schemas")))) {
      expect(refs, name).toContain(`#/components/schemas/${name}`);
    }
  });
});

describe("OpenAPI", () => {
  it.each(Object.entries<CallDefinition>(httpCalls))("tells %s as the contract does", (name, call) => {
    const found = operationOf(name);
    if (found === undefined) throw new Error("not there");
    const { operation, path, method } = found;
    expect([method.toUpperCase(), path.slice(1)]).toEqual([call.method, call.path.replace(/^\//, "")]);
    const flags = ["x-extension", "x-signed", "x-verified", "x-money", "x-changes"].map(
      (flag) => operation[flag] === true,
    );
    expect(flags).toEqual(
      [call.extension, call.signed, call.verified, call.money, call.changes].map((flag) => flag === true),
    );
    expect(operation["x-definite-refusals"]).toEqual(call.definiteRefusals);
    const headers = listOf(operation.parameters).map((one) => one.$ref);
    expect(headers.includes("#/components/parameters/Guid")).toBe(call.guid === true);
    expect(headers.includes("#/components/parameters/Signature")).toBe(call.signed === true);
    expect("requestBody" in operation).toBe(call.method === "POST" && call.encoding !== "none");
    if (call.encoding === "form") {
      expect(Object.keys(objectOf(at(operation, "requestBody", "content")))).toEqual([
        "application/x-www-form-urlencoded",
      ]);
    }
  });

  it("gives every operation its own id, a 200 and both spellings of the envelope", () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { operation } of operations.filter(
      ({ operation: one }) => textOf(one.operationId) in httpCalls,
    )) {
      const schema = at(operation, "responses", "200", "content", "application/json", "schema");
      const refs = nodesOf(schema).map((node) => node.$ref);
      expect(refs).toContain("#/components/schemas/EnvelopeSnake");
      expect(refs).toContain("#/components/schemas/EnvelopeCamel");
      expect(refs).toContain("#/components/schemas/Refusal");
    }
  });

  it("gives collectors neither a token nor a header of a call's", () => {
    for (const name of Object.keys(collectorCalls)) {
      const operation = operationOf(name)?.operation;
      expect(operation?.security, name).toEqual([]);
      expect(operation?.parameters, name).toEqual([]);
      expect(at(operation, "responses", "200"), name).not.toHaveProperty("headers");
    }
  });

  it("says where the echo of an answer stands, and of what its times are", () => {
    for (const [envelope, place] of [
      ["EnvelopeSnake", "ext_info"],
      ["EnvelopeCamel", "retExtInfo"],
    ] as const) {
      const echo = at(openapi, "components", "schemas", envelope, "properties", place, "properties");
      expect(Object.keys(objectOf(echo))).toEqual(["requestId", "bearer", "question"]);
    }
    const created = at(openapi, "components", "schemas", "KyaCheck", "properties", "createdTime");
    expect(textOf(objectOf(created).description)).toMatch(/^Milliseconds/);
  });

  it("requests the token in the UserToken header", () => {
    expect(at(openapi, "components", "securitySchemes", "UserToken")).toEqual({
      type: "apiKey",
      in: "header",
      name: "UserToken",
    });
    expect(openapi.security).toEqual([{ UserToken: [] }]);
  });

  it("declares each parameter of a path, once, and each server variable", () => {
    for (const { path, operation } of operations) {
      const named = listOf(operation.parameters).filter((one) => one.$ref === undefined);
      const keys = named.map((one) => `${textOf(one.in)} ${textOf(one.name)}`);
      expect(new Set(keys).size, path).toBe(keys.length);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => `path ${match[1]}`);
      expect(keys.filter((key) => key.startsWith("path ")).toSorted()).toEqual(inPath.toSorted());
    }
    for (const node of nodesOf(openapi)) {
      if (typeof node.url !== "string" || node.variables === undefined) continue;
      const names = [...node.url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(objectOf(node.variables))).toEqual(names);
    }
  });
});

describe("AsyncAPI", () => {
  const names = Object.keys({ ...feedRequests, ...feedHeartbeat, ...feedAnswers });

  it("has each message of the feed on the one channel", () => {
    expect(at(asyncapi, "channels", "quotes", "address")).toBe("/spot/ws/quote/v2");
    expect(Object.keys(objectOf(at(asyncapi, "components", "messages"))).toSorted()).toEqual(
      names.toSorted(),
    );
    expect(Object.keys(objectOf(at(asyncapi, "channels", "quotes", "messages"))).toSorted()).toEqual(
      names.toSorted(),
    );
  });

  it("sends or receives each of them, the heartbeat both ways", () => {
    const reported = Object.values(objectOf(asyncapi.operations)).map((operation) => {
      const [message] = listOf(at(operation, "messages"));
      return `${textOf(at(operation, "action"))} ${textOf(message?.$ref).replace(/.*\//, "")}`;
    });
    const expected = [
      ...Object.keys({ ...feedRequests, ...feedHeartbeat }).map((name) => `receive ${name}`),
      ...Object.keys({ ...feedAnswers, ...feedHeartbeat }).map((name) => `send ${name}`),
    ];
    expect(reported.toSorted()).toEqual(expected.toSorted());
  });
});
