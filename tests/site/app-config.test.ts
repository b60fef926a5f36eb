/** D1.4, F8.22. */
import { expect, it } from "vitest";
import { resolveEndpoints, soundConfig } from "#shared/site/app-config.ts";

const origin = "https://coffer.test";

it.each([
  ["apiBase", 5],
  ["feedUrl", null],
  ["staticBase", { href: "/" }],
  ["loginUrl", ["/login"]],
  ["telemetryUrl", true],
  ["supportWidgetIntegrity", 384],
])("a host's %s that is no text counts as absent, and is told; what else it wrote holds", (key, value) => {
  const told: string[] = [];
  const config = soundConfig({ [key]: value, identityUrl: "/identity" }, (one) => told.push(one));
  expect(told).toEqual([key]);
  expect(config).toEqual({ identityUrl: "/identity" });
  expect(resolveEndpoints(config, origin)).toEqual(resolveEndpoints({}, origin));
});

it.each([null, undefined, 7, []])("a configuration of %j is none", (value) => {
  expect(soundConfig(value, expect.unreachable)).toEqual({});
});
