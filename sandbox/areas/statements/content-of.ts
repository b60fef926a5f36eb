import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { balancesContent } from "./balances-content.ts";
import type { Content } from "./content.ts";
import { conversionsContent } from "./conversions-content.ts";
import { depositsContent } from "./deposits-content.ts";
import { derivativesContent } from "./derivatives-content.ts";
import { ledgerContent } from "./ledger-content.ts";
import { personalContent } from "./personal-content.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { withdrawalsContent } from "./withdrawals-content.ts";

/** What a statement of this kind is made of. */
export async function contentOf(
  exchange: Exchange<StatementSettings>,
  person: Person,
  row: StatementRow,
  terms: StatementTerms,
): Promise<Content> {
  const { db } = exchange.database;
  const { kind } = row;
  if (kind === "DERIVATIVES") return derivativesContent(db, row, terms);
  if (kind === "DEPOSIT") return depositsContent(db, row, terms);
  if (kind === "WITHDRAW") return withdrawalsContent(db, row, terms);
  if (kind === "CONVERT") return conversionsContent(db, row, terms, { taxed: false });
  if (kind === "INDIA_TAX") return conversionsContent(db, row, terms, { taxed: true });
  if (kind === "PERSONAL_INFO") return personalContent(db, person, terms);
  if (kind === "ACCOUNT_STATEMENT") return balancesContent(exchange, row, terms);
  return ledgerContent(db, row, terms);
}
