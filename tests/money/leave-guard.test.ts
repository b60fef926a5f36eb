import { describe, expect, it } from "vitest";
import { LeaveGuard } from "#src/money/leave-guard.ts";

/** A page that counts who listens. */
function page() {
  const target = new EventTarget();
  const listeners = new Set<unknown>();
  const told: unknown[] = [];
  target.addEventListener("coffer:tell", (event) => told.push((event as CustomEvent).detail));
  return {
    listeners,
    told,
    dispatchEvent: (event: Event) => target.dispatchEvent(event),
    addEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.add(listener);
      target.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.delete(listener);
      target.removeEventListener(type, listener);
    },
    leave: () => !target.dispatchEvent(new Event("beforeunload", { cancelable: true })),
  };
}

describe("leaving", () => {
  it("is asked about for as long as one intent holds the page", () => {
    const of = page();
    const guard = new LeaveGuard(of);
    expect(of.leave()).toBe(false);
    guard.hold("a");
    guard.hold("b");
    guard.hold("a");
    expect(of.leave()).toBe(true);
    guard.release("a");
    expect(of.leave()).toBe(true);
    guard.release("b");
    expect(of.leave()).toBe(false);
    // A listener alone would keep the page out of the browser's cache for going back.
    expect(of.listeners.size).toBe(0);
  });

  it("is not asked about once the person has chosen to go", () => {
    const of = page();
    const guard = new LeaveGuard(of);
    guard.hold("a");
    guard.letGo();
    guard.hold("b");
    expect(of.leave()).toBe(false);
  });

  it("is asked about by the messaging app around the page too, which is told of each change once", () => {
    const of = page();
    const guard = new LeaveGuard(of);
    guard.hold("a");
    guard.hold("b");
    guard.release("a");
    guard.release("b");
    guard.release("b");
    guard.hold("c");
    guard.letGo();
    expect(of.told).toEqual(
      [true, false, true, false].map((ask) => ["web_app_setup_closing_behavior", { need_confirmation: ask }]),
    );
  });
});
