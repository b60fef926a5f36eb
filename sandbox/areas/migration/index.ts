import type { Area } from "../area.ts";
import { cardHandlers } from "./card-handlers.ts";
import { serveMigrationControl } from "./control.ts";
import { moveDemo } from "./demo.ts";
import { migrationGuards } from "./guards.ts";
import { migrationHandlers } from "./handlers.ts";
import { migrationPostings } from "./postings.ts";
import { readOnly } from "./read-only.ts";
import { migrationSceneRule } from "./scene.ts";
import { type MigrationSettings, migrationSettings } from "./settings.ts";
import { migrationSettling } from "./steps.ts";
import {
  cards,
  migrationAssets,
  migrationParts,
  migrationQuotes,
  migrations,
  outsideBlockers,
} from "./tables.ts";

export { answerIdentity } from "./identity.ts";
export { clearOutside, elsewherePath, outsideOf } from "./outside.ts";
export { hasLeft, movedTo } from "./rows.ts";

/** Moving an account to a regional site, its cards included. */
export const migration = {
  handlers: { ...migrationHandlers, ...cardHandlers },
  tables: [migrations, migrationQuotes, migrationParts, migrationAssets, cards, outsideBlockers],
  guards: migrationGuards,
  postings: migrationPostings,
  settings: migrationSettings,
  timers: { settling: migrationSettling },
  scenes: [migrationSceneRule],
  bar: readOnly,
  demo: { atSignIn: moveDemo },
  control: serveMigrationControl,
} satisfies Area<MigrationSettings>;
