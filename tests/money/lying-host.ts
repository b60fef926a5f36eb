import { createHash } from "node:crypto";
import { envelope } from "#sandbox/http/envelope.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { createAnswers } from "./hostile-answers.ts";

/** A host that a test lets say what it wants, read by the worker's own client. */

type Fields = Readonly<Record<string, unknown>>;
export interface Sent {
  readonly path: string;
  readonly requestId: string;
  readonly fields: Fields;
  /** Of a POST, byte for byte. */
  readonly body: string;
}
/** Undefined: the answer is lost. */
export type Reported =
  | { readonly text: string; readonly signature: string; readonly status?: number }
  | undefined;
export type Host = (sent: Sent) => Reported;

export const pathOf = (name: HttpCallName): string => callDefinition(name).path.replace(/^\//, "");

export interface LyingHost {
  readonly http: HttpClient;
  /** What was asked since the start of the test. */
  readonly sent: Sent[];
  readonly answer: (host: Host) => void;
  readonly says: (
    sent: Sent,
    result: unknown,
    part?: { readonly retCode?: number; readonly bearer?: string },
  ) => string;
  readonly soundly: (text: string) => Reported;
  readonly honest: Host;
  /** One path lies, the others do not. */
  readonly lyingAt: (path: string, lie: Host) => Host;
  /** Ways for an answer to be none, by what they are called. */
  readonly lies: readonly (readonly [string, Host])[];
}

/** `results`: what each path answers to whoever is honest. */
export function createLyingHost(results: Readonly<Record<string, unknown>>): LyingHost {
  const clock = manualClock(1_700_000_000_000);
  const { publicKey, signed, forged } = createAnswers(() => clock.now());
  const token = "a".repeat(64);
  const mark = (of: string): string => createHash("sha256").update(of).digest("hex").slice(0, 32);
  const sent: Sent[] = [];
  const soundly = (text: string): Reported => ({ text, signature: signed(text) });
  const says: LyingHost["says"] = ({ path, requestId }, result, { retCode = 0, bearer = mark(token) } = {}) =>
    JSON.stringify(envelope(path, { retCode, retMsg: "", result, requestId, bearer }, clock.now()));
  const honest: Host = (request) => soundly(says(request, results[request.path]));
  let host = honest;

  const http = createHttpPlane({
    ...planeOptions({ clock, apiBase: "https://exchange.test/x-api/", token: () => token }),
    signing: signingPolicy({ requestPublicKey: "", responsePublicKey: publicKey }, "localhost"),
    async fetch(address, init) {
      const url = new URL(address);
      const body = typeof init.body === "string" ? init.body : "";
      const fields = fieldsOf(body, url.searchParams);
      const { requestId } = fields;
      const request = {
        path: url.pathname.replace("/x-api/", ""),
        fields,
        body,
        requestId: typeof requestId === "string" ? requestId : "",
      };
      sent.push(request);
      const reported = host(request);
      if (reported === undefined) throw new TypeError("Failed to fetch");
      const headers = reported.signature === "" ? {} : { "x-signature": reported.signature };
      return new Response(reported.text, { status: reported.status ?? 200, headers });
    },
  });

  const lies: LyingHost["lies"] = [
    ["unsigned", (request) => ({ text: says(request, results[request.path]), signature: "" })],
    [
      "signed with another key",
      (request) => {
        const text = says(request, results[request.path]);
        return { text, signature: forged(text) };
      },
    ],
    [
      "changed after it was signed",
      (request) => {
        const text = says(request, results[request.path]);
        return { text: text.replace("USDT", "USDC"), signature: signed(text) };
      },
    ],
    [
      "a true answer to an earlier question",
      (request) => soundly(says({ ...request, requestId: "of-a-question-before" }, results[request.path])),
    ],
    [
      "a true answer to somebody else who asked the same",
      (request) => soundly(says(request, results[request.path], { bearer: mark("of-another-person") })),
    ],
    ["lost", () => undefined],
    ["empty", () => ({ text: "", signature: signed("") })],
    ["a page of a proxy", () => soundly("<html>busy</html>")],
    ["of another shape", (request) => soundly(says(request, { surprise: 1 }))],
    [
      "a status of its own",
      (request) => ({ ...(honest(request) ?? { text: "", signature: "" }), status: 502 }),
    ],
    ["a refusal", (request) => soundly(says(request, null, { retCode: 50_001 }))],
  ];

  return {
    http,
    sent,
    answer(next) {
      host = next;
    },
    says,
    soundly,
    honest,
    lyingAt: (path, lie) => (request) => (request.path === path ? lie(request) : honest(request)),
    lies,
  };
}

/** Of a query, a form or JSON. */
function fieldsOf(body: string, query: URLSearchParams): Fields {
  if (body === "") return Object.fromEntries(query);
  return body.startsWith("{") ? (JSON.parse(body) as Fields) : Object.fromEntries(new URLSearchParams(body));
}

/** The code that a call fails with, "answered" where it does not. */
export async function failure(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "answered";
  } catch (error) {
    return error instanceof CofferError ? error.data.code : String(error);
  }
}
