/** F6c.1: a stop that is to be over is asked about until it is. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import type { Withdraw } from "#src/features/withdraw/form/use-withdraw.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

let window: ReactWindow;
let waits: number[];
let asked: number;
let pass: () => void;
let show: (standing: CallOutput<"withdraw.standing">) => Promise<void>;

beforeEach(async () => {
  window = await openReactWindow();
  waits = [];
  asked = 0;
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
  // Looks and words are no matter here.
  vi.doMock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock("#src/ui/note.tsx", () => ({ Note: () => null }));
  vi.doMock("#src/i18n/format.ts", () => ({ useFormat: () => ({ dateTime: String }) }));
  const { LockNote } = await import("#src/features/withdraw/form/lock-note.tsx");
  const refetch = (): void => {
    asked += 1;
  };
  show = (data) =>
    window.change(() =>
      window.render(<LockNote withdraw={{ standing: { data, refetch } } as unknown as Withdraw} />),
    );
});

afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/bridge/server-clock.ts");
  vi.doUnmock("#src/bridge/clock.ts");
  vi.doUnmock("react-i18next");
  vi.doUnmock("#src/ui/note.tsx");
  vi.doUnmock("#src/i18n/format.ts");
});

it("asks at its end, again later where the answer names the same end, and not of what is over", async () => {
  await show({ code: 131_089, until: 105, cause: "password" });
  await show({ code: 131_089, until: 100, cause: "password" });
  await show({ code: 131_089, until: 100, cause: "password" });
  await show({ code: 0, until: 100, cause: "" });
  expect(waits).toEqual([6000, 30_000, 30_000]);
});

it("goes on asking where no answer came, or one that says nothing of it", async () => {
  await show({ code: 131_089, until: 100, cause: "password" });
  await window.change(() => pass());
  await window.change(() => pass());
  expect([asked, waits]).toEqual([2, [30_000, 30_000, 30_000]]);
});
