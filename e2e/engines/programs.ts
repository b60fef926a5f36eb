import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const endLimitMs = 10_000;

/** Programs that run, to be ended with us. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) killGroup(child);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));

/** A program that runs beside the journeys, and what it said. */
export interface Program {
  readonly child: ChildProcess;
  said(): string;
  end(): Promise<void>;
}

export function startProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // A group of its own: a driver that is killed leaves its browser behind, which keeps our pipes open.
    detached: true,
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr, child.stdio[3]]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
  }
  child.once("error", (error) => {
    said += error.message;
  });
  return { child, said: () => said, end: () => end(child) };
}

/** What the program says it is ready by: the first match's first group. */
export async function saidBy(program: Program, words: RegExp, limitMs = 60_000): Promise<string> {
  const until = Date.now() + limitMs;
  for (;;) {
    const found = words.exec(program.said())?.[1];
    if (found !== undefined) return found;
    if (program.child.exitCode !== null || Date.now() > until) {
      throw new Error(`${program.child.spawnfile} did not get ready:\n${program.said()}`);
    }
    await new Promise((go) => setTimeout(go, 20));
  }
}

/** Ends the program and all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const limit = setTimeout(() => killGroup(child), endLimitMs);
    await ended;
    clearTimeout(limit);
  }
  killGroup(child);
  running.delete(child);
  for (const stream of child.stdio) stream?.destroy();
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
}
