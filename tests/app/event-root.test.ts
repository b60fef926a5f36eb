import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { eventRoot } from "#src/app/event-root.ts";

const sources = join(import.meta.dirname, "..", "..", "src");
/** Parts with a React root of their own, which receives animations. */
const ownRoots = new Set(["ui/notification-stage.tsx"]);

it("receives every kind of event but animations", () => {
  const target = new EventTarget();
  const received = vi.fn();
  const root = eventRoot(target as HTMLElement);
  for (const type of ["click", "animationstart", "animationend", "transitionend"]) {
    root.addEventListener(type, received, true);
    root.dispatchEvent(new Event(type));
  }
  expect(received.mock.calls.map(([event]: Event[]) => event?.type)).toEqual(["click", "transitionend"]);
});

it("nothing in the page's root waits for an animation's events", () => {
  const waiting = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !ownRoots.has(path))
    .filter((path) => /\bonAnimation(Start|End|Iteration)/.test(readFileSync(join(sources, path), "utf8")));
  expect(waiting).toEqual([]);
});
