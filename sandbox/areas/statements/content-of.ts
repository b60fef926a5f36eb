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
  switch (row.kind) {
    case "DERIVATIVES":
      return derivativesContent(db, row, terms);
    case "DEPOSIT":
      return depositsContent(db, row, terms);
    case "WITHDRAW":
      return withdrawalsContent(db, row, terms);
    case "CONVERT":
    case "INDIA_TAX":
      return conversionsContent(db, row, terms, { taxed: row.kind === "INDIA_TAX" });
    case "PERSONAL_INFO":
      return personalContent(db, person, terms);
    case "ACCOUNT_STATEMENT":
      return balancesContent(exchange, row, terms);
    default:
      return ledgerContent(db, row, terms);
  }
}
