import type { Exchange } from "../../exchange.ts";
import type { FileEnd, FileHead } from "../../files/file-table.ts";
import type { FileThread, ThreadFile } from "../../files/file-thread.ts";
import { prepareLedger } from "../records/index.ts";
import { personOfId } from "../transfer/index.ts";
import { contentOf } from "./content-of.ts";
import { headOf } from "./head.ts";
import { fileName } from "./read.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";

export interface MadeFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const nothing: FileEnd = { totals: undefined, notes: [] };

/** Takes a part as soon as it is made: only one is held at a time. */
export type StoreFile = (file: MadeFile, part: number) => Promise<void>;

/** Makes all files of a statement, in parts where it is long; totals come with the last. False when it was given up. */
export async function makeFiles(
  exchange: Exchange<StatementSettings>,
  thread: FileThread,
  row: StatementRow,
  { isOver, store }: { readonly isOver: () => boolean; readonly store: StoreFile },
): Promise<boolean> {
  const { settings } = exchange;
  const terms = JSON.parse(row.terms) as StatementTerms;
  const max = row.format === "PDF" ? settings.statementRowsADocument : settings.statementRowsAFile;
  const person = await personOfId(exchange.database.db, row.userId);
  if (person === undefined) throw new Error(`Statement ${row.id} is of nobody`);
  await prepareLedger(exchange, person);
  const content = await contentOf(exchange, person, row, terms);
  const parts = Math.max(1, Math.ceil(content.count / max));
  let stored = 0;
  let file: ThreadFile | undefined;
  let held = 0;

  async function begin(): Promise<ThreadFile> {
    const part = { number: stored + 1, of: Math.max(parts, stored + 1) };
    const head: FileHead = headOf(exchange, row, terms, content.columns, part);
    held = 0;
    return thread.begin(row.format, head);
  }
  async function finish(of: ThreadFile, end: FileEnd): Promise<void> {
    const name = fileName(row, { number: stored + 1, of: Math.max(parts, stored + 1) });
    await store({ name, content: await of.end(end) }, stored + 1);
    stored += 1;
  }

  for await (const slice of content.slices) {
    let left = slice;
    while (left.length > 0) {
      if (isOver()) return false;
      if (file !== undefined && held === max) {
        await finish(file, nothing);
        file = undefined;
      }
      file ??= await begin();
      const taken = left.slice(0, max - held);
      await file.add(taken);
      held += taken.length;
      left = left.slice(taken.length);
    }
  }
  file ??= await begin();
  await finish(file, await content.end());
  return true;
}
