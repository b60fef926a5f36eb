/** D5.6. */
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { OpenRecord } from "#src/records/use-open-record.ts";
import { openReactWindow } from "../react-window.ts";

it("details that are closed by two presses at once lead back to their list, not beyond it", async () => {
  const window = await openReactWindow();
  const back = vi.fn<() => void>();
  const here = { state: { fromList: true }, back, pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal("history", here);
  vi.stubGlobal("location", { pathname: "/exchange/history", search: "?record=7" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const { useOpenRecord } = await import("#src/records/use-open-record.ts");
  const seen: OpenRecord[] = [];
  function List(): ReactNode {
    const record = useOpenRecord();
    seen.push(record);
    return record.id;
  }
  await window.change(() => window.render(<List />));
  expect(window.element.textContent).toBe("7");
  await window.change(() => {
    seen.at(-1)?.close();
    seen.at(-1)?.close();
  });
  expect(back).toHaveBeenCalledTimes(1);
  await window.close();
});
