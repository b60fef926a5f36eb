import { and, asc, desc, eq } from "drizzle-orm";
import type { TaxReport } from "#shared/contract/tax-reports.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import {
  fileQueue,
  linkTo,
  type QueuedRow,
  type StatementSettings,
  sizesOf,
  stateAt,
  statementDesk,
  statementFiles,
  statusOf,
} from "../statements/index.ts";
import { orderReports } from "./order-reports.ts";
import { pageOf, requireOwn } from "./pages.ts";
import { type TaxReportRow, taxReports } from "./tables.ts";

const seconds = (at: number): number => Math.floor(at / 1000);

/** Reports: asked for, listed, downloaded (F6i.7-F6i.9). */
export const taxReportHandlers: AreaHandlers<"taxReports", StatementSettings> = {
  "taxReports.create": {
    access: "private",
    async handle(input, { db, exchange, now }, person) {
      const quota = exchange.settings.statementQuota;
      const list = await orderReports(db, person, input, { now, quota });
      statementDesk.of(exchange).look();
      return { requestId: input.requestId, list: [...list] };
    },
  },
  "taxReports.list": {
    access: "private",
    async handle({ mainUid, ...paging }, { db, now }, person) {
      requireOwn(person, mainUid);
      const mine = eq(taxReports.mainId, person.id);
      const { limit, offset } = pageOf(paging);
      const rows = await db
        .select({ report: taxReports, file: fileQueue })
        .from(taxReports)
        .innerJoin(fileQueue, eq(fileQueue.id, taxReports.queryId))
        .where(mine)
        .orderBy(desc(fileQueue.createdAt), desc(fileQueue.id))
        .limit(limit)
        .offset(offset);
      const sizes = await sizesOf(
        db,
        rows.map(({ file }) => file),
      );
      const list = rows.map(({ report, file }) => reportView(report, file, sizes.get(file.id) ?? 0, now));
      return { total: await db.$count(taxReports, mine), list };
    },
  },
  "taxReports.url": {
    access: "private",
    async handle({ queryId }, { db, exchange, now }, person) {
      const row = await readyReport(db, person, queryId, now);
      const files = await db
        .select({ part: statementFiles.part })
        .from(statementFiles)
        .where(eq(statementFiles.statementId, queryId))
        .orderBy(asc(statementFiles.part));
      const until = Math.min(now + exchange.settings.statementLinkMs, row.expiresAt ?? 0);
      const link = { statementId: queryId, userId: person.id, until };
      const urls = files.map(({ part }) => linkTo(exchange.keys, { ...link, part }));
      return { queryId, urls, expireTime: seconds(until) };
    },
  },
};

async function readyReport(db: Db, person: Person, queryId: string, now: number): Promise<QueuedRow> {
  const [found] = await db
    .select({ file: fileQueue })
    .from(taxReports)
    .innerJoin(fileQueue, eq(fileQueue.id, taxReports.queryId))
    .where(and(eq(taxReports.queryId, queryId), eq(taxReports.mainId, person.id)));
  if (found === undefined) throw new Refusal(codes.badParameter, "queryId: unknown");
  if (stateAt(found.file, now) !== "ready") {
    throw new Refusal(codes.statusForbids, "There is no file, or none any more");
  }
  return found.file;
}

function reportView(report: TaxReportRow, file: QueuedRow, size: number, now: number): TaxReport {
  const state = stateAt(file, now);
  const { proceeds, cost, gain, currency, unpriced } = report;
  const money = (amount: string): string => new Decimal(amount).toFixed(2);
  const isMade = proceeds !== null && cost !== null && gain !== null && state !== "failed";
  return {
    queryId: file.id,
    mainUid: String(report.mainId),
    uid: String(report.uid),
    username: report.username,
    kind: file.kind,
    year: report.year,
    format: file.format,
    status: statusOf[state],
    parts: state === "ready" ? report.parts : 0,
    fileSize: state === "ready" ? size : 0,
    createdTime: seconds(file.createdAt),
    expireTime: file.expiresAt === null ? 0 : seconds(file.expiresAt),
    batchId: report.batchId,
    figures: isMade
      ? { currency, proceeds: money(proceeds), cost: money(cost), gain: money(gain), unpriced }
      : null,
  };
}
