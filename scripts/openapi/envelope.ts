import type { EndpointDefinition } from "#shared/contract/define.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";

/** The standard response envelope in both spellings (R3.17, F0.9, F0.10). */

const mark = { type: "string", pattern: "^[0-9a-f]{32}$" };
/** What ties an answer to its request (D10.16, D10.17); all of it may be missing. */
const echo: JsonSchema = {
  type: ["object", "null"],
  properties: {
    requestId: { type: "string", description: "The call's own; a host that names it once names it always." },
    bearer: { ...mark, description: "Of the token that the answer was made for." },
    question: { ...mark, description: "Of the question that it answers." },
  },
};

/** What belongs to each spelling beside the result. */
export const envelopeSchemas: Readonly<Record<string, JsonSchema>> = {
  EnvelopeSnake: {
    type: "object",
    description: "Older spelling. Success is ret_code 0 and nothing else.",
    properties: {
      ret_code: { type: "integer" },
      ret_msg: { type: "string" },
      result: {},
      ext_code: { type: "string" },
      ext_info: echo,
      time_now: { type: "string", description: "Seconds with six decimals." },
    },
    required: ["ret_code"],
  },
  EnvelopeCamel: {
    type: "object",
    description: "Newer spelling. Success is retCode 0 and nothing else.",
    properties: {
      retCode: { type: "integer" },
      retMsg: { type: "string" },
      result: {},
      retExtInfo: echo,
      time: { type: "integer", description: "Milliseconds." },
    },
    required: ["retCode"],
  },
  Refusal: {
    description: "Any code but 0; the result may be missing, null or anything.",
    anyOf: [
      { allOf: [refTo("EnvelopeSnake")], properties: { ret_code: { not: { const: 0 } } } },
      { allOf: [refTo("EnvelopeCamel")], properties: { retCode: { not: { const: 0 } } } },
    ],
  },
};

/** A call's 2xx body: its result in either spelling, or a refusal. */
export function enveloped(result: JsonSchema): JsonSchema {
  return {
    anyOf: [
      {
        allOf: [refTo("EnvelopeSnake")],
        properties: { ret_code: { const: 0 }, result },
        required: ["result"],
      },
      {
        allOf: [refTo("EnvelopeCamel")],
        properties: { retCode: { const: 0 }, result },
        required: ["result"],
      },
      refTo("Refusal"),
    ],
  };
}

const signature = {
  description: "v1.<signature>.<base64 JSON with the timestamp>, over timestamp, a point and the body text.",
  schema: { type: "string", pattern: "^v1\\.[^.]+\\.[^.]+$" },
};

export const headerComponents: Readonly<Record<string, JsonSchema>> = {
  Signature: signature,
  SignatureRequired: { ...signature, required: true },
};

export const responseComponents: Readonly<Record<string, JsonSchema>> = {
  HttpError: {
    description:
      "Any status outside 200-299 is an HTTP error. Its body is not read, but that of a 401 of a call that moves no money, which may say that nobody is logged in.",
  },
};

/** The responses of a call: its own media type, its signature, and what a dead or busy server says. */
export function responsesOf(call: EndpointDefinition, result: JsonSchema, isSigned: boolean): JsonSchema {
  const isText = call.responseType === "text";
  const header = call.verified === true ? "SignatureRequired" : "Signature";
  return {
    "200": {
      description: isText ? "The bare answer." : "The result, or a refusal with its code.",
      ...(isSigned ? { headers: { "X-Signature": { $ref: `#/components/headers/${header}` } } } : {}),
      content: isText
        ? { "text/plain": { schema: result } }
        : { "application/json": { schema: enveloped(result) } },
    },
    default: { $ref: "#/components/responses/HttpError" },
  };
}
