// `npm run test:engines`: the journeys that matter in Firefox and WebKit, from the distribution's packages.
// `-- webkit convert` runs those only whose engine and name hold these words. The last line counts; an engine that
// cannot be had counts as skipped, and the run says so.
import { buildIsFresh } from "./steps/build-stamp.mjs";
import { ensureFirefox } from "./steps/engine-firefox.mjs";
import { ensureWebKit } from "./steps/engine-webkit.mjs";
import { inRoot } from "./steps/folders.mjs";
import { nodeCommand, npmCommand, run } from "./steps/run.mjs";

if (!buildIsFresh()) {
  const build = await run(npmCommand(["run", "--silent", "build"]));
  if (build.code !== 0) {
    console.log(build.output);
    console.log("0 passed, 1 failed");
    process.exit(1);
  }
}
const firefox = await ensureFirefox();
const webkit = await ensureWebKit();
for (const { name, found, tried } of [firefox, webkit]) {
  if (!found) console.log(`No engine: ${name} is not to be had here, its journeys are skipped. ${tried}`);
}
const args = ["--import", "tsx", inRoot("e2e", "engines", "run.ts"), ...process.argv.slice(2)];
const env = { ...firefox.env, ...webkit.env };
const onLine = (line) => {
  console.log(line);
  return true;
};
const { code, output } = await run(nodeCommand(args), { env, onLine });
if (output.trim() !== "" && code !== 0) console.error(output);
process.exitCode = code;
