/** The oldest Node that the project's dependencies run on; kept equal to `engines` in package.json. */
const oldest = [20, 19];

/** Ends the process with a plain message when Node is too old. Imports nothing, so that it runs on any Node. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Coffer needs Node ${oldest.join(".")} or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
