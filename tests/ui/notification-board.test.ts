import { beforeEach, describe, expect, it } from "vitest";
import { NotificationBoard } from "#src/ui/notification-board.ts";

/** A clock that goes only when told. */
class HandClock {
  #now = 0;
  #tasks: { at: number; task: () => void }[] = [];

  readonly after = (ms: number, task: () => void): (() => void) => {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  };

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#tasks.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      this.#now = next.at;
      next.task();
    }
    this.#now = until;
  }

  get waiting(): number {
    return this.#tasks.length;
  }
}

let clock: HandClock;
let board: NotificationBoard;
const messages = (): unknown[] => board.items().map((item) => item.message);
const openMessages = (): unknown[] =>
  board
    .items()
    .filter((item) => item.open)
    .map((item) => item.message);

beforeEach(() => {
  clock = new HandClock();
  board = new NotificationBoard(clock.after);
});

describe("notifications (R9.23, R4.19)", () => {
  it("puts the newest in front and keeps four", () => {
    for (const message of ["a", "b", "c", "d", "e"]) board.add("info", message);
    expect(messages()).toEqual(["e", "d", "c", "b"]);
  });

  it("closes after 4500 ms and is removed 3000 ms later", () => {
    board.add("success", "done");
    clock.pass(4_499);
    expect(openMessages()).toEqual(["done"]);
    clock.pass(1);
    expect(openMessages()).toEqual([]);
    expect(messages()).toEqual(["done"]);
    clock.pass(3_000);
    expect(messages()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it("takes another duration where one is given, or none", () => {
    board.add("fail", "short", { durationMs: 2_000 });
    const id = board.add("info", "long", { durationMs: null });
    clock.pass(2_000);
    expect(openMessages()).toEqual(["long"]);
    clock.pass(60_000);
    board.dismiss(id);
    expect(openMessages()).toEqual([]);
  });

  it("stays while held and counts anew when let go", () => {
    board.add("info", "read me");
    clock.pass(4_400);
    board.hold(true);
    clock.pass(60_000);
    expect(openMessages()).toEqual(["read me"]);
    board.hold(false);
    clock.pass(4_499);
    expect(openMessages()).toEqual(["read me"]);
    clock.pass(1);
    expect(openMessages()).toEqual([]);
  });

  it("never holds more than four, those on their way out going first", () => {
    const first = board.add("info", "a");
    board.dismiss(board.add("info", "b"));
    for (const message of ["c", "d", "e"]) board.add("info", message);
    expect(messages()).toEqual(["e", "d", "c", "a"]);
    board.dismiss(first);
    board.add("info", "f");
    expect(messages()).toEqual(["f", "e", "d", "c"]);
    clock.pass(9_000);
    expect(messages()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it("replaces one of the same id instead of standing beside it", () => {
    board.add("warn", "first", { id: "feed" });
    board.add("warn", "second", { id: "feed" });
    expect(messages()).toEqual(["second"]);
    clock.pass(4_500);
    expect(openMessages()).toEqual([]);
  });

  it("notifies its listeners of each change until they leave", () => {
    let reported = 0;
    const leave = board.subscribe(() => {
      reported += 1;
    });
    board.dismiss(board.add("info", "x"));
    expect(reported).toBe(2);
    leave();
    board.add("info", "y");
    expect(reported).toBe(2);
  });
});
