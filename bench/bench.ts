import type { Browser } from "@playwright/test";
import type { AreaPage } from "../e2e/area-pages.ts";
import type { StormServer } from "./server/start.ts";

/** What each part of the bench is given. */
export interface Bench {
  readonly browser: Browser;
  readonly storm: StormServer;
  /** The folder of the built pages. */
  readonly pages: string;
  /** The short form, for each change; the long one is for a machine at rest. */
  readonly quick: boolean;
  /** Pages of the build that are measured. */
  readonly places: readonly AreaPage[];
  say(text: string): void;
}
