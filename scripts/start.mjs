// `npm start`: from a fresh clone to a working page. Only Node's own modules until the dependencies are there.
import { constants } from "node:os";
import { buildIsFresh } from "./steps/build-stamp.mjs";
import { ensureDependencies } from "./steps/dependencies.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { npmCommand, run } from "./steps/run.mjs";
import { attach, endWith, portFrom } from "./steps/sandbox.mjs";

requireNode();
const port = portFrom(process.argv.slice(2), 4400);

if (!(await ensureDependencies())) {
  console.error("The dependencies could not be installed; npm says why above.");
  process.exit(1);
}

if (!buildIsFresh()) {
  console.log("Building …");
  const build = await run(npmCommand(["run", "--silent", "build"]));
  if (build.code !== 0) {
    console.error(build.output);
    console.error("The build failed.");
    process.exit(1);
  }
}

// The sandbox prints the address and the demo accounts once it listens.
const sandbox = attach(process.execPath, ["--import", "tsx", "sandbox/main.ts", "--port", String(port)]);
endWith(sandbox, constants.signals);
