import type { EndpointDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { namespaces, translations } from "#shared/contract/static.ts";
import { collectorCalls } from "#shared/contract/telemetry.ts";
import { reachedShapes } from "./components.ts";
import { envelopeSchemas, headerComponents, responseComponents } from "./envelope.ts";
import { isNamed, type JsonSchema, jsonSchema } from "./json-schema.ts";
import { operation } from "./operation.ts";

/** The OpenAPI 3.1 document of every call, made from the contract. */
export function openApiDocument(version: string): JsonSchema {
  const paths = {
    ...pathsOf(httpCalls),
    // The collectors and the translations lie beside the API, not below its prefix.
    ...pathsOf(collectorCalls, { servers: [hostServer("")] }),
    "/common-static/coffer/release/{ns}/{lng}.json": translationPath(),
  };
  const results = resultSchemas();
  return {
    openapi: "3.1.0",
    info: {
      title: "Coffer calls",
      version,
      description:
        "Generated from shared/contract. Money and rates are decimal text; ids are text. " +
        "x-extension: not in the product specification. x-signed: the request carries X-Signature. " +
        "x-verified: the answer has to. x-money: carries a requestId and is never sent again by itself. x-changes: nor is this. " +
        "x-definite-refusals: the codes that prove that nothing happened.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [hostServer("/x-api")],
    security: [{ UserToken: [] }],
    tags: [...new Set(Object.values(paths).flatMap(tagsOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { UserToken: { type: "apiKey", in: "header", name: "UserToken" } },
      parameters: headers,
      headers: headerComponents,
      responses: responseComponents,
      schemas: { ...envelopeSchemas, ...results, ...reachedShapes({ paths, results }) },
    },
  };
}

/** Results without a shape of their own, under the names that {@link operation} refers to. */
function resultSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries<EndpointDefinition>(httpCalls)
      .filter(([, call]) => !isNamed(call.response))
      .map(([name, call]) => [`${name}.result`, jsonSchema(call.response)]),
  );
}

function hostServer(prefix: string): JsonSchema {
  return { url: `{origin}${prefix}`, variables: { origin: { default: "http://localhost:4400" } } };
}

const headers = {
  Platform: {
    name: "platform",
    in: "header",
    schema: { type: "string", enum: ["pc", "h5", "ios_tg", "android_tg", "pc_tg"], default: "pc" },
  },
  Guid: {
    name: "Guid",
    in: "header",
    required: true,
    description: "The browser's own id, 36 characters.",
    schema: { type: "string", minLength: 36, maxLength: 36 },
  },
  Signature: {
    name: "X-Signature",
    in: "header",
    required: true,
    description: "v1.<signature>.<base64 JSON with the timestamp>, over path, query, body and timestamp.",
    schema: { type: "string", pattern: "^v1\\.[^.]+\\.[^.]+$" },
  },
};

/** The path as a key: the contract keeps both spellings of R7.5-R7.27, with and without the slash. */
export const pathKey = (path: string): string => `/${path.replace(/^\//, "")}`;

function pathsOf(calls: Readonly<Record<string, EndpointDefinition>>, adjacent: JsonSchema = {}) {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, call] of Object.entries(calls)) {
    const key = pathKey(call.path);
    paths[key] = { ...adjacent, ...paths[key], [call.method.toLowerCase()]: operation(name, call) };
  }
  return paths;
}

function translationPath(): JsonSchema {
  const inPath = (name: string, schema: JsonSchema) => ({ name, in: "path", required: true, schema });
  return {
    servers: [hostServer("")],
    get: {
      operationId: "i18n.load",
      tags: ["i18n"],
      security: [],
      parameters: [
        inPath("ns", { type: "string", enum: namespaces }),
        {
          ...inPath("lng", { type: "string" }),
          description: "Language, with the prefix testnet- or test- outside production.",
        },
      ],
      responses: {
        "200": {
          description: "Message by key, or by code.",
          content: { "application/json": { schema: jsonSchema(translations) } },
        },
        default: { description: "Tried again up to 5 times." },
      },
    },
  };
}

function tagsOf(path: JsonSchema): string[] {
  return Object.values(path)
    .filter((value): value is { readonly tags: readonly string[] } => hasTags(value))
    .flatMap((value) => value.tags);
}

function hasTags(value: unknown): boolean {
  return typeof value === "object" && value !== null && "tags" in value;
}
