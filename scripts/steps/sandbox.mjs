import { spawn } from "node:child_process";
import { root } from "./folders.mjs";

/** `--port N` or `--port=N`, else PORT, else `fallback`. Ends the process on anything that is no port. */
export function portFrom(args, fallback) {
  const at = args.findIndex((arg) => arg === "--port" || arg.startsWith("--port="));
  const given = at < 0 ? process.env.PORT : (args[at].split("=")[1] ?? args[at + 1]);
  if (given === undefined || given === "") return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) {
    console.error(`"${given}" is not a port.`);
    process.exit(1);
  }
  return port;
}

/** Starts a child that shares our terminal and lives as long as we do. */
export function attach(file, args, env = {}) {
  const child = spawn(file, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to the child as well; sent on, it would count as a second, impatient one.
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  stopWithNpm(() => child.kill("SIGTERM"));
  return child;
}

/** npm passes a signal to the shell between us, which dies of it without a word; so we look whether it is there. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, 250);
  look.unref();
}

/** Ends this process the way the child ended: its exit code, or 128 + the signal's number. */
export function endWith(child, numbers) {
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? 128 + (numbers[signal] ?? 0)));
}
