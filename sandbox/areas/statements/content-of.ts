import type { Exchange } from "../../exchange.ts";
import type { Content } from "./content.ts";
import { ledgerContent } from "./ledger-content.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";

/** What a statement of this kind is made of. */
export async function contentOf(
  exchange: Exchange<StatementSettings>,
  row: StatementRow,
  terms: StatementTerms,
): Promise<Content> {
  const { db } = exchange.database;
  return ledgerContent(db, row, terms);
}
