import { launch } from "#src/state/platform.ts";
import { savesFiles } from "#src/ui/save-file.ts";

/** From this version on messaging apps download what a page within them names. */
const firstVersion = 8;

/** Who fetches the file behind a link: the browser, the messaging app at the page's request, or nobody. */
export const wayOfFiles: "browser" | "app" | "none" = savesFiles
  ? "browser"
  : Number.parseInt(launch?.hostVersion ?? "", 10) >= firstVersion
    ? "app"
    : "none";
