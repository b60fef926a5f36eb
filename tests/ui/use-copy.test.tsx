/** D5.5: that a text was copied is said of that text alone. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow;
let show: (value: string) => Promise<void>;
const writeText = vi.fn((_text: string) => Promise.resolve());

beforeEach(async () => {
  writeText.mockClear();
  page = await openReactWindow();
  vi.doMock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock("#src/ui/toast.ts", () => ({ toast: {} }));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { useCopy } = await import("#src/ui/use-copy.ts");
  function Field({ value }: { readonly value: string }): ReactNode {
    const { copied, copy } = useCopy(value);
    return (
      <button type="button" onClick={() => void copy()}>
        {copied ? "Copied" : "Copy"}
      </button>
    );
  }
  document.body.append(page.element);
  show = (value) => page.change(() => page.render(<Field value={value} />));
  await show("address of one network");
});

afterEach(() => page.close());

it("is not said of another text that has come to stand there", async () => {
  await page.change(() => page.element.querySelector("button")?.click());
  expect(writeText).toHaveBeenCalledExactlyOnceWith("address of one network");
  await vi.waitFor(() => expect(page.element.textContent).toBe("Copied"));
  await show("address of another network");
  expect(page.element.textContent).toBe("Copy");
});
