import type { TopicDefinition } from "./define.ts";
import type { StatementFile } from "./statements.ts";

/** What the worker makes of files that are made in the background. */

export interface MadeFilesParams {
  /** Another number reads the list anew. */
  readonly round: number;
  /** A file was requested and its answer lost: the list is requested again and again, as while one is being made. */
  readonly expects: boolean;
}

export type StatementRow = StatementFile & { readonly key: string };

export interface StatementTopics {
  /** A person's newest statements, at most fifty. */
  readonly "statements.files": TopicDefinition<MadeFilesParams, StatementRow>;
}
