import { beforeEach, describe, expect, it } from "vitest";
import { ToastBoard } from "#src/ui/toast-board.ts";

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
let board: ToastBoard;
const messages = (): unknown[] => board.items().map((item) => item.message);
const openMessages = (): unknown[] =>
  board
    .items()
    .filter((item) => item.open)
    .map((item) => item.message);

beforeEach(() => {
  clock = new HandClock();
  board = new ToastBoard(clock.after);
});

describe("toasts (R4.18-R4.20, R9.19)", () => {
  it("puts the newest in front and keeps three", () => {
    for (const message of ["a", "b", "c", "d"]) board.add("info", message);
    expect(messages()).toEqual(["d", "c", "b"]);
  });

  it("closes after 3000 ms and is removed 3000 ms later", () => {
    board.add("success", "done");
    clock.pass(2_999);
    expect(openMessages()).toEqual(["done"]);
    clock.pass(1);
    expect(openMessages()).toEqual([]);
    expect(messages()).toEqual(["done"]);
    clock.pass(3_000);
    expect(messages()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it("takes another duration where one is given", () => {
    board.add("fail", "offline", { durationMs: 2_000 });
    clock.pass(2_000);
    expect(openMessages()).toEqual([]);
  });

  it("lets a process stay until it is updated, then go as its new kind goes", () => {
    const id = board.add("process", "working");
    clock.pass(60_000);
    expect(openMessages()).toEqual(["working"]);
    board.update(id, { kind: "success", message: "done" });
    expect(openMessages()).toEqual(["done"]);
    clock.pass(3_000);
    expect(openMessages()).toEqual([]);
  });

  it("does not wake what was dismissed", () => {
    const id = board.add("info", "news");
    board.dismiss(id);
    board.update(id, { message: "late news" });
    expect(openMessages()).toEqual([]);
    expect(messages()).toEqual(["news"]);
  });

  it("stays while held and counts anew when let go", () => {
    board.add("info", "read me");
    clock.pass(2_900);
    board.hold(true);
    clock.pass(60_000);
    expect(openMessages()).toEqual(["read me"]);
    board.hold(false);
    clock.pass(2_999);
    expect(openMessages()).toEqual(["read me"]);
    clock.pass(1);
    expect(openMessages()).toEqual([]);
  });

  it("counts only open ones towards the three", () => {
    board.dismiss(board.add("info", "gone"));
    for (const message of ["a", "b", "c"]) board.add("info", message);
    expect(openMessages()).toEqual(["c", "b", "a"]);
  });

  it("never holds more than three, those on their way out going first", () => {
    const first = board.add("info", "a");
    board.dismiss(board.add("info", "b"));
    board.add("info", "c");
    board.add("info", "d");
    expect(messages()).toEqual(["d", "c", "a"]);
    board.dismiss(first);
    board.add("info", "e");
    expect(messages()).toEqual(["e", "d", "c"]);
    clock.pass(6_000);
    expect(messages()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it("replaces one of the same id instead of standing beside it", () => {
    board.add("warn", "first", { id: "feed" });
    board.add("warn", "second", { id: "feed" });
    expect(messages()).toEqual(["second"]);
    clock.pass(3_000);
    expect(openMessages()).toEqual([]);
  });

  it("tells its listeners of each change until they leave", () => {
    let told = 0;
    const leave = board.subscribe(() => {
      told += 1;
    });
    board.dismiss(board.add("info", "x"));
    expect(told).toBe(2);
    leave();
    board.add("info", "y");
    expect(told).toBe(2);
  });
});

describe("notifications (R9.23)", () => {
  beforeEach(() => {
    board = new ToastBoard(clock.after, { kept: 4, shownMs: 4_500 });
  });

  it("keeps four", () => {
    for (const message of ["a", "b", "c", "d", "e"]) board.add("info", message);
    expect(messages()).toEqual(["e", "d", "c", "b"]);
  });

  it("shows each for 4.5 s, or until it is dismissed where it says so", () => {
    board.add("success", "short");
    const id = board.add("info", "long", { durationMs: null });
    clock.pass(4_499);
    expect(openMessages()).toEqual(["long", "short"]);
    clock.pass(1);
    expect(openMessages()).toEqual(["long"]);
    clock.pass(60_000);
    board.dismiss(id);
    expect(openMessages()).toEqual([]);
  });
});
