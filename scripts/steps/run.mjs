import { spawn } from "node:child_process";
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

/**
 * Runs a command in the project's folder to its end.
 * `show` passes its output through; otherwise it is kept. Ends it after `limitMs`. Never throws: a command that
 * cannot start has code 127.
 */
export function run(command, { show = false, env = {}, limitMs = 15 * 60_000 } = {}) {
  return new Promise((done) => {
    const kept = [];
    const child = spawn(command.file, command.args, {
      cwd: root,
      shell: command.shell ?? false,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      env: { ...process.env, ...(show ? {} : { NO_COLOR: "1" }), ...env },
    });
    const keep = (chunk) => kept.push(chunk);
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const limit = setTimeout(() => {
      kept.push(Buffer.from(`\nended: it ran longer than ${Math.round(limitMs / 1000)} s\n`));
      child.kill("SIGTERM");
    }, limitMs);
    const finish = (code) => {
      clearTimeout(limit);
      done({ code, output: Buffer.concat(kept).toString("utf8") });
    };
    child.once("error", (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}
