import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import { joinPath } from "#shared/site/app-config.ts";
import { firstIssue } from "./answer.ts";
import { CallFailed } from "./call-failed.ts";
import type { HttpRequest } from "./round-trip.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What is sent: only fields of the contract. Rejects with CallFailed, naming the field, before anything is sent. */
export function checkInput(call: string, definition: CallDefinition, input: unknown): Fields {
  const checked = v.safeParse(definition.request, input);
  if (!checked.success) throw new CallFailed("request", `${call} ${firstIssue(checked.issues)}`, false);
  return checked.output as Fields;
}

export interface Caller {
  readonly apiBase: string;
  /** pc, h5, ios_tg, android_tg, pc_tg. */
  readonly platform: string;
  readonly token: string;
}

/** Headers, query and body of spec section 7. */
export function buildRequest(definition: CallDefinition, input: Fields, caller: Caller): HttpRequest {
  const { method, path } = definition;
  const url = new URL(joinPath(caller.apiBase, path));
  const isGet = method === "GET";
  if (isGet) {
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined) url.searchParams.set(name, queryText(value));
    }
  }
  return {
    url: url.href,
    method,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      platform: caller.platform,
      UserToken: caller.token,
    },
    body: isGet ? undefined : JSON.stringify(input),
  };
}

function queryText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
