/** F6g.1. */
import { describe, expect, it, vi } from "vitest";
import type { MadeFilesParams } from "#shared/contract/statements-view.ts";
import type { Invalidated, InvalidationListener } from "#worker/http/invalidation.ts";
import { createMadeFilesTopic } from "#worker/topics/made-files.ts";
import { manualClock, settle } from "./manual-clock.ts";

interface Row {
  readonly key: string;
  readonly at: "under way" | "done";
}

const plain: MadeFilesParams = { round: 0, expects: false };

function setUp(first: readonly Row[]) {
  let answer: readonly Row[] | undefined | Error = first;
  let isReachable = true;
  const clock = manualClock();
  const invalidated = new Set<InvalidationListener>();
  const lives = new Set<(life: "wake" | "suspend") => void>();
  const read = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer?.map((row) => ({ ...row }));
  });
  const topic = createMadeFilesTopic<Row>({
    clock,
    http: {
      onInvalidated(listener) {
        invalidated.add(listener);
        return () => invalidated.delete(listener);
      },
    },
    line: {
      reachable: () => isReachable,
      onLife(listener) {
        lives.add(listener);
        return () => lives.delete(listener);
      },
    },
    serverNow: () => clock.now(),
    name: "statements.list",
    read,
    isUnderWay: ({ at }) => at === "under way",
  });
  const changed = vi.fn();
  const watch = async (params: MadeFilesParams = plain) => {
    const source = topic(params);
    const stop = source.watch(changed);
    await settle();
    return { source, stop };
  };
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settle();
  };
  const notify = async (calls: Invalidated): Promise<void> => {
    for (const listener of invalidated) listener(calls, calls === "all");
    await settle();
  };
  const see = async (reachable: boolean): Promise<void> => {
    isReachable = reachable;
    for (const listener of lives) listener(reachable ? "wake" : "suspend");
    await settle();
  };
  const book = (next: readonly Row[] | undefined | Error): void => {
    answer = next;
  };
  return { clock, read, watch, pass, notify, see, book, changed, lives };
}

const one: Row = { key: "a", at: "under way" };
const done: Row = { key: "a", at: "done" };

describe("files that are made in the background", () => {
  it("are read once, and not again while nothing is under way", async () => {
    const { read, watch, pass } = setUp([done]);
    const { source } = await watch();
    expect(source.status()).toBe("live");
    expect(source.read()).toEqual([done]);
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("are requested each 10 s until they are made, and more seldom when that takes long", async () => {
    const { read, watch, pass, book } = setUp([one]);
    const { source } = await watch();
    for (let at = 0; at < 6; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await pass(10_000);
    }
    expect(read).toHaveBeenCalledTimes(7);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(7);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(8);
    book([done]);
    await pass(60_000);
    expect(source.read()).toEqual([done]);
    const reads = read.mock.calls.length;
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(reads);
  });

  it("are not requested while nobody sees the page, and at once when somebody does again", async () => {
    const { read, watch, pass, see } = setUp([one]);
    await watch();
    await see(false);
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    await see(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("that were requested on another device meanwhile are there for who comes back", async () => {
    const { read, watch, pass, see, book } = setUp([done]);
    const { source } = await watch();
    await see(false);
    await pass(9_000);
    await see(true);
    // A look aside asks for nothing.
    expect(read).toHaveBeenCalledTimes(1);
    await see(false);
    await pass(1_000);
    book([{ key: "b", at: "done" }, done]);
    await see(true);
    expect(source.read()).toEqual([{ key: "b", at: "done" }, done]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("are read anew for who comes to their list while it is kept alive for news of them alone", async () => {
    const { read, watch, pass, book } = setUp([done]);
    const { source } = await watch();
    const { stop } = await watch();
    stop();
    await pass(600_000);
    book([{ key: "b", at: "done" }, done]);
    await watch();
    expect(source.read()).toEqual([{ key: "b", at: "done" }, done]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("that cannot be had are requested again, twice as late each time, and look stale", async () => {
    const { read, watch, pass, book } = setUp([one]);
    const { source } = await watch();
    book(new Error("no answer"));
    await pass(10_000);
    expect(source.status()).toBe("stale");
    expect(source.read()).toEqual([one]);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(3);
    book([one]);
    await pass(40_000);
    expect(source.status()).toBe("live");
  });

  it("are read at once when another was requested, and when somebody wants it", async () => {
    const { read, watch, notify, book } = setUp([]);
    const { source } = await watch();
    book([one]);
    await notify(["statements.list"]);
    expect(source.read()).toEqual([one]);
    await notify(["profile.get"]);
    expect(read).toHaveBeenCalledTimes(2);
    await watch({ round: 1, expects: false });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("that are expected are requested although none is there", async () => {
    const { read, watch, pass } = setUp([]);
    const { stop } = await watch();
    await watch({ round: 0, expects: true });
    stop();
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("of somebody who logged out are gone, and what was on its way for them does not count", async () => {
    const { watch, notify, book } = setUp([one]);
    const { source } = await watch();
    book(undefined);
    await notify("all");
    expect(source.read()).toEqual([]);
    expect(source.status()).toBe("closed");
  });

  it("that nobody looks at are requested by nobody", async () => {
    const { clock, read, watch, pass, lives } = setUp([one]);
    const { stop } = await watch();
    stop();
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(clock.pending).toBe(0);
    expect(lives.size).toBe(0);
    const { source } = await watch();
    expect(read).toHaveBeenCalledTimes(2);
    expect(source.read()).toEqual([one]);
  });

  it("that did not change are the same rows", async () => {
    const { watch, pass } = setUp([one]);
    const { source } = await watch();
    const [before] = source.read();
    await pass(10_000);
    expect(source.read()[0]).toBe(before);
  });
});
