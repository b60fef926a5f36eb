/** R9.27: what comes together with its words is heard. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow | undefined;

afterEach(async () => {
  vi.useRealTimers();
  await page?.close();
});

it("the words of a status come after it for readers, and an alert's with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  page = await openReactWindow();
  vi.doMock("#src/ui/style.ts", () => ({ css: () => "", cx: () => "", keyframes: () => "" }));
  const { Note } = await import("#src/ui/note.tsx");
  const { Banner } = await import("#src/ui/layout/banner.tsx");
  const parts = (
    <>
      <Note tone="warn" announce>
        Alike
      </Note>
      <Note tone="bad" announce>
        Refused
      </Note>
      <Note>Remark</Note>
      <Banner tone="offline">Offline</Banner>
    </>
  );
  const early = /<(?:div|span)[^>]* aria-hidden="true"[^>]*>(Alike|Refused|Remark|Offline)/g;
  const words = (markup: string): readonly string[] =>
    [...markup.matchAll(early)].map(([, word = ""]) => word);
  expect(words(renderToStaticMarkup(parts))).toEqual(["Alike", "Offline"]);
  await page.change(() => page?.render(parts));
  expect(page.element.textContent).toContain("Alike");
  expect(words(page.element.innerHTML)).toEqual(["Alike", "Offline"]);
  await page.change(() => vi.runAllTimers());
  expect(words(page.element.innerHTML)).toEqual([]);
});
