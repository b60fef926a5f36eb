/** F4e.*: when a limit begins anew. */
import { expect, it } from "vitest";
import { momentText } from "#src/records/moment-text.ts";

const midnight = Date.UTC(2026, 10, 27);

it.each([
  ["en", "Nov 27, 2026, "],
  ["de-DE", "27. Nov. 2026, "],
  ["ar-SA", "27 نوفمبر 2026، "],
])("in %s stands with its zone, and the two in their own direction", (language, day) => {
  const text = momentText(midnight, language).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(text).toMatch(new RegExp(`^${day.replaceAll(".", "\\.")}\u2068\\d\\d:\\d\\d UTC[^ ]*\u2069$`));
});
