import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findOnPath } from "./folders.mjs";
import { run } from "./run.mjs";

/** A PostgreSQL server for the time of a test run: one of this machine, or Debian's package. */

const distributionFolder = "/usr/lib/postgresql";
const startLimitMs = 180_000;
const isRoot = process.getuid?.() === 0;

/** The folder with initdb and postgres, "" when this machine has none. */
export function findPostgres() {
  const onPath = findOnPath(["initdb"]);
  const adjacent = onPath === "" ? "" : dirname(realpathSync(onPath));
  const versions = existsSync(distributionFolder) ? readdirSync(distributionFolder) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(distributionFolder, version, "bin"));
  const isServer = (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
  return [adjacent, ...packaged].filter((folder) => folder !== "").find(isServer) ?? "";
}

async function installPackage() {
  const apt = findOnPath(["apt-get"]);
  if (apt === "" || !isRoot) return "no PostgreSQL here, and no apt-get as root to install it with";
  console.log("Installing the distribution's PostgreSQL …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]]) {
    const { code, output } = await run({ file: apt, args }, { env });
    if (code !== 0) return `apt-get ${args[0]} failed: ${output.trim().split("\n").at(-1) ?? ""}`;
  }
  return "";
}

/** The server refuses to run as root: then it runs as the package's own user, else as us. */
function asServerUser(file, args) {
  return isRoot ? { file: "runuser", args: ["-u", "postgres", "--", file, ...args] } : { file, args };
}

async function freePort() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Starts a server on a free port with its files in a folder of its own; `stop` ends it and takes the files away. */
async function startServer(bin) {
  const folder = mkdtempSync(join(tmpdir(), "coffer-postgres-"));
  // Another user's server has to get into a folder of ours.
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const init = asServerUser(join(bin, "initdb"), [
      "-D",
      data,
      "-U",
      "coffer",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "-N",
    ]);
    await promisify(execFile)(init.file, init.args, { cwd: folder });
    const port = await freePort();
    // The books of a test need not outlive a power cut.
    const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
    const options = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${folder}`,
      ...quick,
    ];
    const serve = asServerUser(join(bin, "postgres"), ["-D", data, ...options.flatMap((one) => ["-c", one])]);
    const child = spawn(serve.file, serve.args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    const stop = async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        // The server's own process: what we started as root only changes the user and passes no signal on.
        process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]), "SIGINT");
        await ended;
      }
      remove();
    };
    try {
      await isReady(child);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `postgres://coffer@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

function isReady(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    const limit = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time:\n${said}`)),
      startLimitMs,
    );
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL ended at its start:\n${said}`)));
    child.stderr.on("data", (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (!said.includes("ready to accept connections")) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

/**
 * Runs something with a PostgreSQL server's URL (for DATABASE_URL), started for it and stopped after it whatever comes
 * of it. Answers `{ result }`, or `{ reason }` when no server can be had on this machine: then nothing was run.
 */
export async function withPostgres(use) {
  let bin = findPostgres();
  if (bin === "") {
    const reason = await installPackage();
    bin = reason === "" ? findPostgres() : "";
    if (bin === "") return { reason: reason || "the package brought no server" };
  }
  let server;
  try {
    server = await startServer(bin);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
  try {
    return { result: await use(server.url) };
  } finally {
    await server.stop();
  }
}
