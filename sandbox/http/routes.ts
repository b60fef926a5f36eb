import type { CallDefinition } from "#shared/contract/define.ts";
import { type HttpCallName, httpCalls } from "#shared/contract/index.ts";

/** A call by its method and its path below the API prefix; a leading slash does not matter. */
const byRoute: ReadonlyMap<string, HttpCallName> = new Map(
  (Object.entries(httpCalls) as [HttpCallName, CallDefinition][]).map(([name, { method, path }]) => [
    routeKey(method, path),
    name,
  ]),
);

function routeKey(method: string, path: string): string {
  return `${method} ${path.replace(/^\/+/, "").replace(/\/+$/, "")}`;
}

export function findCall(method: string, path: string): HttpCallName | undefined {
  return byRoute.get(routeKey(method, path));
}
