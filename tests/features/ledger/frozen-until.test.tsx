/** F2i.3: until when something is frozen. */
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { Until, type UntilProps } from "#src/features/ledger/frozen/until.tsx";
import { i18n } from "#src/i18n/i18n.ts";
import { pageTexts } from "#src/i18n/namespaces.ts";

const now = Date.UTC(2026, 10, 30, 12);
vi.mock("#src/bridge/server-clock.ts", () => ({ serverNow: () => now }));

beforeAll(() => {
  i18n.addResourceBundle("en", pageTexts, {
    "ledger.frozen.until": "Until",
    "ledger.frozen.untilUnknown": "Not known yet",
    "ledger.frozen.untilYou": "Waiting for you",
  });
});

const textOf = (part: Partial<UntilProps["row"]>): string => {
  const row = { reason: "P2P", needs: "", unfreezeTime: "", ...part } as const;
  return renderToStaticMarkup(<Until row={row} />).replace(/<[^>]*>/g, "");
};

test.each([
  [
    "an end that is to come",
    { unfreezeTime: String(now + 60_000) },
    /^Until 11\/30\/2026|^Until Nov 30, 2026/,
  ],
  [
    "one that is over, of what is frozen still",
    { unfreezeTime: String(now - 60_000) },
    /^Until Not known yet/,
  ],
  ["none", {}, /^Until Not known yet/],
  [
    "one that is over, where the owner is waited for",
    { unfreezeTime: String(now), needs: "ANSWERS" } as const,
    /^Until Waiting for you/,
  ],
])("%s", (_name, part, text) => {
  expect(textOf(part)).toMatch(text);
});
