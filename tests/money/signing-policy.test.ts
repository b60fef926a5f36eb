/** D10.12. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppConfig } from "#shared/site/app-config.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { answer, startHttpServer, type TestServer } from "../worker/http-server.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { planeOptions } from "../worker/plane-options.ts";

/** Production without keys fails closed. */

let server: TestServer;
beforeEach(async () => {
  server = await startHttpServer();
});
afterEach(() => server.close());

const keys = { requestPublicKey: "pem", responsePublicKey: "pem" };

it.each<[string, AppConfig["signing"], string, boolean]>([
  ["www.exchange.com", keys, "on", true],
  ["www.exchange.com", undefined, "no keys", true],
  ["www.exchange.com", { ...keys, responsePublicKey: "" }, "no keys", true],
  ["www.exchange.com", "none", "none (configured)", false],
  ["www-test.exchange.com", undefined, "no keys", false],
  ["eu.localhost", undefined, "no keys", false],
])("on %s with %j signatures are %s", (hostname, signing, state, closed) => {
  expect(signingPolicy(signing, hostname)).toMatchObject({ state, closed });
});

describe("a flagged call of production without keys", () => {
  const client = (signing: AppConfig["signing"]) =>
    createHttpPlane({
      ...planeOptions({ clock: manualClock(), apiBase: `${server.origin}/x-api/` }),
      signing: signingPolicy(signing, "www.exchange.com"),
    });
  const options = { id: "1", exempt: false };
  const permissions = { permissions: {}, requiredKycLevel: "" };
  const execute = { quoteTxId: "q1", accountType: "eb_convert_funding", requestId: "request-1" } as const;

  it.each([undefined, { ...keys, responsePublicKey: "" }, { ...keys, requestPublicKey: "" }])(
    "does not leave: %j",
    async (signing) => {
      const error: unknown = await client(signing)
        .call("convert.execute", execute, options)
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ data: { code: "BAD_REQUEST", outcome: "none" } });
      expect(server.seen).toEqual([]);
    },
  );

  it("leaves where the host says that it signs nothing, and so do calls without a flag", async () => {
    server.respond((_, response) =>
      answer(response, { ret_code: 0, result: { quoteTxId: "q1", exchangeStatus: "processing" } }),
    );
    expect(await client("none").call("convert.execute", execute, options)).toMatchObject({ kind: "ok" });
    server.respond((_, response) => answer(response, { ret_code: 0, result: permissions }));
    expect(await client(undefined).call("member.permissions", {}, options)).toMatchObject({ kind: "ok" });
  });
});
