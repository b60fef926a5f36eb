/** R7.6, F5.4: each form says the permission that is its own. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PermissionKey } from "#shared/contract/permission-keys.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const parts = [
  "wouter",
  "react-i18next",
  "#src/ui/note.tsx",
  "#src/ui/button.tsx",
  "#src/ui/style.ts",
  "#src/ui/flow.ts",
  "#src/i18n/format.ts",
  "#src/features/convert/form/use-refusal-text.ts",
  "#src/features/convert/form/next-step.tsx",
] as const;

let window: ReactWindow;
let show: (of: PermissionKey) => Promise<string>;

beforeEach(async () => {
  window = await openReactWindow();
  const t = (key: string, values: object = {}): string => `${key} ${JSON.stringify(values)}`;
  vi.doMock(parts[0], () => ({ Link: () => null }));
  vi.doMock(parts[1], () => ({ useTranslation: () => ({ t }) }));
  vi.doMock(parts[2], () => ({ Note: ({ children }: { children: ReactNode }) => children }));
  vi.doMock(parts[3], () => ({ buttonClass: String }));
  vi.doMock(parts[4], () => ({ css: String, cx: String }));
  vi.doMock(parts[5], () => ({ flow: {} }));
  vi.doMock(parts[6], () => ({ useFormat: () => ({ dateTime: String }) }));
  vi.doMock(parts[7], () => ({
    useRefusalText:
      () =>
      ({ code }: { code: string }) =>
        code,
  }));
  vi.doMock(parts[8], () => ({ NextStep: () => null }));
  const { act } = await import("react");
  const { useClientStore } = await import("#src/state/client-store.ts");
  const { Ineligible } = await import("#src/features/convert/form/ineligible.tsx");
  useClientStore.setState({
    permission: {
      isLoaded: true,
      granted: {
        convert: { allow: true, reason: 0, until: 50 },
        limitConvert: { allow: false, reason: 10_027, until: 98 },
      },
    },
  });
  show = async (of) => {
    await window.change(() => window.render(<Ineligible of={of} />));
    // Its words come on demand.
    await act(() => vi.dynamicImportSettled());
    return window.element.textContent ?? "";
  };
});

afterEach(async () => {
  await window.close();
  for (const part of parts) vi.doUnmock(part);
});

it("says of limit orders what bars them, and until when, and nothing where only another is barred", async () => {
  expect(await show("convert")).toBe("");
  expect(await show("limitConvert")).toMatch(/10027.*"time":"98000"/);
  expect(await show("blockTrade")).toBe("");
});
