// `npm run dev`: the page from its sources with hot reload, in front of a sandbox that restarts when edited.
import { constants } from "node:os";
import { ensureDependencies } from "./steps/dependencies.mjs";
import { inRoot } from "./steps/folders.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { attach, endWith, portFrom } from "./steps/sandbox.mjs";

requireNode();
if (!(await ensureDependencies())) process.exit(1);

const port = portFrom(process.argv.slice(2), 4400);
const behind = port + 1;
// Straight through Node: a .bin wrapper would swallow the signals.
const sandbox = attach(process.execPath, [
  inRoot("node_modules/tsx/dist/cli.mjs"),
  "watch",
  "--clear-screen=false",
  "sandbox/main.ts",
  "--port",
  String(behind),
]);
const vite = attach(
  process.execPath,
  [inRoot("node_modules/vite/bin/vite.js"), "--port", String(port), "--strictPort"],
  { COFFER_SANDBOX: `http://localhost:${behind}` },
);
vite.once("exit", () => sandbox.kill("SIGTERM"));
sandbox.once("exit", () => vite.kill("SIGTERM"));
endWith(vite, constants.signals);
