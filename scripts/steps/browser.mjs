import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { findOnPath, inRoot } from "./folders.mjs";
import { nodeCommand, run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without a browser's own windows: a quarter less to compute for each test. */
const shell = "chromium-headless-shell";

/** Without these the sandboxed or networked parts of a browser fail or stall in a container. */
const containerFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flags this machine needs: none but on Linux as root. */
export function browserFlags() {
  return process.platform === "linux" && process.getuid?.() === 0 ? containerFlags : [];
}

/** The major version of a browser that starts; 0 when it does not (a library it needs may be missing). */
export function browserMajor(file) {
  try {
    const said = execFileSync(file, ["--version", ...browserFlags()], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 30_000,
    });
    return Number(/(\d+)\.\d+\.\d+/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const startingOnPath = (these) => {
  const found = findOnPath(these);
  return found !== "" && browserMajor(found) > 0 ? found : "";
};

/** A Chromium of this machine that starts: CHROME_PATH, else a shell or a browser on PATH; "" when there is none. */
export function findBrowser() {
  const configured = process.env.CHROME_PATH ?? "";
  if (configured !== "" && browserMajor(configured) > 0) return configured;
  return startingOnPath([shell]) || startingOnPath(names);
}

/** For what a shell cannot do, such as keep pages for going back: a whole browser, "" when there is none on PATH. */
export function findWholeBrowser() {
  const found = findBrowser();
  return basename(found) === shell ? startingOnPath(names) : found;
}

/** The test runner's own download, when it is there and starts. */
async function ownBrowser() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) && browserMajor(file) > 0 ? file : "";
}

async function installOwn() {
  console.log("Installing a browser …");
  const cli = inRoot("node_modules", "@playwright", "test", "cli.js");
  return run(nodeCommand([cli, "install", "chromium"]), {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "30000" },
  });
}

async function installPackage() {
  const apt = findOnPath(["apt-get"]);
  if (apt === "" || process.getuid?.() !== 0) return { code: 1, output: "no apt-get, or not root\n" };
  console.log("Installing the distribution's browser …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run({ file: apt, args: ["update"] }, { env });
  if (update.code !== 0) return update;
  const install = (name) =>
    run({ file: apt, args: ["install", "-y", "--no-install-recommends", name] }, { env });
  const installed = await install(names[0]);
  // Not every distribution has it, and nothing needs it.
  if (installed.code === 0) await install(shell);
  return installed;
}

/**
 * A browser for the tests: one of this machine, else the test runner's own download, else the distribution's
 * package. Answers its path, or "" with what was tried.
 */
export async function ensureBrowser() {
  const present = findWholeBrowser() || (await ownBrowser());
  if (present !== "") return { file: findBrowser() || present, tried: "" };
  const download = await installOwn();
  const downloaded = await ownBrowser();
  if (downloaded !== "") return { file: downloaded, tried: "" };
  const installed = await installPackage();
  return { file: findBrowser(), tried: `${download.output}\n${installed.output}` };
}
