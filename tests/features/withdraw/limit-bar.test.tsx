/** F4e.1: what is not known of a limit is no figure, for those who hear it either. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LimitUse } from "#shared/contract/withdraw-estimate.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const parts = ["react-i18next", "#src/ui/own-figure.tsx", "#src/ui/style.ts"] as const;

let window: ReactWindow;
let show: (use: LimitUse | undefined) => Promise<Element | null>;

beforeEach(async () => {
  window = await openReactWindow();
  vi.doMock(parts[0], () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock(parts[1], () => ({ OwnFigure: () => null }));
  vi.doMock(parts[2], () => ({ css: String, cx: String }));
  const { LimitBar } = await import("#src/features/withdraw/limits/limit-bar.tsx");
  show = async (use) => {
    await window.change(() => window.render(<LimitBar use={use} label="Today" />));
    return window.element.querySelector("[role=progressbar]");
  };
});

afterEach(async () => {
  await window.close();
  for (const part of parts) vi.doUnmock(part);
});

it("says how much is used once that is known", async () => {
  const unknown = await show(undefined);
  expect(unknown?.hasAttribute("aria-valuenow")).toBe(false);
  const none = { none: false, limit: "20", used: "0", left: "20", percent: 0 };
  expect((await show(none))?.getAttribute("aria-valuenow")).toBe("0");
  expect((await show({ ...none, used: "5", left: "15", percent: 25 }))?.getAttribute("aria-valuenow")).toBe(
    "25",
  );
});
