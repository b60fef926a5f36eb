/** R2.1: a page that failed is tried again without giving the app away. */
import type { ReactElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { RouteBoundary } from "#src/app/route-boundary.tsx";

const reload = vi.fn();
let network: { onLine: boolean };
let page: EventTarget;

beforeEach(() => {
  reload.mockClear();
  network = { onLine: true };
  page = new EventTarget();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("window", page);
});

/** A place whose page failed, and what its button does. */
function failed(error: Error) {
  const boundary = new RouteBoundary({ place: "/deposit", children: "the page" });
  boundary.setState = (state) => {
    boundary.state = { ...boundary.state, ...(state as Partial<typeof boundary.state>) };
  };
  boundary.setState(RouteBoundary.getDerivedStateFromError(error) as never);
  const shown = boundary.render() as ReactElement<{ readonly onRetry: () => void }>;
  return { boundary, press: shown.props.onRetry };
}
const missing = new TypeError("Failed to fetch dynamically imported module: /assets/deposit-page.js");
const backOnline = (): void => {
  network.onLine = true;
  page.dispatchEvent(new Event("online"));
};

it("is rendered again, or loaded anew where its code is missing", () => {
  const { boundary, press } = failed(new Error("a fault"));
  press();
  expect([boundary.render(), reload.mock.calls.length]).toEqual(["the page", 0]);
  failed(missing).press();
  expect(reload).toHaveBeenCalledOnce();
});

it("whose code is missing is loaded anew only once there is a network", () => {
  network.onLine = false;
  failed(missing).press();
  expect(reload).not.toHaveBeenCalled();
  backOnline();
  expect(reload).toHaveBeenCalledOnce();
});

it("is not loaded anew once another place is there", () => {
  network.onLine = false;
  const { boundary, press } = failed(missing);
  press();
  boundary.setState({ place: "/", fault: null });
  backOnline();
  expect(reload).not.toHaveBeenCalled();
});
