/** F6c.1, F2d.4: an entry that is locked opens where somebody waits at it. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Withdraw } from "#src/features/withdraw/form/use-withdraw.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

let window: ReactWindow;
let waits: number[];
let pass: () => void;
let checks: number;
let show: (blockCode: number, lockEndTime: string) => Promise<void>;
/** The same answer, whose network wants a memo, seen once more. */
let showAgain: () => Promise<void>;

const mocked = [
  "#src/bridge/server-clock.ts",
  "#src/bridge/clock.ts",
  "react-i18next",
  "#src/i18n/format.ts",
  "#src/i18n/error-text.ts",
];

beforeEach(async () => {
  window = await openReactWindow();
  waits = [];
  checks = 0;
  vi.doMock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 100_000 }));
  vi.doMock("#src/bridge/clock.ts", () => ({
    pageClock: {
      after: (ms: number, act: () => void) => {
        waits.push(ms);
        pass = act;
        return () => undefined;
      },
    },
  }));
  // Words are no matter here.
  const t = (key: string, { time = "" }: { readonly time?: string } = {}): string => key + time;
  vi.doMock("react-i18next", () => ({ useTranslation: () => ({ t }) }));
  vi.doMock("#src/i18n/format.ts", () => ({ useFormat: () => ({ dateTime: String }) }));
  vi.doMock("#src/i18n/error-text.ts", () => ({ useErrorText: () => String }));
  const { useTargetHint } = await import("#src/features/withdraw/form/target-hint.tsx");
  const { useNetworkRule } = await import("#src/features/withdraw/form/use-network-rule.ts");
  function Field({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
    const target = useNetworkRule(withdraw.chain, withdraw.target);
    const hint = useTargetHint({ ...withdraw, target });
    return <p className={hint?.tone}>{hint?.children}</p>;
  }
  let withdraw: Withdraw;
  showAgain = () => window.change(() => window.render(<Field withdraw={{ ...withdraw }} />));
  show = (blockCode, lockEndTime) => {
    withdraw = {
      signedIn: true,
      choice: { coin: "XRP", chain: "XRP" },
      chain: { tagRequired: true },
      form: { typed: "0x1", memo: "", entryId: "7", acknowledged: "", tried: false },
      target: { state: "checked", blockCode, entryId: "7", similar: null, warnings: [], isCompared: true },
      book: { data: { rows: [{ id: "7", lockEndTime }] } },
      checkAgain: () => {
        checks += 1;
      },
    } as unknown as Withdraw;
    return showAgain();
  };
});

afterEach(async () => {
  await window.close();
  for (const name of mocked) vi.doUnmock(name);
});

it("says until when, and is checked again at that time, later once more where it is locked still", async () => {
  await show(131_098, "105");
  expect(window.element.textContent).toContain("105000");
  await window.change(() => pass());
  await show(131_098, "100");
  await show(0, "100");
  expect({ waits, checks }).toEqual({ waits: [6000, 30_000, 30_000], checks: 1 });
  expect(window.element.querySelector("p")?.className).toBe("ok");
});

it("waits for its end however often the form shows the same answer", async () => {
  await show(131_098, "105");
  await showAgain();
  await showAgain();
  expect(waits).toEqual([6000]);
});

it("one that is blocked for good is asked about no more", async () => {
  await show(131_066, "105");
  expect(waits).toEqual([]);
});
