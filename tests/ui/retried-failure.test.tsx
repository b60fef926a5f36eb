/** R9.27: a retry that fails again is said again, and one that works keeps the focus on the page. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow;
let show: (state: { readonly retrying: boolean } | null) => Promise<void>;

beforeEach(async () => {
  page = await openReactWindow();
  vi.doMock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock("#src/ui/style.ts", () => ({ css: () => "", cx: () => "", keyframes: () => "" }));
  document.body.append(page.element);
  const { ErrorState } = await import("#src/ui/error-state.tsx");
  function Card({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <section id="card" tabIndex={-1}>
        {children}
      </section>
    );
  }
  show = (state) =>
    page.change(() =>
      page.render(
        <Card>
          {state && (
            <ErrorState message="No connection" onRetry={() => undefined} retrying={state.retrying} />
          )}
        </Card>,
      ),
    );
});

afterEach(() => page.close());

const words = (): Node | null | undefined => page.element.querySelector("[role=alert] p")?.firstChild;
const status = (): string => page.element.querySelector("[role=status]")?.textContent ?? "";

it("is said as loading, and as failed once more, by words that came anew", async () => {
  await show({ retrying: false });
  const before = words();
  expect(before?.textContent).toBe("No connection");
  await show({ retrying: true });
  await show({ retrying: false });
  expect(words()).toBe(before);
  await page.change(() => page.element.querySelector("button")?.click());
  await show({ retrying: true });
  expect(status()).toBe("ui.loading");
  expect(words()).toBe(before);
  await show({ retrying: false });
  expect(status()).toBe("");
  expect(words()?.textContent).toBe("No connection");
  expect(words()).not.toBe(before);
});

it("hands the focus on to what it stood in", async () => {
  await show({ retrying: false });
  page.element.querySelector("button")?.focus();
  await show({ retrying: true });
  await show(null);
  expect(document.activeElement?.id).toBe("card");
});
