import type { CDPSession } from "@playwright/test";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

export interface Spent {
  readonly name: string;
  /** Of the time in which anything ran, percent. */
  readonly share: number;
}

const idle = new Set(["(idle)", "(root)"]);

/** The functions that a profile found most time in themselves, the dearest first. */
export function dearest(profile: Profile, count: number): Spent[] {
  const names = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName || "(anonymous)"]),
  );
  const spent = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const name = names.get(id) ?? "";
    const time = profile.timeDeltas?.[index] ?? 0;
    if (idle.has(name)) continue;
    busy += time;
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  return [...spent]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => ({ name, share: Math.round((1000 * time) / busy) / 10 }));
}

/** Profiles a page's own thread for a while. */
export async function profilePage(session: CDPSession, run: () => Promise<unknown>): Promise<Profile> {
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 200 });
  await session.send("Profiler.start");
  await run();
  const { profile } = await session.send("Profiler.stop");
  return profile;
}

/** Profiles the page's one worker, which has a session of its own within the page's. */
export async function profileWorker(session: CDPSession, run: () => Promise<unknown>): Promise<Profile> {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  const attached = new Promise<string>((resolve) => {
    session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") resolve(sessionId);
    });
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise((resolve) => {
      waiting.set(id, resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await session.send("Target.sendMessageToTarget", { sessionId, message });
    return answer;
  };
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: 100 });
  await send("Profiler.start");
  await run();
  const { profile } = (await send("Profiler.stop")) as { profile: Profile };
  return profile;
}
