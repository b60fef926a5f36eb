import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { inRoot, root } from "./folders.mjs";

const windows = process.platform === "win32";

/** npm itself, run by this Node when npm started us: a second npm on PATH may be another version. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith(".js")) return { file: process.execPath, args: [cli, ...args] };
  return { file: windows ? "npm.cmd" : "npm", args, shell: windows };
}

/** A program of an installed package. */
export function binCommand(name, args) {
  return { file: inRoot("node_modules", ".bin", windows ? `${name}.cmd` : name), args, shell: windows };
}

/** This Node with these arguments. */
export function nodeCommand(args) {
  return { file: process.execPath, args };
}

/** Nobody's limit is on a whole step; but one in which nothing happens for this long is ended. */
export const stallMs = 5 * 60_000;

/**
 * Runs a command in the project's folder to its end. `show` passes its output through; otherwise each line goes to
 * `onLine`, and to the kept output unless that answers true. When `onLine` or the command is silent for `stall.ms`, the
 * command and its children are ended and `stall.what()` says what hung. Never throws: a command that cannot start has
 * code 127.
 */
export function run(command, { show = false, env = {}, onLine = () => false, stall = {} } = {}) {
  const { ms = stallMs, what = () => "it said nothing" } = stall;
  return new Promise((done) => {
    const stored = [];
    const child = spawn(command.file, command.args, {
      cwd: root,
      shell: command.shell ?? false,
      // A group of its own, so that the browsers and servers it started can be ended with it.
      detached: !windows,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      env: { ...process.env, ...(show ? {} : { NO_COLOR: "1" }), ...env },
    });
    const end = () => endGroup(child);
    const watchdog = setTimeout(() => {
      stored.push(`ended: nothing finished for ${Math.round(ms / 1000)} s (${what()})`);
      end();
    }, ms);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        watchdog.refresh();
        if (!onLine(line)) stored.push(line);
      });
    }
    process.once("exit", end);
    const finish = (code) => {
      clearTimeout(watchdog);
      process.off("exit", end);
      done({ code, output: stored.join("\n") });
    };
    child.once("error", (error) => {
      stored.push(error.message);
      finish(127);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

function endGroup(child) {
  try {
    if (windows || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended by itself meanwhile.
  }
}
