/** F0.1-F0.6, F0.8, F1.1-F1.10, R3.18. */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { EndpointDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { collectorCalls } from "#shared/contract/telemetry.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { damagesOf } from "./schema-damage.ts";
import { readSchema } from "./schema-node.ts";
import { samplesOf, withMore } from "./schema-samples.ts";

const calls = Object.entries<EndpointDefinition>({ ...httpCalls, ...collectorCalls });
const schemas = calls.flatMap(([name, call]) => [
  [`${name} request`, call.request] as const,
  [`${name} response`, call.response] as const,
]);

const runs = { numRuns: fuzzRuns(8) };

describe.each(schemas)("%s", (_, schema) => {
  const node = readSchema(schema);

  it("accepts what it should, after a journey as JSON too", () => {
    fc.assert(
      fc.property(samplesOf(node), (value) => {
        expect(v.safeParse(schema, value).issues).toBeUndefined();
        const travelled: unknown = JSON.parse(JSON.stringify(value));
        expect(v.safeParse(schema, travelled).issues).toBeUndefined();
      }),
      runs,
    );
  });

  it("does not mind fields that it does not know", () => {
    fc.assert(
      fc.property(samplesOf(node), (value) => {
        expect(v.is(schema, withMore(node, value))).toBe(true);
      }),
      runs,
    );
  });

  it("refuses each value spoiled in one place and says where", () => {
    fc.assert(
      fc.property(samplesOf(node), (value) => {
        for (const damage of damagesOf(node, value)) {
          const parsed = v.safeParse(schema, damage.value);
          const reported = `${damage.what} at ${damage.at.join(".")} of ${JSON.stringify(value)}`;
          expect(parsed.success, reported).toBe(false);
          // The issue names the field, or for a value of several shapes the field that holds it.
          const path = (parsed.issues?.[0].path ?? []).map((step) => step.key);
          expect(damage.at.slice(0, path.length), reported).toEqual(path);
          if (damage.at.length > 0) expect(path.length, reported).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });
});
