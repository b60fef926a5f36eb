/** D5.5: that it was copied is said by the status alone, never by another name of the button as well. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow;

beforeEach(async () => {
  page = await openReactWindow();
  vi.doMock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock("#src/ui/style.ts", () => ({ css: () => "", cx: () => "", keyframes: () => "" }));
  vi.doMock("#src/ui/toast.ts", () => ({ toast: {} }));
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  document.body.append(page.element);
});

afterEach(() => page.close());

const status = (): string => page.element.querySelector('[role="status"]')?.textContent ?? "";
const press = (): Promise<void> => page.change(() => page.element.querySelector("button")?.click());
const name = (): string | null | undefined =>
  page.element.querySelector("button")?.getAttribute("aria-label");

it("by the button beside an address", async () => {
  const { CopyButton } = await import("#src/ui/copy-field.tsx");
  await page.change(() => page.render(<CopyButton value="TX" label="Copy address" />));
  expect(status()).toBe("");
  await press();
  await vi.waitFor(() => expect(status()).toBe("ui.copied"));
  expect(name()).toBe("Copy address");
});

it("by the button of a memo", async () => {
  const { MemoNote } = await import("#src/ui/memo-note.tsx");
  await page.change(() =>
    page.render(<MemoNote title="Memo" reason="Needed" value="12345" copyLabel="Copy memo" />),
  );
  await press();
  await vi.waitFor(() => expect(status()).toBe("ui.copied"));
  expect(name()).toBe("Copy memo");
});
