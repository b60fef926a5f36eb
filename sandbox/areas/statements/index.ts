import type { Area } from "../area.ts";
import { demoStatements } from "./demo.ts";
import { statementDesk } from "./desk.ts";
import { statementHandlers } from "./handlers.ts";
import { exportSceneRule } from "./scene.ts";
import { type StatementSettings, statementSettings } from "./settings.ts";
import { statementFiles, statementPieces, statements as statementTable } from "./tables.ts";

export { type MadeByOthers, statementDesk } from "./desk.ts";
export { linkTo } from "./links.ts";
export type { MadeFile } from "./make-files.ts";
export { isZone, usedInMonth } from "./order.ts";
export { sizesOf, stateAt, statusOf } from "./read.ts";
export type { StatementSettings } from "./settings.ts";
export { type QueuedRow, statementFiles, statements as fileQueue } from "./tables.ts";
export { timeText } from "./times.ts";

/** Statements: asked for, made in the background, downloaded. */
export const statements = {
  handlers: statementHandlers,
  tables: [statementTable, statementFiles, statementPieces],
  settings: statementSettings,
  timers: { engine: statementDesk },
  scenes: [exportSceneRule],
  demo: { atSignIn: demoStatements },
} satisfies Area<StatementSettings>;
