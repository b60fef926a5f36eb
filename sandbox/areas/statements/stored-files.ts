import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../ledger/database.ts";
import type { MadeFile } from "./make-files.ts";
import { pieceBytes, statementFiles, statementPieces } from "./tables.ts";

/** A part as it is kept; its bytes are read as they are sent. */
export interface StoredFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Others' calls come in between: nothing of it counts before its statement says that it is ready. */
export async function keepFile(
  db: Db,
  statementId: string,
  part: number,
  { name, content }: MadeFile,
): Promise<void> {
  await db.insert(statementFiles).values({ statementId, part, name, size: content.length });
  for (let place = 0; place * pieceBytes < content.length; place += 1) {
    const piece = content.subarray(place * pieceBytes, (place + 1) * pieceBytes);
    await db.insert(statementPieces).values({ statementId, part, place, content: piece });
  }
}

/** Undefined where there is none. */
export async function readFile(db: Db, statementId: string, part: number): Promise<StoredFile | undefined> {
  const ofPart = and(eq(statementFiles.statementId, statementId), eq(statementFiles.part, part));
  const [file] = await db.select().from(statementFiles).where(ofPart);
  return file && { name: file.name, size: file.size, pieces: piecesOf(db, statementId, part, file.size) };
}

async function* piecesOf(
  db: Db,
  statementId: string,
  part: number,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let place = 0; place * pieceBytes < size; place += 1) {
    const [piece] = await db
      .select({ content: statementPieces.content })
      .from(statementPieces)
      .where(
        and(
          eq(statementPieces.statementId, statementId),
          eq(statementPieces.part, part),
          eq(statementPieces.place, place),
        ),
      );
    if (piece === undefined) throw new Error(`File ${statementId}, part ${part}, went while it was read`);
    yield piece.content;
  }
}

export function dropFiles(db: Db, ids: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(statementPieces).where(inArray(statementPieces.statementId, [...ids]));
    await tx.delete(statementFiles).where(inArray(statementFiles.statementId, [...ids]));
  });
}
