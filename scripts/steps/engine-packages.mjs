import { findOnPath } from "./folders.mjs";
import { run } from "./run.mjs";

/** Installs packages of the distribution; answers what stood in the way, "" when nothing did. */
export async function installPackages(names) {
  const apt = findOnPath(["apt-get"]);
  if (apt === "" || process.getuid?.() !== 0) return "No apt-get, or not root.";
  console.log(`Installing ${names.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run({ file: apt, args: ["update"] }, { env });
  if (update.code !== 0) return lastLine(update.output);
  const install = await run(
    { file: apt, args: ["install", "-y", "--no-install-recommends", ...names] },
    { env },
  );
  return install.code === 0 ? "" : lastLine(install.output);
}

function lastLine(output) {
  return output.trim().split("\n").at(-1) ?? "";
}
