/** D1.4, F8.22. */
import { expect, it } from "vitest";
import { type AppConfig, resolveEndpoints, soundPart } from "#shared/site/app-config.ts";

const origin = "https://coffer.test";

it.each([
  ["apiBase", 5],
  ["feedUrl", null],
  ["staticBase", { href: "/" }],
  ["loginUrl", ["/login"]],
  ["telemetryUrl", true],
  ["supportWidgetIntegrity", 384],
  ["migrationTermsVersion", 2],
])("a host's %s that is no text counts as absent, and is told; what else it wrote holds", (key, value) => {
  const told: string[] = [];
  const written = JSON.stringify({ [key]: value, identityUrl: "/identity" });
  const config = JSON.parse(
    written,
    soundPart((one) => told.push(one)),
  ) as AppConfig;
  expect(told).toEqual([key]);
  expect(config).toEqual({ identityUrl: "/identity" });
  expect(resolveEndpoints(config, origin)).toEqual(resolveEndpoints({}, origin));
});
