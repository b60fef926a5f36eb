import { eq } from "drizzle-orm";
import type { TaxReportKind } from "#shared/contract/tax-report-kinds.ts";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { personOf } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Exchange } from "../../exchange.ts";
import type { FileThread } from "../../files/file-thread.ts";
import type { MadeByOthers, QueuedRow } from "../statements/index.ts";
import { membersOf } from "../transfer/index.ts";
import { contentsOf } from "./contents.ts";
import { readFamilyBooks } from "./family-books.ts";
import { writeReport } from "./report-files.ts";
import { taxReports } from "./tables.ts";
import { textsOf } from "./texts/index.ts";

/** Makes a report of the queue: read from the books as they are now, up to the end of its year. */
export async function makeReport(
  { database: { db }, market }: Pick<Exchange, "database" | "market">,
  thread: FileThread,
  row: QueuedRow,
): Promise<MadeByOthers> {
  const [report] = await db.select().from(taxReports).where(eq(taxReports.queryId, row.id));
  const [user] = await db.select().from(users).where(eq(users.id, row.userId));
  if (report === undefined || user === undefined) throw new Error(`No tax report ${row.id}`);
  const { timezone, language } = JSON.parse(row.terms) as { timezone: string; language: string };
  const owners = (await membersOf(db, personOf(user))).map(({ id }) => String(id));
  const madeAt = row.startedAt ?? row.createdAt;
  const { currency, residence, year, username } = report;
  const until = Math.min(row.endAt, madeAt + 1);
  const books = await readFamilyBooks(db, market, { owners, currency, until });
  const owner = String(report.uid);
  const { tables, figures } = contentsOf(books, { kind: kindOf(row), owner, year, texts: textsOf(language) });
  const head = { year, uid: owner, username, residence, currency, timezone, language, madeAt };
  const files = await writeReport(thread, row, tables, head);
  return {
    files,
    async keep(tx) {
      await tx
        .update(taxReports)
        .set({ parts: files.length, ...figures })
        .where(eq(taxReports.queryId, row.id));
    },
  };
}

function kindOf({ kind, id }: QueuedRow): TaxReportKind {
  const known = taxReportKinds.find((one) => one === kind);
  if (known === undefined) throw new Error(`${id} is no tax report`);
  return known;
}
