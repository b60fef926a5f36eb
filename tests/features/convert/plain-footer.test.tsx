/** D5.4: what a refusal offers is taken by a press that was meant for it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorData } from "#shared/rpc/errors.ts";
import type { PlainState } from "#src/money/plain-intent.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const part = "#src/money/outcome-links.tsx";
type State = PlainState<"limitOrder.create">;

let window: ReactWindow;
let show: (state: State) => Promise<HTMLButtonElement>;

beforeEach(async () => {
  window = await openReactWindow();
  const nothing = (): null => null;
  vi.doMock(part, () => ({
    hintClass: "",
    SeeHistory: nothing,
    OutcomeLinks: nothing,
    LogInButton: nothing,
  }));
  const { PlainFooter } = await import("#src/money/plain-footer.tsx");
  show = async (state) => {
    await window.change(() =>
      window.render(
        <PlainFooter
          state={state}
          repair={<button type="button">change</button>}
          nothing=""
          history="/"
          endOf={() => ({ href: "/" })}
          onClose={() => undefined}
        >
          <button type="button">place</button>
          <p />
        </PlainFooter>,
      ),
    );
    const button = window.element.querySelector("button");
    if (button === null) throw new Error("no button");
    return button;
  };
});

afterEach(async () => {
  await window.close();
  vi.doUnmock(part);
});

it("not by the key that is still down on the button that sent it", async () => {
  const place = await show({ status: "idle" });
  expect(await show({ status: "running" })).toBe(place);
  const error = errorData({ kind: "BusinessError", code: "700005", message: "" });
  const change = await show({ status: "refused", error });
  expect(change.textContent).toBe("change");
  expect(change).not.toBe(place);
});
