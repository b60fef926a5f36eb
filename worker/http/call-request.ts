import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import type { Json } from "#shared/domain/stable-json.ts";
import { joinPath } from "#shared/site/app-config.ts";
import type { Signable } from "../signing/sign-request.ts";
import { CallFailed } from "./call-failed.ts";
import type { Fields } from "./fields.ts";
import { firstIssue } from "./first-issue.ts";
import type { HttpRequest } from "./http-message.ts";

/** What is sent: only fields of the contract. Rejects with CallFailed, naming the field, before anything is sent. */
export function checkInput(call: string, definition: CallDefinition, input: unknown): Fields {
  const checked = v.safeParse(definition.request, input);
  if (!checked.success) throw new CallFailed("request", `${call} ${firstIssue(checked.issues)}`, false);
  return checked.output as Fields;
}

/** Who calls, from where. */
export interface Caller {
  readonly apiBase: string;
  /** pc, h5, ios_tg, android_tg, pc_tg. */
  readonly platform: string;
  readonly userAgentHint: string;
  readonly clientTag: string;
}

export interface Credentials {
  readonly token: string;
  /** "" for calls that carry none. */
  readonly guid: string;
}

/** Headers, query and body (R6.2, R7.2, R7.3). */
export function buildRequest(
  definition: CallDefinition,
  input: Fields,
  caller: Caller,
  credentials: Credentials,
): HttpRequest {
  const { method, path, encoding } = definition;
  const url = new URL(joinPath(caller.apiBase, path));
  const isForm = encoding === "form";
  if (method === "GET") for (const [name, text] of pairsOf(input)) url.searchParams.append(name, text);
  const content = isForm ? new URLSearchParams(pairsOf(input)).toString() : JSON.stringify(input);
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  return {
    url: url.href,
    method,
    headers: {
      accept: "application/json",
      ...filled({
        // Servers refuse an empty body that is announced as JSON.
        "content-type": encoding === "none" ? "" : type,
        platform: caller.platform,
        "X-User-Agent-Hint": caller.userAgentHint,
        "X-Client-Tag": caller.clientTag,
        Guid: credentials.guid,
      }),
      UserToken: headerText(credentials.token),
    },
    body: method === "GET" || encoding === "none" ? undefined : content,
  };
}

/** What a signature of this request covers: the query as texts, the body as data (D10.3). */
export function signableOf({ method, path, encoding }: CallDefinition, input: Fields): Signable {
  if (method === "GET") return { path, query: textFields(input), body: null };
  if (encoding === "none") return { path, query: {}, body: null };
  return { path, query: {}, body: encoding === "form" ? textFields(input) : (input as Json) };
}

/** Fields as texts; a list is its key repeated, what is undefined is left out. */
function pairsOf(input: Fields): [string, string][] {
  return Object.entries(input).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== undefined).map((one): [string, string] => [name, textOf(one)]);
  });
}

/** A repeated key's texts are one, with commas between them. */
function textFields(input: Fields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of pairsOf(input)) {
    texts[name] = Object.hasOwn(texts, name) ? `${texts[name]},${text}` : text;
  }
  return texts;
}

/** Half of a pair of code units cannot be written into an address: what is marked and signed is what arrives. */
function textOf(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();
}

function filled(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name, headerText(value)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ""));
}

/** What a header may hold: another character would make fetch throw, and the call look like a dead network. */
function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "");
}
