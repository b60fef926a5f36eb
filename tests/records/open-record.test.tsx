/** D5.6. */
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { OpenRecord } from "#src/records/use-open-record.ts";
import { openReactWindow } from "../react-window.ts";

async function openAt(id: string) {
  const window = await openReactWindow();
  const back = vi.fn<() => void>();
  const here = { state: { fromList: true }, back, pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal("history", here);
  vi.stubGlobal("location", { pathname: "/exchange/history", search: `?record=${encodeURIComponent(id)}` });
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
  return { window, back, seen };
}

it("an entry of a ledger that names none is opened by all that it says", async () => {
  // Time, coin, change and balance, as `fundingId` puts them together.
  const id = "1764288000_ETH_-12345.123456789012345678_987654.123456789012345678";
  const { window, seen } = await openAt(id);
  expect(seen.at(-1)?.id).toBe(id);
  await window.close();
});

it("details that are closed by two presses at once lead back to their list, not beyond it", async () => {
  const { window, back, seen } = await openAt("7");
  expect(window.element.textContent).toBe("7");
  await window.change(() => {
    seen.at(-1)?.close();
    seen.at(-1)?.close();
  });
  expect(back).toHaveBeenCalledTimes(1);
  await window.close();
});
