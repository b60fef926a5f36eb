/** F6a.3, D5.4: a price is taken by a press that was meant for it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorData } from "#shared/rpc/errors.ts";
import type { Caution } from "#src/money/quote-flow-footer.tsx";
import type { QuoteFlowView } from "#src/money/quote-flow-view.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const parts = ["react-i18next", "#src/money/outcome-links.tsx", "#src/ui/style.ts"] as const;
const quote = { quoteTxId: "q-1" };
const held = { at: "held", quote, notice: "none" } as const;
const expired = { at: "expired", quote, quoting: false, refusal: null } as const;

let window: ReactWindow;
let confirmed: number;
let show: (view: QuoteFlowView<unknown, unknown>, caution?: Caution) => Promise<Element>;

beforeEach(async () => {
  window = await openReactWindow();
  confirmed = 0;
  const nothing = (): null => null;
  // Words, looks and ways on are no matter here.
  vi.doMock(parts[0], () => ({ useTranslation: () => ({ t: String }) }));
  vi.doMock(parts[1], () => ({
    hintClass: "",
    SeeHistory: nothing,
    OutcomeLinks: nothing,
    LogInButton: () => <button type="button">log in</button>,
  }));
  vi.doMock(parts[2], () => ({ css: String, cx: String, keyframes: String }));
  const { QuoteFlowFooter } = await import("#src/money/quote-flow-footer.tsx");
  const session = {
    confirm: async () => {
      confirmed += 1;
    },
    renew: async () => undefined,
  };
  show = async (view, caution = null) => {
    await window.change(() =>
      window.render(
        <QuoteFlowFooter
          view={view}
          caution={caution}
          session={session}
          act="convert"
          hint=""
          nothing=""
          history="/"
          onClose={() => undefined}
        />,
      ),
    );
    const button = window.element.querySelector("button");
    if (button === null) throw new Error("no button");
    return button;
  };
});

afterEach(async () => {
  await window.close();
  for (const part of parts) vi.doUnmock(part);
});

it("not by the second click of a double click, which was meant for the button before", async () => {
  const button = await show(held);
  const press = (detail: number): Promise<void> =>
    window.change(() => {
      const { MouseEvent } = button.ownerDocument.defaultView ?? globalThis;
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    });
  await press(2);
  expect(confirmed).toBe(0);
  await press(1);
  expect(confirmed).toBe(1);
});

it("nor by a key that is still down on the button that asked for it; its own button stays while it is sent", async () => {
  const asking = await show(expired);
  const confirming = await show(held);
  expect(confirming).not.toBe(asking);
  expect(await show({ at: "sending", quote })).toBe(confirming);
  expect(await show({ ...expired, quoting: true })).not.toBe(confirming);
});

it("where nobody is logged in any more, a new one begins with the login", async () => {
  const refusal = errorData({ kind: "NotLoggedIn", code: "10007", message: "over" });
  expect((await show({ ...expired, refusal })).textContent).toBe("log in");
});

it("nor by a press on the way back, where a price that was questioned is fine again meanwhile", async () => {
  const caution = { id: "q-1", reason: "far off", confirm: "all the same" };
  const press = async (button: Element): Promise<void> =>
    window.change(() => (button as HTMLElement).click());
  await press(await show(held, caution));
  const back = await show(held, caution);
  expect(back.textContent).toBe("ui.back");
  // The market comes back.
  expect(await show(held)).toBe(back);
  await press(back);
  expect(confirmed).toBe(0);
  const single = await show(held);
  expect(single.textContent).toBe("convert");
  // Another price begins anew.
  await press(await show(held, caution));
  await show(expired);
  expect((await show(held)).textContent).toBe("convert");
});

it("nor by the second press after another reason, which is one that nobody was stopped at", async () => {
  const caution = { id: "q-1/no", reason: "no live price", confirm: "all the same" };
  const other = { id: "q-1/yes", reason: "far off", confirm: "all the same" };
  const press = async (button: Element): Promise<void> =>
    window.change(() => (button as HTMLElement).click());
  await press(await show(held, caution));
  expect((await show(held, caution)).textContent).toBe("ui.back");
  expect((await show(held, other)).textContent).toBe("convert");
  // And once nothing speaks against it any more, nothing is said of before.
  await show(held);
  expect(window.element.textContent).toBe("convert");
  expect(confirmed).toBe(0);
});
