/** R3.8, R4.12, R6.5, F8.9. */

import * as v from "valibot";
import { expect, test } from "vitest";
import { siteCalls } from "#shared/contract/site.ts";
import { type FeatureKey, featureAreas, featureKeys } from "#shared/site/feature-list.ts";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { fc } from "../fuzz.ts";

/** The list of R2.11-R2.13, counted by hand: ten statement pages and twenty other areas. */
const statementPages = 10;
const otherAreas = 20;

test("every flag is declared once and guards an area", () => {
  expect(Object.values(featureAreas).filter((area) => area === "statement")).toHaveLength(statementPages);
  expect(featureKeys).toHaveLength(statementPages + otherAreas);
});

test.each([[null], [undefined], [{}]])("with %j for a config all features are on", (config) => {
  const features = resolveFeatures(config);
  expect(featureKeys.filter((key) => !isFeatureOn(features, key))).toEqual([]);
});

test.each([
  ["hide", "", false],
  ["hide", "true", false],
  ["show", "", true],
  ["show", "false", true],
  ["custom", '{"limit":3}', { limit: 3 }],
  ["custom", "false", false],
  ["custom", "0", 0],
  ["custom", '["USDC"]', ["USDC"]],
  ["custom", "{limit:3}", true],
  ["custom", "", true],
  ["later-invention", "{}", true],
])("action %s with ext %j sets a feature to %j", (action, ext, setting) => {
  const features = resolveFeatures({ p2p: { action, ext } });
  expect(features.p2p).toEqual(setting);
  expect(isFeatureOn(features, "p2p")).toBe(Boolean(setting));
  expect(features.earn).toBe(true);
});

test("a custom entry without ext leaves the default", () => {
  expect(resolveFeatures({ card: { action: "custom" } }).card).toBe(true);
});

test("an entry that cannot be read costs no other its own", () => {
  const config = {
    p2p: { action: "hide" },
    earn: null,
    card: { action: 5 },
    web3: { action: "hide", ext: {} },
  };
  const read = v.parse(siteCalls["site.config"].response, { config, version: "1" });
  const features = resolveFeatures(read.config);
  expect(featureKeys.filter((key) => !isFeatureOn(features, key))).toEqual(["p2p"]);
});

test("an entry of the prototype is none of the config's", () => {
  const config = Object.create({ earn: { action: "hide", ext: "" } }) as Record<string, never>;
  expect(resolveFeatures(config).earn).toBe(true);
});

test("a feature is off only by its own entry", () => {
  const keys = fc.subarray<FeatureKey>([...featureKeys]);
  fc.assert(
    fc.property(keys, (hidden) => {
      const config = Object.fromEntries(hidden.map((key) => [key, { action: "hide", ext: "" }]));
      const features = resolveFeatures({ ...config, unknown: { action: "hide", ext: "" } });
      const off = featureKeys.filter((key) => !isFeatureOn(features, key));
      expect(off.toSorted()).toEqual(hidden.toSorted());
    }),
  );
});
