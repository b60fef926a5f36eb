import * as v from "valibot";
import { fc } from "../fuzz.ts";
import type { Scalar, SchemaNode } from "./schema-node.ts";

/** Built once a node: making one takes far longer than drawing from it. */
const made = new WeakMap<SchemaNode, fc.Arbitrary<unknown>>();

/** Values that a schema must accept, as JSON can carry them. */
export function samplesOf(node: SchemaNode): fc.Arbitrary<unknown> {
  const samples = made.get(node) ?? makeSamples(node);
  made.set(node, samples);
  return samples;
}

function makeSamples(node: SchemaNode): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case "object":
      return objectSamples(node.entries);
    case "record":
      return fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z_]{0,7}$/), samplesOf(node.value), {
        maxKeys: 3,
        noNullPrototype: true,
      });
    case "array":
      return fc.array(samplesOf(node.item), {
        minLength: node.min,
        maxLength: Math.min(node.max, node.min + 2),
      });
    case "tuple":
      return fc.tuple(...node.items.map(samplesOf));
    case "text":
      return fc.oneof(...knownSamples(node.known), textSamples(node));
    case "number":
      return fc.oneof(...knownSamples(node.known), numberSamples(node));
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...node.values);
    case "optional":
      return samplesOf(node.of);
    case "nullable":
      return fc.oneof(samplesOf(node.of), fc.constant(null));
    case "union":
      return fc.oneof(...node.options.map(samplesOf));
    case "anything":
      break;
  }
  return fc.jsonValue({ maxDepth: 1 });
}

/** The same value with a key more in every object that has fixed keys: what a later server may send. */
export function withMore(node: SchemaNode, value: unknown): unknown {
  if (node.kind === "optional") return withMore(node.of, value);
  if (node.kind === "nullable") return value === null ? null : withMore(node.of, value);
  if (node.kind === "union") {
    const option = node.options.find((one) => v.is(one.schema, value));
    return option === undefined ? value : withMore(option, value);
  }
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => {
      const item = node.kind === "array" ? node.item : node.kind === "tuple" ? node.items[index] : undefined;
      return item === undefined ? part : withMore(item, part);
    });
  }
  if (node.kind !== "object" && node.kind !== "record") return value;
  const fields = Object.entries(value as Readonly<Record<string, unknown>>).map(([key, part]) => {
    const entry = node.kind === "record" ? node.value : node.entries[key];
    return [key, entry === undefined ? part : withMore(entry, part)];
  });
  const more = node.kind === "object" ? { addedByALaterServer: { any: ["thing"] } } : {};
  return { ...Object.fromEntries(fields), ...more };
}

function objectSamples(entries: Readonly<Record<string, SchemaNode>>): fc.Arbitrary<unknown> {
  const required = Object.keys(entries).filter((key) => entries[key]?.kind !== "optional");
  const fields = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, samplesOf(entry)]));
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

/** Twice: the known states are what a server says most of the time. */
function knownSamples(known: readonly Scalar[]): fc.Arbitrary<unknown>[] {
  return known.length === 0 ? [] : [fc.constantFrom(...known), fc.constantFrom(...known)];
}

function textSamples(node: SchemaNode & { kind: "text" }): fc.Arbitrary<string> {
  if (node.format === "uuid") return fc.uuid();
  if (node.pattern !== undefined) return fc.stringMatching(node.pattern);
  return fc.string({ minLength: node.min, maxLength: Math.min(node.max, node.min + 24) });
}

function numberSamples(node: SchemaNode & { kind: "number" }): fc.Arbitrary<number> {
  const min = Math.max(node.min, Number.MIN_SAFE_INTEGER);
  const max = Math.min(node.max, Number.MAX_SAFE_INTEGER);
  if (node.integer) return fc.integer({ min, max });
  return fc.double({ min, max, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));
}
