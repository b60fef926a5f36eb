import type { Send } from "./worker-session.ts";

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

/** Profiles a thread for as long as `run` takes. */
export async function watchThread(send: Send, run: () => Promise<unknown>): Promise<Profile> {
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: 100 });
  await send("Profiler.start");
  await run();
  return ((await send("Profiler.stop")) as { readonly profile: Profile }).profile;
}
