import { and, eq } from "drizzle-orm";
import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Quote } from "./quotes.ts";
import { conversions, quotes } from "./tables.ts";

export interface Conversion {
  readonly quote: Quote;
  /** What it settled at; null while it runs and after a failure. */
  readonly toAmount: string | null;
  readonly rate: string | null;
  readonly status: "processing" | "success" | "failure";
  readonly createdAt: number;
}

/** One conversion of a person, or 700004. */
export async function findConversion(
  db: Db,
  person: Person,
  quoteId: string,
  accountType: string,
): Promise<Conversion> {
  const [row] = await db
    .select()
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(and(eq(conversions.quoteId, quoteId), eq(conversions.userId, person.id)));
  if (row === undefined || row.quotes.accountType !== accountType) {
    throw new Refusal(codes.orderNotFound, "No such conversion");
  }
  const { status, createdAt, toAmount, rate } = row.conversions;
  const settled = status === "success" ? { toAmount, rate } : { toAmount: null, rate: null };
  return { quote: row.quotes, status, createdAt, ...settled };
}
