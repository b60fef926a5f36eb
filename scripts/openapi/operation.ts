import type { EndpointDefinition } from "#shared/contract/define.ts";
import { responsesOf } from "./envelope.ts";
import { isNamed, type JsonSchema, jsonSchema, refTo, writtenOut } from "./json-schema.ts";

/** One endpoint as an OpenAPI operation: its parameters or body, its answers, its flags. A collector is nobody's: it gets no header of ours. */
export function operation(name: string, call: EndpointDefinition): JsonSchema {
  const isCall = "eventCode" in call;
  return {
    operationId: name,
    tags: [name.split(".")[0]],
    ...(call.access === "public" ? { security: isCall ? [{}, { UserToken: [] }] : [] } : {}),
    parameters: [...(isCall ? headersOf(call) : []), ...queryOf(call)],
    ...(call.method === "POST" && call.encoding !== "none" ? { requestBody: bodyOf(call) } : {}),
    responses: responsesOf(call, resultOf(name, call), isCall),
    ...(call.extension === true ? { "x-extension": true } : {}),
    ...(call.signed === true ? { "x-signed": true } : {}),
    ...(call.verified === true ? { "x-verified": true } : {}),
    ...(call.money === true ? { "x-money": true } : {}),
    ...(call.changes === true ? { "x-changes": true } : {}),
    ...(call.definiteRefusals === undefined ? {} : { "x-definite-refusals": call.definiteRefusals }),
    ...(call.cacheMs === undefined ? {} : { "x-cache-ms": call.cacheMs }),
    ...(call.invalidates === undefined ? {} : { "x-invalidates": call.invalidates }),
  };
}

/** A result that has no shape of its own is a component under the call's name: the envelope says it twice. */
function resultOf(name: string, call: EndpointDefinition): JsonSchema {
  return isNamed(call.response) || call.responseType === "text"
    ? jsonSchema(call.response)
    : refTo(`${name}.result`);
}

function headersOf(call: EndpointDefinition): JsonSchema[] {
  const names = [
    "Platform",
    ...(call.guid === true ? ["Guid"] : []),
    ...(call.signed === true ? ["Signature"] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function queryOf(call: EndpointDefinition): JsonSchema[] {
  if (call.method !== "GET") return [];
  const { properties = {}, required = [] } = writtenOut(call.request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...(typeof schema === "object" && schema.type === "array" ? { style: "form", explode: true } : {}),
  }));
}

function bodyOf(call: EndpointDefinition): JsonSchema {
  const type = call.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  const { properties } = writtenOut(call.request);
  const isEmpty = properties !== undefined && Object.keys(properties).length === 0;
  return { required: !isEmpty, content: { [type]: { schema: jsonSchema(call.request) } } };
}
