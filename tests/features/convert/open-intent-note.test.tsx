/** D3.8, D5.6: what stands beside a form of something that it sent. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenIntent, Phase } from "#src/money/intent.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const parts = ["#src/money/use-open-intents.ts", "#src/session/session.ts", "#src/ui/style.ts"] as const;
const intent: OpenIntent = {
  requestId: "1",
  call: "convert.execute",
  key: "convert",
  kind: "instant",
  input: {},
  pays: { coin: "BTC", amount: "0.01" },
  receives: { coin: "USDT", amount: "941.5" },
  coins: 0,
  account: "eb_convert_funding",
  history: "/",
  sentAt: 1_700_000_000_000,
  phase: "unknown",
  checking: false,
  loggedOut: false,
  attended: false,
  ending: null,
};

let window: ReactWindow;
let phase: Phase;
let note: (hidden: boolean) => Promise<Element>;

beforeEach(async () => {
  window = await openReactWindow();
  vi.doMock(parts[0], () => ({ useUnknownIntent: () => ({ ...intent, phase }) }));
  vi.doMock(parts[1], () => ({ useSessionStatus: () => "logged-in" }));
  vi.doMock(parts[2], () => ({ css: String, cx: String, keyframes: String }));
  const { OpenIntentNote } = await import("#src/money/open-intent-note.tsx");
  const { useAmountsHidden } = await import("#src/state/amounts-hidden.ts");
  note = async (hidden) => {
    useAmountsHidden.setState({ hidden });
    await window.change(() => window.render(<OpenIntentNote kinds={["instant"]} onShow={() => undefined} />));
    return window.element;
  };
});

afterEach(async () => {
  await window.close();
  for (const part of parts) vi.doUnmock(part);
});

it.each<[Phase, string, boolean]>([
  ["looking-up", "money.still.convert", true],
  ["unknown", "money.still.convert", true],
  ["elsewhere", "money.state.elsewhere", false],
])("of one that is %s says %s, and says it aloud: %s", async (at, title, aloud) => {
  phase = at;
  const shown = await note(false);
  expect(shown.querySelector("b")?.textContent).toContain(title);
  expect(shown.querySelector("[role=status]") !== null).toBe(aloud);
});

it("leaves its sums out while amounts are hidden", async () => {
  phase = "unknown";
  expect((await note(false)).textContent).toContain("money.sums");
  expect((await note(true)).textContent).not.toContain("money.sums");
});
