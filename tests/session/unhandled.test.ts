/** R8.14, R8.15: an error that no part of the page awaited is reported, and taken from the console. */
import { afterEach, expect, it, vi } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { presentUnhandled } from "#src/session/error-presenter.ts";

const { goToLogin, showError } = vi.hoisted(() => ({ goToLogin: vi.fn(), showError: vi.fn() }));
vi.mock("#src/session/login.ts", () => ({ goToLogin }));
vi.mock("#src/session/after-paint.ts", () => ({ showError }));

afterEach(() => vi.clearAllMocks());

/** Rejects with this in a page of its own; answers whether the page took care of it. */
function reject(reason: unknown): boolean {
  const page = new EventTarget();
  presentUnhandled(page as Window);
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

it("a refusal is shown as its row of the catalogue says", async () => {
  const refused = cofferError({
    kind: "BusinessError",
    code: "700001",
    message: "",
    show: { as: "toast", text: "words" } as never,
  });
  expect(reject(refused)).toBe(true);
  await vi.waitFor(() => expect(showError).toHaveBeenCalledExactlyOnceWith(refused));
});

it("a session that is over leads to the login", () => {
  const over = cofferError({
    kind: "NotLoggedIn",
    code: "10007",
    message: "",
    show: { as: "redirect" } as never,
  });
  expect(reject(over)).toBe(true);
  expect(goToLogin).toHaveBeenCalledOnce();
  expect(showError).not.toHaveBeenCalled();
});

it("a fault of the page's own is reported, and stays on the console", async () => {
  const fault = new TypeError("no such thing");
  expect(reject(fault)).toBe(false);
  await vi.waitFor(() => expect(showError).toHaveBeenCalledExactlyOnceWith(fault));
});
