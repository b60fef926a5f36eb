import type { Area } from "../area.ts";
import { statementDesk } from "./desk.ts";
import { statementHandlers } from "./handlers.ts";
import { exportSceneRule } from "./scene.ts";
import { type StatementSettings, statementSettings } from "./settings.ts";
import { statementFiles, statements as statementTable } from "./tables.ts";

/** Statements: asked for, made in the background, downloaded. */
export const statements = {
  handlers: statementHandlers,
  tables: [statementTable, statementFiles],
  settings: statementSettings,
  timers: { engine: statementDesk },
  scenes: [exportSceneRule],
} satisfies Area<StatementSettings>;
