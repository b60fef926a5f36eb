import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
/** What it has under way ends within seconds; tests that are over wait for no more. */
const stopLimitMs = 120_000;

export interface SandboxProcess {
  readonly url: string;
  /** Throws when it had already ended by itself. */
  stop(): Promise<void>;
  /** As a machine that loses its power: nothing is finished, nobody is notified. */
  kill(): Promise<void>;
}

/**
 * Starts an exchange with its control plane on a free port; `env` may set its seed and activity. Settles once it says
 * where it listens: asking a port who is there could find another's exchange.
 */
export async function startSandbox(env: Readonly<Record<string, string>>): Promise<SandboxProcess> {
  const args = ["--import", "tsx", join(root, "sandbox", "main.ts"), "--port", "0"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, SANDBOX_CONTROL: "1", ...env },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const at = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (at === undefined) return;
      found(at);
    });
    child.once("exit", () => failed(new Error(`The sandbox ended before it listened:\n${said}`)));
  });
  return {
    url,
    stop: () => stop(child, () => said),
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function stop(child: ChildProcess, said: () => string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`The sandbox ended during the tests (${child.exitCode ?? child.signalCode}):\n${said()}`);
  }
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => {
    console.error(`The sandbox did not end when it was asked to:\n${said()}`);
    child.kill("SIGKILL");
  }, stopLimitMs);
  await ended;
  clearTimeout(late);
}
