import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";
import type { Send } from "./worker-session.ts";

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Not script: waiting, and what the browser does between scripts (frames, layout, paint). */
const notScript = new Set(["(idle)", "(root)", "(program)"]);

/** Profiles a thread for as long as `run` takes. */
export async function watchThread(send: Send, run: () => Promise<unknown>): Promise<Profile> {
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: 100 });
  await send("Profiler.start");
  await run();
  return ((await send("Profiler.stop")) as { readonly profile: Profile }).profile;
}

/** The functions that script spent most time in themselves, as one sentence; `pages`: the folder of the built pages. */
export function dearestFunctions({ nodes, samples = [], timeDeltas = [] }: Profile, pages: string): string {
  const nameOf = readNames(pages);
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const spent = new Map<string, number>();
  let script = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    if (notScript.has(name)) continue;
    const time = timeDeltas[index] ?? 0;
    script += time;
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  const dearest = [...spent].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const reported = dearest.map(([name, time]) => `${name} ${Math.round((100 * time) / script)} %`);
  return `most script time by profile: ${reported.join(", ")}`;
}

/** Tells a function by its source, where it has one: built code has no names to speak of. */
function readNames(pages: string): (frame: CallFrame) => string {
  const maps = new Map<string, SourceMap>();
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (url === "" || !url.endsWith(".js")) return functionName;
    const { pathname } = new URL(url);
    const map =
      maps.get(pathname) ?? new SourceMap(JSON.parse(readFileSync(join(pages, `${pathname}.map`), "utf8")));
    maps.set(pathname, map);
    const entry = map.findEntry(lineNumber, columnNumber);
    if (!("originalSource" in entry)) return functionName;
    return `${basename(entry.originalSource)}:${entry.originalLine + 1}`;
  };
}
