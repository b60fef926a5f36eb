import * as v from "valibot";
import { wrongFor } from "./json-types.ts";
import type { SchemaNode } from "./schema-node.ts";

/** One way to spoil a value: where, how, and the whole value with the spoiled part in it. */
export interface Damage {
  readonly at: readonly (string | number)[];
  readonly what: string;
  readonly value: unknown;
}

/** A required key left out. */
const missing = Symbol("missing");

/**
 * Every way to spoil a valid value in one place such that its schema has to refuse it: another type, null, a key left
 * out, text off its pattern, a number off its bounds, a list too short or too long.
 */
export function damagesOf(node: SchemaNode, value: unknown): Damage[] {
  if (isNeverRefused(node)) return [];
  return [...ownDamages(node, value), ...partDamages(node, value)];
}

/** It has something to be read as in its place. */
const isNeverRefused = ({ schema }: SchemaNode): boolean => "fallback" in schema;

function ownDamages(node: SchemaNode, value: unknown): Damage[] {
  const here = (what: string, spoiled: unknown): Damage => ({ at: [], what, value: spoiled });
  switch (node.kind) {
    case "anything":
      return [];
    case "optional":
      return damagesOf(node.of, value);
    case "nullable":
      return value === null ? [here("other type", wrongFor([node.of]))] : [];
    case "union":
      return [here("other type", wrongFor(node.options))];
    case "text":
      return [
        here("number", 7),
        here("null", null),
        ...textDamages(node).map((text) => here("bad text", text)),
      ];
    case "number":
      return [
        here("text", "7"),
        here("null", null),
        ...(node.integer ? [here("fraction", 1.5)] : []),
        ...(Number.isFinite(node.min) ? [here("too small", node.min - 1)] : []),
        ...(Number.isFinite(node.max) ? [here("too big", node.max + 1)] : []),
      ];
    case "array":
      return [
        here("object", {}),
        here("null", null),
        ...(node.min > 0 ? [here("too short", [])] : []),
        ...(Number.isFinite(node.max) && Array.isArray(value) && value.length > 0
          ? [
              here(
                "too long",
                Array.from({ length: node.max + 1 }, () => value[0] as unknown),
              ),
            ]
          : []),
      ];
    case "tuple":
      return [
        here("null", null),
        { at: [node.items.length - 1], what: "too short", value: (value as unknown[]).slice(0, -1) },
      ];
    case "boolean":
      return [here("text", "true"), here("number", 1), here("null", null)];
    case "choice":
      return [here("none of them", "§"), here("null", null)];
    case "object":
    case "record":
      break;
  }
  return [here("text", "{}"), here("null", null)];
}

function partDamages(node: SchemaNode, value: unknown): Damage[] {
  switch (node.kind) {
    case "object": {
      const fields = value as Readonly<Record<string, unknown>>;
      return Object.entries(node.entries).flatMap(([key, entry]) => {
        if (isNeverRefused(entry)) return [];
        const inKey = Object.hasOwn(fields, key)
          ? damagesOf(entry, fields[key])
          : [
              {
                at: [],
                what: "null for an absent one",
                value: entry.kind === "optional" ? nullFor(entry) : null,
              },
            ];
        const out: Damage[] = entry.kind === "optional" ? [] : [{ at: [], what: "missing", value: missing }];
        return [...inKey, ...out]
          .filter((one) => one.value !== undefined)
          .map((one) => within(fields, key, one));
      });
    }
    case "record": {
      const fields = value as Readonly<Record<string, unknown>>;
      return Object.keys(fields).flatMap((key) =>
        damagesOf(node.value, fields[key]).map((one) => within(fields, key, one)),
      );
    }
    case "array":
    case "tuple": {
      const list = value as readonly unknown[];
      return list.flatMap((part, index) => {
        const item = node.kind === "array" ? node.item : node.items[index];
        if (item === undefined) return [];
        return damagesOf(item, part).map((one) => ({
          ...one,
          at: [index, ...one.at],
          value: list.with(index, one.value),
        }));
      });
    }
    case "nullable":
      return value === null ? [] : damagesOf(node.of, value).filter((one) => one.value !== null);
    case "union": {
      const option = node.options.find((one) => v.is(one.schema, value));
      return option === undefined ? [] : partDamages(option, value);
    }
    case "optional":
    case "text":
    case "number":
    case "boolean":
    case "choice":
    case "anything":
      break;
  }
  return [];
}

/** An absent optional field may not be null instead, unless it may be anything. */
function nullFor(node: SchemaNode): null | undefined {
  const of = node.kind === "optional" ? node.of : node;
  return of.kind === "anything" || of.kind === "nullable" ? undefined : null;
}

function within(fields: Readonly<Record<string, unknown>>, key: string, one: Damage): Damage {
  const { [key]: _, ...rest } = fields;
  const value = one.value === missing ? rest : { ...fields, [key]: one.value };
  return { ...one, at: [key, ...one.at], value };
}

function textDamages(node: SchemaNode & { kind: "text" }): string[] {
  const { pattern } = node;
  const offPattern =
    pattern === undefined ? [] : ["§", "", " 1", "1e5"].filter((text) => !pattern.test(text));
  return [
    ...offPattern,
    ...(node.min > 0 ? [""] : []),
    ...(Number.isFinite(node.max) ? ["x".repeat(node.max + 1)] : []),
  ];
}
