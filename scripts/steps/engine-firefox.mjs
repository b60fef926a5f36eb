import { installPackages } from "./engine-packages.mjs";
import { findOnPath } from "./folders.mjs";

const find = () => process.env.FIREFOX_FILE || findOnPath(["firefox-esr", "firefox"]);

/** Firefox of this machine, else the distribution's ESR: it speaks WebDriver BiDi itself. */
export async function ensureFirefox() {
  const tried = find() === "" ? await installPackages(["firefox-esr"]) : "";
  const file = find();
  return { name: "Firefox", found: file !== "", tried, env: { FIREFOX_FILE: file } };
}
