import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const startLimitMs = 60_000;

export interface SandboxProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts an exchange with its control plane on `port`; `env` may set its seed and activity. Settles once it answers. */
export async function startSandbox(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<SandboxProcess> {
  const args = ["--import", "tsx", join(root, "sandbox", "main.ts"), "--port", String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, SANDBOX_CONTROL: "1", ...env },
  });
  const said: string[] = [];
  const keep = (chunk: Buffer): void => void said.push(chunk.toString("utf8"));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const url = `http://localhost:${port}`;
  const limit = Date.now() + startLimitMs;
  while (!(await isHealthy(url))) {
    if (hasEnded(child)) throw new Error(`The sandbox ended before it listened:\n${said.join("")}`);
    if (Date.now() > limit) throw new Error(`The sandbox did not listen in time:\n${said.join("")}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  // Another sandbox on this port would answer as well while ours fails to listen.
  if (hasEnded(child)) throw new Error(`Port ${port} is taken:\n${said.join("")}`);
  return { url, stop: () => stop(child) };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`);
    return (await answer.text()) === "ok";
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
