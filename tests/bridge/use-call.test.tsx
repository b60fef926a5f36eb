/** D3.9, D5.1: what is kept on screen while another answer comes, and what is not. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallResult } from "#shared/rpc/api.ts";
import type { Queries } from "#src/bridge/queries.ts";
import { openReactWindow, type ReactWindow } from "../react-window.ts";
import { FakeClock } from "./fake-clock.ts";

let window: ReactWindow;
let queries: Queries;
let answers: ((owned: string) => void)[];
let show: (memberId: string) => Promise<void>;

beforeEach(async () => {
  window = await openReactWindow();
  answers = [];
  const { Queries: Reads } = await import("#src/bridge/queries.ts");
  queries = new Reads({
    fetch: (name) =>
      new Promise((resolve) => {
        answers.push((owned) =>
          resolve({ kind: "ok", data: { owned }, invalidates: [] } as unknown as CallResult<typeof name>),
        );
      }),
    present: () => undefined,
    clock: new FakeClock(),
    isAwake: () => true,
  });
  vi.doMock("#src/bridge/reads.ts", () => ({ queries }));
  const { useCall } = await import("#src/bridge/use-call.ts");
  function Page({ memberId }: { readonly memberId: string }): ReactNode {
    const input = { accountType: "FUND", memberId } as const;
    const { data } = useCall("transfer.balances", input, { keepPrevious: true });
    return data === undefined ? "nothing" : JSON.stringify(data);
  }
  show = (memberId) => window.change(() => window.render(<Page memberId={memberId} />));
});
afterEach(async () => {
  vi.doUnmock("#src/bridge/reads.ts");
  await window.close();
});

const text = (): string | null => window.element.textContent;
const answer = (at: number, owned: string): Promise<void> => window.change(() => answers[at]?.(owned));

it("the answer to the question before stands until that to the next is there", async () => {
  await show("1");
  await answer(0, "0.777");
  await show("2");
  expect(text()).toContain("0.777");
  await answer(1, "0.5");
  expect(text()).toContain("0.5");
});

it("what a session's end has the page forget is held by nobody, neither it nor the answer before", async () => {
  await show("1");
  await answer(0, "0.777");
  await window.change(() => queries.forget(true));
  expect(text()).toBe("nothing");
  await answer(1, "0.777");
  await show("2");
  expect(text()).toContain("0.777");
  await window.change(() => queries.forget(true));
  expect(text()).toBe("nothing");
});
