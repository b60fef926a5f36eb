import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Load } from "./storm.ts";

export interface StormServer {
  readonly origin: string;
  /** What frames come from now on. */
  set(load: Load): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the bench's pages and the storm on a free port of this machine. */
export async function startStormServer(pages: string, dist: string): Promise<StormServer> {
  const child = fork(join(import.meta.dirname, "storm-server.ts"), [pages, dist], {
    execArgv: ["--import", "tsx"],
  });
  const answer = async (): Promise<Record<string, unknown>> => {
    const [message] = (await once(child, "message")) as [Record<string, unknown>];
    return message;
  };
  const { port } = await answer();
  return {
    origin: `http://localhost:${String(port)}`,
    async set(load) {
      const done = answer();
      child.send(load);
      await done;
    },
    async stop() {
      if (!child.connected) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
