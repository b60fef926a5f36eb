import errorCodes from "../../public/common-static/coffer/release/inverse-error-code/en.json?raw";
import userAssets from "../../public/common-static/coffer/release/user-assets/en.json?raw";
import type { AreaTexts } from "./texts.ts";

/** The English texts as they were when the page was built: a chunk of its own, for when no file can be fetched. */
export const english: Readonly<Record<string, AreaTexts>> = {
  "user-assets": textsOf(userAssets),
  "inverse-error-code": textsOf(errorCodes),
};

function textsOf(json: string): AreaTexts {
  const read: unknown = JSON.parse(json);
  const entries = typeof read === "object" && read !== null ? Object.entries(read) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
