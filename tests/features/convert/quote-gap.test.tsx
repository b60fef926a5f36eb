/** D3.8, F5.8: a price with nothing to compare with is compared once there is something. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { Converting } from "#src/features/convert/form/use-convert.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const words = () => null;
const mocked = {
  "react-i18next": { useTranslation: () => ({ t: String }) },
  "#src/i18n/format.ts": { useFormat: () => ({ percent: String }) },
  "#src/features/convert/form/rate-figure.tsx": { RateFigure: words },
  // It stands still: no new rate says that there is something by now.
  "#src/features/convert/form/use-live-row.ts": { useLiveRow: () => ({ rate: "2" }) },
  "#src/features/convert/quote/quote-charges.ts": { chargeList: () => [] },
  "#src/money/gap-note.tsx": { GapNote: words },
  "#src/ui/note.tsx": { Note: words },
  "#src/ui/description-list.tsx": { Fact: words },
};

let window: ReactWindow;
let beyond: boolean | null;
let repeats: number[];
let show: () => Promise<void>;

beforeEach(async () => {
  window = await openReactWindow();
  repeats = [];
  const refetch = (): void => undefined;
  for (const [name, parts] of Object.entries(mocked)) vi.doMock(name, () => parts);
  vi.doMock("#src/bridge/use-call.ts", () => ({
    useCall: () => ({ status: "ok", data: { beyond, percent: "1.00" }, refetch }),
  }));
  vi.doMock("#src/bridge/use-repeat.ts", () => ({
    useRepeat: (again: unknown, everyMs: number) => repeats.push(again === refetch ? everyMs : -1),
  }));
  const { useQuoteGap } = await import("#src/features/convert/quote/quote-gap.tsx");
  const convert = { session: { intent: null }, account: "FUND" } as unknown as Converting;
  const quote = { quoteTxId: "1", fromCoin: "BTC", toCoin: "USDT" } as ConvertQuote;
  function Price(): ReactNode {
    useQuoteGap(convert, quote);
    return null;
  }
  show = () => window.change(() => window.render(<Price />));
});

afterEach(async () => {
  await window.close();
  for (const name of [...Object.keys(mocked), "#src/bridge/use-call.ts", "#src/bridge/use-repeat.ts"])
    vi.doUnmock(name);
});

it.each([
  ["with nothing to compare with is asked about each second", null, 1000],
  ["that is too far off is asked about with each new rate alone", true, 0],
  ["that is fair is asked about no more", false, 0],
])("one %s", async (_what, said, everyMs) => {
  beyond = said;
  await show();
  expect(repeats).toEqual([everyMs]);
});
