import { inArray } from "drizzle-orm";
import type { FrozenDetail, FrozenSource } from "../../dealer/frozen-source.ts";
import { deposits } from "./tables.ts";

/** Documents asked for, and questions on where it came from. */
const needsDocuments = "20";
const needsAnswers = 1;

/** Deposits on hold: some wait for what their owner is to say. */
export const frozenByDeposits: FrozenSource = {
  area: "deposit",
  async details(db, refs) {
    const rows = await db
      .select()
      .from(deposits)
      .where(inArray(deposits.id, [...refs]));
    return new Map(
      rows.map(({ id, depositType, travelRule, dueAt }): [string, FrozenDetail] => [
        id,
        {
          until: dueAt === null ? "" : String(dueAt),
          needs: travelRule === needsAnswers ? "ANSWERS" : depositType === needsDocuments ? "DOCUMENTS" : "",
        },
      ]),
    );
  },
};
